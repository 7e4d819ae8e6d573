public import Foundation

/// One instance of an application's interface; the headless host has one, with all windows in it.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Where a scene is in its life.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is in front, and takes touches.
    case foregroundActive = 0
    /// It is in front, and takes no touches.
    case foregroundInactive = 1
    /// It is behind.
    case background = 2
  }

  /// What a scene is made with; nothing here.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {}

  /// The session that the scene belongs to.
  public final let session: UISceneSession
  /// Who hears of the scene's life; kept.
  open var delegate: (any UISceneDelegate)?
  /// Where the scene is in its life.
  open internal(set) var activationState = ActivationState.foregroundActive
  /// The line below the title that the system shows for the scene.
  open var subtitle = ""
  /// The title that the system shows for the scene.
  open var title: String! = ""

  /// Makes a scene; the headless host makes the only one that it shows.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// Posted when the scene is active.
  public nonisolated static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")
  /// Posted before the scene stops being active.
  public nonisolated static let willDeactivateNotification =
    NSNotification.Name("UISceneWillDeactivateNotification")
  /// Posted when the scene is in the background.
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  /// Posted before the scene leaves the background.
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")
}

/// The object that hears of a scene's life; all of it is optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Never called here, where the scene is there from the beginning.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Told when the scene is active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Told before the scene stops being active.
  func sceneWillResignActive(_ scene: UIScene)
  /// Told when the scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Told before the scene leaves the background.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Never called here, where the scene stays.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Never called here, where nothing is opened.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
  /// Never called here, where nothing is gone on with.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Never called here, where nothing is restored.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Keeps nothing.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}
