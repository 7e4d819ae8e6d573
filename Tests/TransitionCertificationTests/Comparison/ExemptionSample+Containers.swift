@testable import TransitionCertification
@testable import TransitionComparison

/// Samples of exemptions for containers of an app's own.
extension ExemptionSample {
  static let ofContainers = [
    ExemptionSample(
      .containerLoading,
      wider: .observations { $0.editAll { $0.leaveOut { $0.kind == .loading } } },
      hiding: .controller("cover"),
      honest: { try play("container/children/select") { $0.remove("second.viewDidLoad()") } },
      faulty: { try play("container/children/cover") { $0.remove("cover.viewDidLoad()") } }),
    ExemptionSample(
      .containerParentsApart,
      wider: .observations { $0.editAll { $0.leaveOut { $0.kind == .moving } } },
      hiding: .parent(of: "second"),
      honest: {
        try play("container/children/select") {
          $0.move(
            "second.didMove(toParent: container)", behind: "second.willMove(toParent: container)")
        }
      },
      faulty: {
        try play("container/children/select") {
          $0.remove("second.didMove(toParent: container)")
        }
      }),
    ExemptionSample(
      .containerParentsApart,
      wider: .observations { $0.editAll { $0.leaveOut { $0.kind == .moving } } },
      hiding: .controller("second"),
      honest: {
        try play("container/children/select") {
          $0.move(
            "second.didMove(toParent: container)", behind: "second.willMove(toParent: container)")
        }
      },
      faulty: {
        // The stack is the system's.
        try play("navigation/bar/push") {
          $0.move("second.didMove(toParent: nav)", behind: "second.willMove(toParent: nav)")
        }
      }),
    ExemptionSample(
      .containerHolders,
      wider: .observations { sides in
        sides.editAll { observations in
          observations.change(where: { $0.kind == .moving }) { observation in
            observation.leaveOutArguments { $0.label == "toParent" }
          }
        }
      },
      hiding: .parent(of: "second"), honest: { try held() },
      faulty: {
        try play("container/children/select") {
          $0.replace(
            "second.didMove(toParent: container)",
            by: Call("second", .didMove, [Call.Argument("toParent", word: "nil")]))
        }
      }),
    ExemptionSample(
      .containerHolders,
      wider: .observations { sides in
        sides.editAll { observations in
          observations.change(where: { $0.kind == .moving }) { observation in
            observation.leaveOutArguments { $0.label == "toParent" }
          }
        }
      },
      hiding: .parent(of: "second"), honest: { try held() },
      faulty: {
        // Its parent is a screen of the stage's.
        try play("container/children/select") {
          $0.replace(
            "second.didMove(toParent: container)",
            by: Call("second", .didMove, [Call.Argument("toParent", word: "first")]))
        }
      }),
    ExemptionSample(
      .containerHolders,
      wider: .observations { sides in
        let roles = CastRoles(of: sides.trace)
        sides.editAll { observations in
          observations.leaveOut { observation in
            guard case .lies(_, let ancestor) = observation.content else { return false }
            return !roles.isMainWindow(ancestor)
          }
        }
      },
      hiding: .window, honest: { try held() },
      faulty: {
        try play("container/children/select") { trace in
          trace.end { end in
            end.tree = [Checkpoint.ViewNode("window", [Checkpoint.ViewNode("container.view")])]
          }
        }
      }),
    ExemptionSample(
      .containerHolders,
      wider: .observations { $0.editAll { $0.leaveOut { $0.kind == .finalChildren } } },
      hiding: .controller("cover"), honest: { try held() },
      faulty: {
        try play("container/children/cover") { trace in
          trace.end { $0.containment.append(Checkpoint.Containment("cover", ["second"])) }
        }
      }),
    ExemptionSample(
      .childrenOutOfSight,
      wider: .observations { sides in
        sides.editSeen { observations in
          observations.leaveOut { observation in
            guard case .lies(let view, _) = observation.content else { return false }
            return view == "first.view"
          }
        }
      },
      hiding: .window, honest: { try leavingFirst(at: ["-390", "0", "390", "844"]) },
      faulty: { try leavingFirst(at: ["-389", "0", "390", "844"]) }),
    ExemptionSample(
      .childrenGoneEarly,
      wider: .observations { sides in
        sides.editExpected { observations, _ in
          observations[.sizes(of: "first")].removeAll { $0.kind == .resizing }
        }
      },
      hiding: .sizes(of: "first"),
      honest: { try goneAtTurn() },
      faulty: {
        try play("container/children/turn") {
          $0.remove("first.viewWillTransition(to: [844, 390])")
        }
      }),
    ExemptionSample(
      .childrenGoneEarly,
      wider: .observations { sides in
        sides.editExpected { observations, _ in
          observations[.sizes(of: "first")].removeAll { $0.kind == .resizing }
        }
      },
      hiding: .sizes(of: "first"), honest: { try goneAtTurn() },
      faulty: {
        // It has its parent until its animation is over.
        try play("container/children/turn-while-selecting") {
          $0.remove("first.viewWillTransition(to: [844, 390])")
        }
      }),
    ExemptionSample(
      .containerAnimatedFlag,
      wider: .observations { sides in
        sides.editAll { observations in
          observations.change(where: { _ in true }) { observation in
            observation.leaveOutArguments { $0.label == "animated" }
          }
        }
      },
      hiding: .controller("cover"),
      honest: {
        try play("container/children/select") {
          $0.replace("second.viewWillAppear(animated: true)", by: unanimated("second"))
        }
      },
      faulty: {
        try play("container/children/cover") {
          $0.replace("cover.viewWillAppear(animated: true)", by: unanimated("cover"))
        }
      }),
    ExemptionSample(
      .earlyChildren,
      wider: .observations { $0.editAll { $0[.parent(of: "first")] = [] } },
      hiding: .parent(of: "first"),
      honest: {
        try play("container/children/show") { trace in
          trace.baseline.containment = [Checkpoint.Containment("container", ["first"])]
          trace.remove("first.willMove(toParent: container)")
          trace.remove("first.didMove(toParent: container)")
        }
      },
      faulty: {
        try play("container/children/show") {
          $0.baseline.containment = [Checkpoint.Containment("container", ["first"])]
        }
      }),
    ExemptionSample(
      .earlyChildren,
      wider: .observations { $0.editAll { $0[.parent(of: "first")] = [] } },
      hiding: .parent(of: "first"),
      honest: { try visited(["container", "container", "nil", "nil"]) },
      faulty: { try visited(["container", "container", "nil"]) }),
    ExemptionSample(
      .earlyChildren,
      wider: .observations { $0.editExpected { all, _ in all[.parent(of: "second")] = [] } },
      hiding: .parent(of: "second"),
      honest: {
        try play("container/children/show") { trace in
          trace.baseline.containment = [Checkpoint.Containment("container", ["first"])]
          trace.remove("first.willMove(toParent: container)")
          trace.remove("first.didMove(toParent: container)")
        }
      },
      faulty: {
        // It is shown, and never told of a parent.
        try play("container/children/select") { trace in
          trace.remove("second.willMove(toParent: container)")
          trace.remove("second.didMove(toParent: container)")
        }
      }),
  ]

  /// A container that takes its first child before it shows the second.
  ///
  /// - Parameter parents: The parents of which the first child is told, by turns before and after.
  @MainActor private static func visited(_ parents: [String]) throws -> Trace {
    try play("container/children/select-unseen") { trace in
      let news = parents.enumerated().map { place, parent in
        Call(
          "first", place.isMultiple(of: 2) ? .willMove : .didMove,
          [Call.Argument("toParent", word: parent)])
      }
      let place = trace.place(of: "second.willMove(toParent: container)")
      trace.events.insert(
        contentsOf: news.map { Event(at: .zero, .call($0), attribution: .subjectAlone) }, at: place)
    }
  }

  /// A container that brings an exchange of children to its end when the screen turns.
  @MainActor private static func goneAtTurn() throws -> Trace {
    try play("container/children/turn-while-selecting") { trace in
      trace.move(
        "first.viewDidDisappear(animated: true)",
        behind: "insert second.view into container.view")
      trace.move(
        "first.didMove(toParent: nil)", behind: "first.viewDidDisappear(animated: true)")
      trace.remove("first.viewWillTransition(to: [844, 390])")
    }
  }

  /// A container that leaves the view of the child that went in its own.
  @MainActor private static func leavingFirst(at frame: [String]) throws -> Trace {
    try play("container/children/select") { trace in
      trace.end { end in
        let views = ["first.view", "second.view"].map { Checkpoint.ViewNode($0) }
        end.tree = [
          Checkpoint.ViewNode("window", [Checkpoint.ViewNode("container.view", views)])
        ]
        end.properties.append(.init("first.view", ViewProperty(.frame, frame)))
      }
    }
  }

  /// A container that has another one hold its children.
  @MainActor private static func held() throws -> Trace {
    try play("container/children/select") { trace in
      trace.cast += [
        Trace.CastMember(name: "holder", role: .controller, maker: .subject),
        Trace.CastMember(name: "holder.view", role: .rootView(of: "holder")),
      ]
      for method in [Call.Method.willMove, .didMove] {
        trace.replace(
          "second.\(method.word)(toParent: container)",
          by: Call("second", method, [Call.Argument("toParent", word: "holder")]))
      }
      trace.end { end in
        end.containment = [.init("container", ["holder"]), .init("holder", ["second"])]
        let held = Checkpoint.ViewNode("holder.view", [Checkpoint.ViewNode("second.view")])
        end.tree = [
          Checkpoint.ViewNode("window", [Checkpoint.ViewNode("container.view", [held])])
        ]
      }
    }
  }

  private static func unanimated(_ controller: String) -> Call {
    Call(controller, .viewWillAppear, [Call.Argument("animated", flag: false)])
  }
}
