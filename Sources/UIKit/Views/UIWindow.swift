import CoreGraphics
public import Foundation

/// The root of a tree of views; a root controller lives in it.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  @exclusivity(unchecked) open var windowLevel = Level.normal
  /// The controller whose view fills the window.
  @exclusivity(unchecked) open var rootViewController: UIViewController? {
    didSet { replaceRoot(oldValue) }
  }
  open var screen: UIScreen { UIScreen.main }
  /// The scene that the window is in; the only one, once the window is shown.
  ///
  /// A window that is taken off its scene is not on the screen until it gets one again, hidden or not. (That none
  /// is given to it when it is shown is inferred.)
  open weak var windowScene: UIWindowScene? {
    get { chosenScene ?? (isShown ? World.current.scene : nil) }
    set {
      isOffScene = newValue == nil && (isOffScene || windowScene != nil)
      chosenScene = newValue
      followScene()
      disturbTraits()
    }
  }
  private weak var chosenScene: UIWindowScene?
  /// Whether it was taken off its scene, and has got none since.
  private final var isOffScene = false
  /// Whether the window may get what has no place on the screen.
  open var canBecomeKey: Bool { true }
  /// Whether this window gets what has no place on the screen, such as keys.
  open var isKeyWindow: Bool { World.current.keyWindow === self }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeWindow()
  }

  /// A window that fills the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// A window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    becomeWindow()
    chosenScene = windowScene
  }

  /// Makes this view a window, which is not shown yet.
  private final func becomeWindow() {
    storedWindow = self
    flags.isWindow = true
    isHidden = true
  }

  deinit {
    MainThread.letGo(of: self) { window in
      let world = World.current
      if world.keyWindow === window { world.keyWindow = nil }
      window.dropFormerRoots()
      for view in window.subviews { view.forgetWindow() }
    }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set { setShown(!newValue) }
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Makes the window the one that gets keys.
  open func makeKey() {
    if canBecomeKey { World.current.makeKey(self) }
  }
  /// Shows the window, which loads and attaches the root controller's view, and makes it key (LW-03).
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }
  /// Hands an event to whom it is for; fingers do not come this way here, so nothing happens.
  open func sendEvent(_ event: UIEvent) {}
  /// Told that the window gets keys now.
  open func becomeKey() {}
  /// Told that the window gets keys no more.
  open func resignKey() {}
}

extension UIWindow {
  /// Whether the window is on the screen.
  final var isShown: Bool { !super.isHidden && !isOffScene }

  private func setShown(_ isShown: Bool) {
    super.isHidden = !isShown
    followScene()
  }

  /// Comes to the screen, or goes off it, as it is hidden or not, and has a scene or none.
  private func followScene() {
    let world = World.current
    // A window of an earlier scene is not shown in this one.
    guard isShown != world.windows.has(self) else { return }
    if isShown {
      world.windows.append(self)
      world.report(.window(self, .shown))
      disturbTraits()
      attachRoot()
      turnForRoot()
      incurLayout()
      NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
    } else {
      world.windows.drop(self)
      dropFormerRoots()
      world.report(.window(self, .hidden))
      detach(rootViewController)
      if isKeyWindow { world.makeKey(world.windowsBackToFront.last { $0.canBecomeKey }) }
      NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    }
    world.statusBar.update()
  }

  /// The old root's view goes, then the new one's comes (LW-06, LW-07; the order across is free).
  private func replaceRoot(_ old: UIViewController?) {
    guard isShown, old !== rootViewController else { return }
    keep(old)
    detach(old)
    attachRoot()
    turnForRoot()
    World.current.statusBar.update()
  }

  /// Keeps a former root alive while what it presents stays in the window, as it does by LW-09; what is
  /// seen without its controller could neither be touched nor dismissed. (Inferred.)
  private func keep(_ root: UIViewController?) {
    guard let root, let container = root.presentation?.container, container.window === self,
      !World.current.formerRoots.has(root)
    else { return }
    World.current.formerRoots.append(root)
  }

  /// Lets go of former roots when the window goes with what they present.
  private func dropFormerRoots() {
    let roots = World.current.formerRoots
    // A root that goes may be the last who kept a window, which lets go of its own in turn: by then the list is whole.
    World.current.formerRoots = roots.filter { $0.presentation?.container.window !== self }
    withExtendedLifetime(roots) {}
  }

  /// Lets the interface lie as the root allows, once that is announced (RL-02).
  private func turnForRoot() {
    guard let root = rootViewController, World.statusBarWindow === self else { return }
    OrientationChange.force(for: root)
  }

  private func detach(_ root: UIViewController?) {
    guard let root, root.isViewLoaded, root.view.superview === self else { return }
    World.acting(as: .host) { root.view.removeFromSuperview() }
  }

  private func attachRoot() {
    guard let root = rootViewController, root.presentation?.hasPresentersView != true else {
      return
    }
    World.acting(as: .host) {
      let view = root.viewToShow
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    // Another root may have been asked for while this one came.
    if rootViewController !== root { detach(root) }
  }
}
