import AppearanceTrace

/// What is wrong with views after a change of size.
extension GeometrySizeChangeTracked {
  /// What is wrong with a view, and what shows it.
  struct Flaw {
    let clause: RuleClause
    let words: String
    var proof: Evidence?
    /// What the end shows of it; none where that is the frame.
    var ending: Evidence?
  }

  /// What is wrong with a child that is moved aside for another one.
  func flaw(
    of controller: Name, _ view: Name, aside change: SizeChange, in places: WindowPlaces
  ) -> Flaw? {
    let (names, hierarchy) = (places.hierarchy.names, places.hierarchy)
    if atTurn.isFilledUnderTransform(view, of: controller, change, in: places) {
      return Flaw(
        clause: Self.underTransform, words: "fills its container, though a transform moves it",
        proof: hierarchy.proof(of: .transform, of: view),
        ending: .ending(.property(names.text(view), .transform)))
    }
    guard let other = atTurn.covered(by: controller, view, in: places) else { return nil }
    let hasFrame = places.snapshot.values(.frame, of: view) != nil
    return Flaw(
      clause: Self.beneath,
      words: "lay beside \(names.text(other)), and lies over it in the new size",
      proof: hierarchy.proof(of: .frame, of: view),
      ending: .ending(
        hasFrame ? .property(names.text(view), .frame) : .view(names.text(view))))
  }

  /// What is wrong with the mask of a view.
  func flaw(ofMaskOf view: Name, _ change: SizeChange, in places: WindowPlaces) -> Flaw? {
    guard let masked = places.snapshot.values(.masked, of: view) else { return nil }
    let (names, baseline) = (places.hierarchy.names, places.hierarchy.baseline)
    let ending = Evidence.ending(.property(names.text(view), .masked))
    let before = names.controller(of: view).flatMap { book.frame(of: $0, places.hierarchy) }
    let sizes = [change.old, before.map { Array($0.1.suffix(2)) }, atTurn.sizes[view]]
    let reached = Array(masked.suffix(2))
    // One that is as large as the view is now does not have the size of before, wherever it lies.
    let isFilling = Visibility.Frame(["0", "0"] + reached) == places.snapshot.size(of: view)
    if !isFilling, sizes.contains(reached) {
      return Flaw(
        clause: Self.oldMask, words: "is cut off by a mask of the size of before",
        proof: before?.0, ending: ending)
    }
    guard baseline.values(.masked, of: view) == masked, let reach = Visibility.Frame(masked),
      let old = baseline.size(of: view), let new = places.snapshot.size(of: view),
      reach.isFitted(in: old), !reach.isFitted(in: new)
    else { return nil }
    return Flaw(
      clause: Self.oldMask, words: "is cut off by a mask that lies where it lay before",
      proof: .baseline(.property(names.text(view), .masked)), ending: ending)
  }

  /// What is wrong with the frame of a controller's view, which is not that of the window.
  func flaw(
    of controller: Name, _ values: [String], _ change: SizeChange, in places: WindowPlaces
  ) -> Flaw? {
    guard let bounds = change.bounds, let frame = Visibility.Frame(values) else { return nil }
    if let old = change.old, Array(values.suffix(2)) == old {
      return Flaw(clause: Self.oldSize, words: "has the size that the screen had before")
    }
    let hierarchy = places.hierarchy
    guard !places.mayRest(controller),
      !(hierarchy.names.rootView(of: controller).map(atTurn.isBent) ?? false)
    else { return nil }
    if let proof = book.proofOfFilling(by: controller, hierarchy),
      frame.isBeyond(bounds) || places.isGivenAll(controller, book)
    {
      return Flaw(
        clause: Self.filled, words: "filled the screen, and does not fit its new size", proof: proof
      )
    }
    if !book.hasArrived(controller), places.isRoot(controller),
      hierarchy.names.rootView(of: controller).map({ !hierarchy.baseline.shows($0) }) ?? false
    {
      return Flaw(
        clause: Self.root, words: "is the root of its window, and does not fit the new size")
    }
    if change.isOldSide(of: frame, size: Array(values.suffix(2))),
      !places.isMenu(controller, frame)
    {
      return Flaw(clause: Self.oldSide, words: "keeps a side that the screen had before")
    }
    guard places.isInFront(controller) else { return nil }
    return flawInFront(of: controller, values, change, in: places)
  }

  /// What is wrong with the frame of what is presented or in front.
  private func flawInFront(
    of controller: Name, _ values: [String], _ change: SizeChange, in places: WindowPlaces
  ) -> Flaw? {
    guard let bounds = change.bounds, let frame = Visibility.Frame(values) else { return nil }
    if !frame.meets(bounds) {
      return Flaw(clause: Self.outside, words: "lies outside of its window in the new size")
    }
    if frame.width == bounds.width, frame.height == bounds.height, !frame.isAtOrigin,
      places.isAlone(controller),
      !(places.hierarchy.names.rootView(of: controller).map(atTurn.isPushed) ?? false)
    {
      return Flaw(clause: Self.displaced, words: "lies beside its window's corner in the new size")
    }
    guard let (proof, before) = book.frame(of: controller, places.hierarchy),
      !bounds.contains(frame),
      let old = change.old.flatMap({ Visibility.Frame(["0", "0"] + $0) }),
      Visibility.Frame(before).map(old.contains) ?? false
    else { return nil }
    if before == values {
      return Flaw(
        clause: Self.oldFrame, words: "keeps the frame that it had, and does not fit the new size",
        proof: proof)
    }
    guard places.snapshot.parent(of: controller) == nil, !frame.isInTheMiddle(of: bounds) else {
      return nil
    }
    return Flaw(
      clause: Self.cutOff, words: "was seen as a whole, and is cut off in the new size",
      proof: proof)
  }
}

extension HierarchySnapshot {
  /// How large a view is, which fills its window where no line tells a frame.
  fileprivate func size(of view: Name) -> Visibility.Frame? {
    guard let values = values(.frame, of: view) else { return Visibility.Frame(screen) }
    return Visibility.Frame(["0", "0"] + values.suffix(2))
  }
}

extension Visibility.Frame {
  /// Whether it reaches from side to side of a view of this size, or leaves the same margin at both, both ways; by a
  /// point.
  fileprivate func isFitted(in size: Self) -> Bool {
    func isFitted(_ low: Double, _ high: Double) -> Bool {
      (low <= 0 && high <= 0) || abs(low - high) <= 1
    }
    return isFitted(x, size.width - x - width) && isFitted(y, size.height - y - height)
  }
}
