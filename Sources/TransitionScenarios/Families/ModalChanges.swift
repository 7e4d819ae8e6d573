import TransitionStage

/// One presentation or dismissal under one style, in every way in which it can go.
struct ModalChanges {
  private let style: ModalStyle
  let facts: StyleFacts

  init(_ style: ModalStyle) {
    self.style = style
    facts = StyleFacts(style)
  }

  var scenarios: [Scenario] {
    finished + cancelled + driven + stopped + VainPull.allCases.flatMap(after)
  }

  func scenario(
    _ action: String, _ variant: Scenario.Variant = .finished, title: String, tags: [String],
    evidence: [String], isInferred: Bool = false, asking demands: [VerbDemand] = [],
    pull: Pull? = nil,
    script: @escaping @MainActor @Sendable (ModalPlay) -> Void
  ) -> Scenario {
    let style = style
    return Scenario(
      .presentation(style), action, variant, title: title, tags: tags + ["modal-style-matrix"],
      evidence: evidence, isInferred: isInferred, isPulled: pull != nil, on: style.device,
      obstacle: Obstacle.to(pull, presenting: style, asking: demands)
    ) { stage in script(ModalPlay(stage, style)) }
  }

  // MARK: - To the end

  private var finished: [Scenario] {
    [
      scenario(
        "present", title: "a sheet is presented", tags: ["modal-present-finish"],
        evidence: facts.presenting + ["CO-01", "CO-04", facts.statusBar]
      ) { play in
        play.stage.begin()
        play.present()
      },
      scenario(
        "present", .unanimated, title: "a sheet is presented without animation",
        tags: ["modal-unanimated"],
        evidence: facts.presentingUnanimated + ["CO-01", facts.statusBar],
        asking: [.unanimatedForm(of: .present)]
      ) { play in
        play.stage.begin()
        play.present(animated: false)
      },
      scenario(
        "dismiss", title: "a sheet is dismissed", tags: ["modal-dismiss-finish"],
        evidence: facts.dismissing + ["CO-03", "MC-04", facts.statusBar]
      ) { play in
        play.open()
        play.dismiss()
      },
      scenario(
        "dismiss", .unanimated, title: "a sheet is dismissed without animation",
        tags: ["modal-unanimated"],
        evidence: facts.dismissingUnanimated + ["CO-03", facts.statusBar],
        asking: [.unanimatedForm(of: .dismiss)]
      ) { play in
        play.open()
        play.dismiss(animated: false)
      },
    ]
  }

  // MARK: - Given up

  private var cancelled: [Scenario] {
    [
      scenario(
        "present", .cancelled, title: "a sheet is pulled in, and given up",
        tags: ["modal-present-cancel"], evidence: facts.presenting + ["CO-11", "BE-14"],
        isInferred: true, pull: .inward
      ) { play in
        play.stage.begin()
        play.pullIn(to: .cancelled)
      },
      scenario(
        "dismiss", .cancelled, title: "a sheet is pulled away, and given up",
        tags: ["modal-dismiss-cancel"], evidence: ["SH-08", "LY-04", "CO-11"],
        isInferred: true, pull: .away
      ) { play in
        play.open()
        play.pullAway(to: .cancelled)
      },
    ]
  }

  private func after(_ vain: VainPull) -> [Scenario] {
    [
      scenario(
        vain.then("drag"), title: "a sheet is pulled away \(vain.words), and then pulled through",
        tags: ["modal-dismiss-cancel-then-finish"], evidence: ["SH-08", "LY-04"],
        isInferred: true, pull: vain.pull
      ) { play in
        play.open()
        play.pullAway(vain)
        play.pullAway(to: .finished)
      },
      scenario(
        vain.then("tap"),
        title: "a sheet is pulled away \(vain.words), and then closed by a button",
        tags: ["modal-dismiss-cancel-then-tap"], evidence: ["SH-08", "LY-04"],
        isInferred: true, pull: vain.pull
      ) { play in
        play.open()
        play.pullAway(vain)
        play.dismiss()
      },
      // What a pull left behind, the next animation would put right.
      scenario(
        vain.then("dismiss"), .unanimated,
        title: "a sheet is pulled away \(vain.words), and then dismissed without animation",
        tags: ["modal-dismiss-cancel-then-tap", "modal-unanimated"], evidence: ["SH-08", "LY-04"],
        isInferred: true, asking: [.unanimatedForm(of: .dismiss)], pull: vain.pull
      ) { play in
        play.open()
        play.pullAway(vain)
        play.dismiss(animated: false)
      },
    ]
  }

  // MARK: - Stopped on its way

  private var stopped: [Scenario] {
    [
      scenario(
        "dismiss", .reGrabbed,
        title: "a sheet is pulled away and given up, and taken again before it is back",
        tags: ["modal-dismiss-cancel-then-finish"], evidence: [], pull: .byGesture
      ) { play in
        play.open()
        play.pullAwayTwice(to: .finished)
      },
      scenario(
        "dismiss", .reversed, title: "a sheet is pulled far, and pushed back by the same finger",
        tags: ["modal-dismiss-cancel"], evidence: [], pull: .byGesture
      ) { play in
        play.open()
        play.swipe(.thereAndBack)
      },
      scenario(
        "dismiss", .turnedRound,
        title: "a sheet is pulled away, and the finger turns round and passes where it began",
        tags: ["modal-dismiss-cancel"], evidence: [], pull: .byGesture
      ) { play in
        play.open()
        play.swipe(.turnedRound)
      },
      scenario(
        "stop-dismissal", title: "a finger stops a sheet that a button closes, and pushes it back",
        tags: ["modal-tap-dismiss-with-driver"], evidence: [], pull: .byGesture
      ) { play in
        play.open()
        play.dismiss()
        play.stage.advance(by: 0.1)
        play.stopAndPushBack()
      },
      scenario(
        "stop-presentation", title: "a finger stops a sheet that comes, and pulls it away",
        tags: ["modal-dismiss-during-present"], evidence: [], pull: .byGesture
      ) { play in
        play.stage.begin()
        play.present()
        play.stage.advance(by: 0.2)
        play.stopAndPullAway()
      },
    ]
  }
}
