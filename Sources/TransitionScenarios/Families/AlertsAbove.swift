import TransitionStage

/// Alerts above what a subject has shown, which are answered and gone, and alerts that meet a finger.
///
/// No order was observed for them. An alert takes nobody's view out of the window, so nobody hears of it.
enum AlertsAbove {
  static let modal: [Scenario] = [ModalStyle.fullScreen, .pageSheet, .custom].flatMap(presentations)

  static let navigation: [Scenario] = [
    navigation(
      "alert-above", depth: 1,
      title: "a screen is pushed, an alert comes above it and is answered, and it is popped"
    ) { play, alert in
      play.push()
      play.stage.rest()
      play.stage.pass(alert, over: play.nav)
      play.pop()
    },
    navigation(
      "alert-while-pulled", .cancelled, depth: 2,
      title: "an alert comes while the top is pulled away that is given up", pull: .away
    ) { play, alert in
      play.pullBack(to: .cancelled) {
        alert.show(over: play.nav)
        play.stage.advance(by: 0.1)
      }
      alert.answer()
    },
  ]

  static let tabs: [Scenario] = [
    Scenario(
      .tabs(.screens), "alert-above",
      title: "an alert comes above a tab and is answered, and the way leads back",
      tags: tags, evidence: [], obstacle: Obstacle.toSelecting(nil)
    ) { stage in
      let play = TabPlay(stage, .screens)
      play.open()
      play.select(1)
      stage.rest()
      stage.pass(StagedAlert(stage), over: play.tabs)
      play.select(0)
    }
  ]

  static let container: [Scenario] = [
    ContainerFamily.scenario(
      .children, "alert-above",
      title: "an alert comes above a child and is answered, and the way leads back", tags: tags,
      needs: [.select]
    ) { play in
      play.open()
      play.select(1)
      play.stage.rest()
      play.stage.pass(StagedAlert(play.stage), over: play.container)
      play.select(0)
    },
    ContainerFamily.scenario(
      .stack, "alert-above",
      title: "a screen is pushed in a stack, an alert comes above it, and it is popped", tags: tags,
      needs: [.stack]
    ) { play in
      play.open()
      play.push()
      play.stage.rest()
      play.stage.pass(StagedAlert(play.stage), over: play.container)
      play.pop()
    },
    ContainerFamily.scenario(
      .side, "alert-above",
      title: "an alert comes above an open side and is answered, and the side stays open",
      tags: tags, needs: [.open]
    ) { play in
      play.open()
      play.setOpen(true)
      play.stage.rest()
      play.stage.pass(StagedAlert(play.stage), over: play.container)
    },
  ]

  // MARK: - Families

  private static let tags = ["alert-above"]

  private static func presentations(_ style: ModalStyle) -> [Scenario] {
    func scenario(
      _ action: String, _ variant: Scenario.Variant = .finished, title: String, pull: Pull? = nil,
      complaints: [String] = [],
      script: @escaping @MainActor @Sendable (ModalPlay, StagedAlert) -> Void
    ) -> Scenario {
      Scenario(
        .presentation(style), action, variant, title: title, tags: tags, evidence: [],
        isPulled: pull != nil, complaints: complaints,
        obstacle: Obstacle.to(pull, presenting: style)
      ) { stage in script(ModalPlay(stage, style), StagedAlert(stage)) }
    }
    return [
      scenario(
        "alert-above", title: "a sheet comes, an alert above it is answered, and the sheet stays"
      ) { play, alert in
        play.stage.begin()
        play.present()
        play.stage.rest()
        play.pass(alert)
      },
      scenario(
        "cycle-with-alert",
        title: "a sheet comes, an alert above it is answered, and the sheet goes"
      ) { play, alert in
        play.stage.begin()
        play.present()
        play.stage.rest()
        play.pass(alert)
        play.dismiss()
      },
      scenario(
        "alert-while-pulled", .cancelled,
        title: "an alert is refused above a sheet that is pulled away, which is given up",
        pull: .away, complaints: ["D2"]
      ) { play, alert in
        play.open()
        play.pullAway(to: .cancelled) {
          if let sheet = play.sheet { alert.show(over: sheet) }
        }
      },
      scenario(
        "alert-takes-finger", .interrupted,
        title:
          "an alert in a window of its own comes up while a sheet is pulled, and takes the touch",
        pull: .byGesture
      ) { play, alert in
        play.open()
        play.swipe(.takenAway) {
          alert.showInOwnWindow()
          play.stage.advance(by: 0.1)
        }
        alert.answer()
      },
    ]
  }

  private static func navigation(
    _ action: String, _ variant: Scenario.Variant = .finished, depth: Int, title: String,
    pull: Pull? = nil,
    script: @escaping @MainActor @Sendable (NavigationPlay, StagedAlert) -> Void
  ) -> Scenario {
    Scenario(
      .navigation(.bar), action, variant, title: title, tags: tags, evidence: [],
      obstacle: Obstacle.toNavigating(pull)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: depth)
      stage.begin()
      script(play, StagedAlert(stage))
    }
  }
}

extension ModalPlay {
  /// Lets an alert come above the sheet, and answers it.
  fileprivate func pass(_ alert: StagedAlert) {
    if let sheet { stage.pass(alert, over: sheet) }
  }
}

extension Stage {
  /// Lets an alert come above a controller, and answers it.
  fileprivate func pass(_ alert: StagedAlert, over controller: UIViewController) {
    alert.show(over: controller)
    rest()
    alert.answer()
    rest()
  }
}
