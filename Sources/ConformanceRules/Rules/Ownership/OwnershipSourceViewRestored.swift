import AppearanceTrace

/// An element that is borrowed for an effect gets its looks and its place back.
///
/// An element is a view of a screen's: it lies in the screen's view, and is no root view, no container,
/// no bar, no window, and none of the subject's own making. What a container of the subject's own does,
/// in a change of its children, to a view in its own view is its own affair.
///
/// Condition, at rest: each property that the subject wrote on an element in the name of a transition has
/// the value that it had before; and an element that it moved or took out in the name of a transition
/// lies where it lay, if its screen still has a place in the hierarchy. Of an element whose screen is out
/// of the window the last lines about it count, since a checkpoint tells nothing of it. A frame is not
/// compared after a change of size, nor where the view around the element has another frame than before,
/// nor out of the window, since layout writes frames without a line. Of an element that came later than the
/// baseline no line tells the values before; but the first value that was written differs from them, so it
/// may not be the last. Where such an element lay is known only if a line has shown it.
struct OwnershipSourceViewRestored: Machine {
  static let id: RuleID = "ownership-source-view-restored"
  static let statement = """
    An element borrowed for a shared-element effect gets back its hidden state, alpha and place on \
    finish and on cancel.
    """
  static let level = Level.must
  static let authority = "Derived"
  static let remedy = """
    Keep the very view that you altered, and restore it in the one completion that always runs.
    """
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.state
  static let topics: [Topic] = [.set, .insert, .remove, .resize]

  private(set) var record = Record()
  private var loans: ByName<BorrowedElement> = [:]
  /// What the subject has put in itself.
  private var own: Set<Name> = []
  private var isResized = false

  mutating func observe(_ moment: Moment, in situation: Situation) {
    if moment.topic == .resize { isResized = true }
    guard let view = moment.subject, moment.topic != .resize, moment.isBySubject,
      !own.contains(view), !situation.isRootOrHosts(view)
    else { return }
    if moment.topic == .insert, !situation.objects[view].isPlaced {
      own.insert(view)
      loans[view] = nil
      return
    }
    guard moment.cause != nil else { return }
    let spot = BorrowedElement.Spot(of: view, moment, in: situation)
    guard spot.isElements || loans[view] != nil else { return }
    var loan = loans[view] ?? BorrowedElement(screen: spot.screen)
    loan.screen = loan.screen ?? spot.screen
    guard !isContainersOwn(loan, moment, in: situation) else { return }
    loan.take(moment, from: spot)
    loans[view] = loan
  }

  private func isContainersOwn(
    _ loan: BorrowedElement, _ moment: Moment, in situation: Situation
  ) -> Bool {
    guard let transition = moment.cause.flatMap({ situation.transitions[$0] }),
      transition.kind == .replace, let child = transition.from ?? transition.to
    else { return false }
    return loan.screen != nil && loan.screen == situation.objects[child].parent
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    own.forget(name)
    // What is gone is as it would be without any change.
    if loans.removeValue(forKey: name) != nil { record.exercise() }
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest else { return }
    let present = rest.everybody
    for (view, loan) in loans.sorted(by: { $0.key.number < $1.key.number }) {
      let hasPlace = loan.screen.map { screen in
        present.contains(screen)
          || situation.names.rootView(of: screen).map(present.contains) ?? false
      }
      guard rest.shows(view) || hasPlace == true else {
        record.exercise()
        continue
      }
      if hasPlace == true { judgePlace(of: view, loan, rest, situation) }
      judgeLooks(of: view, loan, rest, situation)
    }
  }

  // MARK: - At rest

  private mutating func judgePlace(
    of view: Name, _ loan: BorrowedElement, _ rest: Still, _ situation: Situation
  ) {
    guard let move = loan.move, let home = loan.home else { return }
    let place = rest.shows(view) ? rest.superview(of: view) : situation.objects[view].superview
    guard place != home else { return record.exercise() }
    let text = situation.names.text(view)
    record.convict(
      "\(text) was borrowed from \(situation.names.text(home)), and did not come back there",
      [
        situation.baseline.shows(view) ? .baseline(.view(text)) : nil, .event(move),
        .ending(.view(text)),
      ])
  }

  private mutating func judgeLooks(
    of view: Name, _ loan: BorrowedElement, _ rest: Still, _ situation: Situation
  ) {
    let text = situation.names.text(view)
    for (kind, writing) in loan.writings.sorted(by: { $0.value.last < $1.value.last }) {
      guard kind != .frame || isFrameTold(of: view, rest, situation) else { continue }
      let value =
        rest.shows(view) ? rest.values(kind, of: view) : situation.values(kind, of: view)
      let isKept =
        situation.baseline.shows(view)
        ? value == situation.baseline.values(kind, of: view) : value != writing.first
      guard !isKept else {
        record.exercise()
        continue
      }
      record.convict(
        "\(text) was borrowed, and its \(kind.rawValue) did not come back",
        [.event(writing.last), .ending(.property(text, kind))])
    }
  }

  /// Whether nothing but the subject can have changed a frame.
  private func isFrameTold(of view: Name, _ rest: Still, _ situation: Situation) -> Bool {
    guard !isResized, rest.shows(view) else { return false }
    guard situation.baseline.shows(view) else { return true }
    let around = [situation.baseline, rest].map { still in
      still.superview(of: view).flatMap { still.values(.frame, of: $0) }
    }
    return around[0] == around[1]
  }
}
