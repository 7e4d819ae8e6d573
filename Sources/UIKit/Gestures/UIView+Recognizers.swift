extension UIView {
  final func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
    for recognizer in storedRecognizers { detach(recognizer) }
    for recognizer in recognizers ?? [] { attach(recognizer) }
    flags.wasWatched = recognizers != nil
  }

  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.detach(recognizer)
    recognizer.view = self
    storedRecognizers.append(recognizer)
    flags.wasWatched = true
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.loseFingers()
    recognizer.view = nil
    storedRecognizers.removeAll { $0 === recognizer }
  }

  /// The recognizers that watch this view and those above it, innermost first.
  final var recognizersUpTheTree: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view: UIView? = self
    while let current = view {
      found += current.storedRecognizers
      view = current.superview
    }
    return found
  }
}
