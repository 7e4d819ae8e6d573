import GoodTransitions
import Testing
import TransitionCertification
import TransitionParts
import UIKit

/// What trials find out of subjects that do not say it.
@Suite("What a trial finds out") @MainActor struct SubjectTrialTests {
  nonisolated private static func slide(_ gesture: Gesture? = nil) -> Subject {
    .delegate("test/slide", dismissedBy: gesture) { SlideDelegate() }.presented(as: [.custom])
  }

  nonisolated private static func card(_ contract: SubjectContract = SubjectContract()) -> Subject {
    .delegate("test/card", contract: contract) { RecedingCardDelegate() }
      .presented(as: [.custom]).preparing(RecedingCardDelegate.prepare)
  }

  nonisolated private static func insetting(scaled isScaled: Bool = false) -> Subject {
    .delegate("test/insetting") {
      SlideDelegate(presentation: {
        let presentation = InsettingPresentation(presentedViewController: $0, presenting: $1)
        presentation.isScaled = isScaled
        return presentation
      })
    }
    .presented(as: [.custom])
  }

  nonisolated private static func hand(_ habits: HandledDelegate.Habits...) -> Subject {
    .delegate("test/hand") { HandledDelegate(HandledDelegate.Habits(habits)) }
      .presented(as: [.custom])
  }

  nonisolated private static func cards(
    _ contract: SubjectContract = SubjectContract(), keepingChildren keepsChildren: Bool = true
  ) -> Subject {
    .container(
      "test/cards", contract: contract,
      make: { CardStack(root: $0, keepsChildren: keepsChildren) },
      push: { $0.push($1, animated: $2) }, pop: { $0.pop(animated: $1) })
  }

  nonisolated private static func stack(isWatched: Bool) -> Subject {
    let stack = Subject.navigation("test/stack") { SlideNavigation() }
    return isWatched ? stack.preparing(SlideSetUp.navigation) : stack
  }

  nonisolated private static func drawer<Drawer: SideDrawer>(
    _ make: @escaping @MainActor @Sendable ([UIViewController], UIViewController) -> Drawer
  ) -> Subject {
    .container(
      "test/drawer", sides: [.left], make: { make($0, $1[.left]) },
      open: { drawer, _, animated in drawer.setOpen(true, animated: animated) },
      close: { drawer, _, animated in drawer.setOpen(false, animated: animated) })
  }

  @Test(
    "is the finger that a subject follows, and none where it is said, or where nothing follows",
    arguments: [
      (slide(), Gesture.drag(.down)), (slide(.drag(.down)), nil),
      (stack(isWatched: true), .drag(.right)), (stack(isWatched: false), nil),
      (.delegate("test/still") { StillDelegate() }, nil),
      (hand(.follows, .dismisses), .drag(.down)), (hand(.follows), nil), (hand(.dismisses), nil),
      (hand(.follows, .dismisses, .isPicky), .drag(.down)),
      (hand(.follows, .dismisses, .isIdle), nil), (hand(.follows, .dismissesLate), nil),
      (hand(.follows, .movesOut), .drag(.down)),
      (.tabs("test/tabs") { PageTabs() }, .drag(.left)),
      (
        .container(
          "test/pulled", make: { PulledSwitcher($0) }, select: { $0.show($1, animated: $2) }),
        .drag(.left)
      ),
      (
        .container(
          "test/switched", make: { SwitchingContainer($0) }, select: { $0.show($1, animated: $2) }),
        nil
      ),
      (cards(), .edge(.left)),
      (drawer { FingerDrawer($0, side: $1) }, .drag(.right)),
      (drawer { Drawer($0, side: $1) }, nil),
    ])
  func finger(subject: Subject, gesture: Gesture?) {
    #expect(SubjectTrial(of: subject).finding.gesture == gesture, "\(subject.id)")
  }

  @Test(
    "is how far a finger goes in vain, where a fifth of a screen's 844 points is enough to go",
    arguments: [(200, nil), (120, 0.12), (90, 0.08), (50, nil)])
  func vainReach(threshold: CGFloat, reach: Double?) {
    let card = Subject.delegate("test/hasty") {
      HandledDelegate([.follows, .dismisses], beyond: threshold)
    }
    .presented(as: [.custom])
    #expect(SubjectTrial(of: card).finding.vainReach == reach)
  }

  @Test("is no way in vain where one is said, even if that is too long")
  func saidReach() {
    let card = Subject.delegate("test/hasty") {
      HandledDelegate([.follows, .dismisses], beyond: 70)
    }
    .presented(as: [.custom])
    #expect(SubjectTrial(of: card).finding.vainReach == 0.08)
    #expect(SubjectTrial(of: card.givingUp(within: 0.1)).finding.vainReach == nil)
  }

  @Test(
    "is that nothing comes of the finger that a container is said to follow",
    arguments: [(Gesture.edge(.left), false), (.drag(.up), true)])
  func idle(gesture: Gesture, isIdle: Bool) {
    let stack = Subject.container(
      "test/cards", make: { CardStack(root: $0) }, push: { $0.push($1, animated: $2) },
      pop: { $0.pop(animated: $1) }, drag: gesture)
    #expect(SubjectTrial(of: stack).finding.isIdle == isIdle)
  }

  @Test("is the look of a presenter that comes and goes, where no contract says it")
  func looks() {
    #expect(SubjectTrial(of: Self.card()).finding.looks == [.transform, .alpha])
    let declared = Self.card(SubjectContract(restingLook: [.transform, .alpha, .frame]))
    #expect(SubjectTrial(of: declared).finding.looks == [])
    #expect(SubjectTrial(of: Self.slide()).finding.looks == [])
    #expect(SubjectTrial(of: Self.insetting()).finding.looks == [.frame])
    #expect(SubjectTrial(of: Self.insetting(scaled: true)).finding.looks == [.transform])
  }

  @Test("is that what is presented decides the status bar, where the subject asks for that late")
  func statusBar() {
    func finding(_ contract: SubjectContract, capturing: Bool) -> Bool {
      SubjectTrial(
        of: .delegate("test/late", contract: contract) { LateDelegate(capturing) }
          .presented(as: [.custom])
      ).finding.departures == [.statusBar]
    }

    #expect(finding(SubjectContract(), capturing: true))
    #expect(!finding(SubjectContract(), capturing: false))
    #expect(!finding(SubjectContract(coversStatusBar: true), capturing: true))
  }

  @Test("is that a stack keeps what lies below as children, where its contract does not say it")
  func children() {
    func departures(_ subject: Subject) -> [SubjectTrial.Departure] {
      SubjectTrial(of: subject).finding.departures
    }

    #expect(departures(Self.cards()) == [.keptChildren])
    #expect(departures(Self.cards(keepingChildren: false)) == [])
    #expect(departures(Self.cards(SubjectContract(allowsBackSwipe: false))) == [.keptChildren])
    #expect(departures(Self.cards(SubjectContract(keepsChildren: true))) == [])
    #expect(departures(Self.slide()) == [])
  }

  @Test(
    "is that touches reach what lies behind, where something in the container hands them on",
    arguments: [
      (true, true, [SubjectTrial.Departure.touchesBehind]), (false, true, []), (true, false, []),
      (false, false, []),
    ])
  func touches(isHandedOn: Bool, isReachable: Bool, departures: [SubjectTrial.Departure]) {
    func delegate(_ contract: SubjectContract = SubjectContract()) -> Subject {
      .delegate("test/toast", contract: contract) {
        SlideDelegate(presentation: {
          let toast = ToastPresentation(presentedViewController: $0, presenting: $1)
          toast.isHandingOn = isHandedOn
          toast.isReachable = isReachable
          return toast
        })
      }
      .presented(as: [.custom])
    }

    #expect(SubjectTrial(of: delegate()).finding.departures == departures)
    let declared = SubjectContract(blocksWhatIsBehind: false)
    #expect(SubjectTrial(of: delegate(declared)).finding.departures == [])
  }

  @Test("says what a contract has to say in the order of a contract")
  func clauses() {
    let finding = SubjectTrial.Finding(looks: [.alpha], departures: [.statusBar, .touchesBehind])
    #expect(
      finding.clauses.map(\.text)
        == ["coversStatusBar: true", "restingLook: [.alpha]", "blocksWhatIsBehind: false"])
  }

  @Test(
    "goes from one process to another as a line",
    arguments: [
      (SubjectTrial.Finding(), "trial none"),
      (SubjectTrial.Finding(gesture: .edge(.left)), "trial .edge(.left)"),
      (
        SubjectTrial.Finding(gesture: .drag(.down), looks: [.transform, .corner]),
        "trial .drag(.down) transform corner"
      ),
      (
        SubjectTrial.Finding(isIdle: true, departures: [.keptChildren]),
        "trial idle keeps-children"
      ),
      (
        SubjectTrial.Finding(gesture: .drag(.down), vainReach: 0.08, looks: [.alpha]),
        "trial .drag(.down) within:0.08 alpha"
      ),
      (SubjectTrial.Finding(departures: [.statusBar]), "trial none status-bar"),
      (
        SubjectTrial.Finding(looks: [.alpha], departures: [.statusBar, .touchesBehind]),
        "trial none alpha status-bar touches-behind"
      ),
      (
        SubjectTrial.Finding(gesture: .edge(.left), departures: [.keptChildren]),
        "trial .edge(.left) keeps-children"
      ),
      (
        SubjectTrial.Finding(departures: [.statusBar, .keptChildren]),
        "trial none status-bar keeps-children"
      ),
    ])
  func line(finding: SubjectTrial.Finding, line: String) {
    #expect(finding.line == line)
    #expect(SubjectTrial.Finding(line: line) == finding)
  }

  @Test(
    "is none where a line says something else",
    arguments: [
      "", "trial", "trial .drag(.round)", "trial none sparkle", "trial none status-bar alpha",
      "trial none within:0.3", "trial none alpha within:0.08",
      "a library's own words",
    ])
  func strangeLine(line: String) {
    #expect(SubjectTrial.Finding(line: line) == nil)
  }
}

/// Presents as the system does, and follows no finger.
private final class StillDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// It asks for the status bar when it is asked for an animator, and leaves the animation to the system.
private final class LateDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let isCapturing: Bool

  init(_ isCapturing: Bool) { self.isCapturing = isCapturing }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presented.modalPresentationCapturesStatusBarAppearance = isCapturing
    return nil
  }
}

/// Insets its presenter for as long as it presents.
private final class InsettingPresentation: UIPresentationController {
  /// Whether it scales it as well.
  var isScaled = false

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    inset(by: 20)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    inset(by: 0)
  }

  private func inset(by length: CGFloat) {
    guard let view = presentingViewController.view, let window = view.window else { return }
    view.transform = .identity
    view.frame = window.bounds.insetBy(dx: length, dy: length)
    if isScaled, length > 0 { view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
  }
}

/// Presents something small over a view that hands touches on to the presenter, or does nothing about them, in a
/// container that may have lost its touches.
private final class ToastPresentation: UIPresentationController {
  var isHandingOn = false
  var isReachable = true

  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 20, y: 700, width: 350, height: 60)
  }

  override func presentationTransitionWillBegin() {
    let net = Net(frame: containerView?.bounds ?? .zero)
    net.presenter = isHandingOn ? presentingViewController.view : nil
    net.isUserInteractionEnabled = isHandingOn
    containerView?.insertSubview(net, at: 0)
    containerView?.isUserInteractionEnabled = isReachable
  }

  private final class Net: UIView {
    weak var presenter: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let presenter else { return super.hitTest(point, with: event) }
      return presenter.hitTest(convert(point, to: presenter), with: event)
    }
  }
}
