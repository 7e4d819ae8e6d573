extension UIStoryboardSegue {
  /// Lets the containers around the source show the destination, or presents it.
  final func show(sender: Any?) {
    source.show(destination, sender: sender)
  }

  /// The same, for a detail.
  final func showDetail(sender: Any?) {
    source.showDetailViewController(destination, sender: sender)
  }
}
