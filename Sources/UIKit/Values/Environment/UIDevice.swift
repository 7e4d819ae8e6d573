public import Foundation

/// The device that the scene plays on: a simulated one of the newest profile.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let only = UIDevice()

  /// The only device.
  open class var current: UIDevice { only }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { World.current.idiom }
  /// How the device is held; the headless one stands upright.
  open var orientation: UIDeviceOrientation { .portrait }
  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var systemName: String { "iOS" }
  /// The newest release whose behaviour is followed.
  open var systemVersion: String { "18.0" }
  /// Whether turns of the device are told of; nobody turns it here.
  open private(set) var isGeneratingDeviceOrientationNotifications = false

  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
}
