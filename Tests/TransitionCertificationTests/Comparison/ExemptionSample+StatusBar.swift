@testable import TransitionCertification
@testable import TransitionComparison

/// Samples of exemptions for containers that decide the status bar, and for sides that go when the device turns.
extension ExemptionSample {
  static let ofBars = [
    ExemptionSample(
      .passingLooks,
      wider: .observations { sides in
        guard let expected = sides.statusBar?.observations[.statusBar] else { return }
        sides.editSeen { seen in
          seen[.statusBar].removeAll { look in !expected.contains { $0.content == look.content } }
        }
      },
      hiding: .statusBar,
      honest: { try play("container/children/show", .eager()) },
      faulty: { try play("container/children/show", .eager(waits: true)) }),
    ExemptionSample(
      .sameStatusBar, wider: .observations { $0.editAll { $0[.statusBar] = [] } },
      hiding: .statusBar,
      honest: { try play("container/children/select", .bar()) },
      faulty: { try play("container/children/select", .bar(isDark: true)) }),
    ExemptionSample(
      .stackDecidesStatusBar, wider: .observations { $0.editAll { $0[.statusBar] = [] } },
      hiding: .statusBar,
      honest: { try play("container/children/show", .stack()) },
      faulty: { try play("container/children/show", .stack(hidesBar: true)) }),
    ExemptionSample(
      .shownSidesAlone,
      wider: .observations { sides in
        sides.editSeen { observations in
          observations.leaveOut { observation in
            guard case .lies(let view, _) = observation.content else { return false }
            return view == "side.view"
          }
        }
      },
      hiding: .window,
      honest: { try shown(SubjectContract(showsSides: true)) },
      faulty: { try shown(SubjectContract()) }),
    ExemptionSample(
      .sidesClosedByTurn,
      wider: .observations { sides in
        sides.editAll { observations in
          for observer in [
            Observer.controller("side"), .parent(of: "side"), .sizes(of: "side"), .window,
            .statusBar,
          ] {
            observations[observer] = []
          }
        }
      },
      hiding: .parent(of: "side"),
      honest: { try play("container/side/turn-while-open", .turningDrawer()) },
      faulty: { try play("container/side/turn-while-open", .turningDrawer(stays: true)) }),
  ]

  /// A container that shows a side in a scenario that opens none.
  @MainActor private static func shown(_ contract: SubjectContract) throws -> Trace {
    try play("container/children/show", .drawer(.main)) { trace in
      trace.header.contract = contract
      trace.cast += [
        Trace.CastMember(name: "side", role: .controller),
        Trace.CastMember(name: "side.view", role: .rootView(of: "side")),
      ].filter { member in !trace.cast.contains { $0.name == member.name } }
      trace.end { end in
        end.containment = [.init("container", ["first", "side"])]
        let views = ["first.view", "side.view"].map { Checkpoint.ViewNode($0) }
        end.tree = [Checkpoint.ViewNode("window", [Checkpoint.ViewNode("container.view", views)])]
      }
    }
  }
}
