/// How a presentation's style adapts.
extension ActivePresentation {
  /// Takes on another style, where the presentation controller or its delegate wants one.
  func adapt(beside coordinator: @autoclosure () -> any UIViewControllerTransitionCoordinator) {
    tell(of: takeAnswer(), beside: coordinator())
  }

  /// Takes on another style, or its own again, because the room is another (PA-12).
  ///
  /// A presenter whose view leaves or comes back by it is told at once. (Inferred.)
  func adaptAgain(beside coordinator: any UIViewControllerTransitionCoordinator) {
    guard phase == .presented, isOpen else { return }
    let before = style
    let answer = takeAnswer()
    guard style != before else { return }
    tell(of: answer, beside: coordinator)
    followFingers()
    exchangePresenter()
    controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
  }

  /// Takes on the style that is wanted in the traits around the presenter, and returns what was answered.
  private func takeAnswer() -> UIModalPresentationStyle {
    let answer = controller.adaptationAnswer(in: presentersTraits)
    adaptableStyle.take(answer)
    return answer
  }

  /// The presenter's traits: those that it would have where its view is out of the window. (Inferred.)
  private var presentersTraits: UITraitCollection {
    guard let presenter else { return UIScreen.main.traitCollection }
    guard isOpen, presenter.storedView?.isInWindow != true else { return presenter.traitCollection }
    return presenter.overriding(controller.traits.inherited)
  }

  private func tell(
    of answer: UIModalPresentationStyle,
    beside coordinator: @autoclosure () -> any UIViewControllerTransitionCoordinator
  ) {
    controller.tellDelegate(.willPresentWithAdaptiveStyle) { delegate, controller in
      delegate.presentationController(
        controller,
        willPresentWithAdaptiveStyle: self.adaptableStyle.hasAdapted ? answer : .none,
        transitionCoordinator: coordinator())
    }
  }
}
