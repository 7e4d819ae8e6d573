import Testing
import UIKit

@testable import TransitionCertification

/// What a subject may do otherwise than the system, and what it may not do under that cover.
@Suite("What may differ", .serialized) @MainActor struct AllowanceTests {
  private func scenario(_ id: String) throws -> Scenario {
    try #require(ScenarioCatalogue.scenario(id))
  }

  private func result(_ subject: Subject, _ id: String) throws -> CaseResult {
    try CaseRunner(references: ReferenceBook(), on: .today).run(subject, in: scenario(id))
  }

  private func difference(in trace: Trace) throws -> TransparencyFinding? {
    try ReferenceChoice(for: scenario(trace.header.scenario), from: ReferenceBook())
      .transparency(of: trace)?.difference(in: trace)
  }

  // MARK: - A drag that begins no transition before it has gone far enough

  private func thresholdSheet(staysDown: Bool = false) -> Subject {
    .installed("Sample.threshold", on: [.present], dismissedBy: .drag(.down)) { controller in
      ThresholdDrag.install(on: controller, staysDown: staysDown)
    }
  }

  @Test(
    "a finger that gives up before a dismissal begins may tell nobody",
    arguments: [
      "dismiss~cancelled", "cancel-then-tap", "cancel-then-drag", "drag-out",
      "move-after-verdict~cancelled",
    ])
  func threshold(action: String) throws {
    let result = try result(thresholdSheet(), "modal/custom/\(action)")

    #expect(result.trace.events.contains { $0.line.contains("gestureBegan") })
    #expect(result.headlines.map(\.description) == [])
  }

  @Test("a view that stays where the finger let it go is no such thing")
  func leftDown() throws {
    let result = try result(thresholdSheet(staysDown: true), "modal/custom/dismiss~cancelled")

    #expect(result.transparency?.object == "sheet")
  }

  @Test("a finger that moves while another one pulls explains nothing")
  func otherFinger() throws {
    let id = "modal/full-screen/move-after-verdict~cancelled"

    #expect(try result(.sample(), id).headlines.map(\.description) == [])
  }

  // MARK: - A segue that presents at once

  @Test(
    "a segue that moves pictures and then presents at once is compared with one that does so",
    arguments: [
      "perform", "perform~unanimated", "unwind", "unwind-deep", "cycle", "cycle~repeated",
      "tap-twice", "turn-while-performing", "animations-disabled",
    ])
  func pictures(action: String) throws {
    let subject = Subject.segue("Sample.pictures", route: .presentAtOnce) {
      PictureSegue(identifier: $0, source: $1, destination: $2)
    }

    let result = try result(subject, "segue/present-at-once/\(action)")

    #expect(result.headlines.map(\.description) == [])
  }

  // MARK: - Who decides the status bar beside an open drawer

  private func drawer(decider: OpenDrawer.Decider) -> Subject {
    .container(
      "Sample.drawer", make: { OpenDrawer($0, decider) },
      select: { (_: OpenDrawer, _, _) in }, open: { drawer, _ in drawer.setOpen(true) },
      close: { drawer, _ in drawer.setOpen(false) })
  }

  @Test(
    "either child that is seen may decide the status bar while the drawer is open",
    arguments: [OpenDrawer.Decider.main, .side],
    ["open-and-close", "open-and-close~unanimated", "cover-open"])
  func drawerDecides(decider: OpenDrawer.Decider, action: String) throws {
    let result = try result(drawer(decider: decider), "container/side/\(action)")

    #expect(result.reference != nil && result.obstacle == nil)
    #expect(result.transparency?.statement == nil)
  }

  @Test("a drawer that is closed decides nothing")
  func drawerDecidesStill() throws {
    let result = try result(drawer(decider: .sideStill), "container/side/open-and-close")

    #expect(result.headlines.map(\.rule) == ["transparency"])
    #expect(result.transparency?.object == Audience.statusBar)
  }

  // MARK: - Sizes that a presentation controller tells

  @Test(
    "a presentation controller of the subject's own may tell another size",
    arguments: ["turn-and-stay", "turn-while-presented", "turn-while-presenting"])
  func ownSize(action: String) throws {
    let subject = Subject.delegate("Sample.box") { BoxDelegate() }

    let result = try result(subject, "modal/custom/\(action)")

    #expect(result.trace.text.contains("sheet.viewWillTransition(to: [300, 300])"))
    #expect(result.reference != nil && result.obstacle == nil)
    #expect(result.transparency?.statement == nil)
  }

  @Test("who is told no size, or one twice, is found all the same")
  func sizeTold() throws {
    let subject = Subject.delegate("Sample.box") { BoxDelegate() }
    let trace = try result(subject, "modal/custom/turn-and-stay").trace
    let place = trace.place(of: "sheet.viewWillTransition(to: [300, 300])")
    var (silent, twice, other) = (trace, trace, trace)
    silent.events.remove(at: place)
    twice.events.insert(trace.events[place], at: place)
    other.cast.removeAll { $0.name == "presentation" }

    for changed in [silent, twice, other] {
      #expect(try difference(in: changed)?.object == "sheet's size")
    }
  }
}

/// Moves a sheet with the finger, and dismisses it once the finger has gone far.
@MainActor private final class ThresholdDrag: NSObject {
  private weak var controller: UIViewController?
  private let staysDown: Bool

  private init(_ controller: UIViewController, staysDown: Bool) {
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
private final class DragRecognizer: UIPanGestureRecognizer {
  private let drag: ThresholdDrag

  init(keeping drag: ThresholdDrag) {
    self.drag = drag
    super.init(target: nil, action: nil)
    addTarget(drag, action: Selector("moved(_:)", ThresholdDrag.moved))
  }
}

/// Slides a picture over the window, and presents at once when it has arrived.
private final class PictureSegue: UIStoryboardSegue {
  override func perform() {
    guard let view = source.view else { return }
    let picture = UIView(frame: view.bounds)
    picture.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
    view.window?.addSubview(picture)
    let isAnimated = UIView.areAnimationsEnabled
    UIView.animate(withDuration: isAnimated ? 0.3 : 0) {
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

  init(_ children: [UIViewController], _ decider: Decider) {
    main = children[0]
    side = children[children.count - 1]
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

/// Shows a sheet as a box of one size in the middle.
private final class BoxPresentation: UIPresentationController {
  private static let size = CGSize(width: 300, height: 300)

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { Self.size }

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
private final class BoxDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    BoxPresentation(presentedViewController: presented, presenting: presenting)
  }
}
