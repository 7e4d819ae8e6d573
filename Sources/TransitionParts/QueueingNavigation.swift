public import UIKit

/// Makes one change of a stack at a time: what it is asked for while one runs is held back until it is
/// over.
///
/// It is busy from when a screen is about to be shown until it is.
open class QueueingNavigation: SlideNavigation {
  /// Whether a change runs.
  public private(set) var isBusy = false
  private var waiting: [@MainActor () -> Void] = []

  /// Makes a change, now or when the one that runs is over.
  public func perform(_ change: @escaping @MainActor () -> Void) {
    if isBusy { waiting.append(change) } else { change() }
  }

  /// The change is over; those that wait may begin, up to the first that takes its time.
  public func changeIsOver() {
    isBusy = false
    while !isBusy, !waiting.isEmpty { waiting.removeFirst()() }
  }

  /// A finger pulls the top away, unless a change runs; while it is busy, its pop is held back.
  open override func mayPop(_ navigation: UINavigationController) -> Bool {
    guard super.mayPop(navigation) else { return false }
    guard isBusy else { return true }
    perform { [weak navigation] in _ = navigation?.popViewController(animated: true) }
    return false
  }

  open override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    isBusy = true
  }

  open override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    changeIsOver()
  }
}
