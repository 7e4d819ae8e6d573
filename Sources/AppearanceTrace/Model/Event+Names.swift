extension Event {
  /// The names of all objects that the event's line speaks of, in its order.
  public var names: [String] {
    guard case .subject(let transition) = attribution else { return action.names }
    return action.names + [transition]
  }
}

extension Event.Action {
  /// The names of all objects that the action speaks of.
  fileprivate var names: [String] {
    switch self {
    case .call(let call): call.names
    case .begin(let span): [span.transition] + [span.from, span.to].compactMap(\.self)
    case .end(let transition, _): [transition]
    case .statusBar(let look): look.names
    case .insert(let view, let superview, let below):
      [view, superview] + [below].compactMap(\.self)
    case .remove(let view, let superview): [view, superview]
    case .set(let view, _), .moves(let view), .rests(let view): [view]
    case .delegate(let controller, _): [controller]
    case .fault(_, _, let object): [object].compactMap(\.self)
    case .release(let object): [object]
    case .round, .repeats: []
    }
  }
}

extension Event {
  /// Visits the names of all objects that the event's line speaks of; what most events say makes no list of them.
  func forEachName(_ visit: (String) -> Void) {
    switch action {
    case .call(let call) where call.method.namesNobodyElse: visit(call.receiver)
    case .end(let transition, _): visit(transition)
    case .insert(let view, let superview, let below):
      visit(view)
      visit(superview)
      if let below { visit(below) }
    case .remove(let view, let superview):
      visit(view)
      visit(superview)
    case .set(let view, _), .moves(let view), .rests(let view): visit(view)
    case .call, .begin, .statusBar, .delegate, .fault, .release, .round, .repeats:
      for name in action.names { visit(name) }
    }
    if case .subject(let transition) = attribution { visit(transition) }
  }
}

extension Call.Method {
  /// Whether none of the arguments names an object.
  fileprivate var namesNobodyElse: Bool {
    if case .none = namingArguments { true } else { false }
  }
}

extension StatusBarLook {
  /// The names of those who decide.
  var names: [String] { [owner, hider].compactMap(\.self) }
}
