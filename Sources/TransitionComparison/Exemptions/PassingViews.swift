import AppearanceTrace
import ConformanceRules

extension Exemption {
  /// Views that a subject shows in the window for a while.
  static let passingViews = Exemption(
    "passing-views",
    statement:
      "While no transition runs, a subject may put a view of its own into the window, and take"
      + " it out again.",
    reason:
      "A segue that presents at once moves a picture first; nobody but the window sees that, and"
      + " a rule of its own judges what is left behind.",
    evidence: .inferred,
    letsOff:
      "That such a view comes and leaves again. A view that stays, or that comes or goes in a"
      + " transition, is compared, and so is every root view.",
    judgedBy: ["ownership-container-clean"],
    effect: .observations { sides in
      // Without causes nobody can say what is the subject's own; see `unseen-by-host`.
      guard !sides.trace.header.unseen.contains(.causes) else { return }
      let passages = sides.trace.passages { $0.attribution == .subjectAlone }
      sides.editSeen { $0.leaveOut { passages.contains($0.place) } }
    })
}

extension Trace {
  /// The places where views other than root views come into the window and where they leave it again, while
  /// no transition runs.
  ///
  /// A view that stays has none, and neither has one that leaves in another way than it came.
  ///
  /// - Parameter isMeant: Whether it counts who caused an event.
  func passages(where isMeant: (Event) -> Bool) -> Set<Witness.Place> {
    let roles = CastRoles(of: self)
    var running: Set<String> = []
    var arrivals: [String: [Int]] = [:]
    var places: Set<Witness.Place> = []
    for (index, event) in events.enumerated() {
      let counts = running.isEmpty && isMeant(event)
      switch event.action {
      case .begin(let span): running.insert(span.transition)
      case .end(let transition, _): running.remove(transition)
      case .insert(let view, let superview, _)
      where roles.isMainWindow(superview) && !roles.isRootView(view) && counts:
        arrivals[view, default: []].append(index)
      case .insert(let view, _, _):
        // It stays for somebody else, or has left the window for another view.
        arrivals[view] = nil
      case .remove(let view, let superview) where roles.isMainWindow(superview):
        if counts, let arrivals = arrivals[view] {
          places.formUnion((arrivals + [index]).map(Witness.Place.event))
        }
        arrivals[view] = nil
      case .remove, .call, .statusBar, .set, .moves, .rests, .delegate, .fault, .round, .repeats,
        .release:
        break
      }
    }
    return places
  }
}
