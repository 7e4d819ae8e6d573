extension UIViewController {
  final func updateStatusBar() {
    World.report(.requested(self, .setNeedsStatusBarAppearanceUpdate))
    World.current.statusBar.update()
  }

  final func noteTransitioningDelegate(isPresent: Bool) {
    World.report(.delegated(self, isPresent: isPresent))
  }
}
