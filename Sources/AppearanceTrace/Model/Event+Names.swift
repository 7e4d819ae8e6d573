extension Event {
  /// The names of all objects that the event's line speaks of, in its order.
  public var names: [String] {
    var names: [String] = []
    forEachName { names.append($0) }
    return names
  }

  /// Visits these names, in their order.
  func forEachName(_ visit: (String) -> Void) {
    action.forEachName(visit)
    if case .subject(let transition) = attribution { visit(transition) }
  }
}

extension Event.Action {
  fileprivate func forEachName(_ visit: (String) -> Void) {
    switch self {
    case .call(let call): call.forEachName(visit)
    case .begin(let span):
      visit(span.transition)
      span.from.map(visit)
      span.to.map(visit)
    case .end(let transition, _): visit(transition)
    case .statusBar(let look): look.names.forEach(visit)
    case .insert(let view, let superview, let below):
      visit(view)
      visit(superview)
      below.map(visit)
    case .remove(let view, let superview):
      visit(view)
      visit(superview)
    case .set(let view, _), .moves(let view), .rests(let view): visit(view)
    case .delegate(let controller, _): visit(controller)
    case .fault(_, _, let object): object.map(visit)
    case .release(let object): visit(object)
    case .round, .repeats: break
    }
  }
}

extension StatusBarLook {
  /// The names of those who decide.
  var names: [String] { [owner, hider].compactMap(\.self) }
}
