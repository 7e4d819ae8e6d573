import TransitionStage

/// Segues of the subject's own, and the way back. What the system's segues do is a request as by code,
/// so the facts about that back them.
enum SegueFamily {
  static let all: [Scenario] = SegueStyle.allCases.flatMap(scenarios)

  private static func scenarios(_ style: SegueStyle) -> [Scenario] {
    changes(style) + SegueReturns.all(style) + (style.presentation == nil ? [laterPush(style)] : [])
      + (style.isPullable ? pulled(style) : []) + surroundings(style)
  }

  static func scenario(
    _ style: SegueStyle, _ action: String, _ variant: Scenario.Variant = .finished, title: String,
    tags: [String] = ["segue-custom"], evidence: [String], isInferred: Bool = false,
    pull: Pull? = nil, isChoice: Bool = false, isUnanimated: Bool = false,
    script: @escaping @MainActor @Sendable (SeguePlay) -> Void
  ) -> Scenario {
    Scenario(
      .segue(style), action, variant, title: title, tags: tags, evidence: evidence,
      isInferred: isInferred, isPulled: pull != nil,
      obstacle: { subject in
        if isChoice, subject.isReference { return "when it presents is each segue's own choice" }
        if isUnanimated || variant == .unanimated, subject.isAlwaysAnimated {
          return VerbDemand.alwaysAnimated
        }
        return Obstacle.toPerforming(pull, style)(subject)
      }
    ) { stage in
      if variant == .repeated { stage.installer.isShared = true }
      script(SeguePlay(stage, style))
    }
  }

  // MARK: - There and back

  private static func changes(_ style: SegueStyle) -> [Scenario] {
    [
      scenario(
        style, "perform", title: "a segue leads to another screen", evidence: style.performing
      ) { play in
        play.stage.begin()
        play.perform()
      },
      scenario(
        style, "perform", .unanimated, title: "a segue leads to another screen without animation",
        evidence: style.performingUnanimated
      ) { play in
        play.stage.begin()
        play.perform(animated: false)
      },
      scenario(
        style, "unwind", title: "a segue leads back", evidence: style.unwinding
      ) { play in
        play.open()
        play.unwind()
      },
      scenario(
        style, "unwind-deep", title: "a segue leads back past two screens",
        tags: ["segue-unwind-deep"], evidence: style.unwinding
      ) { play in
        play.open(2)
        play.unwind()
      },
      scenario(
        style, "cycle", title: "a segue leads somewhere, and another leads back",
        evidence: style.performing + style.unwinding
      ) { play in
        play.stage.begin()
        play.cycle()
      },
      scenario(
        style, "cycle", .repeated, title: "segues lead to fresh screens and back",
        evidence: style.performing + style.unwinding
      ) { play in
        play.stage.begin()
        play.stage.repeatRounds { play.cycle() }
      },
    ]
  }

  /// Whoever takes the place of the app's delegate gives it back, or passes on what he hears there.
  private static func laterPush(_ style: SegueStyle) -> Scenario {
    scenario(
      style, "perform-then-push",
      title: "a segue leads on, and then the app, whose delegate listens, pushes by code",
      evidence: style.performing + ["NV-04"]
    ) { play in
      play.listen()
      play.stage.begin()
      play.perform()
      play.stage.rest()
      play.pushByCode()
    }
  }

  // MARK: - Cancelled

  private static func pulled(_ style: SegueStyle) -> [Scenario] {
    SegueEntrances.all(style) + cancelled(style)
      + VainPull.allCases.map { unwind(after: $0, style) }
  }

  /// What a finger or a driver begins and cancels. That a presentation goes back as a sheet does is inferred.
  private static func cancelled(_ style: SegueStyle) -> [Scenario] {
    let isPresented = style.presentation != nil
    return [
      scenario(
        style, "perform", .cancelled,
        title: "a screen that a segue leads to is pulled in, and given up",
        tags: ["segue-cancel"], evidence: style.performingCancelled, isInferred: true, pull: .inward
      ) { play in
        play.stage.begin()
        play.pullOnAndCancel()
      },
      scenario(
        style, "cancel-then-perform",
        title: "a screen is pulled in and given up, and then a segue leads to another one",
        tags: ["segue-cancel"], evidence: style.performingCancelled + style.performing,
        isInferred: true, pull: .inward
      ) { play in
        play.stage.begin()
        play.pullOnAndCancel()
        play.perform()
      },
      scenario(
        style, "unwind", .cancelled, title: "the way back is pulled, and given up",
        tags: ["segue-cancel"], evidence: style.unwindingCancelled, isInferred: isPresented,
        pull: .away
      ) { play in
        play.open()
        play.pullBack(.letGo)
      },
    ]
  }

  private static func unwind(after vain: VainPull, _ style: SegueStyle) -> Scenario {
    scenario(
      style, vain.then("unwind"),
      title: "the way back is pulled \(vain.words), and then a segue leads back",
      tags: ["segue-cancel"], evidence: style.unwindingCancelled + style.unwinding,
      isInferred: style.presentation != nil || vain == .takenAway, pull: vain.pull
    ) { play in
      play.open()
      play.pullBack(vain)
      play.unwind()
    }
  }

  // MARK: - What happens meanwhile

  private static func surroundings(_ style: SegueStyle) -> [Scenario] {
    [
      scenario(
        style, "tap-twice", title: "a button that leads on is tapped twice in a row",
        evidence: style.performing
      ) { play in
        let button = play.addButton()
        play.stage.begin()
        play.stage.tap(button, as: "button")
        play.stage.advance(by: 0.1)
        play.stage.tap(button, as: "button")
      },
      scenario(
        style, "turn-while-performing", title: "the device turns while a segue leads on",
        evidence: [], isChoice: style == .presentUnanimated
      ) { play in
        play.stage.begin()
        play.perform()
        play.stage.advance(by: 0.1)
        play.stage.resize(to: .onItsSide)
      },
      scenario(
        style, "darken-while-performing",
        title: "the interface turns dark while a segue leads on",
        tags: ["segue-custom", "interface-style"], evidence: []
      ) { play in
        play.stage.begin()
        play.perform()
        play.stage.darkenMidway()
      },
      scenario(
        style, "background-while-performing",
        title: "the application leaves the screen and returns while a segue leads on",
        tags: ["segue-custom", "background-mid-transition"], evidence: []
      ) { play in
        play.stage.begin()
        play.perform()
        play.stage.advance(by: 0.1)
        play.stage.background()
        play.stage.foreground()
      },
      scenario(
        style, "inactive-while-performing",
        title: "something of the system's is in front of the application while a segue leads on",
        tags: ["segue-custom", "inactive-mid-transition"], evidence: []
      ) { play in
        play.stage.begin()
        play.perform()
        play.stage.lookAwayMidway()
      },
      scenario(
        style, "animations-disabled", title: "segues lead on and back while animations are off",
        tags: ["segue-custom", "animations-disabled"], evidence: [], isUnanimated: true
      ) { play in
        play.stage.begin()
        play.stage.setAnimationsEnabled(false)
        play.cycle()
        play.stage.setAnimationsEnabled(true)
      },
    ]
  }
}
