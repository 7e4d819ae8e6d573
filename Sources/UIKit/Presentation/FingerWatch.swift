/// What watches the user's fingers on a presentation.
@MainActor protocol FingerWatch: UIGestureRecognizerDelegate, HostOwned {}

extension FingerWatch {
  /// Watches a container by recognizers of the system's, over whose beginning it has the say.
  func watch(_ container: PresentationContainerView, by recognizers: UIGestureRecognizer...) {
    container.systemRecognizers = recognizers
    for recognizer in recognizers {
      recognizer.delegate = self
      container.addGestureRecognizer(recognizer)
    }
  }
}
