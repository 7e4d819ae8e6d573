import UIKitSemantics

/// How containers tell their children of what they are told.
extension UIViewController {
  /// Tells the children whose views are in this one, or about to be, of a change of its own, unless
  /// they were told already.
  ///
  /// Where the change ends in the very callback that announces it, they hear of it before its end. Where
  /// somebody who is told turns the change round, the others hear of that alone. (Inferred.)
  final func forwardBegin() {
    guard let owed = appearance.owed else { return }
    forward(isAppearing: owed.isAppearing, animated: owed.isAnimated)
  }

  /// Tells the children from inside of a container's own callback, whoever called that.
  final func forwardBegin(isAppearing: Bool, animated: Bool) {
    let isDelivered = appearance.delivering == (isAppearing ? .viewWillAppear : .viewWillDisappear)
    if isDelivered { forwardBegin() } else { forward(isAppearing: isAppearing, animated: animated) }
  }

  private func forward(isAppearing: Bool, animated: Bool) {
    appearance.owed = nil
    guard shouldAutomaticallyForwardAppearanceMethods, storedView != nil else { return }
    let children = childrenWithGuests
    guard !children.isEmpty, let view = storedView else { return }
    let phase = appearancePhase
    for child in children {
      Steps.take()
      guard appearancePhase == phase else { return }
      let isInside =
        child.storedView?.isDescendant(of: view) == true
        || appearance.exchange?.coming.has(child) == true
      guard isInside, isDue(child, isAppearing) else { continue }
      if !hasTold(child) { noteTold(child) }
      child.beginAppearance(isAppearing, animated: animated)
    }
  }

  /// Tells children that came in after this controller was told to come, and before its view does;
  /// pages may be told that they are there before their view is (PG-05). (Inferred.)
  final func tellLatecomers() {
    guard shouldAutomaticallyForwardAppearanceMethods, storedView != nil else { return }
    let children = children
    guard !children.isEmpty, let view = storedView else { return }
    for child in children where child.storedView?.isDescendant(of: view) == true {
      guard child.appearancePhase == .gone else {
        if child.isShownOrComing { child.tellLatecomers() }
        continue
      }
      guard appearance.exchange?.involves(child) != true, !hasTold(child) else { continue }
      if appearancePhase == .shown {
        child.handleAppearance(.enteredWindow)
      } else {
        noteTold(child)
        child.beginAppearance(true, animated: false)
      }
    }
  }

  /// Whether a child was told of the change that is under way.
  final func hasTold(_ child: UIViewController) -> Bool { child.appearance.teller === self }

  /// Notes that a child is told of the change that is under way, and what layout owes it.
  final func noteTold(_ child: UIViewController) {
    appearance.forwarded.append(child)
    child.appearance.teller = self
    if child.appearance.isOwedByLayout { noteDebtOfLayout() }
  }

  /// Whether a child is still to be told; one that pages showed early is there already (PG-05).
  private func isDue(_ child: UIViewController, _ isAppearing: Bool) -> Bool {
    guard isAppearing else { return child.appearancePhase != .gone }
    return child.appearancePhase != .shown && appearance.exchange?.leaving.has(child) != true
  }

  /// Tells the children that went along that the change is over, unless somebody else did or will.
  final func forwardEnd() {
    while let child = appearance.forwarded.first {
      appearance.forwarded.removeFirst()
      if hasTold(child) { child.appearance.teller = nil }
      guard child.containment.parent === self || child.parent == nil else { continue }
      if child.appearance.machine.endsWithCommit {
        child.deliverOwedByLayout()
        child.handleAppearance(.committed)
        continue
      }
      let isOpen = child.appearance.machine.opener != nil
      guard isOpen, appearance.exchange?.involves(child) != true else { continue }
      child.endAppearance()
    }
  }
}

extension UIViewController {
  /// The children, each followed by those that are presented in its place.
  fileprivate var childrenWithGuests: [UIViewController] {
    let children = children
    guard !children.isEmpty else { return children }
    for child in children where child.presentation != nil { return children.flatMap(\.withGuests) }
    return children
  }

  /// This controller and those that are presented in its place, which come and go with it. (Inferred.)
  fileprivate var withGuests: [UIViewController] {
    guard let presentation, presentation.style.playsInContext else { return [self] }
    return [self] + presentation.presented.withGuests
  }
}
