@testable import TransitionCertification
@testable import TransitionComparison

/// Samples of exemptions for who decides the status bar while children are switched, and while bars are hidden.
extension ExemptionSample {
  static let ofChangingDeciders = [
    turning(honest: [first(at: 100), second(at: 300)]) {
      // Somebody decides meanwhile who is not switched.
      [look("third", at: 100), second(at: 300)]
    },
    turning(honest: [first(at: 100), second(at: 300)]) {
      // The child that went decides in the end.
      [first(at: 100)]
    },
    turning(honest: [first(at: 100), second(at: 300)]) {
      // They take turns.
      [
        look("second", .light, isHidden: false, at: 50), first(at: 100), second(at: 200),
      ]
    },
    turning(honest: [first(at: 100), second(at: 300)]) {
      // The child that comes decides only when the switch is over.
      [first(at: 100), second(at: 350)]
    },
    barless { trace in
      // It is hidden over a screen over which it was shown.
      trace.events.append(Event(at: .zero, bar("second", .light)))
    },
    barless { trace in
      // The screen hides the status bar.
      trace.changeLooks { $0.isHidden = true }
    },
    barless { trace in
      // Another screen decides.
      trace.changeLooks { $0.owner = "second" }
    },
    barred { trace in
      // It is shown over a screen over which it was hidden.
      trace.events.append(
        Event(
          at: .zero, .statusBar(StatusBarLook(owner: "nav", style: .automatic, hider: "first"))))
    },
    barred { trace in
      // The screen hides the status bar.
      trace.changeLooks { $0.isHidden = true }
    },
  ]

  /// A container that switches when the device turns in the middle, and changes the bar at other times.
  private static func turning(
    honest: [Event], _ faulty: @escaping @Sendable () -> [Event]
  ) -> ExemptionSample {
    ExemptionSample(
      .decidersInSwitches, wider: .observations { $0.editAll { $0[.statusBar] = [] } },
      hiding: .statusBar, honest: { try turned(honest) }, faulty: { try turned(faulty()) })
  }

  @MainActor private static func turned(_ looks: [Event]) throws -> Trace {
    try play("container/children/turn-while-selecting") { trace in
      trace.leaveOutLooks()
      for look in looks {
        let place = trace.events.firstIndex { $0.time > look.time } ?? trace.events.endIndex
        trace.events.insert(look, at: place)
      }
    }
  }

  /// A stack that hides its bar over the first screen.
  private static func barless(
    _ change: @escaping @MainActor @Sendable (inout Trace) -> Void
  ) -> ExemptionSample {
    ExemptionSample(
      .barlessScreens, wider: .observations { $0.editAll { $0[.statusBar] = [] } },
      hiding: .statusBar, honest: { try cycle { _ in } }, faulty: { try cycle(change) })
  }

  /// A stack whose bar the app hides, and a delegate that shows it over the second screen.
  private static func barred(
    _ change: @escaping @MainActor @Sendable (inout Trace) -> Void
  ) -> ExemptionSample {
    ExemptionSample(
      .barlessScreens, wider: .observations { $0.editAll { $0[.statusBar] = [] } },
      hiding: .statusBar, honest: { try barlessCycle { _ in } },
      faulty: { try barlessCycle(change) })
  }

  @MainActor private static func barlessCycle(_ change: (inout Trace) -> Void) throws -> Trace {
    try play("navigation/no-bar/cycle") { trace in
      trace.changeLooks { look in
        if look.owner == "second" {
          look = StatusBarLook(owner: "nav", style: .automatic, hider: "second")
        }
      }
      change(&trace)
    }
  }

  @MainActor private static func cycle(_ change: (inout Trace) -> Void) throws -> Trace {
    try play("navigation/bar/cycle") { trace in
      trace.cast.append(Trace.CastMember(name: "nav.bar", role: .bar(of: "nav")))
      trace.baseline.statusBar = StatusBarLook(owner: "first", style: .dark)
      trace.changeLooks { look in
        if look.hider == "first" { look = StatusBarLook(owner: "first", style: .dark) }
      }
      change(&trace)
    }
  }

  // MARK: - Looks

  private static func first(at milliseconds: Int64) -> Event {
    look("first", .dark, at: milliseconds)
  }

  private static func second(at milliseconds: Int64) -> Event {
    look("second", .light, at: milliseconds)
  }

  private static func look(
    _ owner: String, _ style: StatusBarLook.Style = .light, isHidden: Bool = true,
    at milliseconds: Int64
  ) -> Event {
    Event(
      at: TraceTime(microseconds: milliseconds * 1000),
      .statusBar(StatusBarLook(owner: owner, style: style, isHidden: isHidden)))
  }

  private static func bar(_ owner: String, _ style: StatusBarLook.Style) -> Event.Action {
    .statusBar(StatusBarLook(owner: owner, style: style))
  }
}

extension Trace {
  /// Leaves out all changes of the status bar.
  fileprivate mutating func leaveOutLooks() {
    events.removeAll { event in
      if case .statusBar = event.action { true } else { false }
    }
  }

  /// Changes how the status bar looks, each time that it does.
  fileprivate mutating func changeLooks(_ change: (inout StatusBarLook) -> Void) {
    for index in events.indices {
      guard case .statusBar(var look) = events[index].action else { continue }
      change(&look)
      events[index].action = .statusBar(look)
    }
  }
}
