import TransitionStage
import UIKit

/// Sheets that change their detent by code where somebody else than the system moves them.
///
/// That a sheet is laid out at once where code chooses its detent is DE-04; the rest was not observed.
enum SheetDetents {
  static let all: [Scenario] = [
    scenario(
      "detent-while-presented",
      title: "a sheet of half the height becomes a large one while it comes"
    ) { play in
      play.stage.begin()
      play.present()
      play.stage.advance(by: 0.1)
      play.enlarge()
    },
    scenario(
      "detents-renewed-while-presented",
      title: "a sheet's detents are asked again, and say something else, while it comes"
    ) { play in
      let height = Height()
      play.detents = [.custom { _ in height.value }]
      play.stage.begin()
      play.present()
      play.stage.advance(by: 0.1)
      height.value = 500
      play.renewDetents()
    },
    scenario(
      "detent-while-dismissed",
      title: "a sheet of half the height becomes a large one while it goes"
    ) { play in
      play.open()
      play.dismiss()
      play.stage.advance(by: 0.1)
      play.enlarge()
    },
    scenario(
      "detent-then-dismiss", title: "a sheet of half the height becomes a large one, and goes"
    ) { play in
      play.open()
      play.enlarge()
      play.stage.rest()
      play.dismiss()
    },
    scenario(
      "detent-then-dismiss", .cancelled,
      title: "a sheet of half the height becomes a large one, is pulled away and given up",
      pull: .away
    ) { play in
      play.present()
      play.stage.settle()
      play.enlarge()
      play.stage.begin()
      play.pullAway(to: .cancelled)
    },
    scenario(
      "detent-while-pulled",
      title: "a sheet of half the height becomes a large one while it is pulled away", pull: .away
    ) { play in
      play.open()
      play.pullAway(to: .finished) { play.enlarge() }
    },
  ]

  private static func scenario(
    _ action: String, _ variant: Scenario.Variant = .finished, title: String, pull: Pull? = nil,
    script: @escaping @MainActor @Sendable (ModalPlay) -> Void
  ) -> Scenario {
    Scenario(
      .presentation(.pageSheet), action, variant, title: title, tags: ["sheet-detents"],
      evidence: ["DE-04"], isInferred: true, isPulled: pull != nil,
      obstacle: Obstacle.to(pull, presenting: .pageSheet)
    ) { stage in
      let play = ModalPlay(stage, .pageSheet)
      play.detents = [.medium(), .large()]
      script(play)
    }
  }
}

/// A height that a detent has, in points, until somebody changes it.
@MainActor private final class Height {
  var value: CGFloat = 300
}

extension ModalPlay {
  /// Has the sheet's detents asked again, beside an animation.
  fileprivate func renewDetents() {
    stage.act {
      guard let sheet = sheet?.sheetPresentationController else { return }
      sheet.animateChanges { sheet.invalidateDetents() }
    }
  }

  /// Lets the sheet have its large detent, beside an animation.
  fileprivate func enlarge() {
    stage.act {
      guard let sheet = sheet?.sheetPresentationController else { return }
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
  }
}
