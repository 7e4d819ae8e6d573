import Testing

@testable import TransitionCertification
@testable import TransitionComparison

/// What an exemption is for, and a fault that would hide behind it if it were any wider.
struct ExemptionSample: Sendable, CustomTestStringConvertible {
  /// The exemption's id.
  let id: Exemption.ID
  /// Makes a trace that takes the exemption.
  let honest: Making
  /// Makes a trace that shows a fault beside what is let off.
  let faulty: Making
  /// Who sees the fault.
  let observer: Observer
  /// What a wider exemption would do, behind which the fault hides.
  let wider: [Exemption.Effect]

  typealias Making = @MainActor @Sendable () throws -> Trace

  init(
    _ exemption: Exemption, wider: Exemption.Effect..., hiding observer: Observer,
    honest: @escaping Making, faulty: @escaping Making
  ) {
    id = exemption.id
    self.honest = honest
    self.faulty = faulty
    self.observer = observer
    self.wider = wider
  }

  var testDescription: String { id }

  /// What a subject does in a scenario, changed.
  @MainActor static func play(
    _ id: String, _ subject: Subject = .system, _ change: (inout Trace) throws -> Void = { _ in }
  ) throws -> Trace {
    let scenario = try #require(ScenarioCatalogue.scenario(id))
    var trace = scenario.run(subject)
    trace.header.subject = "Sample"
    trace.entrust("container")
    try change(&trace)
    return trace
  }

  static let all = choosing + general + ofContainers
}

extension Trace {
  /// Changes the event with this line.
  mutating func change(_ line: String, _ change: (inout Event) -> Void) {
    change(&events[place(of: line)])
  }

  /// Puts another call in the place of an event with this line.
  mutating func replace(_ line: String, by call: Call) {
    change(line) { $0.action = .call(call) }
  }

  /// Puts an event behind an earlier one.
  mutating func move(_ line: String, behind other: String) {
    let event = events.remove(at: place(of: line))
    events.insert(event, at: place(of: other) + 1)
  }

  /// Changes the last state.
  mutating func end(_ change: (inout Checkpoint) -> Void) {
    guard case .settled(let time, var checkpoint) = ending else { return }
    change(&checkpoint)
    ending = .settled(at: time, checkpoint)
  }

  /// Puts an event before all others.
  mutating func moveToFront(_ line: String) {
    events.insert(events.remove(at: place(of: line)), at: 0)
  }
}

// MARK: - Those that choose references

extension ExemptionSample {
  fileprivate static let choosing = [
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
      .sideDecidesStatusBar,
      wider: .references { if $0.scenario.hasSide { $0.chosen.statusBar = nil } },
      hiding: .statusBar,
      honest: { try play("container/side/open-and-close", .drawer(.side)) },
      faulty: { try play("container/side/open-and-close", .drawer(.sideStill)) }),
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

extension Trace {
  /// The places of all events behind the first round.
  fileprivate var behindFirstRound: Set<Witness.Place> {
    let first = events.firstIndex { event in
      if case .round = event.action { true } else { false }
    }
    return Set(events.indices[(first ?? events.endIndex)...].map(Witness.Place.event))
  }
}

// MARK: - Those that let observations off, whatever the change

extension ExemptionSample {
  fileprivate static let general = [
    ExemptionSample(
      .sizesApart,
      wider: .observations { $0.editAll { $0.leaveOut { $0.kind == .resizing } } },
      hiding: .sizes(of: "sheet"),
      honest: {
        try play("modal/full-screen/turn-and-stay") {
          $0.moveToFront("sheet.viewWillTransition(to: [844, 390])")
        }
      },
      faulty: {
        try play("modal/full-screen/turn-and-stay") {
          $0.remove("sheet.viewWillTransition(to: [844, 390])")
        }
      }),
    ExemptionSample(
      .customPresentationSizes,
      wider: .observations { $0.editAll { $0[.sizes(of: "sheet")] = [] } },
      hiding: .sizes(of: "sheet"),
      honest: { try play("modal/custom/turn-and-stay", .box) },
      faulty: {
        try play("modal/custom/turn-and-stay", .box) {
          $0.remove("sheet.viewWillTransition(to: [300, 300])")
        }
      }),
    ExemptionSample(
      .customPresentationSizes,
      wider: .observations { sides in
        sides.editAll { observations in
          observations.change(where: { $0.kind == .resizing }) { observation in
            observation.leaveOutArguments { $0.label == "to" }
          }
        }
      },
      hiding: .sizes(of: "sheet"),
      honest: { try play("modal/custom/turn-and-stay", .box) },
      faulty: {
        // The box is around somebody else.
        try play("modal/custom/turn-and-stay", .box) { trace in
          for index in trace.cast.indices where trace.cast[index].role.kind == .presentation {
            trace.cast[index].role = .presentation(of: "host")
          }
        }
      }),
    ExemptionSample(
      .abandonedGestures,
      wider: .observations { sides in
        sides.editExpected { observations, reference in
          let places = reference.compared.givenUp
          observations.leaveOut { places.contains($0.place) }
        }
      },
      hiding: .controller("sheet"),
      honest: { try play("modal/custom/dismiss~cancelled", .threshold()) },
      faulty: { try play("modal/custom/dismiss~cancelled", .threshold(staysDown: true)) }),
    ExemptionSample(
      .passingViews,
      wider: .observations { $0.editAll { $0[.window].removeAll { $0.kind == .window } } },
      hiding: .window, honest: { try play("segue/present-at-once/perform", .pictures) },
      faulty: {
        try play("segue/present-at-once/perform", .pictures) { $0.leavePicturesInWindow() }
      }),
    ExemptionSample(
      .passingViews, wider: .observations { $0.leaveOutPictures() }, hiding: .window,
      honest: { try play("segue/present-at-once/perform", .pictures) },
      faulty: {
        try play("segue/present-at-once/perform", .pictures) { trace in
          let picture = try #require(trace.pictures.first)
          trace.events.append(
            Event(
              at: .zero, .insert(view: picture, superview: "window"), attribution: .subjectAlone))
        }
      }),
    ExemptionSample(
      .passingViews, wider: .observations { $0.leaveOutPictures() }, hiding: .window,
      honest: { try play("segue/present-at-once/perform", .pictures) },
      faulty: {
        try play("segue/present-at-once/perform", .pictures) { trace in
          let picture = try #require(trace.pictures.first)
          let start = try #require(trace.events.firstIndex { $0.isBegin })
          let actions: [Event.Action] = [
            .insert(view: picture, superview: "window"),
            .remove(view: picture, superview: "window"),
          ]
          trace.events.insert(
            contentsOf: actions.map {
              Event(
                at: trace.events[start].time, $0, attribution: .subject(transition: "t1"))
            }, at: start + 1)
        }
      }),
    ExemptionSample(
      .unseenByHost,
      wider: .observations { sides in
        guard !sides.trace.header.unseen.isEmpty else { return }
        sides.editAll { $0[.statusBar] = [] }
      },
      hiding: .statusBar, honest: { try otherBar(unseen: .statusBar) },
      faulty: { try otherBar(unseen: .causes) }),
    ExemptionSample(
      .unseenByHost,
      wider: .observations { $0.editAll { $0[.window].removeAll { $0.kind == .window } } },
      hiding: .window, honest: { try causelessPictures() },
      faulty: {
        var trace = try causelessPictures()
        let picture = try #require(trace.pictures.first)
        trace.remove("remove \(picture) from window")
        return trace
      }),
    ExemptionSample(
      .loadingUnshown,
      wider: .observations { $0.editSeen { $0[.controller("other")] = [] } },
      hiding: .controller("other"), honest: { try loadedInVain() },
      faulty: {
        var trace = try loadedInVain()
        trace.add(Call("other", .viewWillAppear, [Call.Argument("animated", flag: true)]))
        return trace
      }),
    ExemptionSample(
      .loadingUnshown,
      wider: .observations { $0.editAll { $0.leaveOut { $0.kind == .loading } } },
      hiding: .controller("sheet"), honest: { try loadedInVain() },
      faulty: {
        var trace = try loadedInVain()
        trace.remove("sheet.viewDidLoad()")
        return trace
      }),
    ExemptionSample(
      .emulatedPresenterWithoutReference,
      wider: .observations { $0.editAll { $0.leaveOut(where: \.isAppearance) } },
      hiding: .controller("sheet"), honest: { try emulated() },
      faulty: {
        var trace = try emulated()
        trace.remove("sheet.viewDidDisappear(animated: true)")
        return trace
      }),
    ExemptionSample(
      .segueClosures,
      wider: .observations { $0.editAll { $0.leaveOut { $0.kind == .completion } } },
      hiding: .closures(of: "host"),
      honest: {
        try play("segue/full-screen/perform") { $0.add(Call("first", .presentCompletion)) }
      },
      faulty: {
        try play("modal/full-screen/present") { $0.remove("host.presentCompletion()") }
      }),
  ]

  /// A presenter that is told by hand, where the presentation that it is compared with tells nobody.
  @MainActor private static func emulated() throws -> Trace {
    try play("modal/page-sheet/system-swipe") { trace in
      trace.header.contract.presenter = .emulated
      for method in [Call.Method.viewWillAppear, .viewDidAppear] {
        trace.add(Call("host", method, [Call.Argument("animated", flag: true)]))
      }
    }
  }
}

extension ExemptionSample {
  /// A presentation with a status bar that nobody should see, on a host that does not see everything.
  @MainActor private static func otherBar(unseen sense: SceneSense) throws -> Trace {
    try play("modal/full-screen/present") { trace in
      trace.header.unseen = [sense]
      trace.change("status-bar sheet light") {
        $0.action = .statusBar(StatusBarLook(owner: "sheet", style: .dark))
      }
    }
  }

  /// Views that come and go, on a host that does not see who causes it.
  @MainActor private static func causelessPictures() throws -> Trace {
    try play("segue/present-at-once/perform", .pictures) { trace in
      trace.header.unseen = [.causes]
      for index in trace.events.indices { trace.events[index].attribution = nil }
    }
  }

  /// A subject that loads the view of a controller that UIKit then refuses to present.
  @MainActor private static func loadedInVain() throws -> Trace {
    try play("modal/full-screen/present-while-presenting") { trace in
      for method in [Call.Method.loadView, .viewDidLoad] { trace.add(Call("other", method)) }
    }
  }
}

extension Sides {
  /// Lets off all that the window sees of views that have left it once.
  fileprivate mutating func leaveOutPictures() {
    let pictures = trace.pictures
    editSeen { observations in
      observations[.window].removeAll { observation in
        switch observation.content {
        case .enters(let view, _), .leaves(let view, _): pictures.contains(view)
        default: false
        }
      }
    }
  }
}

extension Event {
  fileprivate var isBegin: Bool {
    if case .begin = action { true } else { false }
  }
}

extension Trace {
  /// The views without a controller that come into the window before the first transition.
  fileprivate var pictures: Set<String> {
    var pictures: Set<String> = []
    for event in events.prefix(while: { !$0.isBegin }) {
      if case .insert(let view, "window", _) = event.action { pictures.insert(view) }
    }
    return pictures
  }

  /// Takes out that what the subject put into the window by itself leaves it.
  fileprivate mutating func leavePicturesInWindow() {
    let pictures = pictures
    events.removeAll { event in
      guard case .remove(let view, "window") = event.action else { return false }
      return pictures.contains(view)
    }
  }

  /// The places of all events while a hand moves what it then gives up.
  fileprivate var givenUp: Set<Witness.Place> {
    var places: Set<Witness.Place> = []
    for (first, event) in events.enumerated() {
      guard case .begin(let span) = event.action, span.isInteractive,
        let last = events.firstIndex(where: {
          $0.action == .end(transition: span.transition, outcome: .cancelled)
        })
      else { continue }
      places.formUnion((first...last).map(Witness.Place.event))
    }
    return places
  }
}

// MARK: - Those for containers of an app's own

extension ExemptionSample {
  fileprivate static let ofContainers = [
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
  ]

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
