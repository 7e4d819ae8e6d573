import AppearanceTrace

extension Observation {
  /// What kind of thing is seen.
  enum Kind: Sendable, Equatable, CaseIterable {
    case loading
    case appearing, disappearing
    case moving
    case resizing
    case completion
    case window
    case statusBar
    /// How things stand at the end.
    case finalAppearance, finalPresentation, finalChildren, finalTree
    /// Whether the process lives to see the end.
    case ending
  }
}

extension Observation.Kind {
  /// Whether it is about whether a controller is shown.
  var isAppearance: Bool {
    switch self {
    case .appearing, .disappearing, .finalAppearance: true
    case .loading, .moving, .resizing, .completion, .window, .statusBar, .finalPresentation,
      .finalChildren, .finalTree, .ending:
      false
    }
  }

  /// Whether it is how things stand in the end.
  var isFinal: Bool {
    switch self {
    case .finalAppearance, .finalPresentation, .finalChildren, .finalTree, .ending: true
    case .loading, .appearing, .disappearing, .moving, .resizing, .completion, .window, .statusBar:
      false
    }
  }

  /// What a controller or a closure sees in a call; none where the call is not for its eyes.
  init?(_ method: Call.Method) {
    switch method {
    case .loadView, .viewDidLoad:
      self = .loading
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear:
      self = .appearing
    case .viewWillDisappear, .viewDidDisappear:
      self = .disappearing
    case .willMove, .didMove:
      self = .moving
    case .viewWillTransition:
      self = .resizing
    case .presentCompletion, .dismissCompletion:
      self = .completion

    // No calls, but lines of their own kind.
    case .begin, .end, .statusBar, .insert, .remove, .set, .moves, .rests, .delegateSet,
      .delegateCleared, .delegateLost, .delegateDisplaced, .fault, .round, .repeats, .release:
      return nil
    // How many layout passes there are is the animator's affair.
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews:
      return nil
    // What a container calls; what the child is told of it is observed.
    case .beginAppearanceTransition, .endAppearanceTransition, .addChild, .removeFromParent:
      return nil
    // What is asked for, by the script or by somebody else.
    case .present, .dismiss, .pushViewController, .popViewController, .popToViewController,
      .popToRootViewController, .setViewControllers, .setRootViewController, .setSelectedIndex,
      .setSelectedDetentIdentifier, .invalidateDetents, .setNeedsStatusBarAppearanceUpdate,
      .performSegue, .unwind, .perform, .select, .replace,
      .open, .close, .resize, .resignActive, .becomeActive, .background, .foreground,
      .setStatusBarHeight, .setInterfaceStyle,
      .setAnimationsEnabled, .setIdleTimerDisabled, .setStatusBarStyle, .setStatusBarHidden,
      .beginIgnoringInteractionEvents, .endIgnoringInteractionEvents,
      .accessibilityPerformEscape, .post, .animateAlongsideTransition:
      return nil
    // What is handed to a coordinator or to a library, and not to a request.
    case .alongside, .alongsideCompletion, .interactionChanged, .reportDismissal:
      return nil
    // The transition's own business.
    case .completeTransition, .updateInteractiveTransition, .pauseInteractiveTransition,
      .finishInteractiveTransition, .cancelInteractiveTransition, .transitionDuration,
      .animateTransition, .interruptibleAnimator, .animationEnded, .startInteractiveTransition,
      .presentationTransitionWillBegin, .presentedView, .presentationTransitionDidEnd,
      .dismissalTransitionWillBegin, .dismissalTransitionDidEnd,
      .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews:
      return nil
    // What delegates are asked and told.
    case .animationControllerForPresented, .animationControllerForDismissed,
      .animationControllerForOperation, .animationControllerForTransition,
      .interactionControllerForPresentation, .interactionControllerForDismissal,
      .interactionControllerForAnimator, .presentationControllerForPresented, .willShow,
      .didShow, .shouldSelect, .didSelect, .adaptivePresentationStyle,
      .viewControllerForAdaptivePresentationStyle, .willPresentWithAdaptiveStyle,
      .prepareForPopoverPresentation, .presentationControllerShouldDismiss,
      .presentationControllerWillDismiss, .presentationControllerDidDismiss,
      .presentationControllerDidAttemptToDismiss:
      return nil
    // Fingers are the script's.
    case .gestureBegan, .gestureMoved, .gestureEnded, .gestureCancelled:
      return nil
    }
  }
}
