import AppearanceTrace

/// Nothing behind is reached.
///
/// Condition, at rest while the screen is read aloud: where a presentation controller of the
/// subject's own shows a screen, assistive technology does not reach the presenter's view, nor what
/// lies behind it; unless the contract says that what is behind stays within reach.
struct AccessibilityReachableSet: Machine {
  static let id: RuleID = "accessibility-reachable-set"
  static let statement = """
    Assistive technology reaches the layer in front only, and nothing behind a modal screen.
    """
  static let level = Level.must
  static let authority = """
    Apple: accessibilityViewIsModal
    """
  static let remedy = """
    Set accessibilityViewIsModal on the container view, or on the view that you present.
    """
  static let needs: Set<SceneSense> = [.reachability]
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .presentationTransitionWillBegin
  ]

  private(set) var record = Record()
  private var presentations: ByName<Int> = [:]

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard moment.mark == .crossing, let transition = moment.object ?? situation.open.last else {
      return
    }
    presentations[transition] = moment.index
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    presentations[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest, !rest.reachable.isEmpty else { return }
    for presenter in rest.presenters {
      guard let presented = rest.presented(by: presenter),
        let transition = situation.presentations[presenter]?.transition,
        let begin = presentations[transition]
      else { continue }
      guard let view = situation.names.rootView(of: presenter), rest.reachable.contains(view) else {
        record.exercise()
        continue
      }
      guard situation.contract.blocksWhatIsBehind else {
        record.rely(on: .blocksWhatIsBehind)
        continue
      }
      let text = situation.names.text(view)
      record.convict(
        "\(text) is still reached behind \(situation.names.text(presented))",
        [.event(begin), .ending(.field(.reachable, text))])
    }
  }
}
