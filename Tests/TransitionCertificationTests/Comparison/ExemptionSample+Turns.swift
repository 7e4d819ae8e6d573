@testable import TransitionCertification
@testable import TransitionComparison

/// Samples of the exemption for sides that go when the device turns.
extension ExemptionSample {
  static let ofTurns = [
    turned { trace in
      // Its end is never told.
      trace.remove("side.viewDidDisappear(animated: false)")
    },
    turned { trace in
      // It is told twice that it goes.
      for line in ["Will", "Did"].map({ "side.view\($0)Disappear(animated: false)" }) {
        let end = trace.place(of: "side.didMove(toParent: nil)")
        trace.events.insert(trace.events[trace.place(of: line)], at: end)
      }
    },
    turned { trace in
      // It is told of its end by hand, and has appeared all the same.
      trace.end { $0.appearances.append(.init("side", .appeared)) }
    },
    turned(hiding: .controller("side")) { trace in
      // It comes once more, and goes then.
      trace.insert([appeared("side")], behind: turn)
    },
    turned { trace in
      // It goes late, when the script has gone on.
      trace.goOn(before: "side.viewWillDisappear(animated: false)")
    },
    turned { trace in
      // It goes late, and something else goes at once.
      trace.insert([call("inner", .viewWillDisappear)], behind: turn)
      trace.goOn(before: "side.viewWillDisappear(animated: false)")
    },
    turned { trace in
      // What comes into its place is beside where it lay, or ends where that did.
      trace.end { $0.properties.append(.init("first.view", frame("200", "644"))) }
    },
    turned { trace in
      trace.end { $0.properties.append(.init("first.view", frame("200", "844"))) }
    },
    turned(hiding: .statusBar) { trace in
      // The bar looks otherwise before the device turns.
      for index in trace.events.indices { trace.events[index].time.microseconds += 1_000 }
      trace.events.insert(bar("side", .light), at: 0)
    },
    turned { trace in
      // What fills the screen then has not appeared, or is in no window.
      trace.addInner(isShown: true)
    },
    turned { trace in
      trace.addInner(isShown: false)
    },
    turned(hiding: .statusBar, honest: { try closedSlowly() }) { trace in
      // Nobody decides the bar in the end.
      trace.events.append(bar(nil, .light))
    },
    turned(hiding: .statusBar, honest: { try decidedByChild() }) { trace in
      // The side does not decide the bar, which looks otherwise.
      trace.leaveBarToChild()
      trace.events.append(bar("first", .light))
    },
    turned(hiding: .window, honest: { try keptBeside() }) { trace in
      // Another child lies behind the first.
      trace.addSecond()
      trace.end { end in
        let views = ["second.view", "first.view"].map { Checkpoint.ViewNode($0) }
        end.tree = [Checkpoint.ViewNode("window", [Checkpoint.ViewNode("container.view", views)])]
      }
    },
    turned(hiding: .controller("second"), honest: { try fitted() }) { trace in
      // Another child has appeared.
      trace.addSecond()
      trace.end { $0.appearances.append(.init("second", .appeared)) }
    },
  ]

  static let ofTurnsInMotion = [
    opening { trace in
      // It comes only when the device has turned.
      let isComing = { (event: Event) in
        guard case .call(let call) = event.action, call.receiver == "side" else { return false }
        return [.viewWillAppear, .viewIsAppearing, .viewDidAppear].contains(call.method)
      }
      let coming = trace.events.filter(isComing)
      trace.events.removeAll(where: isComing)
      trace.events.insert(contentsOf: coming, at: trace.place(of: turn) + 1)
    },
    opening { trace in
      // It comes at once, and goes when the script has gone on.
      trace.move("side.viewDidAppear(animated: false)", behind: turn)
      trace.goOn(before: "side.viewWillDisappear(animated: false)")
    },
    opening(hiding: .controller("side")) { trace in
      // It was told that it goes before it came.
      let place = trace.place(of: "side.viewWillAppear(animated: false)")
      trace.events.insert(Event(at: .zero, .call(call("side", .viewWillDisappear))), at: place)
    },
  ]

  private static let turn = "> window.resize(to: [844, 390])"

  private static func turned(
    hiding observer: Observer = .parent(of: "side"),
    honest: @escaping Making = {
      try closed { $0.insert([call("side", .viewWillDisappear, .crossing)], behind: turn) }
    },
    _ change: @escaping @MainActor @Sendable (inout Trace) throws -> Void
  ) -> ExemptionSample {
    ExemptionSample(
      .sidesClosedByTurn, wider: without(observer),
      hiding: observer, honest: honest, faulty: { try closed(change) })
  }

  private static func opening(
    hiding observer: Observer = .parent(of: "side"),
    _ change: @escaping @MainActor @Sendable (inout Trace) throws -> Void
  ) -> ExemptionSample {
    ExemptionSample(
      .sidesClosedByTurn, wider: without(observer),
      hiding: observer,
      honest: {
        try opened { $0.move("side.viewDidAppear(animated: false)", behind: turn) }
      }, faulty: { try opened(change) })
  }

  private static func without(_ observer: Observer) -> Exemption.Effect {
    .observations { sides in
      sides.editAll { observations in
        for observer in [
          observer, .controller("side"), .parent(of: "side"), .sizes(of: "side"), .window,
          .statusBar,
        ] {
          observations[observer] = []
        }
      }
    }
  }

  // MARK: - Traces

  /// A side that is open closes when the device turns.
  @MainActor private static func closed(
    _ change: (inout Trace) throws -> Void
  ) throws -> Trace {
    try play("container/side/turn-while-open", .turningDrawer(), change)
  }

  /// A side that is being opened closes when the device turns.
  @MainActor private static func opened(
    _ change: (inout Trace) throws -> Void
  ) throws -> Trace {
    try play("container/side/turn-while-opening", .turningDrawer()) { trace in
      trace.leaveOpenLooks()
      try change(&trace)
    }
  }

  /// A side closes when the device turns, and again when it is asked to.
  @MainActor static func closedTwice() throws -> Trace {
    try play("container/side/turn-between", .turningDrawer()) { $0.leaveOpenLooks() }
  }

  /// The side decides how the bar looks until it has gone.
  @MainActor private static func closedSlowly() throws -> Trace {
    try closed { trace in
      trace.change("status-bar first dark") {
        $0.action = .statusBar(StatusBarLook(owner: "side", style: .dark, isHidden: true))
      }
      trace.change("status-bar first dark hidden") { $0.time.microseconds += 300_000 }
    }
  }

  /// The first child decides the bar, also while the side is open.
  @MainActor private static func decidedByChild() throws -> Trace {
    try closed { $0.leaveBarToChild() }
  }

  /// The side's view stays, out of sight.
  @MainActor private static func keptBeside() throws -> Trace {
    try closed { trace in
      trace.events.removeAll { $0.line.hasPrefix("remove side.view") }
      trace.end { end in
        let views = ["first.view", "side.view"].map { Checkpoint.ViewNode($0) }
        end.tree = [Checkpoint.ViewNode("window", [Checkpoint.ViewNode("container.view", views)])]
        end.properties.append(.init("side.view", frame("-200", "200")))
      }
    }
  }

  /// A line tells that the first child fills the window.
  @MainActor private static func fitted() throws -> Trace {
    try closed { trace in
      trace.end { $0.properties.append(.init("first.view", frame("0", "844"))) }
    }
  }

  private static func frame(_ x: String, _ width: String) -> ViewProperty {
    ViewProperty(.frame, [x, "0", width, "390"])
  }

  private static func appeared(_ controller: String) -> Event {
    Event(
      at: .zero, .call(Call(controller, .viewDidAppear, [Call.Argument("animated", flag: false)])))
  }

  private static func call(_ controller: String, _ method: Call.Method) -> Call {
    Call(controller, method, [Call.Argument("animated", flag: false)])
  }

  private static func call(
    _ controller: String, _ method: Call.Method, _ mark: Event.Mark = .host
  ) -> Event {
    Event(at: .zero, .call(call(controller, method)), mark: mark)
  }

  private static func bar(_ owner: String?, _ style: StatusBarLook.Style) -> Event {
    Event(at: .zero, .statusBar(StatusBarLook(owner: owner, style: style)))
  }
}

extension Trace {
  /// Puts events behind an earlier one.
  fileprivate mutating func insert(_ others: [Event], behind line: String) {
    events.insert(contentsOf: others, at: place(of: line) + 1)
  }

  /// Lets the script do something more before an event.
  fileprivate mutating func goOn(before line: String) {
    let act = Event(at: .zero, .call(Call("window", .background)), mark: .script)
    events.insert(act, at: place(of: line))
  }

  /// Leaves out how the status bar looks before the device turns.
  fileprivate mutating func leaveOpenLooks() {
    events.removeAll { $0.isLook && !$0.line.hasSuffix("hidden") }
  }

  /// Says that the first child decides the status bar from the beginning on.
  fileprivate mutating func leaveBarToChild() {
    baseline.statusBar?.owner = "first"
    events.removeAll { $0.line == "status-bar first dark" }
  }

  /// Says that the first child lies beside the corner, and that one of the container's own fills the screen, but
  /// has not appeared, or has, and does not lie there.
  fileprivate mutating func addInner(isShown: Bool) {
    cast += [
      CastMember(name: "inner", role: .controller, maker: .subject),
      CastMember(name: "inner.view", role: .rootView(of: "inner")),
    ]
    baseline.containment = [Checkpoint.Containment("container", ["first", "side", "inner"])]
    end { end in
      let frame = ViewProperty(.frame, ["200", "0", "844", "390"])
      end.properties.append(.init("first.view", frame))
      let views = ["first.view"] + (isShown ? ["inner.view"] : [])
      end.tree = [
        Checkpoint.ViewNode(
          "window", [Checkpoint.ViewNode("container.view", views.map { Checkpoint.ViewNode($0) })])
      ]
      if !isShown { end.appearances.append(.init("inner", .appeared)) }
    }
  }

  /// Says that the container has a second child from the beginning on.
  fileprivate mutating func addSecond() {
    cast += [
      CastMember(name: "second", role: .controller),
      CastMember(name: "second.view", role: .rootView(of: "second")),
    ].filter { member in !cast.contains { $0.name == member.name } }
    baseline.containment = [Checkpoint.Containment("container", ["first", "side", "second"])]
  }
}

extension Event {
  fileprivate var isLook: Bool {
    if case .statusBar = action { true } else { false }
  }
}
