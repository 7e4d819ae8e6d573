extension UIStoryboardSegue {
  /// Presents the destination, in the style that it was given; the presentation keeps the segue, which
  /// may animate the way back (SG-04).
  final func presentDestination() {
    source.present(destination, animated: UIView.areAnimationsEnabled)
    destination.ownPresentation?.keep(self)
  }

  /// Does what the kind of a file's does that presents, or pushes, where a subclass calls `super`; who made
  /// the segue without a file has said nothing of its kind.
  package final func takeSystemsKind(isPush: Bool) {
    performance = performance ?? (isPush ? { $0.push() } : { $0.presentDestination() })
  }
}
