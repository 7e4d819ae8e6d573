/// The closure that the script hands to present or dismiss runs once.
///
/// Condition: where the script asks for a presentation or a dismissal, and the transition that follows
/// does not begin under a driver and ends finished, one completion of that kind runs after it; where it
/// ends cancelled, at most one, unless the subject itself asks for one of that kind meanwhile, which may have a
/// closure of its own. A request that UIKit refuses promises nothing, and neither does one by a
/// library's own verb that takes no closure.
struct CompletionClosureRuns: RuleChecker {
  static let id: RuleID = "completion-closure-runs"
  static let statement = """
    The caller's completion closure runs once for a finished presentation or dismissal, after the \
    end callbacks, and no more than once for a cancelled one.
    """
  static let clauses = [calling, single]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, present(_:animated:completion:) and dismiss(animated:completion:)")
  ]
  static let remedy = """
    Hand the completion closure on to super when you override present or dismiss.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .present, .dismiss, .fault, .begin, .end, .presentCompletion, .dismissCompletion,
  ]

  private static let calling = RuleClause(
    "runs", "The closure runs when the presentation or the dismissal has finished.")
  private static let single = RuleClause(
    "once", "The closure runs no more than once.")

  private(set) var record = Record()
  private var wish: ScriptRequest?
  private var promises: NameMap<ScriptRequest> = [:]
  private var due: [ScriptRequest] = []
  private var last: ScriptRequest?

  private struct ScriptRequest {
    let isPresentation: Bool
    let event: Int
    var begin: Int?
    var end: Int?
    var run: Int?
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .present, .dismiss:
      guard entry.mark == .script else { return meet(entry) }
      guard entry.call?.handsOverNoClosure != true else { return wish = nil }
      wish = ScriptRequest(isPresentation: entry.topic == .present, event: entry.index)
    case .fault: if entry.effect == .refused { wish = nil }
    case .begin: begin(entry, in: hierarchy)
    case .end: end(entry)
    default: run(entry, in: hierarchy)
    }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard conclusion.finalState != nil else { return }
    for request in (due + promises.values).sorted(by: { $0.event < $1.event }) {
      record.convict(
        Self.calling,
        "the closure that was handed to \(request.isPresentation ? "present" : "dismiss") never ran",
        [.event(request.event), (request.end ?? request.begin).map { .event($0) }])
    }
  }

  /// What the subject asks for itself may have a closure of its own.
  private mutating func meet(_ entry: IndexedEvent) {
    if last?.isPresentation == (entry.topic == .present) { last = nil }
  }

  private mutating func begin(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      var request = wish,
      transition.kind == (request.isPresentation ? .present : .dismiss)
    else { return }
    wish = nil
    request.begin = entry.index
    if !transition.isInteractive { promises[transition.name] = request }
  }

  private mutating func end(_ entry: IndexedEvent) {
    guard let name = entry.principal, var request = promises.removeValue(forKey: name),
      entry.flag == true
    else { return }
    request.end = entry.index
    due.append(request)
  }

  private mutating func run(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    let isPresentation = entry.topic == .presentCompletion
    if let place = due.firstIndex(where: { $0.isPresentation == isPresentation }) {
      record.exercise()
      last = due.remove(at: place)
      last?.run = entry.index
    } else if let earlier = last, earlier.isPresentation == isPresentation,
      let run = earlier.run, promises.isEmpty, wish == nil
    {
      record.convict(
        Self.single,
        "the closure that was handed to \(isPresentation ? "present" : "dismiss") ran twice",
        [.event(earlier.event), .event(run), .event(entry.index)])
    }
  }
}
