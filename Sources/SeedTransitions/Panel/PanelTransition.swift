public import TransitionParts
public import UIKit

/// Shows a controller as a panel that a finger can show, hide and stop on its way.
public final class PanelTransition: PanelDelegate {
  /// Makes a transition for a panel that code shows.
  public init() {
    super.init()
  }

  /// Makes a transition for a panel that a finger shows, at the lower edge of its presenter.
  public init(presented: UIViewController, presenting: UIViewController) {
    super.init()
    driver.linkPresentationGesture(to: presented, presentingController: presenting)
  }

  /// Lets a finger at the lower edge of a presenter show what `show` presents.
  public func link(presenting: UIViewController, show: @escaping @MainActor () -> Void) {
    driver.linkPresentationGesture(on: presenting, show: show)
  }
}
