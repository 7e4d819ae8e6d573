import AppearanceTrace

/// Presentation chrome is there for as long as something is presented.
///
/// Condition, for views of the classes that the contract declares: when nothing is presented and all is
/// at rest, none is in the tree, unless it lies in a presenter whose presentation went in the middle of a chain,
/// unknown to its presentation controller; and at rest, if what is presented still is, those are there that were
/// there when its dismissal began that was given up, and those that came with its presentation, unless
/// another of the same class is. Chrome comes with a presentation if it goes in while that begins, or lies
/// in its container in the baseline; of chrome that goes in later no line says whose it is. One that is
/// taken out in a dismissal is judged by how that ends.
///
/// Of other views that the subject put into a presentation's container in its transition, and that were
/// seen there when a dismissal began that was given up, it is said that they are there at rest. And if another
/// presentation above took them into its own container, they are in a window again, when that is dismissed,
/// until the dismissal of what they came with begins, or at rest. When they go otherwise is the presentation's
/// own affair.
struct OwnershipChromeLifecycle: RuleChecker {
  static let id: RuleID = "ownership-chrome-lifecycle"
  static let statement = """
    Presentation chrome goes in when the presentation begins, and out when the presentation is \
    cancelled or the dismissal completes, and only then.
    """
  static let clauses = [outlives, goesEarly, givenUp, taken]
  static let exceptions = [
    RuleException.middleOfChain(
      guards: [
        .sketch("chrome that the dismissal of a whole chain puts into the presenter"),
        .sketch("chrome in a presenter where two presentation controllers of a chain were told"),
        .sketch(
          "chrome of a given-up presentation, before a chain is presented and dismissed at once"),
      ])
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple(
      "UIPresentationController, presentationTransitionDidEnd(_:) and dismissalTransitionDidEnd(_:)"
    ),
    .derived(from: "a dismissal's being given up: all is as before it"),
  ]
  static let remedy = """
    Remove the chrome in presentationTransitionDidEnd(false) and dismissalTransitionDidEnd(true), \
    and nowhere else.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [.insert, .remove, .begin, .end]
  static let judgesRest = true

  private static let outlives = RuleClause(
    "outlives", "Declared chrome is gone when nothing is presented any more.")
  private static let goesEarly = RuleClause(
    "goes-early", "Declared chrome that came with a presentation stays while that stands.")
  private static let givenUp = RuleClause(
    "given-up", "Chrome that was there when a dismissal began that was given up is there again.")
  private static let taken = RuleClause(
    "taken-over",
    "What another presentation took from the one below it is there again when that other one is gone.",
    remedy: """
      Give each presentation dimming, shadows and handles of its own, or put what they share back below in \
      dismissalTransitionDidEnd(true).
      """,
    .sketched(because: "no subject that is built in shares chrome between its screens"))

  private(set) var record = Record()
  private var register = ChromeRegister()
  private var takings = TakenChrome()
  private var isPrepared = false
  private var lastEnd: Int?

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    prepare(in: hierarchy)
    if entry.topic == .insert, takings.take(insertion: entry, in: hierarchy) { record.exercise() }
    switch entry.topic {
    case .insert where hierarchy.isChrome(object): register.insert(object, entry, in: hierarchy)
    case .insert: register.accompany(object, entry, in: hierarchy)
    case .remove where register.standing[object] != nil:
      register.remove(object, entry, in: hierarchy)
      record.exercise()
    case .remove: register.leave(object, entry)
    case .begin:
      register.begin(object, in: hierarchy)
      judgeTakings(at: entry, in: hierarchy)
    case .end: end(object, entry, in: hierarchy)
    default: break
    }
  }

  private mutating func prepare(in hierarchy: HierarchyState) {
    guard !isPrepared else { return }
    isPrepared = true
    register.takeBaseline(in: hierarchy)
  }

  private mutating func end(_ name: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = hierarchy.transitions[name], transition.isModal else { return }
    lastEnd = entry.index
    register.end(transition, entry, in: hierarchy)
    takings.take(end: entry, of: transition)
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    register.forget(name)
    takings.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    prepare(in: hierarchy)
    judgeStanding(finalState, hierarchy)
    judgeGone(finalState, hierarchy)
    judgeLosses(finalState, hierarchy)
    for taking in takings.missing(in: finalState) {
      convict(taking, .ending(.heading), in: hierarchy)
    }
  }

  /// Judges chrome that still stands.
  private mutating func judgeStanding(_ finalState: HierarchySnapshot, _ hierarchy: HierarchyState)
  {
    for (view, insertion) in register.standingInOrder where finalState.shows(view) {
      guard finalState.presenters.isEmpty, !hierarchy.isLeftUntold(view) else {
        record.exercise()
        continue
      }
      let text = hierarchy.names.text(view)
      record.convict(
        Self.outlives,
        "nothing is presented any more, and \(text) is still there",
        [insertion, lastEnd.map { .event($0) }, .ending(.view(text))])
    }
  }

  /// Judges chrome that was taken out though nothing was dismissed.
  private mutating func judgeGone(_ finalState: HierarchySnapshot, _ hierarchy: HierarchyState) {
    for (view, removal, presented) in register.goneInOrder {
      guard finalState.presenter(of: presented) != nil, !finalState.shows(view),
        let type = hierarchy.type(of: view),
        !finalState.views.contains(where: { hierarchy.type(of: $0) == type })
      else { continue }
      let text = hierarchy.names.text(presented)
      record.convict(
        Self.goesEarly,
        "\(text) is still presented, and \(hierarchy.names.text(view)), a \(type), is gone",
        [.event(removal), .ending(.field(.presented, text))])
    }
  }

  /// Judges chrome that is gone after a dismissal that was given up.
  private mutating func judgeLosses(_ finalState: HierarchySnapshot, _ hierarchy: HierarchyState) {
    for loss in register.lossesInOrder {
      guard let presented = loss.presented, finalState.presenter(of: presented) != nil,
        !finalState.shows(loss.view)
      else { continue }
      record.convict(
        Self.givenUp,
        """
        the dismissal of \(hierarchy.names.text(presented)) was given up, and \
        \(loss.text) is gone
        """,
        [loss.removal.map { .event($0) }, .event(loss.end), .ending(.heading)])
    }
  }

  /// Judges what is missing where the dismissal of what it came with begins.
  private mutating func judgeTakings(at entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      transition.kind == .dismiss, let owner = transition.from
    else { return }
    for taking in takings.missing(atDismissalOf: owner, in: hierarchy) {
      convict(taking, .event(entry.index), in: hierarchy)
    }
  }

  private mutating func convict(
    _ taking: TakenChrome.Taking, _ proof: Evidence, in hierarchy: HierarchyState
  ) {
    let names = hierarchy.names
    record.convict(
      Self.taken,
      """
      \(names.text(taking.taker)) took \(names.text(taking.view)) from \(names.text(taking.owner)), and is gone \
      with it
      """,
      [.event(taking.insertion), taking.end.map { .event($0) }, proof])
  }
}
