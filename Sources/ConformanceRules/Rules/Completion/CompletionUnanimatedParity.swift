/// A change without an animation ends where the animated one does.
///
/// Condition, where all that was presented or pushed in the trace is gone again, and a transition that
/// took no time had part in it: the hierarchy at rest is the one from before, with the same views in the
/// same places, the same controllers shown, and no property changed. How the animated variant ends is
/// the same condition without the second half, so the two agree.
struct CompletionUnanimatedParity: Machine {
  static let id: RuleID = "completion-unanimated-parity"
  static let statement = """
    The unanimated, zero-length and reduced-motion variants end in the same hierarchy, states and \
    properties as the animated run.
    """
  static let level = Level.must
  static let authority = "Apple: UIViewController, present(_:animated:completion:); observed FS-09"
  static let remedy = """
    Do in the presentation controller, and not in an animator, what has to happen in any case.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.begin, .end]

  private(set) var record = Record()
  /// The last transition back that took no time.
  private var last: Name?
  /// Where it ended.
  private var end: Int?

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let transition = moment.subject.flatMap({ situation.transitions[$0] }),
      !transition.isAnimated, transition.kind == .dismiss || transition.kind == .pop
    else { return }
    if moment.topic == .begin { (last, end) = (transition.name, nil) }
    if moment.topic == .end, moment.flag == true, transition.name == last { end = moment.index }
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest, let last, let end, situation.open.isEmpty,
      situation.baseline.presenters.isEmpty, rest.presenters.isEmpty,
      situation.baseline.hasSameFamilies(as: rest)
    else { return }
    let missing = situation.baseline.views.first { !rest.shows($0) }
    if let missing {
      record.convict(
        """
        \(situation.names.text(missing)) was there before, and is not after \
        \(situation.names.text(last)), which took no time
        """,
        [
          .baseline(.view(situation.names.text(missing))), .event(end), .ending(.heading),
        ])
      return
    }
    let changed = situation.baseline.views.lazy.compactMap { view in
      situation.baseline.difference(from: rest, of: view).map { (view, $0) }
    }.first
    guard let (view, kind) = changed else { return record.exercise() }
    let text = situation.names.text(view)
    record.convict(
      """
      \(text) has another \(kind.rawValue) than before \
      \(situation.names.text(last)), which took no time
      """,
      [
        .event(end),
        rest.values(kind, of: view) == nil
          ? .baseline(.property(text, kind)) : .ending(.property(text, kind)),
      ])
  }
}
