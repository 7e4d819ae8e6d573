import TransitionCertification
import UIKit

extension Subject {
  /// Dismisses a sheet once the finger has pulled it far enough.
  ///
  /// - Parameter staysDown: whether the sheet stays where a finger that gives up lets it go.
  @MainActor static func threshold(staysDown: Bool = false) -> Subject {
    .installed("Sample.threshold", on: [.present], dismissedBy: .drag(.down)) { controller in
      ThresholdDrag.install(on: controller, staysDown: staysDown)
    }
  }

  /// Moves a sheet with the finger, and dismisses it without an animation when that goes far away.
  ///
  /// - Parameter inside: whether a panel inside of the sheet moves, which has all that is seen of it.
  @MainActor static func hauled(
    _ way: HaulingDrag.Way = .leaves, inside: Bool = false
  ) -> Subject {
    guard !inside else {
      return .screen("Sample.panel", dismissedBy: .drag(.down)) { PanelSheet(way) }
    }
    return .installed("Sample.hauled", on: [.present], dismissedBy: .drag(.down)) { controller in
      controller.view.addGestureRecognizer(
        DragRecognizer(keeping: HaulingDrag(controller, way)))
    }
  }

  /// Moves a picture over the window, and then presents at once.
  @MainActor static var pictures: Subject {
    .segue("Sample.pictures", route: .presentUnanimated) {
      PictureSegue(identifier: $0, source: $1, destination: $2)
    }
  }

  /// Shows a drawer beside its child.
  ///
  /// - Parameters:
  ///   - decider: who decides the status bar while it is open.
  ///   - isReady: whether it loads what it shows before it opens the first time.
  @MainActor static func drawer(
    _ decider: OpenDrawer.Decider, isReady: Bool = false
  ) -> Subject {
    .container(
      "Sample.drawer", sides: [.left],
      make: { (screens, sides) -> OpenDrawer in
        if isReady { sides[.left].loadViewIfNeeded() }
        return OpenDrawer(screens[0], sides[.left], decider)
      },
      open: { drawer, _, _ in drawer.setOpen(true) },
      close: { drawer, _, _ in drawer.setOpen(false) })
  }

  /// Shows a drawer beside its child, which closes when the device turns.
  ///
  /// - Parameter stays: whether its view stays where it is.
  @MainActor static func turningDrawer(stays: Bool = false) -> Subject {
    .container(
      "Sample.turning", sides: [.left],
      make: { SampleTurningDrawer($0[0], $1[.left], stays: stays) },
      open: { drawer, _, _ in drawer.setOpen(true) },
      close: { drawer, _, _ in drawer.setOpen(false) })
  }

  /// Shows its child in a stack of UIKit's.
  ///
  /// - Parameter hidesBar: whether it hides the stack's bar, and decides the status bar all the same.
  @MainActor static func stack(hidesBar: Bool = false) -> Subject {
    .container("Sample.stack", make: { SampleStack($0[0], hidesBar: hidesBar) })
  }

  /// Exchanges its child, and decides the status bar itself.
  ///
  /// - Parameters:
  ///   - isDark: whether the bar is dark whatever the child wants.
  ///   - header: how far below the top the child lies, in points.
  @MainActor static func bar(isDark: Bool = false, below header: Double = 0) -> Subject {
    .container(
      "Sample.bar", make: { SampleSwitch($0, isDark: isDark, header: header) },
      select: { container, index, _ in container.show(index) })
  }

  /// Asks for the status bar while it loads, before it knows the child that is to decide it.
  ///
  /// - Parameter waits: whether it comes to know the child later than in the same instant.
  @MainActor static func eager(waits: Bool = false) -> Subject {
    .container("Sample.eager", make: { SampleEagerBar($0[0], waits: waits) })
  }

  /// Presents by a method of its own that takes no closure.
  @MainActor static var cardsWithoutClosures: Subject {
    .animator("Sample.cards") { SampleAnimator() }
      .presenting(lacking: [.completion]) { presenter, card, animated, _ in
        presenter.present(card, animated: animated)
      }
  }

  /// Shows screens of the app's own, under a bar of their own.
  @MainActor static var darkScreens: Subject {
    .animator("Sample.dark") { SampleAnimator() }
      .screens { role in role == .pushed ? DarkScreen() : nil }
  }

  /// Presents in a box of one size.
  ///
  /// - Parameter told: how high it says that the box is.
  @MainActor static func box(telling told: CGFloat = 300) -> Subject {
    .delegate("Sample.box") { BoxDelegate(told) }
  }

  /// A screen that lies upright alone.
  @MainActor static var upright: Subject { .screen("Sample.upright") { UprightScreen() } }
}

/// A screen that has the status bar dark.
final class DarkScreen: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
}

/// Moves a sheet with the finger, and dismisses it once the finger has gone far.
@MainActor class ThresholdDrag: NSObject {
  weak var controller: UIViewController?
  private let staysDown: Bool

  init(_ controller: UIViewController, staysDown: Bool) {
    self.controller = controller
    self.staysDown = staysDown
  }

  static func install(on controller: UIViewController, staysDown: Bool) {
    let drag = ThresholdDrag(controller, staysDown: staysDown)
    controller.view.addGestureRecognizer(DragRecognizer(keeping: drag))
  }

  func moved(_ recognizer: UIPanGestureRecognizer) {
    guard let controller, let view = controller.view else { return }
    let distance = max(0, recognizer.translation(in: view.window).y)
    switch recognizer.state {
    case .changed where controller.isBeingDismissed: break
    case .changed where distance > 300:
      view.transform = .identity
      controller.dismiss(animated: true)
    case .changed: view.transform = CGAffineTransform(translationX: 0, y: distance / 2)
    case .ended, .cancelled, .failed:
      if !controller.isBeingDismissed, !staysDown { view.transform = .identity }
    default: break
    }
  }
}

/// A recognizer that keeps what it tells.
final class DragRecognizer: UIPanGestureRecognizer {
  private let drag: ThresholdDrag

  init(keeping drag: ThresholdDrag) {
    self.drag = drag
    super.init(target: nil, action: nil)
    addTarget(drag, action: Selector("moved(_:)", ThresholdDrag.moved))
  }
}

/// Slides a picture over the window, and presents at once when it has arrived.
final class PictureSegue: UIStoryboardSegue {
  override func perform() {
    guard let view = source.view else { return }
    let picture = UIView(frame: view.bounds)
    picture.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
    view.window?.addSubview(picture)
    let isAnimated = UIView.areAnimationsEnabled
    // The picture takes the touches that would reach what lies behind.
    UIView.animate(
      withDuration: isAnimated ? 0.3 : 0, delay: 0, options: .allowUserInteraction
    ) {
      picture.transform = .identity
    } completion: { [source, destination] _ in
      source.present(destination, animated: false) { picture.removeFromSuperview() }
    }
  }
}

/// A container with a drawer, which says who decides the status bar while that is open.
final class OpenDrawer: UIViewController {
  enum Decider: Sendable {
    case main, side
    /// The drawer, even when it is closed again.
    case sideStill
  }

  private let main: UIViewController
  private let side: UIViewController
  private let decider: Decider
  private var isOpen = false
  private var wasOpen = false

  init(_ main: UIViewController, _ side: UIViewController, _ decider: Decider) {
    self.main = main
    self.side = side
    self.decider = decider
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var childForStatusBarStyle: UIViewController? {
    switch decider {
    case .main: main
    case .side: isOpen ? side : main
    case .sideStill: wasOpen ? side : main
    }
  }

  override var childForStatusBarHidden: UIViewController? { childForStatusBarStyle }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(main, at: view.bounds)
  }

  private func show(_ child: UIViewController, at frame: CGRect) {
    addChild(child)
    child.view.frame = frame
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func setOpen(_ opens: Bool) {
    guard opens != isOpen else { return }
    isOpen = opens
    wasOpen = true
    if opens {
      show(side, at: CGRect(x: 0, y: 0, width: 300, height: view.bounds.height))
    } else {
      side.willMove(toParent: nil)
      side.view.removeFromSuperview()
      side.removeFromParent()
    }
    setNeedsStatusBarAppearanceUpdate()
  }
}

/// A screen over all of the window that does not turn.
final class UprightScreen: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

/// Shows a sheet as a box of one size in the middle.
final class BoxPresentation: UIPresentationController {
  private static let size = CGSize(width: 300, height: 300)
  private let told: CGFloat

  init(_ presented: UIViewController, _ presenting: UIViewController?, telling told: CGFloat) {
    self.told = told
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: Self.size.width, height: told) }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(
      x: (bounds.width - Self.size.width) / 2, y: (bounds.height - Self.size.height) / 2,
      width: Self.size.width, height: Self.size.height)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Brings the box.
final class BoxDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let told: CGFloat

  init(_ told: CGFloat) {
    self.told = told
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    BoxPresentation(presented, presenting, telling: told)
  }
}
