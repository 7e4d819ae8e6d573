/// Recognizers and views do not pile up.
///
/// Condition: no view gets more recognizers twice in a trace, with a transition's end or a round's between the two. And
/// in no view of a controller's or a bar, and in no window, lie more views of the subject's each time that all that
/// came is gone again: when a transition, a round or the trace ends, with the same controllers presented and in the
/// same containers as before the script acted, and, but for a transition's end, with the same ones shown. Two such
/// times have to be more than the one before, for a first one may stay to be used again. Where rounds are equal and
/// one of them is written, what lies there in the end beside what that round put in has been put in by the others.
///
/// What lies around a controller's view counts as little as that view itself.
struct ResourcesNoRecognizerGrowth: RuleChecker {
  static let id: RuleID = "resources-no-recognizer-growth"
  static let statement = """
    Going the same way again and again adds neither recognizers nor views.
    """
  static let clauses = [views, recognizers, observers]
  static let exceptions = [
    RuleException(
      "kept", "A view or a recognizer may stay when it came first, to be used again.",
      guards: [
        .sketch("a shadow of a class that may stay, which comes once more each time"),
        .subject("faulty/recognizers-pile-up"),
        .sketch("a view that gets a recognizer in each of two presentations that are given up"),
      ])
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .derived(
      from: """
        that what is added each time is never taken away, costs memory and is told of everything \
        twice
        """)
  ]
  static let remedy = """
    Add a recognizer or a view once, or remove it when the screen goes.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .set, .end, .insert, .remove, .round, .repeats,
  ]

  private static let views = RuleClause(
    "views", "No view holds more of the subject's views each time that all is as before.")
  private static let recognizers = RuleClause(
    "recognizers", "No view gets more recognizers again and again.")
  private static let observers = RuleClause(
    "observers",
    """
    Nobody is observed once more each time.
    """, .notJudged(because: "no line tells who observes whom"))

  private(set) var record = Record()
  private var growths: NameMap<(count: Int, event: Int, ends: Int)> = [:]
  private var ends = 0
  private var additions = AddedViews()
  /// The line that says how often a round was repeated; none where each is written.
  private var repetition: Int?

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .end:
      ends += 1
      record.exercise()
      count(after: entry.principal.flatMap { hierarchy.transitions[$0] }, entry.flag, in: hierarchy)
    case .round:
      ends += 1
      record.exercise()
      countAtRest(in: hierarchy)
    case .repeats: repetition = entry.index
    case .insert, .remove: additions.take(entry, in: hierarchy)
    default: take(entry, in: hierarchy)
    }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    countAtRest(in: hierarchy)
    guard let repetition, hierarchy.showsAsBefore, hierarchy.isHome(without: nil) else { return }
    for (place, last) in additions.untold(in: finalState, hierarchy) {
      record.convict(
        Self.views,
        "\(hierarchy.names.text(place)) gets one view more each time",
        [.event(last), .event(repetition)])
    }
  }

  /// Counts the subject's views, if the same controllers are shown as before the script acted.
  private mutating func countAtRest(in hierarchy: HierarchyState) {
    if hierarchy.showsAsBefore { count(after: nil, nil, in: hierarchy) }
  }

  /// Counts the subject's views, if all that came is gone again.
  private mutating func count(
    after transition: TransitionState?, _ isFinished: Bool?, in hierarchy: HierarchyState
  ) {
    let gone: Name? =
      switch (transition?.kind, isFinished) {
      case (.present, false): transition?.to
      case (.dismiss, true): transition?.from
      default: nil
      }
    guard hierarchy.isHome(without: gone) else { return }
    for growth in additions.count() {
      record.convict(
        Self.views,
        "\(hierarchy.names.text(growth.place)) gets one view more each time",
        [.event(growth.earlier), .event(growth.last)])
    }
  }

  private mutating func take(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let view = entry.principal, let property = entry.property,
      property.kind == .recognizers, let count = property.values.first.flatMap({ Int($0) })
    else { return }
    if let growth = growths[view], count > growth.count, ends > growth.ends {
      record.convict(
        Self.recognizers,
        "\(hierarchy.names.text(view)) gets one recognizer more each time",
        [.event(growth.event), .event(entry.index)])
      growths[view] = (Int.max, entry.index, ends)
      return
    }
    if count > growths[view]?.count ?? 0 { growths[view] = (count, entry.index, ends) }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    growths[name] = nil
    additions.forget(name)
  }
}

extension HierarchyState {
  /// Whether the same children of containers are shown as before the script acted, and none is on its way.
  fileprivate var showsAsBefore: Bool {
    families.values.joined().allSatisfy { phase(of: $0) == (baseline.phases[$0] ?? .gone) }
  }

  /// Whether the same controllers are presented, and have the same parents, as before the script acted.
  ///
  /// - Parameter gone: Who is presented no more.
  fileprivate func isHome(without gone: Name?) -> Bool {
    let presented = presentations.values.filter { $0.presented != gone }
    return presented.count == baseline.presenters.count
      && presented.allSatisfy { baseline.presented(by: $0.presenter) == $0.presented }
      && families.allSatisfy { container, children in
        Set(children) == Set(baseline.children(of: container))
      }
  }
}
