extension UIStoryboardSegue {
  /// Presents the destination, in the style that it was given.
  final func presentDestination() {
    source.present(destination, animated: UIView.areAnimationsEnabled)
  }
}
