import CoreGraphics

extension UIView {
  /// Notes that this view needs a layout.
  final func incurLayout(of debt: LayoutDebt.Own = .everything) {
    layoutDebt.own = max(layoutDebt.own, debt)
    passDebtUp()
  }

  /// Lets the views above know, up to the window, that there is something to lay out.
  final func passDebtUp() {
    var passed = Unmanaged.passUnretained(self)
    while let around = passed.takeUnretainedValue().superviewReference {
      Steps.take()
      if around.takeUnretainedValue().layoutDebt.firstDebtor > 0 {
        around.takeUnretainedValue().noteDebtor(passed)
      }
      if around.takeUnretainedValue().layoutDebt.isInside { return }
      around.takeUnretainedValue().layoutDebt.isInside = true
      passed = around
    }
    let flags = passed.takeUnretainedValue().flags
    if flags.isWindowPassedOver { Self.askForLayout(of: passed) }
  }

  /// Places what lies in this view as constraints say.
  ///
  /// Constraints that were changed on the way here, as in `containerViewWillLayoutSubviews`, are heeded
  /// now and ask for no further layout.
  final func placeByConstraints() {
    if layoutDebt.own == .placement { layoutDebt.own = .nothing }
    ConstraintLayout.run(in: self)
  }

  /// Heeds constraints that were changed; a view in which they move nothing is not laid out. (Inferred: else whoever
  /// makes constraints anew in its layout would be laid out for ever.)
  ///
  /// - Returns: Whether they move something.
  private func movesByConstraints() -> Bool {
    if needsUpdateConstraints() { updateOwnConstraints() }
    return ConstraintLayout.movesSomething(in: self)
  }

  /// Lays out this view, and then the views in it, where they need it.
  ///
  /// A controller whose root view is reached is told that it is appearing before it is told of the
  /// layout (LY-01).
  final func layoutTree() {
    Steps.take()
    if traitDebt.isOwn, isInWindow { lookAtTraits() }
    if controllerReference != nil, isInWindow, layoutDebt.isAny { reachController() }
    if layoutDebt.isOwn {
      let isForPlacesAlone = layoutDebt.own == .placement
      layoutDebt.own = .nothing
      ownLayer.layoutWasDone()
      if !isForPlacesAlone || movesByConstraints() { performLayout() }
    }
    guard layoutDebt.isInside || traitDebt.isInside && isInWindow else { return }
    layoutDebt.isInside = false
    if isInWindow { traitDebt.handle(.lookedInside) }
    layOutDebtors()
  }

  private func reachController() {
    guard let controller else { return }
    if layoutDebt.isOwn { controller.noteSafeArea() }
    controller.rootViewWasReachedByLayout()
  }

  /// Lays out those of the views in this one that owe something, as they lie when it begins.
  ///
  /// Out of a window those who owe a look at their traits go on owing it.
  private func layOutDebtors() {
    let outer = layoutDebt.firstInPass
    let first = min(layoutDebt.firstDebtor, outer)
    layoutDebt.firstInPass = first
    layoutDebt.firstDebtor = isInWindow && subviews.count > LayoutDebt.reach ? .max : first
    defer { layoutDebt.firstInPass = outer }
    if subviews.count == 1 {
      let only = subviews[0]
      if only.owes { only.layoutTree() }
      return
    }
    let views = subviews
    var next = Self.place(ofOwing: views, from: first)
    while let place = next {
      views[place].layoutTree()
      next = Self.place(ofOwing: views, from: place + 1)
    }
  }

  /// The place of the next of some views that has something to lay out; most have nothing, and are passed over
  /// without being kept for it.
  private static func place(ofOwing views: [UIView], from start: Int) -> Int? {
    var place = start
    while place < views.count {
      if views[place].owes { return place }
      place += 1
    }
    return nil
  }

  /// Whether this view, or some view in it, has to be laid out, or to look at its traits before.
  ///
  /// Out of a window nobody looks at traits (Apple's session on the trait system, 2023).
  private var owes: Bool { layoutDebt.isAny || traitDebt.isAny && isInWindow }

  private func performLayout() {
    if needsUpdateConstraints() { updateOwnConstraints() }
    controller?.willLayOutRootView()
    tracking(.layout) { layoutSublayers(of: layer) }
    controller?.didLayOutRootView()
  }

  /// Lays out what needs it from here on down, beginning with the views around that need it too, as
  /// Core Animation's documentation says; rounds are bounded.
  final func layoutSubtree() {
    var top = self
    while let superview = top.superview, superview.layoutDebt.isOwn { top = superview }
    var rounds = 0
    guard top.owes else { return }
    // Traits come from above, whether anything is to be laid out there or not.
    if top.traitDebt.isAny, top.isInWindow { top.superview?.lookAtOwnTraitsFromAbove() }
    World.current.animations.following {
      while top.owes, rounds < 20 {
        top.layoutTree()
        rounds += 1
      }
    }
  }

  /// Lets the views in this one follow a change of its size.
  final func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews, !subviews.isEmpty else { return }
    World.current.animations.following {
      for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
        view.follow(from: oldSize, to: bounds.size)
      }
    }
  }

  private func follow(from oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let horizontal = AutoresizedSpan(
      origin: frame.minX, length: frame.width,
      before: autoresizingMask.contains(.flexibleLeftMargin),
      inside: autoresizingMask.contains(.flexibleWidth),
      after: autoresizingMask.contains(.flexibleRightMargin)
    ).following(from: oldSize.width, to: newSize.width)
    let vertical = AutoresizedSpan(
      origin: frame.minY, length: frame.height,
      before: autoresizingMask.contains(.flexibleTopMargin),
      inside: autoresizingMask.contains(.flexibleHeight),
      after: autoresizingMask.contains(.flexibleBottomMargin)
    ).following(from: oldSize.height, to: newSize.height)
    frame = CGRect(
      x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
  }
}

/// One dimension of a view that follows its superview's size.
///
/// The change is shared among the flexible parts in proportion to their size before it.
private struct AutoresizedSpan {
  var origin: CGFloat
  var length: CGFloat
  var before: Bool
  var inside: Bool
  var after: Bool

  func following(from old: CGFloat, to new: CGFloat) -> AutoresizedSpan {
    let tail = old - origin - length
    let flexible = (before ? origin : 0) + (inside ? length : 0) + (after ? tail : 0)
    let parts = CGFloat([before, inside, after].filter { $0 }.count)
    guard old != new, parts > 0 else { return self }
    func grown(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return part }
      return flexible == 0 ? part + (new - old) / parts : part + (new - old) * part / flexible
    }
    var result = self
    result.origin = grown(origin, before)
    result.length = grown(length, inside)
    return result
  }
}
