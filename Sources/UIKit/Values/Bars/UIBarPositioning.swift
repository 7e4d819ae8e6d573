public import Foundation

/// A bar that knows where it is.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// An object that says where a bar is; never asked here, where a bar is at neither edge by itself.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UINavigationBar: UIBarPositioning {
  public var barPosition: UIBarPosition { .top }
}

extension UIToolbar: UIBarPositioning {
  public var barPosition: UIBarPosition { .bottom }
}

/// An object that hears of a navigation bar's items; never told here, where items change by themselves.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// An object that says where a toolbar is.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
