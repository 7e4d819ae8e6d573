import TransitionStage

/// Popovers, where there is room for them, and what becomes of them on a phone.
enum ModalPopovers {
  static let all: [Scenario] = [
    scenario(
      "present", title: "a popover is presented", tag: "modal-present-finish",
      evidence: ["OC-05", "CO-01"]
    ) { play in
      play.stage.begin()
      play.present()
    },
    scenario(
      "dismiss", title: "a popover is dismissed", tag: "modal-dismiss-finish",
      evidence: ["OC-05", "CO-03"]
    ) { play in
      play.open()
      play.dismiss()
    },
    scenario(
      "cycle", .unanimated, title: "a popover comes and goes at once", tag: "modal-unanimated",
      evidence: ["OC-05", "CO-01", "CO-03"]
    ) { play in
      play.stage.begin()
      play.cycle(animated: false)
    },
    scenario(
      "cycle", .repeated, title: "popovers come and go", tag: "modal-repeat",
      evidence: ["OC-05", "CO-01", "CO-03"]
    ) { play in
      play.stage.begin()
      play.stage.repeatRounds { play.cycle() }
    },
    scenario(
      "tap-beside", title: "a tap beside a popover dismisses it", tag: "modal-dismiss-finish",
      evidence: ["OC-05"], isInferred: true
    ) { play in
      play.open()
      play.tapBeside()
    },
    scenario(
      "present", .reEntrant, title: "a popover presents a sheet when it has appeared",
      tag: "modal-over-modal", evidence: [], isInferred: true
    ) { play in
      play.stage.begin()
      play.presentTwo()
    },
    scenario(
      "adapt", title: "a popover is presented on a phone, where it becomes a sheet",
      tag: "modal-present-finish", evidence: ["OC-06", "SH-01"], isInferred: true, on: .phone
    ) { play in
      play.stage.begin()
      play.present()
    },
  ]

  private static func scenario(
    _ action: String, _ variant: Scenario.Variant = .finished, title: String, tag: String,
    evidence: [String], isInferred: Bool = false, on device: StageDevice = .tablet,
    script: @escaping @MainActor @Sendable (PopoverPlay) -> Void
  ) -> Scenario {
    Scenario(
      .modal, "popover", action, variant, title: title, tags: [tag, "modal-style-matrix"],
      evidence: evidence, isInferred: isInferred, on: device, obstacle: Obstacle.toSystem
    ) { stage in script(PopoverPlay(stage)) }
  }
}

/// The cast of a popover, and what the script does with it.
@MainActor final class PopoverPlay {
  let stage: Stage
  private let host = StageController(.darkContent)
  private weak var popover: UIViewController?

  /// Shows a presenter.
  init(_ stage: Stage) {
    self.stage = stage
    stage.cast(host, as: "host")
    stage.show(host)
  }

  private func make() -> StageController {
    let popover = StageController(.lightContent)
    stage.cast(popover, as: "popover")
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 200)
    popover.popoverPresentationController?.sourceView = host.view
    popover.popoverPresentationController?.sourceRect = CGRect(
      x: 100, y: 100, width: 40, height: 40)
    self.popover = popover
    return popover
  }

  /// Presents a popover that points at a place near the top.
  func present(animated: Bool = true) {
    stage.act { host.present(make(), animated: animated) {} }
  }

  /// Presents a popover that presents a sheet on its arrival.
  func presentTwo() {
    stage.act {
      let popover = make()
      stage.onArrival(of: popover) { [self, weak popover] in
        let sheet = StageController(.lightContent)
        stage.cast(sheet, as: "sheet")
        sheet.modalPresentationStyle = .pageSheet
        popover?.present(sheet, animated: true) {}
      }
      host.present(popover, animated: true) {}
    }
  }

  /// Dismisses the popover.
  func dismiss(animated: Bool = true) {
    stage.act { popover?.dismiss(animated: animated) {} }
  }

  /// Presents, and lets the scene come to rest, before the script begins.
  func open() {
    present()
    stage.begin()
  }

  /// Taps the middle of the screen, which no popover covers.
  func tapBeside() {
    stage.tap(host.view, as: "host.view")
    stage.rest()
  }

  /// Presents and dismisses, and lets the scene come to rest after each.
  func cycle(animated: Bool = true) {
    present(animated: animated)
    stage.rest()
    dismiss(animated: animated)
    stage.rest()
  }
}
