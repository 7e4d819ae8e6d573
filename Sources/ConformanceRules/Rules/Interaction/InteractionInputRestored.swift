import AppearanceTrace

/// Input is on where it was on.
///
/// Condition, at rest: no view or bar that was there before and heard touches is deaf to them now, nor is
/// one that came later and that a line makes deaf; and no request to ignore all touches is open. A view
/// that comes and is deaf from the first is as its maker wants it: one that is no controller's, and is
/// made so in the instant in which it is put in.
///
/// A drawer that is open may keep its main child deaf. So what holds a child of a container of the subject's
/// own, and was made deaf by the subject in no transition, is not judged while that container shows another
/// child beside it, and more children than at first.
struct InteractionInputRestored: Machine {
  static let id: RuleID = "interaction-input-restored"
  static let statement = """
    Whatever a transition made deaf to touches hears them again in the end.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIView, isUserInteractionEnabled
    """
  static let remedy = """
    Switch input on again in the one completion that always runs, whatever became of the \
    transition.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .insert, .set, .end,
  ]

  private(set) var record = Record()
  /// When each view that is no controller's came in last.
  private var arrivals: ByName<TraceTime> = [:]
  /// When each view's input was switched last.
  private var switches: ByName<TraceTime> = [:]
  /// The views that have been deaf since they came in.
  private var deafFromTheFirst: Set<Name> = []
  /// The views whose input the subject switched last, in no transition.
  private var switchedAlone: Set<Name> = []

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let view = moment.subject else { return }
    switch moment.topic {
    case .insert:
      guard situation.isNewcomer(view) else { return }
      arrivals[view] = moment.time
      if switches[view] == moment.time { deafFromTheFirst.insert(view) }
    case .set:
      guard moment.property?.kind == .inert else { return }
      switches[view] = moment.time
      if moment.isSubjects && moment.cause == nil {
        switchedAlone.insert(view)
      } else {
        switchedAlone.remove(view)
      }
      if arrivals[view] == moment.time {
        deafFromTheFirst.insert(view)
      } else {
        deafFromTheFirst.remove(view)
      }
    default: record.exercise()
    }
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    arrivals[name] = nil
    switches[name] = nil
    deafFromTheFirst.forget(name)
    switchedAlone.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest else { return }
    for view in rest.views + bars(in: rest, in: situation)
    where rest.values(.inert, of: view) != nil {
      guard let proof = proof(of: view, in: situation),
        !isBesideAnOpenDrawer(view, rest, situation)
      else { continue }
      let text = situation.names.text(view)
      record.convict(
        "\(text) heard touches, and hears none any more",
        [proof, .ending(.property(text, .inert))])
    }
    if rest.ignoring > situation.baseline.ignoring {
      record.convict(
        "all touches are ignored, and that is never taken back",
        [situation.lastEnd.map { .event($0) }, .ending(.field(.ignoring, nil))])
    }
  }

  /// The bars that have a property; the tree shows none.
  private func bars(in rest: Still, in situation: Situation) -> [Name] {
    rest.properties.keys.filter { situation.names.isBar($0) && !rest.shows($0) }
      .sorted { $0.number < $1.number }
  }

  /// Whether a view holds a child of the subject's own container, which made it deaf and now shows another
  /// child beside it, and more than before.
  private func isBesideAnOpenDrawer(_ view: Name, _ rest: Still, _ situation: Situation) -> Bool {
    let around = rest.path(from: view).dropFirst().lazy.compactMap(situation.names.controller)
    guard switchedAlone.contains(view), let container = around.first,
      situation.container(container) == nil
    else { return false }
    let seen = Sight(rest, situation).childrenInSight(of: container)
    let before = Sight(situation.baseline, situation).childrenInSight(of: container)
    func holds(_ child: Name) -> Bool {
      situation.names.rootView(of: child).map { rest.path(from: $0).contains(view) } ?? false
    }
    return seen.count > before.count && rest.children(of: container).contains(where: holds)
      && seen.contains { !holds($0) }
  }

  /// What shows that a deaf view heard touches before, or was made deaf; none where neither is known.
  private func proof(of view: Name, in situation: Situation) -> Evidence? {
    guard situation.baseline.values(.inert, of: view) == nil, !deafFromTheFirst.contains(view)
    else { return nil }
    if let change = situation.lastSet(.inert, of: view) { return .event(change) }
    guard let end = situation.lastEnd else { return nil }
    let owner = situation.names.isBar(view) ? situation.names.owner(of: view) : nil
    let place = owner.flatMap { situation.names.rootView(of: $0) } ?? view
    return situation.baseline.shows(place) ? .event(end) : nil
  }
}

extension Situation {
  /// Whether a view that is put in is no controller's, lay nowhere, and was not there before.
  fileprivate func isNewcomer(_ view: Name) -> Bool {
    names.controller(of: view) == nil && !names.isContainer(view) && !baseline.shows(view)
      && objects[view].superview == nil
  }
}
