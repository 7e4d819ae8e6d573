import TransitionStage

/// One presentation or dismissal under one style, in every way in which it can go.
struct ModalChanges {
  private let style: ModalStyle
  private let facts: StyleFacts

  init(_ style: ModalStyle) {
    self.style = style
    facts = StyleFacts(style)
  }

  var scenarios: [Scenario] {
    finished + (facts.isTakenFurther ? cancelled + driven : [])
  }

  private func scenario(
    _ action: String, _ variant: Scenario.Variant = .finished, title: String, tags: [String],
    evidence: [String], isInferred: Bool = false, isDriven: Bool = false,
    script: @escaping @MainActor @Sendable (ModalPlay) -> Void
  ) -> Scenario {
    let style = style
    return Scenario(
      .modal, style.rawValue, action, variant, title: title, tags: tags + ["modal-style-matrix"],
      evidence: evidence, isInferred: isInferred,
      obstacle: isDriven ? Obstacle.toDriving(style) : Obstacle.toPresenting(style)
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
        "present", .unanimated, title: "a sheet is presented at once",
        tags: ["modal-unanimated"], evidence: facts.presentingAtOnce + ["CO-01", facts.statusBar]
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
        "dismiss", .unanimated, title: "a sheet is dismissed at once",
        tags: ["modal-unanimated"], evidence: facts.dismissingAtOnce + ["CO-03", facts.statusBar]
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
        isInferred: true, isDriven: true
      ) { play in
        play.stage.begin()
        play.stage.takeHold()
        play.present()
        play.stage.drag(to: 0.3)
        play.stage.giveUp()
      },
      scenario(
        "dismiss", .cancelled, title: "a sheet is pulled away, and given up",
        tags: ["modal-dismiss-cancel"], evidence: ["SH-08", "LY-04", "CO-11"],
        isInferred: true, isDriven: true
      ) { play in
        play.open()
        play.takeHoldOfDismissal()
        play.dismiss()
        play.stage.drag(to: 0.3)
        play.stage.giveUp()
      },
      scenario(
        "cancel-then-drag", title: "a sheet is pulled away and given up, and then pulled through",
        tags: ["modal-dismiss-cancel-then-finish"], evidence: ["SH-08", "LY-04"],
        isInferred: true, isDriven: true
      ) { play in
        play.open()
        for isLast in [false, true] {
          play.takeHoldOfDismissal()
          play.dismiss()
          play.stage.drag(to: 0.3)
          if isLast { play.stage.letGo() } else { play.stage.giveUp() }
        }
      },
      scenario(
        "cancel-then-tap",
        title: "a sheet is pulled away and given up, and then closed by a button",
        tags: ["modal-dismiss-cancel-then-tap"], evidence: ["SH-08", "LY-04"],
        isInferred: true, isDriven: true
      ) { play in
        play.open()
        play.takeHoldOfDismissal()
        play.dismiss()
        play.stage.drag(to: 0.3)
        play.stage.giveUp()
        play.dismiss()
      },
    ]
  }

  // MARK: - Under a driver

  private var driven: [Scenario] {
    [
      scenario(
        "drag-in", title: "a sheet is pulled in", tags: ["modal-present-finish"],
        evidence: facts.presenting + ["NI-01", "CU-10"], isInferred: true, isDriven: true
      ) { play in
        play.stage.begin()
        play.stage.takeHold()
        play.present()
        play.stage.drag(to: 0.6)
        play.stage.letGo()
      },
      scenario(
        "drag-out", title: "a sheet is pulled away", tags: ["modal-dismiss-finish"],
        evidence: facts.dismissing + ["NI-01", "CU-11"], isInferred: true, isDriven: true
      ) { play in
        play.open()
        play.takeHoldOfDismissal()
        play.dismiss()
        play.stage.drag(to: 0.6)
        play.stage.letGo()
      },
      scenario(
        "tap-with-driver", title: "a sheet is closed by a button while a driver is at hand",
        tags: ["modal-tap-dismiss-with-driver"], evidence: facts.dismissing + ["CU-11"],
        isDriven: true
      ) { play in
        play.open()
        play.takeHoldOfDismissal(isHeld: false)
        play.dismiss()
        play.stage.leave()
      },
    ]
  }
}
