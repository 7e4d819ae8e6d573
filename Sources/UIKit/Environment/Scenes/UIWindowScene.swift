public import Foundation
import UIKitSemantics

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The windows that are shown in the scene, back to front.
  open var windows: [UIWindow] {
    World.current.windowsBackToFront.filter { $0.windowScene === self }
  }
  /// The window of the scene that gets keys.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The screen.
  open var screen: UIScreen { UIScreen.main }
  /// How the interface lies: as it was turned, or as the screen's shape says.
  open var interfaceOrientation: UIInterfaceOrientation { World.interfaceOrientation }
  /// What the scene knows of its traits.
  final var traits = TraitMachine(guess: World.current.screenTraits)
  /// What few have: overrides, and those who want to hear of changes.
  final var storedTraitSettings: TraitSettings?
  /// The traits of the screen, with the scene's own overrides.
  open var traitCollection: UITraitCollection { traits.known }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// How large the scene's windows may become; none, as on a telephone.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// What the status bar looks like.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}

/// The object that hears of a scene with windows; all of it is optional.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window, for those who ask the delegate; nobody here does.
  var window: UIWindow? { get set }
  /// Told that the interface lies otherwise, with how it lay before.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}

/// The status bar, as a scene shows it.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// How it looks: light or dark, never the default (WB-02), which is as the controller that decides is.
  open var statusBarStyle: UIStatusBarStyle {
    let style = World.current.statusBar.style
    guard style == .default else { return style }
    let traits =
      World.current.statusBar.owner?.traitCollection ?? UIScreen.main.traitCollection
    return traits.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }
  /// Whether it is hidden.
  open var isStatusBarHidden: Bool { World.current.statusBar.isHidden }
  /// Where it is.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

extension World {
  /// Makes the scene that is there from the beginning.
  static func makeScene() -> UIWindowScene {
    let session = UISceneSession()
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    session.scene = scene
    return scene
  }
}

extension UIApplication {
  /// The scenes of the application; the headless host has one.
  public var connectedScenes: Set<UIScene> { [World.current.scene] }
  /// What the system knows of the scenes.
  public var openSessions: Set<UISceneSession> { [World.current.scene.session] }
}
