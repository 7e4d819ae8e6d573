import Foundation

/// The way of the application behind what is the system's, into the background, and back.
///
/// Delegates are told before notifications are posted. A scene's delegate, where there is one, is told
/// in the application's delegate's place. (Documentation of the scene life cycle; the order of delegate
/// and notification is inferred.)
@MainActor enum ApplicationLife {
  /// Something of the system's comes in front, and fingers are taken away; animations go on.
  ///
  /// (Documentation of `touchesCancelled(_:with:)` and of `sceneWillResignActive(_:)`; that animations go on is
  /// inferred.)
  static func resignActive() {
    let world = World.current
    guard !world.isHalted, world.surroundings.applicationState == .active else { return }
    deactivate()
  }

  static func becomeActive() {
    let world = World.current
    guard !world.isHalted, world.surroundings.applicationState == .inactive else { return }
    activate()
  }

  /// Fingers are taken away, and then animations end unfinished.
  ///
  /// That animations are dropped with the screen is known of layers; that their completions run at this
  /// moment, with false, is inferred.
  static func enterBackground() {
    let world = World.current
    guard !world.isHalted, world.surroundings.applicationState != .background else { return }
    if world.surroundings.applicationState == .active { deactivate() }
    pass(to: .background, .background)
    tell(
      { $0.applicationDidEnterBackground(world.application) },
      { $0.sceneDidEnterBackground(world.scene) },
      UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
    world.acting(as: .host) { BackgroundPictures.take(in: world) }
    world.animations.interruptAll()
  }

  static func enterForeground() {
    let world = World.current
    guard !world.isHalted, world.surroundings.applicationState == .background else { return }
    pass(to: .inactive, .foregroundInactive)
    tell(
      { $0.applicationWillEnterForeground(world.application) },
      { $0.sceneWillEnterForeground(world.scene) },
      UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification)
    activate()
  }

  private static func activate() {
    let world = World.current
    pass(to: .active, .foregroundActive)
    tell(
      { $0.applicationDidBecomeActive(world.application) },
      { $0.sceneDidBecomeActive(world.scene) },
      UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification)
  }

  private static func deactivate() {
    let world = World.current
    tell(
      { $0.applicationWillResignActive(world.application) },
      { $0.sceneWillResignActive(world.scene) },
      UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification)
    pass(to: .inactive, .foregroundInactive)
    world.acting(as: .host) { world.touches.cancelAll() }
  }

  private static func pass(
    to state: UIApplication.State, _ sceneState: UIScene.ActivationState
  ) {
    World.current.surroundings.applicationState = state
    World.current.scene.activationState = sceneState
  }

  private static func tell(
    _ application: (any UIApplicationDelegate) -> Void,
    _ scene: (any UIWindowSceneDelegate) -> Void,
    _ applicationName: NSNotification.Name, _ sceneName: NSNotification.Name
  ) {
    let world = World.current
    if let delegate = world.scene.delegate as? any UIWindowSceneDelegate {
      scene(delegate)
    } else if let delegate = world.application.delegate {
      application(delegate)
    }
    let center = NotificationCenter.default
    center.post(name: sceneName, object: world.scene)
    center.post(name: applicationName, object: world.application)
  }
}
