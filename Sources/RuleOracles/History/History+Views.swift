import AppearanceTrace

extension History {
  /// The view around another one; none for one that lies nowhere.
  ///
  /// A view that is taken out of another than the one it lies in stays where it is, but for one that has
  /// come into that one after the view, and so got its name late.
  func superview(of view: String, before place: Int) -> String? {
    guard let last = mentions(of: view, before: place).last(where: { isMove($0, of: view) }) else {
      return baseline.superview(of: view)
    }
    switch events[last].action {
    case .insert(_, let superview, _): return superview
    case .remove(_, let left):
      return leaves(view, left, at: last) ? nil : superview(of: view, before: last)
    default: return nil
    }
  }

  /// Whether a line says where a view is.
  func isPlaced(_ view: String, before place: Int) -> Bool {
    baseline.shows(view) || mentions(of: view, before: place).contains { isMove($0, of: view) }
  }

  /// The last event that changed where a view is.
  func lastMove(of view: String, before place: Int) -> Int? {
    mentions(of: view, before: place).last { move in
      guard isMove(move, of: view) else { return false }
      guard case .remove(_, let left) = events[move].action else { return true }
      return leaves(view, left, at: move) || !isPlaced(view, before: move)
    }
  }

  /// Whether a view that is said to leave another one lay there, or in what that came into later.
  private func leaves(_ view: String, _ left: String, at place: Int) -> Bool {
    guard let superview = superview(of: view, before: place) else { return false }
    guard superview != left else { return true }
    let path = path(from: left, before: place)
    return path.contains(superview) && !path.contains(view)
      && lastMove(of: left, before: place) ?? -1 > lastMove(of: view, before: place) ?? -1
  }

  /// The view and those around it, from the inside out.
  func path(from view: String, before place: Int) -> [String] {
    var path = [view]
    while let last = path.last, let outer = superview(of: last, before: place),
      !path.contains(outer)
    {
      path.append(outer)
    }
    return path
  }

  /// Whether a view is another one or lies in it.
  func isView(_ view: String, inside container: String, before place: Int) -> Bool {
    path(from: view, before: place).contains(container)
  }

  /// Whether a view lies in a window.
  func isInWindow(_ view: String, before place: Int) -> Bool {
    path(from: view, before: place).contains(where: isWindow)
  }

  /// Whether lines tell that a view lies in no window; of one that no line has placed they tell nothing.
  func isToldOutOfWindows(_ view: String, before place: Int) -> Bool {
    let path = path(from: view, before: place)
    return !path.contains(where: isWindow) && path.last.map { isPlaced($0, before: place) } ?? false
  }

  /// Whether an event puts a view in or takes it out.
  private func isMove(_ place: Int, of view: String) -> Bool {
    switch events[place].action {
    case .insert(view, _, _), .remove(view, _): true
    default: false
    }
  }

  /// The lines at which the views of a container's children began to be animated inside the
  /// container's, of those that still are; none where the container itself goes or is gone.
  func motions(in container: String, before place: Int) -> [Int] {
    guard !isAway(container, before: place) else { return [] }
    return (0..<place).filter { start in
      guard case .moves(let view) = events[start].action, let child = controller(of: view)
      else { return false }
      return isGoingOn(start, before: place) && parent(of: child, before: place) == container
        && lies(child, in: container, before: place)
    }
  }

  /// Whether a view that begins to be animated at a place is that of a container's child, or lies around
  /// one, inside the container's view.
  func isSlide(_ start: Int, ofChildOf container: String, before place: Int) -> Bool {
    guard case .moves(let view) = events[start].action else { return false }
    let around = rootView(of: container)
    return view != around && isView(view, inside: around, before: place)
      && children(of: container, before: place).contains {
        isView(rootView(of: $0), inside: view, before: place)
      }
  }

  /// Whether a view that began to be animated at a place still is.
  func isGoingOn(_ start: Int, before place: Int) -> Bool {
    guard case .moves(let view) = events[start].action else { return false }
    return !(start + 1..<place).contains { later in
      switch events[later].action {
      case .moves(view), .rests(view): true
      default: false
      }
    }
  }

  /// Whether the view that began to be animated at a place rests within a frame after another one, or its
  /// controller is told of its next change.
  func isOver(_ start: Int, withinAFrameOf place: Int) -> Bool {
    guard case .moves(let view) = events[start].action else { return false }
    return frame(after: place).contains { later in
      switch events[later].action {
      case .rests(view): true
      case .call(let call) where call.method == .beginAppearanceTransition:
        rootView(of: call.receiver) == view
      default: false
      }
    }
  }

  /// The places behind another one that nobody sees later than it.
  func frame(after place: Int) -> Range<Int> {
    let end = events.suffix(from: place).firstIndex {
      $0.time.isSeen(after: events[place].time)
    }
    return place + 1..<(end ?? events.count)
  }
}
