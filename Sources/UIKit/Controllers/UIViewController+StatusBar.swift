extension UIViewController {
  final func updateStatusBar() {
    World.current.report(.controller(self, .needsStatusBarUpdate))
    World.current.statusBar.update()
  }

  final func noteTransitioningDelegate(isPresent: Bool) {
    World.current.report(
      .controller(self, .assignedTransitioningDelegate(isPresent: isPresent)))
  }
}
