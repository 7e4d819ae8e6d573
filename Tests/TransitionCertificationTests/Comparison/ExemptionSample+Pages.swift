@testable import TransitionCertification
@testable import TransitionComparison

/// Samples of the exemption for pages that a page controller of UIKit's shows while somebody's view is loaded.
extension ExemptionSample {
  static let ofPages = [
    early { try earlyPage(of: "Pager", "UIViewController") },
    early(honest: { try earlyPage(of: "Book", "UIPageViewController") }) {
      // The page controller is told before its page that it appears.
      try earlyPage { trace in
        trace.events.insert(willAppear("holder"), at: 0)
      }
    },
    early(
      honest: {
        try earlyPage { $0.events.insert(willAppear("holder", .crossing), at: 0) }
      },
      {
        // The page controller has appeared before.
        try earlyPage { $0.baseline.appearances.append(.init("holder", .appeared)) }
      }),
    early {
      // The page is told by hand.
      try earlyPage { trace in
        trace.change("first.viewDidAppear(animated: false)") { $0.attribution = .direct }
      }
    },
    early {
      // The page controller holds none.
      try earlyPage(by: "box")
    },
    early(
      hiding: "second", honest: { try turnedPage() },
      {
        // It does not hear it the second time, either.
        try turnedPage { $0.remove("second.viewIsAppearing(animated: true)") }
      }),
  ]

  private static func early(
    hiding page: String = "first", honest: @escaping Making = { try earlyPage() },
    _ faulty: @escaping Making
  ) -> ExemptionSample {
    ExemptionSample(
      .earlyPages,
      wider: .observations { sides in
        sides.editAll { observations in
          observations[.controller(page)].removeAll { $0.call?.method == .viewIsAppearing }
        }
      },
      hiding: .controller(page), honest: honest, faulty: faulty)
  }

  private static func willAppear(_ controller: String, _ mark: Event.Mark = .host) -> Event {
    let call = Call(controller, .viewWillAppear, [Call.Argument("animated", flag: false)])
    return Event(at: .zero, .call(call), mark: mark)
  }

  /// A container that has a controller of a class hold its child, which is told late that it appears, or never.
  ///
  /// - Parameters:
  ///   - type: The class of the holder.
  ///   - base: The class of UIKit's that it is made from.
  ///   - parent: Whom the child is told as its parent.
  @MainActor private static func earlyPage(
    of type: String = "UIPageViewController", _ base: String? = nil, by parent: String = "holder",
    _ change: (inout Trace) -> Void = { _ in }
  ) throws -> Trace {
    try play("container/children/show") { trace in
      trace.hold("first", by: parent, of: type, base)
      trace.remove("first.viewIsAppearing(animated: false)")
      trace.end { $0.containment = [.init("container", [parent]), .init(parent, ["first"])] }
      change(&trace)
    }
  }

  /// A page that comes early, and hears all.
  @MainActor static func hearingPage() throws -> Trace {
    try play("container/children/show") { trace in
      trace.hold("first", by: "holder", of: "UIPageViewController", nil)
      trace.end { $0.containment = [.init("container", ["holder"]), .init("holder", ["first"])] }
    }
  }

  /// A page that comes, goes and comes again, and hears the second time alone that it is appearing.
  @MainActor private static func turnedPage(
    _ change: (inout Trace) -> Void = { _ in }
  ) throws -> Trace {
    try play("container/children/select~repeated") { trace in
      trace.hold("second", by: "holder", of: "UIPageViewController", nil)
      trace.remove("second.viewIsAppearing(animated: true)")
      change(&trace)
    }
  }
}

extension Trace {
  /// Says that a controller of a class holds a child.
  fileprivate mutating func hold(
    _ child: String, by parent: String, of type: String, _ base: String?
  ) {
    cast.append(
      CastMember(name: "holder", role: .controller, type: type, base: base, maker: .subject))
    if parent != "holder" {
      cast.append(CastMember(name: parent, role: .controller, maker: .subject))
    }
    for index in events.indices {
      guard case .call(var call) = events[index].action, call.receiver == child,
        call.word("toParent") == "container"
      else { continue }
      call.arguments = [Call.Argument("toParent", word: parent)]
      events[index].action = .call(call)
    }
  }
}
