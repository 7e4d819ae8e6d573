import TransitionCertification

/// A context that nobody should keep when its transition is over.
struct WeakContext {
  weak var object: (any UIViewControllerContextTransitioning)?
}

extension UIViewControllerContextTransitioning {
  /// Puts the incoming view in place; says which view moves.
  func placeViews() -> UIView? {
    guard let coming = view(forKey: .to) else { return view(forKey: .from) }
    if let controller = viewController(forKey: .to) {
      coming.frame = finalFrame(for: controller)
    }
    containerView.addSubview(coming)
    return coming
  }
}
