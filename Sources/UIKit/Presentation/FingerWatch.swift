/// What watches the user's fingers on a presentation.
@MainActor protocol FingerWatch: UIGestureRecognizerDelegate {}

extension FingerWatch {
  /// Watches a container by a recognizer of the system's, over whose beginning it has the say.
  func watch(_ container: PresentationContainerView, by recognizer: UIGestureRecognizer) {
    recognizer.delegate = self
    container.systemRecognizer = recognizer
    container.addGestureRecognizer(recognizer)
  }
}
