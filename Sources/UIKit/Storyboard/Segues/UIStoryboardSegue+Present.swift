extension UIStoryboardSegue {
  /// Presents the destination, in the style that it was given; the presentation keeps the segue, which
  /// may animate the way back (SG-04).
  final func presentDestination() {
    source.present(destination, animated: UIView.areAnimationsEnabled)
    destination.ownPresentation?.keep(self)
  }
}
