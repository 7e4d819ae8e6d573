import Testing

@testable import TransitionCertification
@testable import TransitionComparison

/// Samples of exemptions for what a subject declares, and for what it is seen to do in another way than asked.
extension ExemptionSample {
  static let ofContracts = [
    ExemptionSample(
      .anotherStyle, wider: Exemption.anotherStyle.effect, withoutStatusBar, hiding: .statusBar,
      honest: { try otherStyle() },
      faulty: {
        // What is presented decides the status bar, as in the style that was asked for.
        try otherStyle { trace in
          let bar = StatusBarLook(owner: "sheet", style: .light)
          trace.events.append(Event(at: .zero, .statusBar(bar)))
        }
      }),
    ExemptionSample(
      .anotherStyle, wider: Exemption.anotherStyle.effect, withoutStatusBar, hiding: .statusBar,
      honest: { try otherStyle() },
      faulty: {
        // It declares that it covers the status bar, and does not.
        try otherStyle { $0.header.contract.coversStatusBar = true }
      }),
    ExemptionSample(
      .anotherStyle, wider: .references { _ in }, hiding: .controller("host"),
      honest: { try otherStyle() },
      faulty: {
        // The presenter stays, and is told that it goes.
        try play("modal/full-screen/present") { trace in
          let place = try #require(trace.events.firstIndex { $0.isBegin })
          guard case .begin(var span) = trace.events[place].action else { return }
          span.removesFromView = false
          trace.events[place].action = .begin(span)
        }
      }),
    ExemptionSample(
      .topDecidesStatusBar, wider: withoutStatusBar, hiding: .statusBar,
      honest: { try ownStack() },
      faulty: {
        // It looks otherwise before the script acts.
        try ownStack { $0.baseline.statusBar = StatusBarLook(owner: "first", style: .light) }
      }),
    ExemptionSample(
      .emulatedPresenterWithoutReference,
      wider: .observations {
        $0.editAll { $0[.controller("host")].removeAll(where: \.isAppearance) }
      },
      hiding: .controller("host"), honest: { try emulated("modal/page-sheet/system-swipe") },
      faulty: {
        // The system plays it in a style that tells the presenter.
        try emulated("modal/custom/present")
      }),
    reversal {
      // The change that is taken back was told of no animation.
      try takenBack { trace in
        trace.replace(
          "host.viewWillAppear(animated: true)",
          by: Call("host", .viewWillAppear, [Call.Argument("animated", flag: false)]))
      }
    },
    reversal {
      // It is not taken back.
      try takenBack { trace in
        trace.remove("host.viewWillDisappear(animated: false)")
        trace.remove("host.viewDidDisappear(animated: false)")
      }
    },
    closures {
      // Nobody is asked to present.
      try play("modal/custom/present") { trace in
        trace.events.removeAll { $0.isRequest && $0.mark == .script }
        trace.remove("host.presentCompletion()")
      }
    },
    closures {
      // One of its requests hands over a closure, and it does not run.
      try play("modal/custom/same-sheet-stays", .cardsWithoutClosures) { trace in
        let last = try #require(trace.events.lastIndex { $0.isRequest && $0.mark == .script })
        guard case .call(var call) = trace.events[last].action else { return }
        call.arguments.removeAll { $0 == .noClosure }
        trace.events[last].action = .call(call)
      }
    },
    passing {
      // It is a screen's own view.
      try pictured { trace in
        trace.events.insert(contentsOf: passage(of: "second.view"), at: 1)
      }
    },
    passing {
      // It has left the window for a screen.
      try pictured { trace in
        var passage = passage(of: "picture")
        passage.insert(
          Event(
            at: .zero, .insert(view: "picture", superview: "first.view"),
            attribution: .subjectAlone), at: 1)
        trace.events.insert(contentsOf: passage, at: 1)
      }
    },
  ]

  private static let withoutStatusBar = Exemption.Effect.references { choice in
    choice.chosen.statusBar = nil
    choice.chosen.unknownStatusBar = .notCompared
  }

  /// A presentation that leaves the presenter where the scenario asks for one that takes it out.
  @MainActor private static func otherStyle(
    _ change: (inout Trace) throws -> Void = { _ in }
  ) throws -> Trace {
    try play("modal/custom/present") { trace in
      trace.header.scenario = "modal/full-screen/present"
      try change(&trace)
    }
  }

  /// A navigation controller of the subject's own whose top decides the status bar.
  @MainActor private static func ownStack(
    _ change: (inout Trace) throws -> Void = { _ in }
  ) throws -> Trace {
    var subject = Subject.system
    subject.statusBarDecider = .top
    return try play("navigation/bar/push", subject) { trace in
      trace.entrust("nav")
      try change(&trace)
    }
  }

  /// A presenter that is to be told by hand, and is told that it comes.
  @MainActor private static func emulated(_ id: String) throws -> Trace {
    try play(id) { trace in
      trace.header.contract.presenter = .emulated
      for method in [Call.Method.viewWillAppear, .viewDidAppear] {
        trace.add(Call("host", method, [Call.Argument("animated", flag: true)]))
      }
    }
  }

  private static func reversal(_ faulty: @escaping Making) -> ExemptionSample {
    ExemptionSample(
      .reversalsByHand,
      wider: .observations {
        $0.editAll { $0[.controller("host")].removeAll(where: \.isAppearance) }
      },
      hiding: .controller("host"), honest: { try takenBack() }, faulty: faulty)
  }

  /// A presenter that is told by hand of a dismissal, and of no animation when that is given up.
  @MainActor private static func takenBack(
    _ change: (inout Trace) throws -> Void = { _ in }
  ) throws -> Trace {
    try play("modal/custom/dismiss~cancelled") { trace in
      trace.header.contract.presenter = .emulated
      let told: (TraceTime, Call.Method, Bool) -> Event = { time, method, flag in
        Event(at: time, .call(Call("host", method, [Call.Argument("animated", flag: flag)])))
      }
      let end = trace.place(of: "t1.alongsideCompletion(isCancelled: true)")
      let time = trace.events[end].time
      trace.events.insert(
        contentsOf: [.viewWillDisappear, .viewDidDisappear].map { told(time, $0, false) }, at: end)
      let start = trace.place(of: "t1.alongside()")
      trace.events.insert(
        contentsOf: [.viewWillAppear, .viewIsAppearing].map { told(.zero, $0, true) }, at: start)
      trace.end { $0.appearances.removeAll { $0.controller == "host" } }
      try change(&trace)
    }
  }

  private static func closures(_ faulty: @escaping Making) -> ExemptionSample {
    ExemptionSample(
      .verbsWithoutClosures,
      wider: .observations {
        $0.editAll { $0.leaveOut { $0.kind == .completion } }
      },
      hiding: .closures(of: "host"),
      honest: { try play("modal/custom/cycle", .cardsWithoutClosures) }, faulty: faulty)
  }

  private static func passing(_ faulty: @escaping Making) -> ExemptionSample {
    ExemptionSample(
      .passingViews,
      wider: .observations { $0.editAll { $0[.window].removeAll { $0.kind == .window } } },
      hiding: .window, honest: { try pictured() }, faulty: faulty)
  }

  /// A segue that moves a picture over the window, and then presents at once.
  @MainActor private static func pictured(
    _ change: (inout Trace) throws -> Void = { _ in }
  ) throws -> Trace {
    try play("segue/present-at-once/perform", .pictures, change)
  }

  /// How a view comes into the window and leaves it.
  private static func passage(of view: String) -> [Event] {
    [.insert(view: view, superview: "window"), .remove(view: view, superview: "window")]
      .map { Event(at: .zero, $0, attribution: .subjectAlone) }
  }
}

extension Event {
  fileprivate var isBegin: Bool {
    if case .begin = action { true } else { false }
  }

  /// Whether somebody is asked to present.
  fileprivate var isRequest: Bool {
    guard case .call(let call) = action else { return false }
    return call.method == .present
  }
}
