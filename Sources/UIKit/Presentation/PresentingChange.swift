import CoreGraphics
import UIKitSemantics
import VirtualTime

/// The change that shows a controller above another.
@MainActor final class PresentingChange: TransitionOwner {
  private let presentation: ActivePresentation
  private let presented: UIViewController
  private let presenter: UIViewController
  private let source: UIViewController
  private let isAnimated: Bool
  private let completion: Promise?
  private var performers = TransitionParticipants()
  /// The presentation controller that somebody had asked for early, and the style that it is for.
  private let prepared: (controller: UIPresentationController, style: UIModalPresentationStyle)?

  init(
    _ presented: UIViewController, over presenter: UIViewController, source: UIViewController,
    isAnimated: Bool, completion: Promise?
  ) {
    self.presented = presented
    self.presenter = presenter
    self.source = source
    self.isAnimated = isAnimated
    self.completion = completion
    prepared = presented.presentationSettings.prepared
    presentation = ActivePresentation(
      of: presented, over: presenter,
      controller: presented.takePresentationController(over: presenter, source: source),
      style: presented.settledStyle)
    presented.presentationSettings.prepared = nil
    presentation.source = source
    presented.presentationSettings.motion = .arriving
  }

  /// Asks for an animator and a driver where it animates, and loads the presented view, all within the call
  /// (PT-01, PT-02, CU-09, CU-10).
  func askAndLoad() {
    performers = customPerformers ?? TransitionParticipants()
    presented.loadViewIfNeeded()
  }

  /// Gives the presentation up before anybody was told of it; what was prepared for it waits for the next one.
  func giveUp() {
    presentation.unlink()
    presented.presentationSettings.prepared = prepared
    presented.comeToRest(from: .arriving)
  }

  /// Begins after the next commit (CO-04).
  func schedule() {
    let transition = ActiveTransition(
      .present, from: presenter, to: presented, isAnimated: isAnimated, owner: self)
    // The transition has them from now on, and lets go of who drives when it is over.
    transition.performers = performers
    performers = TransitionParticipants()
    transition.startAfterCommit()
  }

  private var customPerformers: TransitionParticipants? {
    guard isAnimated else { return nil }
    return TransitionParticipants(
      chosen: presented.askTransitioningDelegate(.animationControllerForPresented) {
        $0.animationController(forPresented: presented, presenting: presenter, source: source)
      },
      driver: { animator in
        presented.askTransitioningDelegate(.interactionControllerForPresentation) {
          $0.interactionControllerForPresentation(using: animator)
        }
      })
  }

  /// A presenter that lost its window since it was asked does not present. (Inferred, after D2.)
  func begin(_ transition: ActiveTransition) {
    guard presenter.storedView?.isInWindow != true else {
      presentation.adapt(beside: transition.coordinator)
      if transition.animator == nil, isAnimated {
        transition.performers.animator = presentation.systemAnimator(isPresenting: true)
      }
      return transition.start()
    }
    giveUp()
    let names = ComplaintNames(
      caller: describe(source), subject: describe(presented), presenter: describe(presenter))
    World.current.complain(.presenterNotInWindow, .refused, names, about: presented)
    transition.skip()
  }

  // MARK: - What the transition asks

  var container: UIView { presentation.container }
  var style: UIModalPresentationStyle? { presentation.publicStyle }
  var removesFromView: Bool { presentation.removesPresenter }
  var unanimatedEnd: UnanimatedEnd { presentation.style.unanimatedEnd }

  func view(_ side: TransitionSide) -> UIView? {
    switch side {
    case .from: presentation.removesPresenter ? presenter.storedView : nil
    case .to: presentation.controller.presentedView
    }
  }

  /// The presenter is said to begin where the one that is presented will end (CX-13).
  func initialFrame(_ side: TransitionSide) -> CGRect {
    switch side {
    case .from: presentation.controller.frameOfPresentedViewInContainerView
    case .to: .zero
    }
  }

  /// A presenter that stays is to be where it was when the presentation began (AC-09).
  func finalFrame(_ side: TransitionSide) -> CGRect {
    switch side {
    case .from: presentation.removesPresenter ? .zero : presentation.homeFrame
    case .to: presentation.controller.frameOfPresentedViewInContainerView
    }
  }

  // MARK: - What the transition brings about

  func prepare(_ transition: ActiveTransition) {
    presented.loadViewIfNeeded()
    if presentation.style.fillsScreen { OrientationChange.force(for: presented) }
    presentation.openContainer()
    presentation.controller.presentedView?.frame = finalFrame(.to)
  }

  func announce(_ transition: ActiveTransition) {
    presentation.borrowPresentersInput()
    let isSeen = presentation.isPlaceSeen
    if presentation.removesPresenter {
      presentation.begin(false, of: presenter, inSeenPlace: isSeen, animated: isAnimated)
    }
    presentation.begin(true, of: presented, inSeenPlace: isSeen, animated: isAnimated)
    presentation.borrowPresentersView()
    presentation.controller.ask(.presentationTransitionWillBegin, transition: transition.number) {
      presentation.controller.presentationTransitionWillBegin()
    }
    presentation.controller.reportPresentedView(in: transition.number)
    World.current.statusBar.update()
  }

  func swapViews(_ transition: ActiveTransition) {
    guard let view = view(.to) else { return }
    view.frame = finalFrame(.to)
    container.addSubview(view)
  }

  /// The incoming did comes before the outgoing one (FS-01), inside of the report (CO-07).
  func conclude(_ transition: ActiveTransition, finished: Bool) {
    if finished { stay(transition) } else { retreat(transition) }
    presented.comeToRest(from: .arriving)
    if !finished { presentation.presentersInput?.giveBack() }
    World.current.statusBar.update()
  }

  private func stay(_ transition: ActiveTransition) {
    presentation.dropPresentersView()
    presentation.phase = .presented
    didEnd(transition, true)
    let isSeen = presentation.isPlaceSeen
    presentation.end(presented, inSeenPlace: isSeen)
    if presentation.removesPresenter { presentation.end(presenter, inSeenPlace: isSeen) }
  }

  /// The way back of both sides, once the animation is back (NI-02, NI-05).
  private func retreat(_ transition: ActiveTransition) {
    presentation.controller.presentedView?.removeFromSuperview()
    let place = presentation.presentersPlace
    let isSeen = presentation.isPlaceSeen
    presentation.returnPresentersView(from: container)
    didEnd(transition, false)
    presentation.closeContainer()
    presentation.unlink()
    presentation.begin(false, of: presented, inSeenPlace: isSeen, animated: isAnimated)
    presentation.end(presented, inSeenPlace: isSeen)
    guard presentation.removesPresenter else { return }
    if presentation.welcomesPresenter(to: place) {
      presentation.begin(true, of: presenter, inSeenPlace: isSeen, animated: isAnimated)
    }
    presentation.endPresentersReturn(to: place, inSeenPlace: isSeen, animated: isAnimated)
  }

  private func didEnd(_ transition: ActiveTransition, _ finished: Bool) {
    presentation.controller.ask(
      .presentationTransitionDidEnd, [.flag(finished)], transition: transition.number
    ) {
      presentation.controller.presentationTransitionDidEnd(finished)
    }
  }

  /// The caller's closure runs last (CO-01); after a cancelled presentation it does not. (Inferred.)
  func settle(_ transition: ActiveTransition, finished: Bool) {
    guard finished else { return }
    completion?.keep(presenter, .presentCompletion)
  }
}
