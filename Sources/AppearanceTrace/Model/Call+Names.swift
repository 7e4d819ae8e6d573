extension Call.Method {
  /// Which of the method's arguments name objects.
  enum NamingArguments {
    /// None: all are values.
    case none
    /// The one without a label: an object, or a list of objects.
    case unlabelled
    /// The last one without a label.
    case lastUnlabelled
    /// The one without a label, and the one that the receiver gives back.
    case unlabelledAndGiven
    /// The first one, with or without a label.
    case first
    /// The one with this label.
    case labelled(String)
  }

  /// Which arguments name objects.
  var namingArguments: NamingArguments {
    switch self {
    case .addChild, .present, .pushViewController, .popToViewController, .setViewControllers,
      .setRootViewController, .animateTransition, .startInteractiveTransition, .transitionDuration,
      .animateAlongsideTransition, .alongside, .alongsideCompletion, .interactionChanged,
      .reportDismissal, .willShow, .didShow, .shouldSelect, .didSelect,
      .presentationControllerShouldDismiss, .presentationControllerWillDismiss,
      .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss:
      .unlabelled
    case .animationControllerForPresented, .animationControllerForDismissed,
      .animationControllerForOperation, .animationControllerForTransition,
      .interactionControllerForPresentation, .interactionControllerForDismissal,
      .interactionControllerForAnimator, .presentationControllerForPresented,
      .interruptibleAnimator, .presentedView:
      .unlabelledAndGiven
    case .willMove, .didMove: .first
    case .unwind: .labelled("to")
    case .replace: .lastUnlabelled
    case .loadView, .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .viewWillTransition, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .beginAppearanceTransition, .endAppearanceTransition, .removeFromParent,
      .dismiss, .popViewController, .popToRootViewController, .setSelectedIndex,
      .setSelectedDetentIdentifier, .invalidateDetents,
      .setNeedsStatusBarAppearanceUpdate, .performSegue, .perform, .select, .open, .close,
      .resize, .resignActive, .becomeActive, .background, .foreground, .setStatusBarHeight,
      .setInterfaceStyle, .setAnimationsEnabled,
      .setIdleTimerDisabled, .setStatusBarStyle, .setStatusBarHidden,
      .beginIgnoringInteractionEvents,
      .endIgnoringInteractionEvents, .accessibilityPerformEscape, .post, .presentCompletion,
      .dismissCompletion, .completeTransition, .updateInteractiveTransition,
      .pauseInteractiveTransition, .finishInteractiveTransition, .cancelInteractiveTransition,
      .animationEnded, .presentationTransitionWillBegin, .presentationTransitionDidEnd,
      .dismissalTransitionWillBegin, .dismissalTransitionDidEnd, .containerViewWillLayoutSubviews,
      .containerViewDidLayoutSubviews, .gestureBegan, .gestureMoved, .gestureEnded,
      .gestureCancelled, .adaptivePresentationStyle, .viewControllerForAdaptivePresentationStyle,
      .willPresentWithAdaptiveStyle, .prepareForPopoverPresentation:
      .none
    // No messages: what else the vocabulary holds.
    case .begin, .end, .statusBar, .insert, .remove, .set, .moves, .rests, .delegateSet,
      .delegateCleared, .delegateLost, .delegateDisplaced, .fault, .round, .repeats, .release:
      .none
    }
  }
}

extension Call {
  /// The places of the arguments that name objects, from 0.
  var namingPlaces: [Int] {
    let unlabelled = arguments.indices.filter { arguments[$0].label == nil }
    return switch method.namingArguments {
    case .none: []
    case .unlabelled: Array(unlabelled.prefix(1))
    case .lastUnlabelled: unlabelled.suffix(1)
    case .unlabelledAndGiven:
      unlabelled.prefix(1) + arguments.indices.filter { arguments[$0].label == "gives" }
    case .first: Array(arguments.indices.prefix(1))
    case .labelled(let label): arguments.indices.filter { arguments[$0].label == label }
    }
  }

  /// The names of the receiver and of the objects among the arguments.
  public var names: [String] {
    var names: [String] = []
    forEachName { names.append($0) }
    return names
  }

  /// Visits these names; most calls have no object among their arguments.
  func forEachName(_ visit: (String) -> Void) {
    visit(receiver)
    if case .none = method.namingArguments { return }
    for place in namingPlaces { arguments[place].value.names.forEach(visit) }
  }
}

extension Call.Argument.Value {
  /// The words, where they are names; none for the word that stands for nobody.
  var names: [String] {
    switch self {
    case .word(Call.Argument.absence): []
    case .word(let word): [word]
    case .list(let words): words
    }
  }
}
