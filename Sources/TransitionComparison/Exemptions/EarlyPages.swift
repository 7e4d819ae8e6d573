import AppearanceTrace

extension Exemption {
  /// A page that UIKit's own page controller shows while somebody's view is loaded.
  static let earlyPages = Exemption(
    "early-pages",
    statement:
      "A page of UIKit's page controller may appear without hearing that it is appearing, where its"
      + " page is set while a container loads.",
    reason:
      "UIKit's page controller tells such a page that it did appear before its view is in a window."
      + " Whether viewIsAppearing belongs to that nobody has observed, and a library that keeps its"
      + " pages there cannot tell them.",
    evidence: .facts(["PG-05"]),
    letsOff:
      "That a page of UIKit's page controller hears viewIsAppearing the first time, where the host tells"
      + " the page that it did appear before it tells the page controller that it will appear. What a pager of a library's own tells"
      + " its pages is compared.",
    effect: .observations { sides in
      for page in sides.trace.earlyPages {
        let observer = Observer.controller(page)
        guard !sides.seen[observer].prefixUntilGone.contains(where: \.isSayingIsAppearing) else {
          continue
        }
        sides.editExpected { observations, _ in
          guard let place = observations[observer].firstIndex(where: \.isSayingIsAppearing) else {
            return
          }
          observations[observer].remove(at: place)
        }
      }
    })
}

extension Observation {
  /// Whether a controller is told that it is appearing.
  fileprivate var isSayingIsAppearing: Bool { call?.method == .viewIsAppearing }
}

extension [Observation] {
  /// What is seen until somebody is told that it goes.
  fileprivate var prefixUntilGone: ArraySlice<Observation> {
    prefix { $0.call?.method != .viewWillDisappear }
  }
}

extension Trace {
  /// The pages that UIKit's own page controllers show before they are shown themselves.
  fileprivate var earlyPages: [String] {
    let controllers = Set(cast.filter { $0.hostType == "UIPageViewController" }.map(\.name))
    guard !controllers.isEmpty else { return [] }
    var parents: [String: String] = [:]
    var told = Set(baseline.appearances.map(\.controller))
    var pages: [String] = []
    for event in events where event.mark == .host && event.attribution != .direct {
      guard case .call(let call) = event.action else { continue }
      switch call.method {
      case .willMove: parents[call.receiver] = call.word("toParent")
      case .viewWillAppear: told.insert(call.receiver)
      case .viewDidAppear:
        guard let parent = parents[call.receiver], controllers.contains(parent),
          !told.contains(parent), !pages.contains(call.receiver)
        else { continue }
        pages.append(call.receiver)
      default: continue
      }
    }
    return pages
  }
}
