import AppearanceTrace

extension HierarchyState {
  /// Takes in what an event tells of script, fingers, properties and participants.
  mutating func learn(_ entry: IndexedEvent) {
    if entry.mark == .script { takeAct(entry) }
    takeWord(entry)
    switch entry.topic {
    case .set:
      guard let view = entry.principal, let property = entry.property else { return }
      let isPulled = entry.cause == nil && isPulled(view, at: entry.time)
      known[view, default: KnownProperties()].take(
        property, at: entry.index, isPulled: isPulled, isBySubject: entry.isBySubject)
    case .moves:
      if let view = entry.principal { moving[view] = entry.index }
    case .rests:
      if let view = entry.principal { moving[view] = nil }
    case .setAnimationsEnabled: isStill = entry.call?.flag(nil) == false
    case .open, .close, .select, .replace:
      if let container = entry.principal { arranging.insert(container) }
    case .beginIgnoringInteractionEvents: ignoring += 1
    case .endIgnoringInteractionEvents: ignoring = max(0, ignoring - 1)
    case .updateInteractiveTransition:
      guard let fraction = entry.progress else { return }
      change(entry.principal) { $0.progress = (fraction, entry.index) }
    case .gestureBegan, .gestureMoved, .gestureEnded, .gestureCancelled:
      takeGesture(entry)
    default:
      takeParticipant(entry)
    }
  }

  private mutating func takeAct(_ entry: IndexedEvent) {
    lastAct = entry.index
    if !entry.topic.isFinger { lastActByNoFinger = entry.index }
    lastActTime = entry.time
    if let request = ScriptRequest(entry) { lastRequest = request }
  }

  private mutating func takeGesture(_ entry: IndexedEvent) {
    guard let receiver = entry.principal else { return }
    let place = fingers.firstIndex { $0.receiver == receiver }
    let point = entry.point
    switch entry.topic {
    case .gestureBegan:
      lastFinger = entry.index
      if let place { fingers.remove(at: place) }
      for place in fingers.indices { fingers[place].isAlone = false }
      fingers.append(
        FingerGesture(
          receiver: receiver, way: FingerGesture.Way(entry.call), begin: entry.index,
          start: entry.time, origin: point, place: point, isAlone: fingers.isEmpty))
    case .gestureMoved:
      guard let place else { return }
      fingers[place].lastMove = entry.index
      fingers[place].place = point ?? fingers[place].place
    default:
      guard let place else { return }
      var gesture = fingers.remove(at: place)
      gesture.place = point ?? gesture.place
      gesture.end = FingerGesture.End(
        event: entry.index, time: entry.time,
        isCancelled: entry.topic == .gestureCancelled)
      lastGesture = gesture
    }
  }

  private mutating func takeParticipant(_ entry: IndexedEvent) {
    guard let party = entry.principal else { return }
    switch entry.topic {
    case .transitionDuration:
      guard let transition = entry.counterpart else { return }
      participants[transition, default: Participants()].animator = party
      participants[transition, default: Participants()].duration = entry.call?.duration("gives")
    case .animateTransition:
      guard let transition = entry.counterpart else { return }
      participants[transition, default: Participants()].animator = party
    case .interruptibleAnimator:
      guard let transition = entry.counterpart else { return }
      participants[transition, default: Participants()].runner = entry.given
    case .presentedView:
      guard let view = entry.given else { return }
      change(entry.counterpart) { $0.presentedView = (view, entry.index) }
    case .startInteractiveTransition:
      guard let transition = entry.counterpart else { return }
      participants[transition, default: Participants()].driver = party
    case .presentationTransitionWillBegin: takePresentationController(party, of: .present)
    case .dismissalTransitionWillBegin: takePresentationController(party, of: .dismiss)
    case .animationControllerForPresented, .animationControllerForDismissed,
      .animationControllerForOperation, .animationControllerForTransition,
      .interactionControllerForPresentation, .interactionControllerForDismissal,
      .interactionControllerForAnimator, .presentationControllerForPresented:
      if let controller = entry.counterpart { consultations[controller] = party }
    default:
      break
    }
  }

  private mutating func takePresentationController(
    _ party: Name, of kind: TransitionSpan.Kind
  ) {
    guard let transition = running(kind)?.name else { return }
    let earlier = participants[transition]?.presentation
    participants[transition, default: Participants()].presentation = party
    if let earlier, earlier != party { participants[transition]?.hasSeveralPresentations = true }
  }

  /// Learns who was asked about a transition before it began.
  mutating func introduceDelegate(of transition: TransitionState) {
    let controller = transition.kind == .dismiss ? transition.from : transition.to
    guard let controller, let delegate = consultations.removeValue(forKey: controller) else {
      return
    }
    participants[transition.name, default: Participants()].delegate = delegate
  }
}

extension HierarchyState {
  /// Whether a finger is down.
  var isFingerDown: Bool { !fingers.isEmpty }

  /// The gesture that goes on on a controller's view.
  func finger(on receiver: Name) -> FingerGesture? { fingers.first { $0.receiver == receiver } }

  /// How far a finger goes along its way with a move to a place, in points; none where no line says so.
  func step(ofFingerOn receiver: Name, to end: FingerGesture.Place?) -> Double? {
    guard let finger = finger(on: receiver), let start = finger.place, let end else { return nil }
    return finger.advance(from: start, to: end)
  }

  /// Whether a container lets a view follow a finger: one that is on the container or on what lies in it,
  /// or that went up in this instant, or one that it followed until now.
  ///
  /// A container that has changed its children since switches them, which is a transition. UIKit's own
  /// containers let nothing follow a finger but by transitions.
  private func isPulled(_ view: Name, at time: TraceTime) -> Bool {
    let fresh = lastGesture.flatMap { gesture in
      gesture.end.flatMap { !$0.isCancelled && $0.time == time ? gesture : nil }
    }
    let pull = known[view]?.pull
    guard isFingerDown || fresh != nil || pull != nil,
      let container = names.controller(of: view).flatMap({ objects[$0].parent }),
      self.container(container) == nil
    else { return false }
    let change = objects[container].lastChildChange ?? -1
    return pull.map { $0 > change } ?? false
      || (fingers + [fresh].compactMap { $0 }).contains {
        $0.begin > change && isController($0.receiver, within: container)
      }
  }
}
