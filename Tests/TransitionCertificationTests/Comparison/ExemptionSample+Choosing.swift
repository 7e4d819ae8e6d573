import Testing

@testable import TransitionCertification
@testable import TransitionComparison

/// Samples of exemptions that choose references.
extension ExemptionSample {
  static let choosing = [
    ExemptionSample(
      .ignoredTouches, wider: .references { $0.chosen.change = nil }, hiding: .controller("third"),
      honest: { try tapped(after: [.beginIgnoringInteractionEvents]) },
      faulty: {
        try tapped(after: [.beginIgnoringInteractionEvents, .endIgnoringInteractionEvents])
      }),
    ExemptionSample(
      .refusedTabs, wider: .references { $0.chosen.change = nil }, hiding: .controller("second"),
      honest: { try asked("third") }, faulty: { try asked("first") }),
    ExemptionSample(
      .refusedTabs, wider: .references { $0.chosen.change = nil }, hiding: .controller("first"),
      honest: { try asked("third", refusedBy: .answered(selecting: 0)) },
      faulty: {
        var trace = try asked("third", refusedBy: .answered(selecting: 0))
        trace.remove("first.viewDidAppear(animated: true)")
        return trace
      }),
    ExemptionSample(
      .refusedTabs, wider: .references { $0.chosen.change = nil }, hiding: .controller("second"),
      honest: { try asked("third", in: "tabs/screens/tap-while-settling") },
      faulty: {
        var trace = try asked("third", in: "tabs/screens/tap-while-settling")
        trace.remove("second.viewDidAppear(animated: true)")
        return trace
      }),
    ExemptionSample(
      .refusedTabs, wider: .references { $0.chosen.change = nil }, hiding: .controller("first"),
      honest: { try asked("second") },
      faulty: { try asked("second", in: "tabs/screens/tap-leave-then-tap", after: 1) }),
    ExemptionSample(
      .refusedTabs, wider: .references { $0.chosen.change = nil }, hiding: .controller("leaf"),
      honest: { try asked("second-nav", in: "tabs/stacks/select-deepen-then-tap-same") },
      faulty: {
        var trace = try asked(
          "second-nav", in: "tabs/stacks/select-deepen-then-tap-same", refusedBy: nil)
        trace.remove("leaf.viewDidDisappear(animated: true)")
        return trace
      }),
    ExemptionSample(
      .refusedTurns, wider: .references { $0.chosen.change = nil }, hiding: .controller("sheet"),
      honest: { try play("modal/full-screen/turn-and-stay", .upright) },
      faulty: {
        try play("modal/full-screen/turn-and-stay", .upright) {
          $0.remove("sheet.viewDidAppear(animated: true)")
        }
      }),
    ExemptionSample(
      .dismissedWithRoot, wider: .references { $0.chosen.change = nil },
      hiding: .controller("sheet"),
      honest: { try play("window/root/swap-and-dismiss-sheet", .dismissingWithRoots) },
      faulty: {
        try play("window/root/swap-and-dismiss-sheet", .dismissingWithRoots) {
          $0.remove("sheet.viewDidDisappear(animated: false)")
        }
      }),
    ExemptionSample(
      .withoutReference, wider: .references { $0.chosen.change = nil },
      hiding: .controller("second"),
      honest: {
        let header = Trace.Header(
          scenario: "container/children/select-while-selecting", subject: "Sample",
          profile: "ios-18")
        return Trace(header: header, ending: .settled(at: .zero, Checkpoint()))
      },
      faulty: {
        try play("container/children/select") {
          $0.remove("second.viewDidAppear(animated: true)")
        }
      }),
    ExemptionSample(
      .anotherStyle,
      wider: .references { choice in
        let isOther =
          FirstPresentation(of: choice.trace)?.style != choice.scenario.presentation?.style
        if isOther { choice.chosen.change = nil }
      },
      hiding: .controller("host"), honest: { try otherStyle() },
      faulty: {
        var trace = try otherStyle()
        let call = Call("host", .viewWillDisappear, [Call.Argument("animated", flag: true)])
        trace.events.insert(Event(at: .zero, .call(call)), at: 1)
        return trace
      }),
    ExemptionSample(
      .stillSelections, wider: .references { $0.chosen.change = nil },
      hiding: .controller("second"), honest: { try stillSelection() },
      faulty: {
        var trace = try stillSelection()
        trace.remove("second.viewDidAppear(animated: false)")
        return trace
      }),
    ExemptionSample(
      .sideDecidesStatusBar,
      wider: .references { if $0.scenario.hasSide { $0.chosen.statusBar = nil } },
      hiding: .statusBar,
      honest: { try play("container/side/open-and-close", .drawer(.side)) },
      faulty: { try play("container/side/open-and-close", .drawer(.sideStill)) }),
    ExemptionSample(
      .tabsDecideStatusBar,
      wider: .references { choice in
        choice.chosen.statusBar = nil
        choice.chosen.unknownStatusBar = .notCompared
      },
      hiding: .statusBar, honest: { try ownTabs(.container) }, faulty: { try ownTabs(.child) }),
    ExemptionSample(
      .tabsDecideStatusBar,
      wider: .references { choice in
        choice.chosen.statusBar = nil
        choice.chosen.unknownStatusBar = .notCompared
      },
      hiding: .statusBar, honest: { try ownTabs(.container) },
      faulty: {
        // The tab bar controller is the system's.
        try play("tabs/screens/select", .system(deciding: .container))
      }),
    ExemptionSample(
      .topDecidesStatusBar,
      wider: .references { choice in
        choice.chosen.statusBar = nil
        choice.chosen.unknownStatusBar = .notCompared
      },
      hiding: .statusBar, honest: { try ownStack() },
      faulty: {
        var trace = try ownStack()
        trace.remove("status-bar second light")
        return trace
      }),
    ExemptionSample(
      .topDecidesStatusBar,
      wider: .references { choice in
        choice.chosen.statusBar = nil
        choice.chosen.unknownStatusBar = .notCompared
      },
      hiding: .statusBar, honest: { try ownStack() },
      faulty: {
        // The navigation controller is the system's.
        try play("navigation/bar/push", .system(deciding: .top))
      }),
    ExemptionSample(
      .statusBarWithoutReference,
      wider: .references { choice in
        choice.chosen.statusBar = nil
        choice.chosen.unknownStatusBar = .notCompared
      },
      hiding: .statusBar, honest: { try unknownBar() },
      faulty: { try unknownBar(as: "custom") }),
    ExemptionSample(
      .statusBarWithoutReference,
      wider: .references { choice in
        if choice.chosen.statusBar == nil { choice.chosen.change = nil }
      },
      hiding: .controller("sheet"), honest: { try unknownBar() },
      faulty: {
        var trace = try unknownBar()
        trace.remove("sheet.viewDidAppear(animated: true)")
        return trace
      }),
    ExemptionSample(
      .unequalRounds, wider: Exemption.unequalRounds.effect,
      .observations { sides in
        let behind = sides.trace.behindFirstRound
        sides.editSeen { $0.leaveOut { behind.contains($0.place) } }
        sides.editExpected { observations, reference in
          let behind = reference.compared.behindFirstRound
          observations.leaveOut { behind.contains($0.place) }
        }
      },
      hiding: .controller("sheet"),
      honest: { try play("modal/full-screen/same-sheet~repeated", .alternating) },
      faulty: {
        try play("modal/full-screen/same-sheet~repeated", .alternating) { trace in
          let place = trace.events.lastIndex { $0.line == "sheet.viewDidAppear(animated: true)" }
          trace.events.remove(at: try #require(place))
        }
      }),
  ]

  /// A presentation that leaves the presenter where the scenario asks for one that takes it out.
  @MainActor private static func otherStyle() throws -> Trace {
    try play("modal/custom/present") { $0.header.scenario = "modal/full-screen/present" }
  }

  /// A selection that nobody animates, where the scenario's reference has a stand-in animated.
  @MainActor private static func stillSelection() throws -> Trace {
    try play("tabs/screens/select~unanimated") { $0.header.scenario = "tabs/screens/select" }
  }

  /// A tab bar controller of the subject's own, which decides the status bar when the script begins.
  ///
  /// - Parameter decider: who decides it when another tab is selected.
  @MainActor private static func ownTabs(_ decider: StatusBarDecider) throws -> Trace {
    let id = "tabs/screens/select"
    let bar = try play(id, .system(deciding: .container)).baseline.statusBar
    return try play(id, .system(deciding: decider)) { trace in
      trace.baseline.statusBar = bar
      trace.entrust("tab")
    }
  }

  /// A navigation controller of the subject's own whose top decides the status bar.
  @MainActor private static func ownStack() throws -> Trace {
    try play("navigation/bar/push", .system(deciding: .top)) { $0.entrust("nav") }
  }

  /// A presentation that decides the status bar, in a style in which the system does not play the scenario
  /// unless another one is given.
  @MainActor private static func unknownBar(as style: String = "overFullScreen") throws -> Trace {
    try play("modal/custom/turn-and-stay") { trace in
      for (index, event) in trace.events.enumerated() {
        guard case .begin(var span) = event.action else { continue }
        span.style = style
        trace.events[index].action = .begin(span)
      }
      let bar = StatusBarLook(owner: "sheet", style: .light)
      trace.events.append(Event(at: .zero, .statusBar(bar)))
    }
  }
}

extension Subject {
  /// The system's transitions, in containers where somebody decides the status bar.
  fileprivate static func system(deciding decider: StatusBarDecider) -> Subject {
    var subject = Subject.system
    subject.statusBarDecider = decider
    return subject
  }
}

extension Trace {
  /// The places of all events behind the first round.
  fileprivate var behindFirstRound: Set<Witness.Place> {
    let first = events.firstIndex { event in
      if case .round = event.action { true } else { false }
    }
    return Set(events.indices[(first ?? events.endIndex)...].map(Witness.Place.event))
  }
}

extension ExemptionSample {
  /// A tap that has no effect, behind what the subject says of touches.
  @MainActor private static func tapped(after methods: [Call.Method]) throws -> Trace {
    try play("tabs/screens/tap-while-settling") { trace in
      trace.remove("third.viewDidAppear(animated: true)")
      let tap = trace.events.firstIndex { event in
        guard case .call(let call) = event.action else { return false }
        return call.method == .gestureBegan
      }
      let place = try #require(tap)
      trace.events.insert(
        contentsOf: methods.map {
          Event(at: trace.events[place].time, .call(Call("application", $0)))
        },
        at: place)
    }
  }

  /// A tab that is tapped, with the question whether it may be selected.
  ///
  /// - Parameters:
  ///   - tab: the tab about which the delegate is asked.
  ///   - id: the scenario, which ends with taps.
  ///   - count: how many taps before that were on the same tab, and selected it.
  ///   - refusal: what becomes of the last tap; none where it is not refused.
  @MainActor private static func asked(
    _ tab: String, in id: String = "tabs/screens/select-then-tap", after count: Int = 0,
    refusedBy refusal: Subject.RefusedTabTap? = .ignored
  ) throws -> Trace {
    var subject = Subject.system
    subject.refusedTabTaps[count] = refusal
    return try play(id, subject) { trace in
      let taps = trace.events.indices.filter { place in
        guard case .call(let call) = trace.events[place].action else { return false }
        return call.method == .gestureEnded
      }
      try #require(taps.count > count)
      let question = Call("delegate", .shouldSelect, [Call.Argument(nil, word: tab)])
      for tap in taps.suffix(count + 1).reversed() {
        trace.events.insert(
          Event(at: trace.events[tap].time, .call(question), mark: .crossing), at: tap + 1)
      }
    }
  }
}

extension Subject {
  /// A library that dismisses what the old root presents before it exchanges that.
  fileprivate static var dismissingWithRoots: Subject {
    .roots("Sample") { window, root, _, completion in
      window.rootViewController?.dismiss(animated: false)
      window.rootViewController = root
      completion?()
    }
  }
}
