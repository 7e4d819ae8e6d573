import UIKitSemantics

/// Who a controller lives in, and who lives in it.
@MainActor struct ContainmentState {
  var children: [UIViewController] = []
  @ZeroingWeak var parent: UIViewController?
  /// Whether the controller was told that it will get a parent, and not that it has one.
  var isMovingToParent = false
  /// Whether the controller was told that it will lose its parent, and not that it has none.
  var isMovingFromParent = false
}

extension UIViewController {
  /// Takes a child in; the child is told beforehand, and knows its parent already (CC-05).
  final func adopt(_ child: UIViewController) {
    guard child.containment.parent !== self, !isRoot(child) else { return }
    World.report(.requested(self, .addChild, [.controller(child)]))
    child.leaveParent()
    child.forgetLostWindow()
    containment.children.append(child)
    child.containment.parent = self
    child.willMove(toParent: self)
  }

  /// Counts as gone where the window that this controller was seen in is no more. (Inferred.)
  private func forgetLostWindow() {
    guard appearancePhase == .shown, storedView?.isInWindow != true else { return }
    handleAppearance(.forgotten)
  }

  /// A window's root has no parent, and to give it one raises an exception (D16).
  private func isRoot(_ child: UIViewController) -> Bool {
    let world = World.current
    guard world.hasRoot(child) else { return false }
    let names = ComplaintNames(caller: describe(self), subject: describe(child))
    world.complain(.rootAsChild, .raised, names, about: child)
    return true
  }

  /// Leaves the parent; afterwards this controller is told so.
  final func leaveParent() {
    guard containment.parent != nil else { return }
    World.report(.requested(self, .removeFromParent))
    let navigation = containment.parent as? UINavigationController
    unlinkFromParent()
    navigation?.noteDeparture(of: self)
    didMove(toParent: nil)
  }

  /// Cuts the tie to the parent without a word.
  final func unlinkFromParent() {
    containment.parent?.containment.children.drop(self)
    containment.parent = nil
    storedTraitSettings?.chosenByParent = nil
  }

  final func noteComingMove(to parent: UIViewController?) {
    World.report(.told(self, .willMove, [.toParent(parent)]))
    containment.isMovingToParent = parent != nil
    containment.isMovingFromParent = parent == nil
  }

  final func noteMove(to parent: UIViewController?) {
    World.report(.told(self, .didMove, [.toParent(parent)]))
    containment.isMovingToParent = false
    containment.isMovingFromParent = false
  }
}
