import Testing

@testable import TransitionCertification
@testable import TransitionComparison

/// Samples of exemptions that let observations off, whatever the change.
extension ExemptionSample {
  static let general = [
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
      .sizesAsShown,
      wider: .observations { $0.editAll { $0[.sizes(of: "sheet")] = [] } },
      hiding: .sizes(of: "sheet"),
      honest: { try play("modal/custom/turn-and-stay", .box()) },
      faulty: {
        try play("modal/custom/turn-and-stay", .box()) {
          $0.remove("sheet.viewWillTransition(to: [300, 300])")
        }
      }),
    ExemptionSample(
      .sizesAsShown,
      wider: .observations { sides in
        sides.editAll { observations in
          observations.change(where: { $0.kind == .resizing }) { observation in
            observation.leaveOutArguments { $0.label == "to" }
          }
        }
      },
      hiding: .sizes(of: "sheet"),
      honest: { try play("modal/custom/turn-and-stay", .box()) },
      faulty: {
        // The sheet is told of a size that it does not get.
        try play("modal/custom/turn-and-stay", .box()) { trace in
          let size = Call.Argument("to", .list(["300", "200"]))
          trace.replace(
            "sheet.viewWillTransition(to: [300, 300])",
            by: Call("sheet", .viewWillTransition, [size]))
        }
      }),
    ExemptionSample(
      .sizesAsShown,
      wider: .observations { sides in
        sides.editAll { observations in
          observations.change(where: { $0.kind == .resizing }) { observation in
            observation.leaveOutArguments { $0.label == "to" }
          }
        }
      },
      hiding: .sizes(of: "sheet"),
      honest: { try play("modal/custom/turn-while-presented", .box()) },
      // The sheet is told of a size that it does not get, and is gone in the end.
      faulty: { try play("modal/custom/turn-while-presented", .box(telling: 200)) }),
    ExemptionSample(
      .loadingAhead,
      wider: .observations { $0.editAll { $0.leaveOut { $0.kind == .loading } } },
      hiding: .controller("second"),
      honest: {
        try play("navigation/bar/push") {
          $0.moveToFront("second.viewDidLoad()")
          $0.moveToFront("second.loadView()")
        }
      },
      faulty: {
        try play("navigation/bar/push") {
          $0.move("second.viewDidLoad()", behind: "second.viewWillAppear(animated: true)")
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
      .abandonedGestures,
      wider: .observations { sides in
        sides.editExpected { observations, reference in
          let places = reference.compared.givenUp
          observations.leaveOut { places.contains($0.place) }
        }
      },
      hiding: .controller("sheet"),
      honest: { try play("modal/custom/cancel-then-tap", .threshold()) { $0.recedePresenter() } },
      faulty: {
        try play("modal/custom/cancel-then-tap", .threshold()) { trace in
          trace.recedePresenter()
          trace.header.contract = SubjectContract()
        }
      }),
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
      .passingViews, wider: .observations { $0.leaveOutPictures() }, hiding: .window,
      honest: { try play("segue/present-at-once/perform", .pictures) },
      faulty: {
        // It comes and goes while a transition runs.
        try play("segue/present-at-once/perform", .pictures) { trace in
          let picture = try #require(trace.pictures.first)
          let start = try #require(trace.events.firstIndex { $0.isBegin })
          trace.passThroughWindow(picture, behind: start, attribution: .subjectAlone)
        }
      }),
    ExemptionSample(
      .passingViews, wider: .observations { $0.leaveOutPictures() }, hiding: .window,
      honest: { try play("segue/present-at-once/perform", .pictures) },
      faulty: {
        // Nobody knows whose it is.
        try play("segue/present-at-once/perform", .pictures) { trace in
          let picture = try #require(trace.pictures.first)
          trace.passThroughWindow(picture, behind: trace.events.count - 1, attribution: nil)
        }
      }),
    ExemptionSample(
      .passingViews, wider: .observations { $0.leaveOutPictures() }, hiding: .window,
      honest: { try play("segue/present-at-once/perform", .pictures) },
      faulty: {
        // It leaves while a transition runs.
        try play("segue/present-at-once/perform", .pictures) { trace in
          let picture = try #require(trace.pictures.first)
          let start = try #require(trace.events.firstIndex { $0.isBegin })
          let place = try #require(
            trace.events.firstIndex { $0.line.hasPrefix("remove \(picture) from window") })
          let event = trace.events.remove(at: place)
          trace.events.insert(event, at: place < start ? start : start + 1)
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
      .unseenByHost, wider: .observations { $0.leaveOutPictures() }, hiding: .window,
      honest: { try causelessPictures() },
      faulty: {
        // The host sees causes, and not the status bar.
        var trace = try causelessPictures()
        trace.header.unseen = [.statusBar]
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
      .emulatedPresenterWithoutReference,
      wider: .observations { $0.editAll { $0[.controller("host")] = [] } },
      hiding: .controller("host"), honest: { try emulated() },
      faulty: {
        // It is told of its view, too.
        var trace = try emulated()
        trace.add(Call("host", .viewDidLoad))
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
    ExemptionSample(
      .ownClosures,
      wider: .observations { $0.editAll { $0.leaveOut { $0.kind == .completion } } },
      hiding: .closures(of: "host"),
      honest: {
        try play("modal/custom/drag-out", .threshold()) { $0.add(Call("host", .dismissCompletion)) }
      },
      faulty: {
        // The script's own closure runs twice.
        try play("modal/custom/cycle", .threshold()) { $0.add(Call("host", .dismissCompletion)) }
      }),
    ExemptionSample(
      .verbsWithoutClosures,
      wider: .observations {
        $0.editExpected { all, _ in all.leaveOut { $0.kind == .completion } }
      },
      hiding: .closures(of: "host"),
      honest: { try play("modal/custom/cycle", .cardsWithoutClosures) },
      faulty: {
        try play("modal/custom/cycle", .cardsWithoutClosures) {
          $0.remove("host.dismissCompletion()")
        }
      }),
    ExemptionSample(
      .ownScreensStatusBar,
      wider: .observations { $0.editAll { $0[.statusBar] = [] } },
      hiding: .statusBar, honest: { try play("navigation/no-bar/push", .darkScreens) },
      faulty: {
        try play("navigation/no-bar/push", .darkScreens) { trace in
          trace.events.removeAll(where: \.isOfStatusBar)
        }
      }),
    ExemptionSample(
      .ownScreensStatusBar,
      wider: .observations { sides in
        sides.editAll { observations in
          for index in observations[.statusBar].indices {
            observations[.statusBar][index].leaveOutLook { _ in true }
          }
        }
      },
      hiding: .statusBar, honest: { try play("navigation/no-bar/push", .darkScreens) },
      faulty: {
        // The screens are of the stage's own class, and have to look as those do.
        try play("navigation/no-bar/push", .darkScreens) { trace in
          for index in trace.cast.indices where trace.cast[index].role == .controller {
            let isScreen = trace.cast[index].type == "DarkScreen"
            if isScreen { trace.cast[index].type = "StageController" }
          }
        }
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
  fileprivate var isOfStatusBar: Bool {
    if case .statusBar = action { true } else { false }
  }

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

  /// Lets a view come into the window and leave it again.
  fileprivate mutating func passThroughWindow(
    _ view: String, behind place: Int, attribution: Event.Attribution?
  ) {
    let actions: [Event.Action] = [
      .insert(view: view, superview: "window"), .remove(view: view, superview: "window"),
    ]
    let time = events[place].time
    events.insert(
      contentsOf: actions.map { Event(at: time, $0, attribution: attribution) }, at: place + 1)
  }

  /// Takes out that what the subject put into the window by itself leaves it.
  fileprivate mutating func leavePicturesInWindow() {
    let pictures = pictures
    events.removeAll { event in
      guard case .remove(let view, "window") = event.action else { return false }
      return pictures.contains(view)
    }
  }

  /// Lets the presenter recede while it presents, as its subject's contract says.
  fileprivate mutating func recedePresenter() {
    header.contract = SubjectContract(restingLook: [.transform])
    let looks = [
      ViewProperty(.frame, ["39", "84.4", "312", "675.2"]),
      ViewProperty(.transform, ["0.8", "0", "0", "0.8", "0", "0"]),
    ]
    baseline.properties += looks.map { Checkpoint.Property("host.view", $0) }
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
