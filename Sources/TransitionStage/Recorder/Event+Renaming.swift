package import AppearanceTrace

extension Event {
  /// The event with other names.
  ///
  /// - Parameter rename: gets every word that can be a name, those of arguments included; a style is
  ///   none, whatever else is called like it.
  package func renaming(_ rename: (String) -> String) -> Event {
    var event = self
    event.action = action.renaming(rename)
    if case .subject(let transition) = attribution {
      event.attribution = .subject(transition: rename(transition))
    }
    return event
  }
}

extension Event.Action {
  fileprivate func renaming(_ rename: (String) -> String) -> Event.Action {
    switch self {
    case .call(let call): .call(call.renaming(rename))
    case .begin(let span): .begin(span.renaming(rename))
    case .end(let transition, let outcome):
      .end(transition: rename(transition), outcome: outcome)
    case .statusBar(let look): .statusBar(look.renaming(rename))
    case .insert(let view, let superview, let below):
      .insert(view: rename(view), superview: rename(superview), below: below.map(rename))
    case .remove(let view, let superview):
      .remove(view: rename(view), superview: rename(superview))
    case .set(let view, let property): .set(view: rename(view), property)
    case .moves(let view): .moves(view: rename(view))
    case .rests(let view): .rests(view: rename(view))
    case .delegate(let controller, let state): .delegate(controller: rename(controller), state)
    case .fault(let id, let effect, let object):
      .fault(id: id, effect: effect, object: object.map(rename))
    case .round, .repeats: self
    case .release(let object): .release(object: rename(object))
    }
  }
}

extension Call {
  fileprivate func renaming(_ rename: (String) -> String) -> Call {
    let arguments = arguments.map { argument in
      guard argument.label != "style" else { return argument }
      return switch argument.value {
      case .word(let word): Argument(argument.label, .word(rename(word)))
      case .list(let words): Argument(argument.label, .list(words.map(rename)))
      }
    }
    return Call(rename(receiver), method, arguments)
  }
}

extension TransitionSpan {
  fileprivate func renaming(_ rename: (String) -> String) -> TransitionSpan {
    var span = self
    span.transition = rename(transition)
    span.from = from.map(rename)
    span.to = to.map(rename)
    return span
  }
}

extension StatusBarLook {
  fileprivate func renaming(_ rename: (String) -> String) -> StatusBarLook {
    var look = self
    look.owner = owner.map(rename)
    look.hider = hider.map(rename)
    return look
  }
}

extension Event {
  /// Visits every word that can be a name, as `renaming` does, and makes nothing.
  func forEachWord(_ visit: (String) -> Void) {
    action.forEachWord(visit)
    if case .subject(let transition) = attribution { visit(transition) }
  }
}

extension Event.Action {
  fileprivate func forEachWord(_ visit: (String) -> Void) {
    switch self {
    case .call(let call):
      visit(call.receiver)
      for argument in call.arguments where argument.label != "style" {
        switch argument.value {
        case .word(let word): visit(word)
        case .list(let words): words.forEach(visit)
        }
      }
    case .begin(let span):
      visit(span.transition)
      span.from.map(visit)
      span.to.map(visit)
    case .end(let transition, _): visit(transition)
    case .statusBar(let look):
      look.owner.map(visit)
      look.hider.map(visit)
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
    case .round, .repeats: break
    case .release(let object): visit(object)
    }
  }
}
