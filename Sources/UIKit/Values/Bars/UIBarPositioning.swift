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
  /// At the top of a view; a navigation's own bar is at the top of the screen.
  public var barPosition: UIBarPosition { navigation == nil ? .top : .topAttached }
}

extension UIToolbar: UIBarPositioning {
  public var barPosition: UIBarPosition { .bottom }
}

/// An object that says where a toolbar is.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
