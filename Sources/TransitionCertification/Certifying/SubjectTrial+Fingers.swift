import AppearanceTrace

/// Which finger a subject follows: one is moved each way, where something can be taken away, selected or opened.
extension SubjectTrial {
  /// The gestures that may be one's, those first that say least of where a finger begins.
  nonisolated static let gestures: [Gesture] =
    [.down, .right, .up, .left].map(Gesture.drag)
    + [.left, .right, .top, .bottom].map(Gesture.edge)

  /// Those of the top of a stack.
  nonisolated private static let pops: [Gesture] = [.drag(.right), .edgeSwipe]

  /// Those that bring what is next, the one first by which that comes in from behind.
  nonisolated private static let steps: [Gesture] =
    [.left, .up, .right, .down].map(Gesture.drag)
    + [.right, .bottom, .left, .top].map(Gesture.edge)

  /// The gesture that is spelled so; none where none is.
  nonisolated static func gesture(spelled words: String) -> Gesture? {
    (gestures + pops).first { $0.description == words }
  }

  /// The gesture that the subject follows; none where none is followed, or where it is declared.
  var gesture: Gesture? {
    guard subject.gesture == nil, subject.openingGesture == nil, !subject.takesDriver else {
      return nil
    }
    return switch subject.kind {
    case .container: containerGesture
    case .navigation: Self.pops.first { isDriven($0, in: "drag-out") }
    case .tabs: Self.steps.first { isDriven($0, in: "drag") }
    case .system, .animator, .delegate, .segue, .installed, .screen, .window: dismissingGesture
    }
  }

  // MARK: - Of transitions

  /// Whether a finger begins a transition under a driver, which it ends.
  private func isDriven(_ gesture: Gesture, in action: String) -> Bool {
    trace(of: subject.trying(gesture), doing: action)?.takesAway == true
  }

  /// The gesture that takes away what is presented: one that a driver follows, or else the first one by which the
  /// subject itself moves a view, to dismiss without a driver when the finger lifts.
  private var dismissingGesture: Gesture? {
    var byHand: Gesture?
    for gesture in Self.gestures {
      guard let trace = trace(of: subject.trying(gesture), doing: "drag-out") else { continue }
      if trace.takesAway { return gesture }
      if byHand == nil, trace.isDismissedByHand { byHand = gesture }
    }
    return byHand
  }

  // MARK: - Of containers

  /// Those of the top of a stack of a library's own, which may go any way.
  nonisolated private static let ownPops: [Gesture] =
    [.drag(.right), .edge(.left)] + gestures.filter { ![.drag(.right), .edge(.left)].contains($0) }

  /// The gesture that opens the container's first side, takes the top of a stack away, or else selects the next
  /// child.
  private var containerGesture: Gesture? {
    guard let plan = subject.containerPlan() else { return nil }
    let gestures =
      plan.opens
      ? plan.sides.first?.gesturesInward ?? [] : plan.stacks ? Self.ownPops : Self.steps
    return gestures.first { isFollowed(by: subject.trying($0), as: plan) == true }
  }

  /// Whether a container does nothing with the finger that its declaration says: no system's container has such a one
  /// with which it could be compared.
  var isIdle: Bool {
    guard subject.kind == .container, subject.gesture != nil || subject.openingGesture != nil,
      let plan = subject.containerPlan()
    else { return false }
    return isFollowed(by: subject, as: plan) == false
  }

  /// Whether the container does something while a finger moves, and shows something else at rest after that; none where
  /// no scenario is for it, or it does not come to rest.
  ///
  /// No transition tells of that: a container moves its children as it likes. What moves by itself does not do so in
  /// the instants in which a finger moves.
  ///
  /// - Parameter variant: how the finger goes; all the way where none is given.
  func isFollowed(
    by container: Subject, as plan: Subject.ContainerPlan, _ variant: Scenario.Variant? = nil
  ) -> Bool? {
    let hasSide = plan.opens
    let trace = trace(
      of: container, doing: plan.stacks ? "drag-out" : "drag",
      variant ?? (hasSide ? .resting : .finished)
    ) { $0.hasSide == hasSide }
    guard let trace, case .settled(_, let after) = trace.ending else { return nil }
    guard trace.actsUnderFinger else { return false }
    let hasChanged = after.appearances != trace.baseline.appearances
    return hasChanged || hasSide && trace.placesOfScreens(in: after) != trace.placesOfScreens
  }
}

extension Trace {
  /// Whether a driver takes something away, or selects; whatever else a finger begins is another matter.
  var takesAway: Bool {
    finishes { $0.isInteractive && [.dismiss, .pop, .select].contains($0.kind) }
  }

  /// Whether a transition ends finished that is of a certain sort.
  private func finishes(_ isMeant: (TransitionSpan) -> Bool) -> Bool {
    let meant = Set(
      events.compactMap { event in
        guard case .begin(let span) = event.action, isMeant(span) else { return String?.none }
        return span.transition
      })
    return events.contains {
      guard case .end(let transition, .finished) = $0.action else { return false }
      return meant.contains(transition)
    }
  }

  /// Whether the subject moves a view with a finger, and what is presented is dismissed in an instant of that
  /// finger's, or when a view has come to rest that began to move in one.
  ///
  /// What goes by itself after a while does not begin to go in such an instant, and what only goes when a finger has
  /// passed was not moved by it.
  var isDismissedByHand: Bool {
    let touched = touched
    let followed = touched.union(rests(ofViewsMovedIn: touched))
    let begun = events.firstIndex { event in
      guard case .begin(let span) = event.action else { return false }
      return span.kind == .dismiss && followed.contains(event.time)
    }
    guard let begun, case .begin(let dismissal) = events[begun].action else { return false }
    return events[..<begun].contains { $0.movesView && touched.contains($0.time) }
      && finishes { $0.transition == dismissal.transition }
  }

  /// The instants in which the script moves a finger.
  private var touched: Set<TraceTime> {
    Set(
      events.compactMap { event in
        guard case .call(let call) = event.action, event.mark == .script,
          [.gestureMoved, .gestureEnded].contains(call.method)
        else { return TraceTime?.none }
        return event.time
      })
  }

  /// When views come to rest that begin to move in some instants.
  private func rests(ofViewsMovedIn instants: Set<TraceTime>) -> [TraceTime] {
    var moved: Set<String> = []
    return events.compactMap { event in
      switch event.action {
      case .moves(let view) where instants.contains(event.time): moved.insert(view)
      case .rests(let view) where moved.remove(view) != nil: return event.time
      default: break
      }
      return nil
    }
  }

  /// Whether anything happens in an instant in which the script moves a finger.
  fileprivate var actsUnderFinger: Bool {
    let touched = touched
    return events.contains { $0.mark != .script && touched.contains($0.time) }
  }

  /// Where the views of controllers are before the script acts.
  fileprivate var placesOfScreens: [Checkpoint.Property] { placesOfScreens(in: baseline) }

  /// Where the views of controllers are.
  fileprivate func placesOfScreens(in checkpoint: Checkpoint) -> [Checkpoint.Property] {
    let views = Set(cast.filter { $0.role.kind == .rootView }.map(\.name))
    return checkpoint.properties.filter {
      views.contains($0.view) && [.frame, .transform].contains($0.property.kind)
    }
  }
}

extension Event {
  /// Whether the subject lays a view elsewhere.
  fileprivate var movesView: Bool {
    guard attribution != nil, case .set(_, let property) = action else { return false }
    return [.frame, .transform].contains(property.kind)
  }
}

extension Subject.Side {
  /// The gestures that lead in from the side, that first which may begin anywhere; those of all sides where it is
  /// none of the screen's.
  fileprivate var gesturesInward: [Gesture] {
    switch self {
    case .left: [.drag(.right), .edge(.left)]
    case .right: [.drag(.left), .edge(.right)]
    case .top: [.drag(.down), .edge(.top)]
    case .bottom: [.drag(.up), .edge(.bottom)]
    default: SubjectTrial.gestures
    }
  }
}
