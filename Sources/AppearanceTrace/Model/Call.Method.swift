extension Call {
  /// Every message that a trace can hold; the vocabulary is closed.
  public enum Method: String, Sendable, CaseIterable {
    // Loading and layout
    case loadView
    case viewDidLoad
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case viewWillTransition

    // Appearance
    case viewWillAppear
    case viewIsAppearing
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
    case beginAppearanceTransition
    case endAppearanceTransition

    // Containment
    case addChild
    case removeFromParent
    case willMove
    case didMove

    // Requests
    case present
    case dismiss
    case pushViewController
    case popViewController
    case popToViewController
    case popToRootViewController
    case setViewControllers
    case setRootViewController
    case setSelectedIndex
    case setNeedsStatusBarAppearanceUpdate
    case performSegue
    case unwind
    case perform

    // Asked of a container of the subject's own
    case select
    case replace
    case open
    case close

    // Surroundings
    case resize
    case background
    case foreground
    case setStatusBarHeight
    /// Animations are switched on or off for all.
    case setAnimationsEnabled
    case setStatusBarStyle
    case setStatusBarHidden
    case beginIgnoringInteractionEvents
    case endIgnoringInteractionEvents
    case accessibilityPerformEscape
    case post

    // What a request promised to run
    case presentCompletion
    case dismissCompletion
    case animateAlongsideTransition
    case alongside
    case alongsideCompletion
    case interactionChanged
    case reportDismissal

    // A transition's context
    case completeTransition
    case updateInteractiveTransition
    case pauseInteractiveTransition
    case finishInteractiveTransition
    case cancelInteractiveTransition

    // Asked of a delegate
    case animationControllerForPresented
    case animationControllerForDismissed
    case animationControllerForOperation
    case animationControllerForTransition
    case interactionControllerForPresentation
    case interactionControllerForDismissal
    case interactionControllerForAnimator
    case presentationControllerForPresented
    case willShow
    case didShow
    case shouldSelect
    case didSelect
    case presentationControllerShouldDismiss
    case presentationControllerWillDismiss
    case presentationControllerDidDismiss
    case presentationControllerDidAttemptToDismiss

    // Asked of an animator or a driver
    case transitionDuration
    case animateTransition
    case interruptibleAnimator
    case animationEnded
    case startInteractiveTransition

    // Asked of a presentation controller
    case presentationTransitionWillBegin
    case presentationTransitionDidEnd
    case dismissalTransitionWillBegin
    case dismissalTransitionDidEnd
    case containerViewWillLayoutSubviews
    case containerViewDidLayoutSubviews

    // A finger
    case gestureBegan
    case gestureMoved
    case gestureEnded
    case gestureCancelled
  }
}
