import CoreGraphics
public import Foundation
import TransitionVocabulary

/// The application that the scene plays in.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The only application.
  open class var shared: UIApplication { World.current.application }

  /// The windows that are shown, back to front.
  open var windows: [UIWindow] { World.current.windowsBackToFront }
  open var keyWindow: UIWindow? { World.current.keyWindow }
  /// Who hears of the application's life; not kept here.
  @exclusivity(unchecked) open weak var delegate: (any UIApplicationDelegate)?
  /// How the status bar looks; set, nothing happens unless the application decides (SB-08).
  open var statusBarStyle: UIStatusBarStyle {
    get { World.current.statusBar.style }
    set { setStatusBarStyle(newValue, animated: false) }
  }
  /// Whether the status bar is hidden; set, nothing happens unless the application decides (SB-08).
  open var isStatusBarHidden: Bool {
    get { World.current.statusBar.isHidden }
    set { setStatusBarHidden(newValue, with: .none) }
  }
  /// Changes the bar's look where the application decides it (SB-08); how it changes is not modelled.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    report(.setStatusBarStyle, [.init(nil, .statusBarStyle(statusBarStyle))])
    World.current.statusBar.choose(style: statusBarStyle)
  }
  /// Hides or shows the bar where the application decides it (SB-08); how it moves is not modelled.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    report(.setStatusBarHidden, [.flag(hidden)])
    World.current.statusBar.choose(isHidden: hidden)
  }
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: World.current.screenSize.width,
      height: isStatusBarHidden ? 0 : UIScreen.statusBarHeight)
  }
  open var applicationState: State { World.current.surroundings.applicationState }

  /// Whether touches are being thrown away.
  open var isIgnoringInteractionEvents: Bool { ignoreDepth > 0 }
  /// How many begins have no end yet.
  final private(set) var ignoreDepth = 0

  /// Hands an event to the window that it is for; fingers do not come this way here, so nothing happens.
  open func sendEvent(_ event: UIEvent) {}

  /// Throws touches away until a matching end.
  open func beginIgnoringInteractionEvents() {
    report(.beginIgnoringInteractionEvents)
    ignoreDepth += 1
  }
  /// Undoes one begin.
  open func endIgnoringInteractionEvents() {
    report(.endIgnoringInteractionEvents)
    ignoreDepth = max(0, ignoreDepth - 1)
  }

  /// Tells the observer that somebody asks for something that concerns the whole application.
  private func report(_ method: EventKind, _ arguments: [SceneEvent.Argument] = []) {
    World.report(.call(.init(.application, method, arguments, manner: .requested)))
  }

  /// Whether the device is kept from going to sleep by itself.
  open var isIdleTimerDisabled = false {
    didSet {
      if isIdleTimerDisabled != oldValue {
        report(.setIdleTimerDisabled, [.flag(isIdleTimerDisabled)])
      }
    }
  }

  /// Where an application is in its life.
  public enum State: Int, Sendable {
    case active, inactive, background
  }
}
