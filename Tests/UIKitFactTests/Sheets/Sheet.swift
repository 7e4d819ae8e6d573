import UIKit

/// A sheet on the screen, set up beforehand, and the finger that is put on it.
@MainActor struct Sheet {
  let scene = Scene()
  let a: LoggedController
  let b: LoggedController
  let delegate: LoggedSheetDelegate
  /// The controller that shows the sheet.
  let controller: UISheetPresentationController

  init(
    _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()],
    _ configure: (UISheetPresentationController) -> Void = { _ in }
  ) {
    (a, b) = scene.pair(.pageSheet, [])
    delegate = LoggedSheetDelegate(scene.log)
    guard let controller = b.sheetPresentationController else { preconditionFailure("no sheet") }
    self.controller = controller
    controller.delegate = delegate
    controller.detents = detents
    configure(controller)
    scene.present(b, on: a)
  }

  /// The sheet's upper edge.
  var top: CGFloat { b.view.frame.minY }

  /// Moves a finger from one height on the screen to others, and lets it rest before it goes.
  func drag(from start: CGFloat, to stops: CGFloat..., then: () -> Void = { Headless.touchUp() }) {
    pull(from: start, to: stops)
    Headless.advance(by: 0.2)
    then()
    Headless.settle()
  }

  /// Moves a finger from one height on the screen to others, and leaves it there.
  func pull(from start: CGFloat, to stops: [CGFloat]) {
    Headless.touchDown(at: CGPoint(x: 195, y: start))
    var place = start
    for stop in stops {
      for step in 1...10 {
        Headless.advance(by: 0.02)
        Headless.touchMove(to: CGPoint(x: 195, y: place + (stop - place) * CGFloat(step) / 10))
      }
      place = stop
    }
  }

  func tap(at point: CGPoint) {
    Headless.touchDown(at: point)
    Headless.advance(by: 0.05)
    Headless.touchUp()
    Headless.settle()
  }
}

/// A sheet's delegate that writes what it is told.
final class LoggedSheetDelegate: NSObject, UISheetPresentationControllerDelegate {
  let log: CallbackLog
  /// Whether the user may dismiss.
  var allowsDismissal = true

  init(_ log: CallbackLog) {
    self.log = log
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) {
    let name = controller.selectedDetentIdentifier?.rawValue ?? "none"
    log.add("DG.selected \(name.split(separator: ".").last ?? "")")
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    log.add("DG.shouldDismiss")
    return allowsDismissal
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    log.add("DG.willDismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    log.add("DG.didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    log.add("DG.didAttempt")
  }
}
