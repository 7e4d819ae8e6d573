import AppearanceTrace

extension RandomTraces {
  /// Any call, with arguments as a host would write them.
  mutating func call() -> Call {
    let method = pick(Self.methods)
    return Call(receiver(of: method), method, arguments(of: method))
  }

  /// The messages that stories are made of: all but those to adaptive delegates that no rule hears of.
  private static let methods = Call.Method.messages.filter { !adaptive.contains($0) }
  private static let adaptive: Set<Call.Method> = [
    .adaptivePresentationStyle, .viewControllerForAdaptivePresentationStyle,
    .willPresentWithAdaptiveStyle, .prepareForPopoverPresentation,
  ]

  private mutating func receiver(of method: Call.Method) -> String {
    switch method {
    case .completeTransition, .updateInteractiveTransition, .pauseInteractiveTransition,
      .finishInteractiveTransition, .cancelInteractiveTransition, .interactionChanged:
      pick(company.transitions)
    case .animateAlongsideTransition, .alongside, .alongsideCompletion:
      chance(2) ? "coordinator" : pick(company.transitions)
    case .transitionDuration, .animateTransition, .interruptibleAnimator, .animationEnded,
      .startInteractiveTransition:
      pick(company.servants)
    case .presentedView: "presentation"
    case .reportDismissal: "library"
    case .setRootViewController, .resize, .resignActive, .becomeActive, .background, .foreground,
      .setStatusBarHeight, .setInterfaceStyle, .accessibilityPerformEscape:
      "window"
    case .post: "accessibility"
    case .setAnimationsEnabled, .setIdleTimerDisabled, .setStatusBarStyle, .setStatusBarHidden,
      .beginIgnoringInteractionEvents, .endIgnoringInteractionEvents:
      "application"
    default: pick(company.controllers)
    }
  }

  private mutating func arguments(of method: Call.Method) -> [Call.Argument] {
    let animated = Call.Argument("animated", flag: chance(2))
    let someone = Call.Argument(word: pick(company.controllers))
    switch method {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .dismiss, .popViewController, .popToRootViewController, .open, .close:
      return [animated]
    case .beginAppearanceTransition: return [.init(flag: chance(2)), animated]
    case .addChild, .reportDismissal, .willShow, .didShow, .shouldSelect, .didSelect,
      .animationControllerForPresented, .animationControllerForDismissed,
      .animationControllerForOperation, .animationControllerForTransition,
      .interactionControllerForPresentation, .interactionControllerForDismissal,
      .interactionControllerForAnimator, .presentationControllerForPresented,
      .animateAlongsideTransition, .alongside:
      return [someone]
    case .willMove, .didMove:
      return [.init("toParent", word: chance(3) ? "nil" : pick(company.controllers))]
    case .present:
      return [someone, animated] + (chance(3) ? [.init("capturesStatusBar", flag: true)] : [])
    case .pushViewController, .popToViewController: return [someone, animated]
    case .setRootViewController: return [someone]
    case .setViewControllers: return [.init(nil, .list([pick(company.controllers)])), animated]
    case .select: return [.init(word: "1"), animated]
    case .replace: return [.init(word: "0"), someone, animated]
    case .viewWillTransition, .resize:
      return [.init("to", .list(pick([["844", "390"], ["390", "844"]])))]
    default: return otherArguments(of: method)
    }
  }

  private mutating func otherArguments(of method: Call.Method) -> [Call.Argument] {
    let transition = Call.Argument(word: pick(company.transitions))
    switch method {
    case .completeTransition, .animationEnded, .setAnimationsEnabled, .setIdleTimerDisabled,
      .setStatusBarHidden,
      .presentationTransitionDidEnd, .dismissalTransitionDidEnd:
      return [.init(flag: chance(2))]
    case .alongsideCompletion:
      return (chance(2) ? [.init(word: pick(company.controllers))] : [])
        + [.init("isCancelled", flag: chance(2))]
    case .interactionChanged: return [.init("isCancelled", flag: chance(2))]
    case .updateInteractiveTransition: return [.init(word: pick(["0.2", "0.7", "1.2", "-0.1"]))]
    case .transitionDuration:
      return [transition, .init("gives", word: pick(["0ms", "300ms", "350ms"]))]
    case .interruptibleAnimator:
      return [transition, .init("gives", word: pick(["nil", "t1.runner", "t1.runner-2"]))]
    case .presentedView:
      return [transition, .init("gives", word: pick(["sheet.view", "t1.view-1"]))]
    case .animateTransition, .startInteractiveTransition: return [transition]
    case .gestureBegan:
      return [.init(pick(["drag", "edge", "tap"]), word: pick(["down", "left", "1", "inside"]))]
    case .accessibilityPerformEscape: return [.init("handled", flag: chance(2))]
    case .post: return [.init(word: pick(["screenChanged", "layoutChanged"]))]
    case .unwind: return [.init("to", word: pick(company.controllers))]
    case .setStatusBarHeight: return [.init(word: pick(["20", "40"]))]
    case .setInterfaceStyle: return [.init(word: pick(["dark", "light"]))]
    case .setSelectedIndex: return [.init(word: "1")]
    default: return []
    }
  }
}
