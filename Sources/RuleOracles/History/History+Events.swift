import AppearanceTrace

extension History {
  /// The call at a place, if the event is one.
  func call(at place: Int) -> Call? {
    guard case .call(let call) = events[place].action else { return nil }
    return call
  }

  /// Whether the event at a place is a call of one of these methods, and of this receiver if given.
  func isCall(_ place: Int, _ methods: [Call.Method], of receiver: String? = nil) -> Bool {
    guard case .call(let call) = events[place].action, methods.contains(call.method) else {
      return false
    }
    return receiver == nil || call.receiver == receiver
  }

  /// The calls of some methods, each with its place in the trace.
  func calls(_ methods: [Call.Method]) -> [(place: Int, call: Call)] {
    events.indices.compactMap { place in
      guard let call = call(at: place), methods.contains(call.method) else { return nil }
      return (place, call)
    }
  }

  /// Whether the event at a place tells that an object was deallocated.
  func isRelease(_ place: Int, of object: String) -> Bool {
    guard case .release(object) = events[place].action else { return false }
    return true
  }

  /// Whether the subject is to answer for an event, by a mark or by an attribution.
  func isBySubject(_ place: Int) -> Bool {
    switch events[place].attribution {
    case .subject, .subjectAlone: true
    case .direct, nil: events[place].mark == .crossing
    }
  }

  /// The transition in whose name the subject caused an event.
  func cause(of place: Int) -> String? {
    guard case .subject(let transition) = events[place].attribution else { return nil }
    return transition
  }

  /// Whether an appearance method was called by hand.
  func isDirect(_ place: Int) -> Bool { events[place].attribution == .direct }
}

extension Call {
  /// The object that the first argument names.
  var object: String? {
    guard case .word(let word)? = arguments.first?.value, word != "nil" else { return nil }
    return word
  }

  /// The object that the first argument without a label names.
  var plainObject: String? { word(nil) }

  /// The object of `replace(0, other, animated: false)`, which the place precedes.
  var objectAtPlace: String? {
    guard case .word(let word)? = arguments.dropFirst().first?.value, word != "nil" else {
      return nil
    }
    return word
  }
}
