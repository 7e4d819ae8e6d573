import Foundation

/// Would run the application until it ends; returns at once here, where the stage runs everything.
///
/// What an entry of an app would do, `Headless.launch` does.
///
/// - Returns: zero.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { 0 }

extension UIApplicationDelegate {
  /// The entry of a program whose delegate is marked with `@main`; returns at once here.
  public static func main() {
    _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
  }
}

extension Headless {
  /// Launches the application as its entry would: delegates are told what they are told at a launch.
  ///
  /// The application's delegate hears that it will and did launch; then a scene's delegate that the scene
  /// connects, that it comes to the foreground and is active, or, where there is none, the application's
  /// that it is active. (Order: Apple's articles on responding to the launch, and on scenes.)
  ///
  /// - Parameters:
  ///   - delegate: the application's; kept by whoever calls.
  ///   - sceneDelegate: the scene's; kept by the scene.
  ///   - options: why the application is launched.
  /// - Returns: whether the delegate agreed to the launch.
  @discardableResult
  public static func launch(
    _ delegate: any UIApplicationDelegate, scene sceneDelegate: (any UISceneDelegate)? = nil,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let world = World.current
    let application = world.application
    application.delegate = delegate
    world.scene.delegate = sceneDelegate
    return world.acting(as: .init(.subject)) {
      let will = delegate.application(application, willFinishLaunchingWithOptions: options)
      let did = delegate.application(application, didFinishLaunchingWithOptions: options)
      let center = NotificationCenter.default
      center.post(name: UIApplication.didFinishLaunchingNotification, object: application)
      if let sceneDelegate {
        connect(sceneDelegate, delegate)
      } else {
        delegate.applicationDidBecomeActive(application)
      }
      center.post(name: UIApplication.didBecomeActiveNotification, object: application)
      return will && did
    }
  }

  private static func connect(
    _ delegate: any UISceneDelegate, _ application: any UIApplicationDelegate
  ) {
    let scene = World.current.scene
    let options = UIScene.ConnectionOptions()
    _ = application.application(
      .shared, configurationForConnecting: scene.session, options: options)
    delegate.scene(scene, willConnectTo: scene.session, options: options)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    delegate.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    delegate.sceneDidBecomeActive(scene)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
  }
}
