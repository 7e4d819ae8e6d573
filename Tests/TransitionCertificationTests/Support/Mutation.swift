import Testing
import TransitionCertification

/// A change to a trace, with a name that says what it is.
struct Mutation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @Sendable (inout Trace) -> Void

  init(_ name: String, _ apply: @escaping @Sendable (inout Trace) -> Void) {
    testDescription = name
    self.apply = apply
  }

  /// Takes out the event with this line.
  static func without(_ line: String) -> Mutation {
    Mutation("without \(line)") { trace in
      trace.events.remove(at: trace.place(of: line))
    }
  }

  /// Says an event's line twice.
  static func twice(_ line: String) -> Mutation {
    Mutation("twice \(line)") { trace in
      let place = trace.place(of: line)
      trace.events.insert(trace.events[place], at: place)
    }
  }

  /// Swaps an event with the one behind it.
  static func later(_ line: String) -> Mutation {
    Mutation("later \(line)") { trace in
      let place = trace.place(of: line)
      trace.events.swapAt(place, place + 1)
    }
  }

  /// Changes the last state.
  static func end(
    _ name: String, _ change: @escaping @Sendable (inout Checkpoint) -> Void
  ) -> Mutation {
    Mutation(name) { trace in
      guard case .settled(let time, var checkpoint) = trace.ending else { return }
      change(&checkpoint)
      trace.ending = .settled(at: time, checkpoint)
    }
  }

  /// The sample subject's trace with this change.
  func applied(to text: String = SampleTraces.alike) throws -> Trace {
    var trace = try Trace(parsing: text)
    let before = trace
    apply(&trace)
    try #require(trace != before, "the change changes something")
    return trace
  }
}

extension Trace {
  /// The place of the event with this line.
  func place(of line: String) -> Int {
    guard let place = events.firstIndex(where: { $0.line == line }) else {
      preconditionFailure("the trace has the line")
    }
    return place
  }

  /// Takes out the event with this line.
  mutating func remove(_ line: String) { events.remove(at: place(of: line)) }

  /// Says that the subject made a controller.
  mutating func entrust(_ controller: String) {
    for index in cast.indices where cast[index].name == controller {
      cast[index].maker = .subject
    }
  }

  /// Puts a call behind all events.
  mutating func add(_ call: Call) { events.append(Event(at: .zero, .call(call))) }
}
