/// The object that hears of the application's life; all of it is optional.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// Told when the application is active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Told before the application stops being active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Told when the application is in the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Told before the application leaves the background.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Never called here, where nothing launches.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Agrees.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

extension UIApplication {
  /// Why an application was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a reason of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
