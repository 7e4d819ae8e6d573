import Testing

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
    passing {
      // The look that stays is another one.
      try play("container/children/show", .eager()) { trace in
        trace.change("status-bar first dark") {
          $0.action = .statusBar(StatusBarLook(owner: "first", style: .light))
        }
      }
    },
    passing(honest: { try flashing() }) {
      // It is there for a frame.
      try play("container/children/show", .eager()) { trace in
        let place = trace.place(of: "status-bar first dark")
        for index in trace.events.indices[place...] {
          trace.events[index].time.microseconds += 16_667
        }
      }
    },
    ExemptionSample(
      .sameStatusBar, wider: .observations { $0.editAll { $0[.statusBar] = [] } },
      hiding: .statusBar,
      honest: { try play("container/children/select", .bar()) },
      faulty: { try play("container/children/select", .bar(isDark: true)) }),
    ExemptionSample(
      .smallChildStatusBar, wider: .observations { $0.editAll { $0[.statusBar] = [] } },
      hiding: .statusBar,
      honest: { try play("container/children/select", .bar(isDark: true, below: 60)) },
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
      .shownSidesAlone,
      wider: .observations { $0.editAll { $0[.window] = [] } }, hiding: .window,
      honest: { try shown(SubjectContract(showsSides: true)) },
      faulty: { try shown(SubjectContract(showsSides: true), beside: ["stranger"]) }),
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

  private static func passing(
    honest: @escaping Making = { try play("container/children/show", .eager()) },
    _ faulty: @escaping Making
  ) -> ExemptionSample {
    ExemptionSample(
      .passingLooks, wider: .observations { $0.editAll { $0[.statusBar] = [] } },
      hiding: .statusBar, honest: honest, faulty: faulty)
  }

  /// A card that covers the status bar by its contract, and comes and goes in no time.
  @MainActor static func coveringForNoTime() throws -> Trace {
    try play("modal/custom/cycle") { trace in
      trace.header.contract.coversStatusBar = true
      let looks = [
        StatusBarLook(owner: "sheet", style: .light), StatusBarLook(owner: "host", style: .dark),
      ]
      trace.events += looks.map { Event(at: .zero, .statusBar($0)) }
    }
  }

  /// A container whose bar turns dark and light again, in no time.
  @MainActor private static func flashing() throws -> Trace {
    try play("container/children/select") { trace in
      let last = try #require(trace.events.last)
      for style in [StatusBarLook.Style.dark, .light] {
        trace.events.append(
          Event(at: last.time, .statusBar(StatusBarLook(owner: "second", style: style))))
      }
    }
  }

  /// A container that shows a side in a scenario that opens none.
  ///
  /// - Parameter strangers: Whom it shows, too, though they are no children of it.
  @MainActor private static func shown(
    _ contract: SubjectContract, beside strangers: [String] = []
  ) throws -> Trace {
    try play("container/children/show", .drawer(.main)) { trace in
      trace.header.contract = contract
      for name in ["side"] + strangers {
        trace.cast += [
          Trace.CastMember(name: name, role: .controller),
          Trace.CastMember(name: "\(name).view", role: .rootView(of: name)),
        ].filter { member in !trace.cast.contains { $0.name == member.name } }
      }
      trace.end { end in
        end.containment = [.init("container", ["first", "side"])]
        let views = (["first", "side"] + strangers).map { Checkpoint.ViewNode("\($0).view") }
        end.tree = [Checkpoint.ViewNode("window", [Checkpoint.ViewNode("container.view", views)])]
      }
    }
  }
}
