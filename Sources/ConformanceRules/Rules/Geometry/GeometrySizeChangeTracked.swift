import AppearanceTrace

/// Views follow the size of the screen.
///
/// Condition, at rest after the script has changed a window's size, for each root view that is shown in
/// that window, with no transform on it or around it:
///
/// - It has not the size that the window had before, which the header's screen tells of the first change.
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
struct GeometrySizeChangeTracked: RuleChecker {
  static let id: RuleID = "geometry-size-change-tracked"
  static let statement = """
    After a change of size all views that are shown fit the new size.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIContentContainer, viewWillTransition(to:with:)")
  ]
  static let remedy = """
    Take frames from the context when you need them, and never from before the change.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.resize, .begin]

  private(set) var record = Record()
  private var change: SizeChange?
  /// The transitions that brought controllers last.
  private var arrivals: NameMap<Arrival> = [:]

  private struct Arrival {
    let begin: Int
    let isFilling: Bool
    /// Whether it was presented over the whole screen; none where it was not presented.
    let isOverScreen: Bool?
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.topic == .begin else {
      change = SizeChange(entry, after: change, from: hierarchy.baseline.screen)
      return
    }
    guard let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      let controller = transition.to
    else { return }
    switch transition.kind {
    case .dismiss, .replace: break
    case .present, .push, .pop, .set, .select:
      let isOver = ["fullScreen", "overFullScreen"].contains(transition.style)
      arrivals[controller] = Arrival(
        begin: entry.index, isFilling: transition.finalFrame == nil,
        isOverScreen: transition.kind == .present ? isOver : nil)
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    arrivals[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, let change, let bounds = change.bounds else {
      return
    }
    let visibility = Visibility(finalState, hierarchy)
    for view in finalState.views where visibility.isLaidOut(view, in: change.window) {
      guard let controller = hierarchy.names.controller(of: view) else { continue }
      guard let frame = visibility.frame(of: view), frame != bounds else {
        record.exercise()
        continue
      }
      let text = hierarchy.names.text(view)
      if let old = change.old,
        finalState.values(.frame, of: view).map({ Array($0.suffix(2)) }) == old
      {
        record.convict(
          "\(text) has the size that the screen had before",
          [.event(change.event), .ending(.property(text, .frame))])
      } else if !mayRest(finalState, hierarchy),
        let proof = proofOfFilling(by: controller, hierarchy),
        frame.isBeyond(bounds) || isGivenAll(controller, finalState, hierarchy)
      {
        record.convict(
          "\(text) filled the screen, and does not fit its new size",
          [proof, .event(change.event), .ending(.property(text, .frame))])
      } else if !mayRest(finalState, hierarchy), arrivals[controller] == nil,
        !hierarchy.baseline.shows(view), isRoot(controller, finalState, hierarchy)
      {
        record.convict(
          "\(text) is the root of its window, and does not fit the new size",
          [.event(change.event), .ending(.property(text, .frame))])
      }
    }
  }

  // MARK: - Before the change

  /// Whether presenters may have a frame of their own.
  private func mayRest(_ finalState: HierarchySnapshot, _ hierarchy: HierarchyState) -> Bool {
    hierarchy.contract.restingLook.contains(.frame) && !finalState.presenters.isEmpty
  }

  /// The line that shows that a controller's view filled the window; none where it did not.
  private func proofOfFilling(by controller: Name, _ hierarchy: HierarchyState) -> Evidence? {
    if let arrival = arrivals[controller] {
      return arrival.isFilling ? .event(arrival.begin) : nil
    }
    guard let view = hierarchy.names.rootView(of: controller), hierarchy.baseline.shows(view),
      hierarchy.baseline.values(.frame, of: view) == nil
    else { return nil }
    return .baseline(.view(hierarchy.names.text(view)))
  }

  /// Whether a controller filled the window, and its place gives it the whole window whatever the size.
  private func isGivenAll(
    _ controller: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    var controller = controller
    for _ in 0..<HierarchyState.depthLimit {
      guard proofOfFilling(by: controller, hierarchy) != nil else { return false }
      guard let parent = finalState.parent(of: controller) else { break }
      switch hierarchy.container(parent) {
      case .navigation, .tabs: controller = parent
      case .pages, .split, nil: return false
      }
    }
    if let isOverScreen = arrivals[controller]?.isOverScreen { return isOverScreen }
    if let presenter = finalState.presenter(of: controller) {
      return hierarchy.presentations[presenter]?.isRemoving ?? false
    }
    return isRoot(controller, finalState, hierarchy)
  }

  /// Whether nobody holds or presents a controller, and its view lies right in a window.
  private func isRoot(
    _ controller: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    let view = hierarchy.names.rootView(of: controller)
    return finalState.parent(of: controller) == nil && finalState.presenter(of: controller) == nil
      && view.flatMap { finalState.superview(of: $0) }.map(hierarchy.isWindow) ?? false
  }
}

extension Visibility.Frame {
  /// Whether it begins in the corner of these bounds and reaches beyond them.
  fileprivate func isBeyond(_ bounds: Self) -> Bool {
    isAtOrigin && (width > bounds.width || height > bounds.height)
  }
}
