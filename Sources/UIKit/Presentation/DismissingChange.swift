import CoreGraphics
import UIKitSemantics

/// The change that ends a presentation, and all that were made above it.
@MainActor final class DismissingChange: TransitionOwner {
  /// The presentations that end, lowest first.
  private let chain: [ActivePresentation]
  private let base: ActivePresentation
  private let leaf: ActivePresentation
  private let presenter: UIViewController
  private let isAnimated: Bool
  /// Whether the presentation is on the screen when it ends; otherwise nobody goes or comes (LW-05).
  private var isSeen = true
  private let completion: Promise?
  /// The finger that drives the change; nobody else is asked then. (Inferred.)
  var finger: FingerDriver?
  /// Whether the presenter's view comes back; known when the change begins.
  private var bringsPresenterBack = false
  /// What takes the input from what leaves, while it is on its way.
  @exclusivity(unchecked) private var input: InputLoan?
  /// What is to be done when the change is over, finished or not.
  var whenOver: ((Bool) -> Void)?
  /// The change's transition, where it is known before the change is to begin who carries it out.
  @exclusivity(unchecked) private var transition = ZeroingWeak<ActiveTransition>()

  init?(_ base: ActivePresentation, isAnimated: Bool, completion: Promise?) {
    // Who is in its deinitializer can take nothing away any more.
    guard let presenter = base.presenter, !presenter.isBeingReleased else { return nil }
    chain = base.chain
    self.base = base
    leaf = chain[chain.count - 1]
    self.presenter = presenter
    self.isAnimated = isAnimated
    self.completion = completion
    for presentation in chain {
      presentation.phase = .dismissing
      presentation.presented.presentationSettings.motion = .leaving
    }
  }

  /// Asks for an animator and a driver where it animates (CU-09, CU-11); from now on there is a coordinator
  /// (SS-04).
  @discardableResult
  func engage() -> ActiveTransition {
    let transition = makeTransition()
    self.transition.wrappedValue = transition
    return transition
  }

  /// Begins after the next commit.
  func schedule() {
    let transition = transition.wrappedValue ?? makeTransition()
    transition.startAfterCommit()
  }

  private func makeTransition() -> ActiveTransition {
    let performers = customPerformers ?? systemPerformers
    let transition = ActiveTransition(
      .dismiss, from: leaf.presented, to: presenter, isAnimated: isAnimated, owner: self)
    transition.performers = performers
    return transition
  }

  private var customPerformers: TransitionParticipants? {
    guard finger == nil, isAnimated else { return nil }
    let leaving = leaf.presented
    return TransitionParticipants(
      chosen: leaving.askTransitioningDelegate(.animationControllerForDismissed) {
        $0.animationController(forDismissed: leaving)
      },
      driver: { animator in
        leaving.askTransitioningDelegate(.interactionControllerForDismissal) {
          $0.interactionControllerForDismissal(using: animator)
        }
      })
  }

  private var systemPerformers: TransitionParticipants {
    TransitionParticipants(
      animator: isAnimated ? leaf.systemAnimator(isPresenting: false) : nil, driver: finger)
  }

  // MARK: - What the transition asks

  var container: UIView { leaf.container }
  var style: UIModalPresentationStyle? { leaf.publicStyle }
  var removesFromView: Bool { bringsPresenterBack }
  var unanimatedEnd: UnanimatedEnd { leaf.style.unanimatedEnd }

  func view(_ side: TransitionSide) -> UIView? {
    switch side {
    case .from: leaf.controller.presentedView
    case .to: bringsPresenterBack ? presenter.storedView : nil
    }
  }

  /// Who leaves has the frame that its presentation gives it, at the beginning and at the end; who comes
  /// back has none at the beginning, also where its view never went (CX-12, CX-13).
  func initialFrame(_ side: TransitionSide) -> CGRect {
    switch side {
    case .from: leaf.controller.frameOfPresentedViewInContainerView
    case .to: .zero
    }
  }

  /// A presenter goes home, also one that stayed and was moved aside meanwhile: the frame is documented as
  /// the one at the end of the transition. (That home is where it was when it presented is inferred.)
  func finalFrame(_ side: TransitionSide) -> CGRect {
    switch side {
    case .from: leaf.controller.frameOfPresentedViewInContainerView
    case .to: base.homeFrame
    }
  }

  // MARK: - What the transition brings about

  func prepare(_ transition: ActiveTransition) {
    bringsPresenterBack = base.removesPresenter && base.welcomesPresenter(to: base.presentersPlace)
  }

  func announce(_ transition: ActiveTransition) {
    isSeen = base.container.isInWindow
    for presentation in chain { presentation.hasBegunToLeave = true }
    input = InputLoan { responder in chain.contains { $0.presented.holdsInput(responder) } }
    World.current.keyboard.update()
    if isSeen { announceAppearance() }
    leaf.controller.ask(.dismissalTransitionWillBegin, transition: transition.number) {
      leaf.controller.dismissalTransitionWillBegin()
    }
    leaf.controller.reportPresentedView(in: transition.number)
    World.current.statusBar.update()
  }

  private func announceAppearance() {
    let covered = coveredButShown
    leaf.begin(false, of: leaf.presented, inSeenPlace: true, animated: isAnimated)
    for presentation in covered {
      presentation.begin(
        false, of: presentation.presented, inSeenPlace: true, animated: isAnimated)
    }
    if bringsPresenterBack {
      if let view = presenter.storedView { view.frame = finalFrame(.to) }
      base.begin(true, of: presenter, inSeenPlace: true, animated: isAnimated)
    }
  }

  /// The presentations between the presenter and the leaf of whom somebody is still on the screen.
  private var coveredButShown: [ActivePresentation] {
    var covered: [ActivePresentation] = []
    // Without a closure, which would be checked for its actor at every presentation.
    for place in (0..<chain.count - 1).reversed() {
      let phase = chain[place].presented.appearancePhase
      if phase == .shown || phase == .leaving { covered.append(chain[place]) }
    }
    return covered
  }

  func swapViews(_ transition: ActiveTransition) {
    if let view = view(.to) { container.insertSubview(view, at: 0) }
    view(.from)?.removeFromSuperview()
  }

  func conclude(_ transition: ActiveTransition, finished: Bool) {
    if finished { leave(transition) } else { stay(transition) }
    for presentation in chain { presentation.presented.comeToRest(from: .leaving) }
    if finished { base.presentersInput?.giveBack() } else { input?.giveBack() }
    World.current.statusBar.update()
    // What was covered may not lie as the cover did, and hears of the turn back (SZ-07).
    if finished, isSeen { OrientationChange.look(.shown(preferred: nil)) }
  }

  /// The incoming did comes before the outgoing one (FS-03).
  ///
  /// The presented controller has no presenter any more when it hears that it is gone (ST-08).
  private func leave(_ transition: ActiveTransition) {
    let covered = coveredButShown
    let place = base.presentersPlace
    let isStillSeen = base.isPlaceSeen
    if isSeen { base.returnPresentersView(from: container) }
    for presentation in chain.reversed() { presentation.closeContainer() }
    for presentation in chain.reversed() { presentation.unlink() }
    didEnd(transition, true)
    guard isSeen else { return }
    if bringsPresenterBack {
      base.endPresentersReturn(to: place, inSeenPlace: isStillSeen, animated: isAnimated)
    }
    leaf.end(leaf.presented, inSeenPlace: isStillSeen)
    for presentation in covered {
      presentation.end(presentation.presented, inSeenPlace: isStillSeen)
    }
  }

  /// The way back of both sides, once the animation is back (NI-02, NI-05, SH-08).
  private func stay(_ transition: ActiveTransition) {
    let covered = coveredButShown
    if !transition.isCustom { base.dropPresentersView(from: container) }
    for presentation in chain {
      presentation.phase = .presented
      presentation.hasBegunToLeave = false
    }
    didEnd(transition, false)
    guard isSeen else { return }
    let isStillSeen = base.isPlaceSeen
    if bringsPresenterBack {
      base.begin(false, of: presenter, inSeenPlace: isStillSeen, animated: isAnimated)
      base.end(presenter, inSeenPlace: isStillSeen)
    }
    for presentation in covered + [leaf] {
      presentation.begin(
        true, of: presentation.presented, inSeenPlace: isStillSeen, animated: isAnimated)
      presentation.end(presentation.presented, inSeenPlace: isStillSeen)
    }
  }

  private func didEnd(_ transition: ActiveTransition, _ finished: Bool) {
    leaf.controller.ask(
      .dismissalTransitionDidEnd, [.flag(finished)], transition: transition.number
    ) {
      leaf.controller.dismissalTransitionDidEnd(finished)
    }
  }

  /// The caller's closure runs last (CO-03); after a cancelled dismissal it does not. (Inferred.)
  func settle(_ transition: ActiveTransition, finished: Bool) {
    if finished { completion?.keep(presenter, .dismissCompletion) }
    whenOver?(finished)
  }
}
