import AppearanceTrace

/// The kind of an event, flat: what a machine subscribes to.
enum Topic: UInt8, CaseIterable, Sendable {
  // Verbs
  case begin, end, statusBar, insert, remove, set, moves, rests
  case delegateSet, delegateCleared, delegateLost
  case fault, round, repeats, release

  // Calls
  case loadView, viewDidLoad, viewWillLayoutSubviews, viewDidLayoutSubviews
  case viewWillTransition
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case beginAppearanceTransition, endAppearanceTransition
  case addChild, removeFromParent, willMove, didMove
  case present, dismiss, pushViewController, popViewController, popToViewController
  case popToRootViewController, setViewControllers, setRootViewController
  case setSelectedIndex
  case setNeedsStatusBarAppearanceUpdate
  case performSegue, unwind, perform, select, replace, open, close
  case resize, background, foreground
  case setStatusBarHeight, setStatusBarStyle, setStatusBarHidden, setAnimationsEnabled
  case beginIgnoringInteractionEvents, endIgnoringInteractionEvents
  case accessibilityPerformEscape, post
  case presentCompletion, dismissCompletion, animateAlongsideTransition
  case alongside, alongsideCompletion, interactionChanged, reportDismissal
  case completeTransition, updateInteractiveTransition, pauseInteractiveTransition
  case finishInteractiveTransition, cancelInteractiveTransition
  case animationControllerForPresented, animationControllerForDismissed
  case animationControllerForOperation, animationControllerForTransition
  case interactionControllerForPresentation
  case interactionControllerForDismissal, interactionControllerForAnimator
  case presentationControllerForPresented, willShow, didShow, shouldSelect, didSelect
  case presentationControllerShouldDismiss, presentationControllerWillDismiss
  case presentationControllerDidDismiss, presentationControllerDidAttemptToDismiss
  case transitionDuration, animateTransition, interruptibleAnimator, animationEnded
  case startInteractiveTransition
  case presentationTransitionWillBegin, presentationTransitionDidEnd
  case dismissalTransitionWillBegin, dismissalTransitionDidEnd
  case containerViewWillLayoutSubviews, containerViewDidLayoutSubviews
  case gestureBegan, gestureMoved, gestureEnded, gestureCancelled
}

extension Topic {
  /// Whether a finger comes, moves or goes.
  var isFinger: Bool {
    [.gestureBegan, .gestureMoved, .gestureEnded, .gestureCancelled].contains(self)
  }

  /// The topic of an event.
  init(_ action: Event.Action) {
    switch action {
    case .call(let call): self.init(call.method)
    case .begin: self = .begin
    case .end: self = .end
    case .statusBar: self = .statusBar
    case .insert: self = .insert
    case .remove: self = .remove
    case .set: self = .set
    case .moves: self = .moves
    case .rests: self = .rests
    case .delegate(_, .set): self = .delegateSet
    case .delegate(_, .cleared): self = .delegateCleared
    case .delegate(_, .lost): self = .delegateLost
    case .fault: self = .fault
    case .round: self = .round
    case .repeats: self = .repeats
    case .release: self = .release
    }
  }

  /// The topic of a call.
  init(_ method: Call.Method) {
    self =
      switch method {
      case .loadView: .loadView
      case .viewDidLoad: .viewDidLoad
      case .viewWillLayoutSubviews: .viewWillLayoutSubviews
      case .viewDidLayoutSubviews: .viewDidLayoutSubviews
      case .viewWillTransition: .viewWillTransition
      case .viewWillAppear: .viewWillAppear
      case .viewIsAppearing: .viewIsAppearing
      case .viewDidAppear: .viewDidAppear
      case .viewWillDisappear: .viewWillDisappear
      case .viewDidDisappear: .viewDidDisappear
      case .beginAppearanceTransition: .beginAppearanceTransition
      case .endAppearanceTransition: .endAppearanceTransition
      case .addChild: .addChild
      case .removeFromParent: .removeFromParent
      case .willMove: .willMove
      case .didMove: .didMove
      case .present: .present
      case .dismiss: .dismiss
      case .pushViewController: .pushViewController
      case .popViewController: .popViewController
      case .popToViewController: .popToViewController
      case .popToRootViewController: .popToRootViewController
      case .setViewControllers: .setViewControllers
      case .setRootViewController: .setRootViewController
      case .setSelectedIndex: .setSelectedIndex
      case .setNeedsStatusBarAppearanceUpdate: .setNeedsStatusBarAppearanceUpdate
      case .performSegue: .performSegue
      case .unwind: .unwind
      case .perform: .perform
      case .select: .select
      case .replace: .replace
      case .open: .open
      case .close: .close
      case .resize: .resize
      case .background: .background
      case .foreground: .foreground
      case .setStatusBarHeight: .setStatusBarHeight
      case .setAnimationsEnabled: .setAnimationsEnabled
      case .setStatusBarStyle: .setStatusBarStyle
      case .setStatusBarHidden: .setStatusBarHidden
      case .beginIgnoringInteractionEvents: .beginIgnoringInteractionEvents
      case .endIgnoringInteractionEvents: .endIgnoringInteractionEvents
      case .accessibilityPerformEscape: .accessibilityPerformEscape
      case .post: .post
      case .presentCompletion: .presentCompletion
      case .dismissCompletion: .dismissCompletion
      case .animateAlongsideTransition: .animateAlongsideTransition
      case .alongside: .alongside
      case .alongsideCompletion: .alongsideCompletion
      case .interactionChanged: .interactionChanged
      case .reportDismissal: .reportDismissal
      case .completeTransition: .completeTransition
      case .updateInteractiveTransition: .updateInteractiveTransition
      case .pauseInteractiveTransition: .pauseInteractiveTransition
      case .finishInteractiveTransition: .finishInteractiveTransition
      case .cancelInteractiveTransition: .cancelInteractiveTransition
      case .animationControllerForPresented: .animationControllerForPresented
      case .animationControllerForDismissed: .animationControllerForDismissed
      case .animationControllerForOperation: .animationControllerForOperation
      case .animationControllerForTransition: .animationControllerForTransition
      case .interactionControllerForPresentation: .interactionControllerForPresentation
      case .interactionControllerForDismissal: .interactionControllerForDismissal
      case .interactionControllerForAnimator: .interactionControllerForAnimator
      case .presentationControllerForPresented: .presentationControllerForPresented
      case .willShow: .willShow
      case .didShow: .didShow
      case .shouldSelect: .shouldSelect
      case .didSelect: .didSelect
      case .presentationControllerShouldDismiss: .presentationControllerShouldDismiss
      case .presentationControllerWillDismiss: .presentationControllerWillDismiss
      case .presentationControllerDidDismiss: .presentationControllerDidDismiss
      case .presentationControllerDidAttemptToDismiss: .presentationControllerDidAttemptToDismiss
      case .transitionDuration: .transitionDuration
      case .animateTransition: .animateTransition
      case .interruptibleAnimator: .interruptibleAnimator
      case .animationEnded: .animationEnded
      case .startInteractiveTransition: .startInteractiveTransition
      case .presentationTransitionWillBegin: .presentationTransitionWillBegin
      case .presentationTransitionDidEnd: .presentationTransitionDidEnd
      case .dismissalTransitionWillBegin: .dismissalTransitionWillBegin
      case .dismissalTransitionDidEnd: .dismissalTransitionDidEnd
      case .containerViewWillLayoutSubviews: .containerViewWillLayoutSubviews
      case .containerViewDidLayoutSubviews: .containerViewDidLayoutSubviews
      case .gestureBegan: .gestureBegan
      case .gestureMoved: .gestureMoved
      case .gestureEnded: .gestureEnded
      case .gestureCancelled: .gestureCancelled
      }
  }
}
