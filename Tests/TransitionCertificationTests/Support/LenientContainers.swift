import UIKit

/// A container with a drawer that closes when the device turns.
final class SampleTurningDrawer: UIViewController {
  private let main: UIViewController
  private let side: UIViewController
  private let stays: Bool
  private var isOpen = false

  init(_ main: UIViewController, _ side: UIViewController, stays: Bool) {
    self.main = main
    self.side = side
    self.stays = stays
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var childForStatusBarStyle: UIViewController? { isOpen ? side : main }
  override var childForStatusBarHidden: UIViewController? { childForStatusBarStyle }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(main)
    main.view.frame = view.bounds
    main.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(main.view)
    main.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    main.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    main.endAppearanceTransition()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    setOpen(false)
  }

  func setOpen(_ opens: Bool) {
    guard opens != isOpen else { return }
    isOpen = opens
    if opens { addChild(side) } else { side.willMove(toParent: nil) }
    side.beginAppearanceTransition(opens, animated: false)
    if opens {
      side.view.frame = CGRect(x: 0, y: 0, width: 200, height: view.bounds.height)
      view.addSubview(side.view)
    } else if !stays {
      side.view.removeFromSuperview()
    }
    side.endAppearanceTransition()
    if opens { side.didMove(toParent: self) } else { side.removeFromParent() }
    setNeedsStatusBarAppearanceUpdate()
  }
}

/// A stack of UIKit's as a container of one child.
final class SampleStack: UINavigationController {
  private let hidesBar: Bool

  init(_ screen: UIViewController, hidesBar: Bool) {
    self.hidesBar = hidesBar
    super.init(nibName: nil, bundle: nil)
    viewControllers = [screen]
    isNavigationBarHidden = hidesBar
  }

  required init?(coder: NSCoder) { nil }

  override var childForStatusBarStyle: UIViewController? { nil }
}

/// A container that exchanges its child in no time, and decides the status bar itself.
final class SampleSwitch: UIViewController {
  private let screens: [UIViewController]
  private let isDark: Bool
  private let header: Double
  private var shown = 0

  init(_ screens: [UIViewController], isDark: Bool, header: Double) {
    self.screens = screens
    self.isDark = isDark
    self.header = header
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    isDark ? .darkContent : screens[shown].preferredStatusBarStyle
  }

  override var prefersStatusBarHidden: Bool { screens[shown].prefersStatusBarHidden }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(screens[0])
  }

  func show(_ index: Int) {
    let old = screens[shown]
    shown = index
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
    put(screens[index])
    setNeedsStatusBarAppearanceUpdate()
  }

  private func put(_ screen: UIViewController) {
    addChild(screen)
    screen.view.frame = view.bounds.divided(atDistance: header, from: .minYEdge).remainder
    view.addSubview(screen.view)
    screen.didMove(toParent: self)
  }
}

/// Asks for the status bar before and after it knows its child.
final class SampleEagerBar: UIViewController {
  private let child: UIViewController
  private let waits: Bool
  private var decider: UIViewController?

  init(_ child: UIViewController, waits: Bool) {
    self.child = child
    self.waits = waits
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var childForStatusBarStyle: UIViewController? { decider }
  override var childForStatusBarHidden: UIViewController? { decider }

  override func viewDidLoad() {
    super.viewDidLoad()
    setNeedsStatusBarAppearanceUpdate()
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
    if waits {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.know() }
    } else {
      know()
    }
  }

  private func know() {
    decider = child
    setNeedsStatusBarAppearanceUpdate()
  }
}
