/// Who a controller lives in, and who lives in it.
struct ContainmentState {
  var children: [UIViewController] = []
  weak var parent: UIViewController?
  var isMovingToParent = false
  var isMovingFromParent = false
}

extension UIViewController {
  /// Takes a child in; the child is told beforehand, and knows its parent already (CC-05).
  final func adopt(_ child: UIViewController) {
    World.current.report(.controller(self, .addedChild(child)))
    if child.containment.parent != nil, child.containment.parent !== self { child.leaveParent() }
    guard child.containment.parent !== self else { return }
    containment.children.append(child)
    child.containment.parent = self
    child.willMove(toParent: self)
  }

  /// Leaves the parent; afterwards this controller is told so.
  final func leaveParent() {
    guard containment.parent != nil else { return }
    World.current.report(.controller(self, .removedFromParent))
    unlinkFromParent()
    didMove(toParent: nil)
  }

  /// Cuts the tie to the parent without a word.
  final func unlinkFromParent() {
    containment.parent?.containment.children.removeAll { $0 === self }
    containment.parent = nil
  }
}
