import Testing

@testable import TransitionCertification
@testable import TransitionComparison

/// Samples of the exemption for fingers that carry a screen away.
extension ExemptionSample {
  static let ofCarriers = [
    // It is where the finger was.
    carried(.vanishes),
    // It is put out of sight in the instant in which it goes.
    carried(.jumps),
    // It is still on its way out.
    carried(.hurries),
    // What it shows lies in a panel inside of it, which is where the finger was.
    carried(.vanishes, inside: true),
    carried(.jumps, inside: true),
    carried(.hurries, inside: true),
    // The keyboard is up, and its field is no part of what it shows.
    carried(.leaves, failing: .vanishes, inside: true, in: "keyboard-above-pulled"),
    // Step by step it comes halfway, and is put out of sight in the instant in which it goes.
    carried(.steps, failing: .stepsAndJumps),
    carriedOnce(hiding: "sheet-5") { trace in
      // Another time it is not carried away, and yet not animated.
      let second = try #require(trace.events.lastIndex { $0.isDismissal })
      trace.leaveOutAnimation(from: second)
    },
    carriedOnce { trace in
      // It was in sight.
      let first = try #require(trace.events.firstIndex { $0.isDismissal })
      trace.events[first].changeSpan { $0.isOutOfSight = false }
    },
    carriedOnce { trace in
      // No finger had anything to do with it.
      let finger = try #require(trace.events.firstIndex { $0.line == "> window.gestureEnded()" })
      trace.events.remove(at: finger)
    },
  ]

  private static let wider = Exemption.Effect.observations { sides in
    sides.editAll { observations in
      observations.change(where: { _ in true }) { observation in
        observation.leaveOutArguments { $0.label == "animated" }
      }
    }
  }

  private static func carried(
    _ way: HaulingDrag.Way, inside: Bool = false
  ) -> ExemptionSample { carried(.leaves, failing: way, inside: inside) }

  private static func carried(
    _ honest: HaulingDrag.Way, failing way: HaulingDrag.Way, inside: Bool = false,
    in action: String = "drag-out"
  ) -> ExemptionSample {
    ExemptionSample(
      .carriedAway, wider: wider, hiding: .controller("sheet"),
      honest: { try play("modal/custom/\(action)", .hauled(honest, inside: inside)) },
      faulty: { try play("modal/custom/\(action)", .hauled(way, inside: inside)) })
  }

  /// Sheets of which a finger carries away the first, and pulls the others.
  private static func carriedOnce(
    hiding sheet: String = "sheet", _ fail: @escaping @MainActor (inout Trace) throws -> Void
  ) -> ExemptionSample {
    ExemptionSample(
      .carriedAway, wider: wider, hiding: .controller(sheet),
      honest: { try rounds() },
      faulty: { try rounds(fail) })
  }

  @MainActor private static func rounds(
    _ change: (inout Trace) throws -> Void = { _ in }
  ) throws -> Trace {
    let scenario = try #require(
      ScenarioCatalogue.scenario("modal/custom/drag-in-and-out~repeated"))
    var trace = scenario.run(.system, profile: .iOS18, rounds: .eachApart)
    trace.header.subject = "Sample"
    let first = try #require(trace.events.firstIndex { $0.isDismissal })
    trace.leaveOutAnimation(from: first)
    trace.events[first].changeSpan { $0.isOutOfSight = true }
    let finger = Call("window", .gestureEnded)
    trace.events.insert(
      Event(at: trace.events[first].time, .call(finger), mark: .script), at: first)
    try change(&trace)
    return trace
  }
}

extension Event {
  fileprivate var isDismissal: Bool {
    guard case .begin(let span) = action else { return false }
    return span.kind == .dismiss
  }

  fileprivate mutating func changeSpan(_ change: (inout TransitionSpan) -> Void) {
    guard case .begin(var span) = action else { return }
    change(&span)
    action = .begin(span)
  }

  fileprivate var ends: Bool {
    if case .end = action { true } else { false }
  }
}

extension Trace {
  /// Says of a transition that it is not animated, and tells everybody so.
  fileprivate mutating func leaveOutAnimation(from begin: Int) {
    events[begin].changeSpan { ($0.isAnimated, $0.isInteractive) = (false, false) }
    for index in events.indices[begin...].prefix(while: { !events[$0].ends }) {
      guard case .call(let call) = events[index].action else { continue }
      let arguments = call.arguments.map { argument in
        argument.label == "animated" ? Call.Argument("animated", word: "false") : argument
      }
      events[index].action = .call(Call(call.receiver, call.method, arguments))
    }
  }
}
