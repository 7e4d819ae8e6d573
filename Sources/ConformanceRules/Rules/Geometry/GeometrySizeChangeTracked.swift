import AppearanceTrace

/// Views follow the size of the screen.
///
/// Condition, at rest after the script has changed a window's size, for each root view that is shown in
/// that window, with no transform on it or around it:
///
/// - It has not the size that the window had before. That is known from an earlier change only: no line
///   tells how large a window was at first.
/// - If it filled the window before, it does not begin in the corner and reach beyond the new bounds.
/// - If it filled the window before, and its place in the hierarchy gives it the whole window, it fills
///   the new bounds: as root controller, as one presented over the whole screen, or as child of a
///   navigation or tab bar controller with such a place. A sheet, a card, a column and the child of
///   another container may take more or less of a window of another size. A window's root controller that
///   no line showed before fills them, too.
///
/// That a view filled the window is known from the baseline, or from the last transition that brought it
/// and announced no other frame. Of a view that did not, no line says which frame would fit; and a
/// presenter may have its declared resting frame while something is presented.
struct GeometrySizeChangeTracked: Machine {
  static let id: RuleID = "geometry-size-change-tracked"
  static let statement = """
    After a change of size all views that are shown fit the new size.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIContentContainer, viewWillTransition(to:with:)
    """
  static let remedy = """
    Take frames from the context when you need them, and never from before the change.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.resize, .begin]

  private(set) var record = Record()
  private var change: SizeChange?
  /// The transitions that brought controllers last.
  private var arrivals: ByName<Arrival> = [:]

  private struct Arrival {
    let begin: Int
    let isFilling: Bool
    /// Whether it was presented over the whole screen; none where it was not presented.
    let isOverScreen: Bool?
  }

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard moment.topic == .begin else {
      change = SizeChange(moment, after: change)
      return
    }
    guard let transition = moment.subject.flatMap({ situation.transitions[$0] }),
      let controller = transition.to
    else { return }
    switch transition.kind {
    case .dismiss, .replace: break
    case .present, .push, .pop, .set, .select:
      let isOver = ["fullScreen", "overFullScreen"].contains(transition.style)
      arrivals[controller] = Arrival(
        begin: moment.index, isFilling: transition.finalFrame == nil,
        isOverScreen: transition.kind == .present ? isOver : nil)
    }
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    arrivals[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest, let change, let bounds = change.bounds else { return }
    let sight = Sight(rest, situation)
    for view in rest.views where sight.isLaidOut(view, in: change.window) {
      guard let controller = situation.names.controller(of: view) else { continue }
      guard let frame = sight.frame(of: view), frame != bounds else {
        record.exercise()
        continue
      }
      let text = situation.names.text(view)
      if let old = change.old, rest.values(.frame, of: view).map({ Array($0.suffix(2)) }) == old {
        record.convict(
          "\(text) has the size that the screen had before",
          [.event(change.event), .ending(.property(text, .frame))])
      } else if !mayRest(rest, situation), let proof = proofOfFilling(by: controller, situation),
        frame.isBeyond(bounds) || isGivenAll(controller, rest, situation)
      {
        record.convict(
          "\(text) filled the screen, and does not fit its new size",
          [proof, .event(change.event), .ending(.property(text, .frame))])
      } else if !mayRest(rest, situation), arrivals[controller] == nil,
        !situation.baseline.shows(view), isRoot(controller, rest, situation)
      {
        record.convict(
          "\(text) is the root of its window, and does not fit the new size",
          [.event(change.event), .ending(.property(text, .frame))])
      }
    }
  }

  // MARK: - Before the change

  /// Whether presenters may have a frame of their own.
  private func mayRest(_ rest: Still, _ situation: Situation) -> Bool {
    situation.contract.restingLook.contains(.frame) && !rest.presenters.isEmpty
  }

  /// The line that shows that a controller's view filled the window; none where it did not.
  private func proofOfFilling(by controller: Name, _ situation: Situation) -> Evidence? {
    if let arrival = arrivals[controller] {
      return arrival.isFilling ? .event(arrival.begin) : nil
    }
    guard let view = situation.names.rootView(of: controller), situation.baseline.shows(view),
      situation.baseline.values(.frame, of: view) == nil
    else { return nil }
    return .baseline(.view(situation.names.text(view)))
  }

  /// Whether a controller filled the window, and its place gives it the whole window whatever the size.
  private func isGivenAll(_ controller: Name, _ rest: Still, _ situation: Situation) -> Bool {
    var controller = controller
    for _ in 0..<Situation.depthLimit {
      guard proofOfFilling(by: controller, situation) != nil else { return false }
      guard let parent = rest.parent(of: controller) else { break }
      switch situation.container(parent) {
      case .navigation, .tabs: controller = parent
      case .pages, .split, nil: return false
      }
    }
    if let isOverScreen = arrivals[controller]?.isOverScreen { return isOverScreen }
    if let presenter = rest.presenter(of: controller) {
      return situation.presentations[presenter]?.isRemoving ?? false
    }
    return isRoot(controller, rest, situation)
  }

  /// Whether nobody holds or presents a controller, and its view lies right in a window.
  private func isRoot(_ controller: Name, _ rest: Still, _ situation: Situation) -> Bool {
    let view = situation.names.rootView(of: controller)
    return rest.parent(of: controller) == nil && rest.presenter(of: controller) == nil
      && view.flatMap { rest.superview(of: $0) }.map(situation.isWindow) ?? false
  }
}

extension Sight.Frame {
  /// Whether it begins in the corner of these bounds and reaches beyond them.
  fileprivate func isBeyond(_ bounds: Self) -> Bool {
    isAtOrigin && (width > bounds.width || height > bounds.height)
  }
}
