import UIKit

/// The fingers that a delegate's transitions are driven by, one a controller.
@MainActor final class TransitionWiring {
  private var drivers: [TransitionInteractiveController] = []

  /// Begins to watch for fingers over a controller's view, in the place of what watched there before.
  func wire(
    _ viewController: UIViewController, with pan: Pan, navigationAction: @escaping () -> Void
  ) {
    for driver in drivers where driver.view === viewController.view { driver.unwire() }
    drivers.removeAll { $0.view == nil }
    let driver = TransitionInteractiveController(navigationAction: navigationAction)
    driver.wire(to: viewController, with: pan)
    drivers.append(driver)
  }

  /// The driver whose finger is down; none where a transition is to run by itself.
  var driver: TransitionInteractiveController? { drivers.first(where: \.isInProgress) }
}
