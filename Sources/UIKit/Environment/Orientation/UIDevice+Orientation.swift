// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension UIDevice {
  /// Posted when the device is turned, where somebody asked for it.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

extension NSNotification.Name {
  /// The old name of `UIDevice.orientationDidChangeNotification`.
  public static let UIDeviceOrientationDidChange =
    UIDevice.orientationDidChangeNotification
}

extension UIContentSizeCategory {
  /// Posted when the user wants another size of text; never here, where nobody chooses one.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}
