import CoreGraphics
public import Foundation

/// The application that the scene plays in.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The only application.
  open class var shared: UIApplication { World.current.application }

  /// The windows that are shown, back to front.
  open var windows: [UIWindow] { World.current.windowsBackToFront }
  open var keyWindow: UIWindow? { World.current.keyWindow }
  /// Who hears of the application's life; not kept here.
  open weak var delegate: (any UIApplicationDelegate)?
  open var statusBarStyle: UIStatusBarStyle { World.current.statusBar.style }
  open var isStatusBarHidden: Bool { World.current.statusBar.isHidden }
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: World.current.screenSize.width,
      height: isStatusBarHidden ? 0 : UIScreen.statusBarHeight)
  }
  open var applicationState: State { World.current.surroundings.applicationState }

  /// Whether touches are being thrown away.
  open var isIgnoringInteractionEvents: Bool { ignoreDepth > 0 }
  private var ignoreDepth = 0

  /// Throws touches away until a matching end.
  open func beginIgnoringInteractionEvents() { ignoreDepth += 1 }
  /// Undoes one begin.
  open func endIgnoringInteractionEvents() { ignoreDepth = max(0, ignoreDepth - 1) }

  /// Where an application is in its life.
  public enum State: Int, Sendable {
    case active, inactive, background
  }
}
