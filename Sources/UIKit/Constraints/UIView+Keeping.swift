extension UIView {
  /// The room for constraints, where there is one.
  final var constraintRoom: ConstraintRoom? { flags.hasConstraintRoom ? rare?.constraints : nil }

  /// The room for constraints, made on first use.
  final var openConstraintRoom: ConstraintRoom {
    let state = rareState
    if let room = state.constraints { return room }
    let room = ConstraintRoom()
    state.constraints = room
    flags.hasConstraintRoom = true
    return room
  }

  /// Lets the superview know whether this view follows its autoresizing mask: of many views that do, a layout by
  /// constraints need not look at one.
  final func countAsConstrained() {
    guard let superview else { return }
    let isConstrained = !translatesAutoresizingMaskIntoConstraints
    guard isConstrained != flags.isCountedAsConstrained else { return }
    flags.isCountedAsConstrained = isConstrained
    superview.constrainedCount += isConstrained ? 1 : -1
  }

  /// Leaves a superview that may have counted this view among those that do not follow their masks.
  final func leaveConstrained(of superview: UIView) {
    guard flags.isCountedAsConstrained else { return }
    flags.isCountedAsConstrained = false
    superview.constrainedCount -= 1
  }

  /// The view that an item of a constraint is, or lies in.
  static func owner(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// The nearest view that others are, or lie in.
  static func common(_ views: [UIView]) -> UIView? {
    var candidate = views.first
    while let view = candidate {
      if views.allSatisfy({ $0.isDescendant(of: view) }) { return view }
      candidate = view.superview
    }
    return nil
  }

  /// Takes a constraint into this view's keeping, which makes it active.
  final func keep(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    constraint.turn = ConstraintRoom.nextTurn()
    openConstraintRoom.kept.append(constraint)
    constraint.affectLayout()
  }

  /// Lets go of a constraint, which makes it inactive.
  final func forget(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.affectLayout()
    constraint.holder = nil
    constraintRoom?.kept.drop(constraint)
  }

  /// Lets go of constraints here and in the views around.
  final func dropConstraints(where goes: (NSLayoutConstraint) -> Bool) {
    var view: UIView? = self
    while let current = view {
      for constraint in current.constraints where goes(constraint) { current.forget(constraint) }
      view = current.superview
    }
  }

  /// Lets go of constraints between what leaves this view and what does not, as UIKit does.
  final func dropConstraints(across leaving: UIView) {
    var passed = Unmanaged.passUnretained(self)
    while !passed.takeUnretainedValue().flags.hasConstraintRoom {
      guard let around = passed.takeUnretainedValue().superviewReference else { return }
      passed = around
    }
    // From the first that keeps any: classes of an app's own may say what lies in what.
    passed.takeUnretainedValue().dropConstraints { constraint in
      constraint.views.contains { $0.isDescendant(of: leaving) }
    }
  }

  /// Lets the next layout place this view anew, and those around whose size may follow.
  final func placementChanged() {
    var view = self
    view.incurLayout(of: .placement)
    while let superview = view.superview {
      superview.incurLayout(of: .placement)
      guard !superview.translatesAutoresizingMaskIntoConstraints else { return }
      view = superview
    }
  }
}
