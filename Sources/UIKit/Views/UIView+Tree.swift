import UIKitSemantics

extension UIView {
  /// Puts a view into this one; a place past the end is the end.
  final func insert(_ view: UIView, at index: Int) {
    guard !liesIn(view) else { return }
    if let names = strangers(of: view) {
      World.report(.inserted(view, into: self))
      return World.current.complain(.viewUnderStranger, .raised, names, about: view.controller)
    }
    if view.superviewReference?.toOpaque() == Unmanaged.passUnretained(self).toOpaque() {
      reorder(view, to: min(index, subviews.count - 1))
      return
    }
    let move = WindowMove(from: view.windowReference, to: windowReference)
    view.willMove(toSuperview: self)
    move.announce(view)
    link(view, at: index)
    view.incurTraitDebt()
    view.passTraitDebtUp()
    if view.layoutDebt.isAny { view.passDebtUp() }
    setNeedsLayout()
    move.conclude(view)
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  /// Cuts a view's old tie, and ties it to this view.
  private func link(_ view: UIView, at index: Int) {
    view.leaveSuperview()
    let place = min(max(index, 0), subviews.count)
    if place < subviews.count { layoutDebt.firstDebtor = 0 }
    subviews.put(view, at: place)
    view.superview = self
    if !view.translatesAutoresizingMaskIntoConstraints { view.countAsConstrained() }
    PlaceInSafeArea.forget()
    placeLayer(of: view, at: place)
    World.report(.inserted(view, into: self))
  }

  /// A child's view lies under its parent's, where it lies under any controller's (D15): the three
  /// concerned where it would not.
  ///
  /// The exception finds the view on its way to its new place. (Inferred.)
  private func strangers(of view: UIView) -> ComplaintNames? {
    guard view.controllerReference != nil, let child = view.controller, let parent = child.parent,
      let host = hostController, host !== parent
    else { return nil }
    return ComplaintNames(
      subject: describe(child), presenter: describe(host), other: describe(parent))
  }

  /// The nearest controller around this view.
  private var hostController: UIViewController? {
    var passed = Unmanaged.passUnretained(self)
    while passed.takeUnretainedValue().controllerReference == nil {
      guard let around = passed.takeUnretainedValue().superviewReference else { return nil }
      passed = around
    }
    return passed.takeUnretainedValue().controller
  }

  /// Puts a view into this one, beside a sibling.
  ///
  /// Beside what is none of the subviews, be it the view itself, there is no place: the view comes in front of all
  /// others. One beside itself stays where it is. (Inferred: apps name such siblings, and their views come in.)
  final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let place = subviews.place(of: sibling) else {
      return insert(view, at: subviews.count)
    }
    guard view !== sibling else { return }
    guard view.superview === self, let own = subviews.place(of: view) else {
      return insert(view, at: place + offset)
    }
    reorder(view, to: own < place ? place + offset - 1 : place + offset)
  }

  final func detachFromSuperview() {
    guard superviewReference != nil else { return }
    let move = WindowMove(from: windowReference, to: nil)
    willMove(toSuperview: nil)
    move.announce(self)
    // Who hears of it may have removed the view: then all have heard of that.
    guard let superview = leaveSuperview() else { return }
    superview.setNeedsLayout()
    move.conclude(self)
    didMoveToSuperview()
  }

  /// Tells the superview that this view goes, and cuts the tie to whoever has it by then. (That the call has the last
  /// word, and not who hears of it, is inferred.)
  ///
  /// - Returns: The superview that it had last; none where it had none any more.
  @discardableResult private func leaveSuperview() -> UIView? {
    superview?.willRemoveSubview(self)
    // Who hears of it may have moved the view elsewhere: there it goes without a word.
    guard let last = superview else { return nil }
    unlink(from: last)
    return last
  }

  /// Cuts the tie to the superview.
  private func unlink(from superview: UIView) {
    superview.dropConstraints(across: self)
    superview.letGo(of: self)
    ownLayer.removeFromSuperlayer()
    self.superview = nil
    PlaceInSafeArea.forget()
    World.report(.removed(self, from: superview))
  }

  private func letGo(of view: UIView) {
    if let place = subviews.place(of: view) {
      if place < subviews.count - 1 { layoutDebt.firstDebtor = 0 }
      subviews.remove(at: place)
      view.leaveConstrained(of: self)
    }
  }

  final func exchange(_ first: Int, _ second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    layoutDebt.firstDebtor = 0
    subviews.swapAt(first, second)
    // The back one first, so that the one in front finds its neighbour in place.
    for place in [max(first, second), min(first, second)] {
      placeLayer(of: subviews[place], at: place)
    }
    guard first != second else { return }
    for place in [first, second] { World.report(.reordered(subviews[place], in: self)) }
  }

  final func reorder(_ view: UIView, to index: Int) {
    guard let place = subviews.place(of: view) else { return }
    layoutDebt.firstDebtor = 0
    subviews.remove(at: place)
    let target = min(max(index, 0), subviews.count)
    subviews.put(view, at: target)
    guard target != place else { return }
    placeLayer(of: view, at: target)
    World.report(.reordered(view, in: self))
  }

  /// Puts a view's layer behind that of the next view; layers without views keep their places.
  private func placeLayer(of view: UIView, at place: Int) {
    if subviews.indices.contains(place + 1) {
      ownLayer.insertSublayer(view.ownLayer, below: subviews[place + 1].ownLayer)
    } else {
      ownLayer.addSublayer(view.ownLayer)
    }
  }

  final func liesIn(_ view: UIView) -> Bool {
    if self === view { return true }
    // In a view without views lies nobody, as in most of those that are put into others.
    guard !view.subviews.isEmpty else { return false }
    let sought = Unmanaged.passUnretained(view).toOpaque()
    var passed = superviewReference
    while let current = passed {
      Steps.take()
      if current.toOpaque() == sought { return true }
      passed = current.takeUnretainedValue().superviewReference
    }
    return false
  }

  final func find(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.find(tag) { return found }
    }
    return nil
  }
}
