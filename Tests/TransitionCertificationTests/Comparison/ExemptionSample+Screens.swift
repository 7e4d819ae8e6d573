@testable import TransitionCertification
@testable import TransitionComparison

/// Samples of exemptions for screens of the subject's own, and what they bring along.
extension ExemptionSample {
  static let ofScreens = [
    ExemptionSample(
      .loadedBefore,
      wider: .observations { sides in
        for case .controller(let name) in Observations.observers(of: sides) {
          let observer = Observer.controller(name)
          guard !sides.seen[observer].contains(where: { $0.kind == .loading }) else { continue }
          sides.editExpected { observations, _ in
            observations[observer].removeAll { $0.kind == .loading }
          }
        }
      },
      hiding: .controller("cover"),
      honest: {
        try play("container/children/show") {
          $0.remove("container.loadView()")
          $0.remove("container.viewDidLoad()")
        }
      },
      faulty: {
        // The stage's own screen is nobody's to load.
        try play("container/children/cover") {
          $0.remove("cover.loadView()")
          $0.remove("cover.viewDidLoad()")
        }
      }),
    ExemptionSample(
      .loadedBefore,
      wider: .observations { $0.editAll { $0.leaveOut { $0.kind == .loading } } },
      hiding: .controller("sheet"),
      honest: {
        try play("modal/custom/present") {
          $0.entrust("sheet")
          $0.remove("sheet.loadView()")
          $0.remove("sheet.viewDidLoad()")
        }
      },
      faulty: {
        // Its view is loaded, and it is not told that.
        try play("modal/custom/present") {
          $0.entrust("sheet")
          $0.remove("sheet.viewDidLoad()")
        }
      }),
    ExemptionSample(
      .ownScreensChildren,
      wider: .observations { sides in
        sides.editSeen { observations in
          observations.leaveOut { observation in
            guard case .contains(let entry) = observation.original else { return false }
            return !entry.parent.isEmpty
          }
        }
      },
      hiding: .controller("sheet"), honest: { try filled(with: ["content"]) },
      faulty: { try filled(with: ["content", "host"]) }),
    ExemptionSample(
      .ownScreensChildren,
      wider: .observations { sides in
        sides.editSeen { observations in
          observations.leaveOut { observation in
            guard case .contains(let entry) = observation.original else { return false }
            return entry.children == ["content"]
          }
        }
      },
      hiding: .controller("host"), honest: { try filled(with: ["content"]) },
      faulty: {
        try filled(with: []) { trace in
          // What it brings along it leaves in the stage's screen.
          trace.end { $0.containment = [Checkpoint.Containment("host", ["content"])] }
        }
      }),
    ExemptionSample(
      .ownScreensChildren,
      wider: .observations { sides in
        sides.editSeen { observations in
          observations.leaveOut { observation in
            switch observation.original {
            case .contains: true
            case .lies(let view, _): ["content.view", "inner.view"].contains(view)
            default: false
            }
          }
        }
      },
      hiding: .window, honest: { try filled(with: ["content"]) { $0.putInner(into: "content") } },
      faulty: {
        // It lies in the stage's screen.
        try filled(with: ["content"]) { $0.putInner(into: "host") }
      }),
  ]

  /// A presented screen of the subject's own that contains some controllers.
  @MainActor private static func filled(
    with children: [String], _ change: (inout Trace) -> Void = { _ in }
  ) throws -> Trace {
    try play("modal/custom/present") { trace in
      trace.entrust("sheet")
      trace.cast += [
        Trace.CastMember(name: "content", role: .controller, type: "Content", maker: .subject),
        Trace.CastMember(name: "content.view", role: .rootView(of: "content")),
      ]
      if !children.isEmpty {
        trace.end { $0.containment = [Checkpoint.Containment("sheet", children)] }
      }
      change(&trace)
    }
  }
}

extension Trace {
  /// Puts the view of a child's child into a controller's view, as a presented screen's contents stand.
  fileprivate mutating func putInner(into controller: String) {
    cast += [
      CastMember(name: "inner", role: .controller, type: "Inner", maker: .subject),
      CastMember(name: "inner.view", role: .rootView(of: "inner")),
    ]
    let holder = controller
    func node(_ controller: String, _ content: [Checkpoint.ViewNode] = []) -> Checkpoint.ViewNode {
      let inner = [Checkpoint.ViewNode("inner.view")]
      return Checkpoint.ViewNode(
        "\(controller).view", controller == holder ? content + inner : content)
    }
    let sheet = Checkpoint.ViewNode("t1.container", [node("sheet", [node("content")])])
    end { $0.tree = [Checkpoint.ViewNode("window", [node("host"), sheet])] }
  }
}

extension Observations {
  /// Who sees anything on the reference's side.
  fileprivate static func observers(of sides: Sides) -> [Observer] {
    controllers(of: sides.change.reference.compared).map(Observer.controller)
  }
}
