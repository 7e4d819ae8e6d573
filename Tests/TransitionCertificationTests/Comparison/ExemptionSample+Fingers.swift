import Testing

@testable import TransitionCertification
@testable import TransitionComparison

/// Samples of exemptions for fingers that give up, and that touch what hears none.
extension ExemptionSample {
  static let ofFingers = [
    abandoned {
      // It stays half to be seen through.
      try pulled("dismiss~cancelled") { trace in
        trace.end { $0.properties.append(.init("sheet.view", ViewProperty(.alpha, ["0.5"]))) }
      }
    },
    abandoned {
      // It stays a little lower.
      try pulled("dismiss~cancelled") { trace in
        let frame = ViewProperty(.frame, ["0", "100", "390", "844"])
        trace.end { $0.properties.append(.init("sheet.view", frame)) }
      }
    },
    abandoned {
      // Another finger comes down, of which nothing comes.
      try pulled("dismiss~cancelled") { trace in
        for event in trace.fingerEvents { trace.events.append(event) }
      }
    },
    abandoned {
      // Nothing begins for the tap behind it, whatever is told then.
      try pulled("cancel-then-tap") { trace in
        let begin = try #require(trace.events.firstIndex { $0.isBegin })
        trace.events.remove(at: begin)
      }
    },
    abandoned {
      // Something begins for the finger, and nothing for the tap behind it.
      try pulled("cancel-then-tap") { trace in
        let begin = try #require(trace.events.firstIndex { $0.isBegin })
        let finger = try #require(trace.events.firstIndex { $0.isOfFinger })
        trace.events.insert(trace.events.remove(at: begin), at: finger + 1)
      }
    },
    abandoned {
      // Of the finger behind it, which goes through, nothing comes but the end.
      try pulled("cancel-then-drag") { trace in
        let begin = try #require(trace.events.firstIndex { $0.isBegin })
        let behind = trace.events[begin...].filter(\.isOfFinger)
        trace.events = trace.events[..<begin] + behind
      }
    },
    ExemptionSample(
      .abandonedGestures, wider: leavingAllOut, hiding: .controller("sheet"),
      honest: { try lookingOtherwise([ViewProperty(.alpha, ["0.5"])]) },
      // The presenter was beside its place, which is no declared look.
      faulty: {
        try lookingOtherwise([
          ViewProperty(.alpha, ["0.5"]), ViewProperty(.frame, ["0", "50", "390", "794"]),
        ])
      }),
    ExemptionSample(
      .abandonedGestures, wider: .references { $0.chosen.change = nil },
      hiding: .controller("alert"),
      honest: { try pulled("alert-while-pulled~cancelled") },
      // The alert that comes while the finger is down is not told that it is there.
      faulty: {
        try pulled("alert-while-pulled~cancelled") {
          $0.remove("alert.viewDidAppear(animated: true)")
        }
      }),
    ExemptionSample(
      .abandonedGestures, wider: .references { $0.chosen.change = nil }, hiding: .window,
      honest: { try pulled("alert-while-pulled~cancelled") },
      // What begins while the finger is down is not what the script asks for.
      faulty: {
        try pulled("alert-while-pulled~cancelled") { trace in
          let place = try #require(
            trace.events.firstIndex {
              $0.line == "> sheet.present(alert, style: custom, animated: true)"
            })
          trace.events.remove(at: place)
        }
      }),
    ignored {
      // The finger is down already.
      try touched([.call(Call("application", .beginIgnoringInteractionEvents))], isDown: true)
    },
    ignored {
      // The view hears touches again.
      try touched([deaf("tab.view", true), deaf("tab.view", false)])
    },
    ignored {
      // It is another view that hears none.
      try touched([deaf("first.view", true)])
    },
  ]

  // MARK: - Fingers that give up

  private static func abandoned(_ faulty: @escaping Making) -> ExemptionSample {
    ExemptionSample(
      .abandonedGestures, wider: leavingAllOut, hiding: .controller("sheet"),
      honest: { try pulled("dismiss~cancelled") }, faulty: faulty)
  }

  private static let leavingAllOut = Exemption.Effect.observations { sides in
    func leaveOut(_ observations: inout Observations) {
      observations.leaveOut { observation in
        if case .event = observation.place { true } else { false }
      }
    }
    sides.editExpected { observations, _ in leaveOut(&observations) }
    sides.editSeen { leaveOut(&$0) }
  }

  /// A sheet whose presenter may be pale while it presents, as its contract says; a finger gives up and a tap
  /// dismisses it.
  ///
  /// - Parameter looks: how the presenter looks up to then.
  @MainActor private static func lookingOtherwise(_ looks: [ViewProperty]) throws -> Trace {
    try pulled("cancel-then-tap") { trace in
      trace.header.contract.restingLook = [.alpha]
      trace.baseline.properties += looks.map { .init("host.view", $0) }
    }
  }

  /// A sheet that goes only once the finger has gone far.
  @MainActor private static func pulled(
    _ action: String, _ change: (inout Trace) throws -> Void = { _ in }
  ) throws -> Trace {
    try play("modal/custom/\(action)", .threshold(), change)
  }

  // MARK: - Fingers that nobody hears

  private static func ignored(_ faulty: @escaping Making) -> ExemptionSample {
    ExemptionSample(
      .ignoredTouches, wider: .references { $0.chosen.change = nil }, hiding: .controller("third"),
      honest: { try touched([deaf("tab.view", true)]) }, faulty: faulty)
  }

  private static func deaf(_ view: String, _ isDeaf: Bool) -> Event.Action {
    .set(view: view, ViewProperty(.inert, [isDeaf ? "true" : "false"]))
  }

  /// A tap that has no effect, where something happens before the finger comes down.
  ///
  /// - Parameter isDown: Whether it happens when the finger is down.
  @MainActor private static func touched(
    _ actions: [Event.Action], isDown: Bool = false
  ) throws -> Trace {
    try play("tabs/screens/tap-while-settling") { trace in
      trace.remove("third.viewDidAppear(animated: true)")
      let tap = try #require(trace.events.firstIndex { $0.isOfFinger })
      trace.events.insert(
        contentsOf: actions.map { Event(at: trace.events[tap].time, $0) },
        at: isDown ? tap + 1 : tap)
    }
  }
}

extension Event {
  fileprivate var isBegin: Bool {
    if case .begin = action { true } else { false }
  }

  fileprivate var isOfFinger: Bool {
    guard case .call(let call) = action else { return false }
    return call.method.isFinger
  }
}

extension Trace {
  /// What the script's fingers do.
  fileprivate var fingerEvents: [Event] { events.filter(\.isOfFinger) }
}
