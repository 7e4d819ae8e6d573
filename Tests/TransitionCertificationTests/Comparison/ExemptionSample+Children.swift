@testable import TransitionCertification
@testable import TransitionComparison

/// Samples of exemptions for children that come early, go early, or are never shown.
extension ExemptionSample {
  static let ofChildren = [
    ExemptionSample(
      .childrenOutOfSight,
      wider: .observations { sides in
        sides.editSeen { observations in
          observations.leaveOut { observation in
            guard case .lies(let view, _) = observation.content else { return false }
            return view == "cover.view"
          }
        }
      },
      hiding: .window, honest: { try besideWindow("first") },
      faulty: { try besideWindow("cover") }),
    ExemptionSample(
      .childrenGoneEarly,
      wider: .observations { sides in
        sides.editExpected { observations, _ in
          observations[.sizes(of: "second")].removeAll { $0.kind == .resizing }
        }
      },
      hiding: .sizes(of: "second"), honest: { try exchangedAtTurn() },
      faulty: {
        // It is a child from the beginning, and is told so late.
        try play("container/children/turn-while-selecting") { trace in
          trace.baseline.containment = [Checkpoint.Containment("container", ["first", "second"])]
          trace.remove("second.willMove(toParent: container)")
          trace.move(
            "second.didMove(toParent: container)", behind: "first.willMove(toParent: nil)")
          trace.remove("second.viewWillTransition(to: [844, 390])")
        }
      }),
    ExemptionSample(
      .childrenGoneEarly, wider: Exemption.childrenGoneEarly.effect,
      .observations { sides in
        let seen = sides.seen
        sides.editExpected { observations, _ in
          observations[.controller("first")] = seen[.controller("first")]
        }
      },
      hiding: .controller("first"), honest: { try exchangedAtTurn() },
      faulty: {
        // It is not told that it has gone.
        var trace = try exchangedAtTurn()
        trace.remove("first.viewDidDisappear(animated: true)")
        return trace
      }),
    early(hiding: .controller("second")) {
      // It is shown, is no child, and is told nothing.
      try play("container/children/select") { trace in
        trace.events.removeAll { $0.isCall(to: "second") }
        trace.end { $0.appearances.removeAll { $0.controller == "second" } }
      }
    },
    early(hiding: .parent(of: "first")) {
      // It has a parent that nobody knows of, and is told twice that it goes.
      try play("container/children/select") { trace in
        trace.baseline.containment = []
        let warning = trace.place(of: "first.willMove(toParent: nil)")
        trace.events.insert(trace.events[warning], at: warning)
      }
    },
    early(hiding: .parent(of: "second")) {
      // It is not told that it has gone.
      try play("container/children/show") { trace in
        trace.baseline.containment = [Checkpoint.Containment("container", ["first", "second"])]
        trace.remove("first.willMove(toParent: container)")
        trace.remove("first.didMove(toParent: container)")
        trace.add(moving("second", .willMove, to: "nil"))
      }
    },
    early(hiding: .parent(of: "second")) {
      // It was to be kept.
      try play("container/children/show", .systemKeepingChildren) { trace in
        trace.header.contract = SubjectContract(keepsChildren: true)
        trace.add(moving("second", .willMove, to: "nil"))
        trace.add(moving("second", .didMove, to: "nil"))
      }
    },
    early(hiding: .parent(of: "third")) {
      // It was there from the beginning, and was to be kept.
      try play("container/children/select", .systemKeepingChildren) { trace in
        trace.header.contract = SubjectContract(keepsChildren: true)
        trace.add(moving("third", .willMove, to: "nil"))
        trace.add(moving("third", .didMove, to: "nil"))
      }
    },
    early(hiding: .parent(of: "cover")) {
      // It is shown: it is presented.
      try play("container/children/cover") { trace in
        for parent in ["nil", "container"] {
          trace.events.insert(Event(at: .zero, .call(moving("cover", .didMove, to: parent))), at: 0)
          trace.events.insert(
            Event(at: .zero, .call(moving("cover", .willMove, to: parent))), at: 0)
        }
      }
    },
  ]

  private static func early(
    hiding observer: Observer, _ faulty: @escaping Making
  ) -> ExemptionSample {
    ExemptionSample(
      .earlyChildren,
      wider: Exemption.earlyChildren.effect, .observations { $0.editAll { $0[observer] = [] } },
      hiding: observer,
      honest: {
        try play("container/children/show") { trace in
          trace.baseline.containment = [Checkpoint.Containment("container", ["first"])]
          trace.remove("first.willMove(toParent: container)")
          trace.remove("first.didMove(toParent: container)")
        }
      }, faulty: faulty)
  }

  private static func moving(
    _ child: String, _ method: Call.Method, to parent: String
  ) -> Call {
    Call(child, method, [Call.Argument("toParent", word: parent)])
  }

  /// A controller whose view lies beside the window at the end.
  @MainActor private static func besideWindow(_ controller: String) throws -> Trace {
    try play("container/children/\(controller == "cover" ? "cover" : "select")") { trace in
      trace.end { end in
        let shown = controller == "cover" ? "first.view" : "second.view"
        let beside = Checkpoint.ViewNode("\(controller).view")
        let views = [Checkpoint.ViewNode(shown), beside]
        end.tree = [
          Checkpoint.ViewNode("window", [Checkpoint.ViewNode("container.view", views)])
        ]
        let frame = ViewProperty(.frame, ["390", "0", "390", "844"])
        end.properties.append(.init("\(controller).view", frame))
      }
    }
  }

  /// A container that brings an exchange of children to its end when the screen turns.
  @MainActor private static func exchangedAtTurn() throws -> Trace {
    try play("container/children/turn-while-selecting") { trace in
      trace.move(
        "first.viewDidDisappear(animated: true)", behind: "insert second.view into container.view")
      trace.move("first.didMove(toParent: nil)", behind: "first.viewDidDisappear(animated: true)")
      trace.remove("first.viewWillTransition(to: [844, 390])")
    }
  }
}

extension Event {
  fileprivate func isCall(to controller: String) -> Bool {
    guard case .call(let call) = action else { return false }
    return call.receiver == controller
  }
}
