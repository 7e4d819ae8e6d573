public import Foundation

/// The device that the scene plays on: a simulated one of the newest profile.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let only = UIDevice()

  /// The only device.
  open class var current: UIDevice { only }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { World.current.idiom }
  /// How the device is held: as the script turned it, or as the interface lies.
  open var orientation: UIDeviceOrientation { World.deviceOrientation }
  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var systemName: String { "iOS" }
  /// The newest release whose behaviour is followed.
  open var systemVersion: String { "18.0" }
  open var localizedModel: String { model }
  /// The same for every app of one maker; the same in every run here.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  open var isMultitaskingSupported: Bool { true }
  /// Whether the battery is looked at.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is, from 0 to 1; unknown, as long as it is not looked at.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// What the battery does.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// Whether something near the screen is looked for.
  open var isProximityMonitoringEnabled = false
  /// Whether something is near the screen.
  open var proximityState: Bool { false }
  /// Would make the sound of a key.
  open func playInputClick() {}

  /// What a battery does.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// Never posted here, where the battery stays as it is.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted here, where the battery stays as it is.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Never posted here, where nothing comes near.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Whether turns of the device are told of.
  open private(set) var isGeneratingDeviceOrientationNotifications = false

  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
}
