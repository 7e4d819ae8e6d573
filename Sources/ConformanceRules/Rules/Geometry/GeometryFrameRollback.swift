import AppearanceTrace

/// What stays lies where it lay.
///
/// Condition, at rest, where the screen has the size that it had: a root view that was shown at first, and
/// is, in the same superview, and has no transform, has the frame that it had. Where the status bar has
/// another height, that is said only of what lies in a window itself and got its frame from the subject
/// since. That it fills its window now, and did not before, is judged where all that was presented before
/// still is: a presenter's resting frame is to be undone by a dismissal. Frames are those in the window:
/// where a root view around a view has moved, it is the one that is judged.
///
/// Who came or went in a change of a stack, a selection or a child that finished does not stay, and has
/// the frame that this change announced. How a container lays its children out that the script asks to
/// open, to close, to select or to replace is its own affair, and so is where it takes what lies deeper in
/// it, or is its child no more, unless a transition wrote that frame. A frame that follows a finger on the
/// container while it changes nothing else is its own affair too: a drawer is opened so.
struct GeometryFrameRollback: Machine {
  static let id: RuleID = "geometry-frame-rollback"
  static let statement = """
    After a transition that was given up, and after a dismissal, the view that stays lies \
    where it lay.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewControllerContextTransitioning, initialFrame(for:)
    """
  static let remedy = """
    Write back no frame that you remember; leave the frame of what stays to its superview.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.end, .resize, .setStatusBarHeight, .set]

  private(set) var record = Record()
  private var isResized = false
  /// How high the script made the status bar, first and last; empty while it is as it was.
  private var heights: [Double?] = []
  /// The last event that made it another height.
  private var heightChange = -1
  /// When the subject gave each view its frame, where nobody has given it another one since.
  private var writings: ByName<Int> = [:]
  /// The views whose frames were written in a transition of the subject's last.
  private var transitionWritings: Set<Name> = []
  /// Those who came or went in a change that finished, other than a presentation or dismissal.
  private var travellers: Set<Name> = []

  mutating func observe(_ moment: Moment, in situation: Situation) {
    switch moment.topic {
    case .resize: isResized = true
    case .setStatusBarHeight:
      heights = heights.prefix(1) + [moment.call?.number(nil)]
      heightChange = moment.index
    case .set:
      guard let view = moment.subject, moment.property?.kind == .frame else { return }
      writings[view] = moment.isBySubject ? moment.index : nil
      if moment.cause == nil {
        transitionWritings.forget(view)
      } else {
        transitionWritings.insert(view)
      }
    default:
      record.exercise()
      guard let transition = moment.subject.flatMap({ situation.transitions[$0] }),
        !transition.isModal, moment.flag == true
      else { return }
      travellers.formUnion(transition.sides.filter(situation.names.knows))
    }
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    travellers.forget(name)
    writings[name] = nil
    transitionWritings.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    // Another height than the first new one is taken to be the old one again.
    let isBarAsBefore = heights.isEmpty || heights.first != heights.last
    guard let rest = conclusion.rest, !isResized, situation.lastEnded != nil,
      situation.open.isEmpty,
      !situation.contract.restingLook.contains(.frame) || rest.presenters.isEmpty
    else { return }
    for view in rest.views where isComparable(view, rest, situation) {
      guard isBarAsBefore || isWritten(view, rest, situation) else { continue }
      let frames = (
        before: situation.baseline.values(.frame, of: view), now: rest.values(.frame, of: view)
      )
      guard frames.now != frames.before,
        frames.now != nil || rest.keepsPresentations(of: situation.baseline)
      else { continue }
      let text = situation.names.text(view)
      let last = situation.lastSet(.frame, of: view) ?? situation.lastEnd
      record.convict(
        frames.now == nil
          ? "\(text) does not lie where it lay, but fills its window"
          : "\(text) does not lie where it lay",
        [
          frames.before.map { _ in .baseline(.property(text, .frame)) },
          last.map { .event($0) },
          .ending(frames.now == nil ? .view(text) : .property(text, .frame)),
        ])
    }
  }

  /// Whether a root view is in its old place, and nothing but its frame says where it lies.
  private func isComparable(_ view: Name, _ rest: Still, _ situation: Situation) -> Bool {
    guard let controller = situation.names.controller(of: view), !travellers.contains(controller),
      !situation.isPulled(.frame, of: view)
    else { return false }
    return situation.baseline.shows(view)
      && situation.baseline.superview(of: view) == rest.superview(of: view)
      && rest.values(.transform, of: view) == nil
      && situation.baseline.values(.transform, of: view) == nil
      && !isArranged(controller, view, rest, situation)
      && rest.path(from: view).dropFirst().allSatisfy { isUnmoved($0, rest, situation) }
  }

  /// Whether a parent that the script has asked for something lays a controller's view out, or one further
  /// outside, where no transition did.
  private func isArranged(
    _ controller: Name, _ view: Name, _ rest: Still, _ situation: Situation
  ) -> Bool {
    guard !situation.arranging.isEmpty else { return false }
    if let parent = rest.parent(of: controller), situation.arranging.contains(parent) {
      return true
    }
    return !transitionWritings.contains(view)
      && rest.path(from: view).dropFirst().compactMap(situation.names.controller)
        .contains(where: situation.arranging.contains)
  }

  /// Whether a view lies in a window itself, and has the frame that the subject gave it since the status
  /// bar has its height.
  private func isWritten(_ view: Name, _ rest: Still, _ situation: Situation) -> Bool {
    let isInWindow = rest.superview(of: view).map(situation.isWindow) ?? false
    return isInWindow && (writings[view] ?? -1) > heightChange
  }

  /// Whether a view around another one is no root view, or lies as it lay, so that it takes nobody along.
  private func isUnmoved(_ view: Name, _ rest: Still, _ situation: Situation) -> Bool {
    situation.names.controller(of: view) == nil
      || [ViewProperty.Kind.frame, .transform].allSatisfy {
        situation.baseline.values($0, of: view) == rest.values($0, of: view)
      }
  }
}
