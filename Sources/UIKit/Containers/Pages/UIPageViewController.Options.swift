import Foundation

extension UIPageViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    /// Like paper.
    case pageCurl = 0
    /// Side by side.
    case scroll = 1
  }

  /// Along which axis pages turn.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Where the pages are bound together, where they curl.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    /// In the middle: two pages lie side by side.
    case mid = 2
    case max = 3
  }

  /// Which way pages turn.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// The name of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Where the pages are bound together, as a number.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// How far pages are apart, as a number, in points.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// An object that knows which page comes before and after another.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots an indicator would show; never asked, for there is none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot an indicator would mark; never asked, for there is none.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// An object that hears of turns by the user; all of it is optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Told before a turn by the user begins.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Told when a turn by the user is over, and whether the page was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Would be asked for the spine when the device turns; never is.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    _ = OptionalMethod.handOn(self, "pageViewController:willTransitionTo:") {
      (next: any UIPageViewControllerDelegate) in
      next.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
    }
  }
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    _ = OptionalMethod.handOn(
      self, "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:"
    ) { (next: any UIPageViewControllerDelegate) in
      next.pageViewController(
        pageViewController, didFinishAnimating: finished,
        previousViewControllers: previousViewControllers, transitionCompleted: completed)
    }
  }
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    OptionalMethod.handOn(self, "pageViewController:spineLocationFor:") {
      (next: any UIPageViewControllerDelegate) in
      next.pageViewController(pageViewController, spineLocationFor: orientation)
    } ?? pageViewController.spineLocation
  }
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    OptionalMethod.handOn(self, "pageViewControllerSupportedInterfaceOrientations:") {
      (next: any UIPageViewControllerDelegate) in
      next.pageViewControllerSupportedInterfaceOrientations(pageViewController)
    } ?? OptionalMethod.leftOut(.allButUpsideDown)
  }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation {
    OptionalMethod.handOn(self, "pageViewControllerPreferredInterfaceOrientationForPresentation:") {
      (next: any UIPageViewControllerDelegate) in
      next.pageViewControllerPreferredInterfaceOrientationForPresentation(pageViewController)
    } ?? OptionalMethod.leftOut(.portrait)
  }
}
