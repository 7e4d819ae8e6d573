public import Foundation

/// An object that watches a view's touches.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The view that is watched.
  open internal(set) weak var view: UIView?
}

extension UIView {
  final func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for recognizer in storedRecognizers { detach(recognizer) }
    for recognizer in recognizers { attach(recognizer) }
  }

  final func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.detach(recognizer)
    recognizer.view = self
    storedRecognizers.append(recognizer)
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    storedRecognizers.removeAll { $0 === recognizer }
  }
}
