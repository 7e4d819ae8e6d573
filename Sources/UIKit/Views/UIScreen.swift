import CoreGraphics
public import Foundation

/// The screen of the headless device.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The only screen.
  open class var main: UIScreen { World.current.screen }

  /// The screen's rectangle, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: World.current.screenSize) }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var scale: CGFloat { 3 }
  open var nativeScale: CGFloat { 3 }
  /// All screens: one.
  open class var screens: [UIScreen] { [main] }
  /// The screen that this one repeats; none.
  open var mirrored: UIScreen? { nil }
  /// How bright the screen is, from 0 to 1; kept.
  open var brightness: CGFloat = 0.5
  open var wantsSoftwareDimming = false
  /// How many pictures the screen can show in a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is being recorded or repeated.
  open var isCaptured: Bool { false }
  /// Makes a view that looks as the screen does; here an empty view of its size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
  open var traitCollection: UITraitCollection { World.current.screenTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The height of the bar at the top, in points.
  static var statusBarHeight: CGFloat { World.current.surroundings.statusBarHeight }
}

extension UIScreen {
  /// Never posted here, where the screen is there from the beginning.
  public nonisolated static let didConnectNotification = NSNotification.Name(
    "UIScreenDidConnectNotification")
  /// Never posted here, where the screen stays.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
  /// Never posted here, where the screen stays as it is.
  public nonisolated static let modeDidChangeNotification = NSNotification.Name(
    "UIScreenModeDidChangeNotification")
  /// Never posted here, where nobody changes it but code.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Never posted here, where nobody records.
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
}
