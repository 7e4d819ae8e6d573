extension UIViewController {
  final func updateStatusBar() {
    World.current.report(.requested(self, .setNeedsStatusBarAppearanceUpdate))
    World.current.statusBar.update()
  }

  final func noteTransitioningDelegate(isPresent: Bool) {
    World.current.report(.delegated(self, isPresent: isPresent))
  }
}
