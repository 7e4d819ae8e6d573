import Testing
import UIKit

/// What the context answers for each side of each change: a complete table.
@MainActor @Suite("CX: the frames of both sides", .serialized) struct FrameFacts {
  /// A frame that is answered.
  enum Answer: Equatable {
    case zero
    /// Where the presented view lies.
    case presented
    /// The bounds of the screen, which the presenter, a stack's screen or a tab's fills.
    case screen
  }

  /// How it is known what a row says.
  enum Evidence {
    /// Both ways were recorded on Apple's UIKit, with the values that the row has (CX-05, CX-12, CX-13).
    case recorded
    /// Nobody has recorded this one; it is taken to be like its neighbours. (Inferred.)
    case inferred
  }

  enum Change: Equatable {
    case present(UIModalPresentationStyle, removes: Bool)
    case dismiss(UIModalPresentationStyle, removes: Bool)
    case push, pop, select
  }

  /// A change, and what is answered while it runs.
  struct Row: CustomStringConvertible {
    let change: Change
    let from: (initial: Answer, final: Answer)
    let to: (initial: Answer, final: Answer)
    let evidence: Evidence

    init(
      _ change: Change, from: (initial: Answer, final: Answer),
      to: (initial: Answer, final: Answer), _ evidence: Evidence
    ) {
      self.change = change
      self.from = from
      self.to = to
      self.evidence = evidence
    }

    var description: String { "\(change), \(evidence)" }
  }

  nonisolated static let rows: [Row] =
    presentations(.custom, removes: false, .recorded)
    + presentations(.custom, removes: true, .recorded)
    + presentations(.fullScreen, removes: true, .recorded)
    + presentations(.currentContext, removes: true, .inferred)
    + [.overFullScreen, .overCurrentContext, .pageSheet, .formSheet].flatMap {
      presentations($0, removes: false, .inferred)
    } + [
      Row(.push, from: (.screen, .zero), to: (.zero, .screen), .recorded),
      Row(.pop, from: (.screen, .zero), to: (.zero, .screen), .recorded),
      Row(.select, from: (.screen, .zero), to: (.zero, .screen), .inferred),
    ]

  private nonisolated static func presentations(
    _ style: UIModalPresentationStyle, removes: Bool, _ evidence: Evidence
  ) -> [Row] {
    [
      Row(
        .present(style, removes: removes), from: (.presented, removes ? .zero : .screen),
        to: (.zero, .presented), evidence),
      Row(
        .dismiss(style, removes: removes), from: (.presented, .presented),
        to: (.zero, .screen), evidence),
    ]
  }

  @Test(
    "CX-05 AC-09 CX-12 CX-13 initial and final frames, both sides, each change", arguments: rows)
  func frames(row: Row) throws {
    let seen = try #require(FrameScene().look(at: row.change))

    #expect(seen.from.initial == seen.frame(row.from.initial))
    #expect(seen.from.final == seen.frame(row.from.final))
    #expect(seen.to.initial == seen.frame(row.to.initial))
    #expect(seen.to.final == seen.frame(row.to.final))
  }

  @Test("CX-12 the same under a driver, and while a dismissal is given up")
  func driven() throws {
    let scene = FrameScene()
    scene.driver = UIPercentDrivenInteractiveTransition()

    let seen = try #require(scene.look(at: .dismiss(.custom, removes: false)))

    #expect(seen.from.initial == seen.presented)
    #expect(seen.from.final == seen.presented)
    #expect(seen.to.initial == .zero)
  }

  @Test("CX-05 nothing is known of who has no part in a change")
  func stranger() throws {
    let seen = try #require(FrameScene().look(at: .present(.fullScreen, removes: true)))

    #expect(seen.stranger == .zero)
  }

  @Test("CX-12 a card may be put at its final frame before a dismissal moves it away")
  func slideAway() throws {
    let scene = FrameScene()
    let seen = try #require(scene.look(at: .dismiss(.custom, removes: false)))

    #expect(seen.from.final == CGRect(x: 0, y: 422, width: 390, height: 422))
  }
}

/// A scene in which a change runs, and an animator that asks its context for all frames.
@MainActor private final class FrameScene {
  struct Seen {
    let from: (initial: CGRect, final: CGRect)
    let to: (initial: CGRect, final: CGRect)
    let stranger: CGRect
    let presented: CGRect
    let screen: CGRect

    func frame(_ answer: FrameFacts.Answer) -> CGRect {
      switch answer {
      case .zero: .zero
      case .presented: presented
      case .screen: screen
      }
    }
  }

  var driver: UIPercentDrivenInteractiveTransition?
  private let scene = Scene()
  private let animator = LoggedAnimator(CallbackLog())
  private var seen: [Seen] = []

  /// What is answered in the last of the transitions that a change takes.
  func look(at change: FrameFacts.Change) -> Seen? {
    animator.before = { [unowned self] in note($0) }
    switch change {
    case .present(let style, let removes): present(style, removes)
    case .dismiss(let style, let removes):
      let (a, delegate) = present(style, removes)
      delegate.driver = driver
      a.dismiss(animated: true)
      Headless.turn()
      driver?.update(0.3)
      driver?.cancel()
    case .push, .pop: changeStack(isPop: change == .pop)
    case .select: select()
    }
    Headless.settle()
    return seen.last
  }

  private func note(_ context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    let presented = [from, to].first { $0.presentingViewController != nil }
    seen.append(
      Seen(
        from: (context.initialFrame(for: from), context.finalFrame(for: from)),
        to: (context.initialFrame(for: to), context.finalFrame(for: to)),
        stranger: context.finalFrame(for: UIViewController()),
        presented: presented?.presentationController?.frameOfPresentedViewInContainerView ?? .zero,
        screen: scene.window.bounds))
  }

  @discardableResult
  private func present(
    _ style: UIModalPresentationStyle, _ removes: Bool
  ) -> (UIViewController, CardDelegate) {
    let (a, b) = scene.pair(style, [])
    a.definesPresentationContext = true
    let delegate = CardDelegate(animator, removes)
    b.transitioningDelegate = delegate
    scene.present(b, on: a)
    kept.append(delegate)
    return (a, delegate)
  }

  private var kept: [AnyObject] = []

  private func changeStack(isPop: Bool) {
    let (nav, _, b) = scene.navigation([])
    let delegate = LoggedNavigationDelegate(CallbackLog())
    delegate.animator = animator
    nav.delegate = delegate
    kept.append(delegate)
    nav.pushViewController(b, animated: true)
    scene.rest()
    if isPop { nav.popViewController(animated: true) }
  }

  private func select() {
    let tabs = UITabBarController()
    let delegate = LoggedTabDelegate(CallbackLog())
    delegate.animator = animator
    tabs.delegate = delegate
    kept.append(delegate)
    tabs.viewControllers = [scene.controller("A", []), scene.controller("B", [])]
    scene.show(tabs)
    tabs.selectedIndex = 1
  }
}

/// A delegate whose custom presentations leave the upper half of the screen free.
private final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let animator: LoggedAnimator
  private let removes: Bool
  var driver: UIPercentDrivenInteractiveTransition?

  init(_ animator: LoggedAnimator, _ removes: Bool) {
    self.animator = animator
    self.removes = removes
  }

  private final class Card: UIPresentationController {
    var removes = false

    override var shouldRemovePresentersView: Bool { removes }

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let card = Card(presentedViewController: presented, presenting: presenting)
    card.removes = removes
    return card
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
