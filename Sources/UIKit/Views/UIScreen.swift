import CoreGraphics
public import Foundation

/// The screen of the headless device.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The only screen.
  open class var main: UIScreen { World.current.screen }

  /// The screen's rectangle, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: World.current.screenSize) }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var scale: CGFloat { 3 }
  open var nativeScale: CGFloat { 3 }
  /// Makes a view that looks as the screen does; here an empty view of its size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
  open var traitCollection: UITraitCollection { World.current.screenTraits }

  /// The height of the bar at the top, in points.
  static var statusBarHeight: CGFloat { World.current.surroundings.statusBarHeight }
}
