extension UIStoryboardSegue {
  /// Lets the destination live in the source, with its view filling a container view (CC-10).
  final func embed(in container: UIView) {
    source.addChild(destination)
    let view = destination.viewToShow
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    destination.didMove(toParent: source)
  }
}
