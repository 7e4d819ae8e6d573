import AppearanceTrace

extension Situation {
  /// Takes in what an event tells of script, fingers, properties and participants.
  mutating func learn(_ moment: Moment) {
    if moment.mark == .script { takeAct(moment) }
    switch moment.topic {
    case .set:
      guard let view = moment.subject, let property = moment.property else { return }
      let isPulled = moment.cause == nil && isPulled(view, at: moment.time)
      known[view, default: KnownProperties()].take(
        property, at: moment.index, isPulled: isPulled)
    case .moves:
      if let view = moment.subject { moving[view] = moment.index }
    case .rests:
      if let view = moment.subject { moving[view] = nil }
    case .setAnimationsEnabled: isStill = moment.call?.flag(nil) == false
    case .open, .close, .select, .replace:
      if let container = moment.subject { arranging.insert(container) }
    case .beginIgnoringInteractionEvents: ignoring += 1
    case .endIgnoringInteractionEvents: ignoring = max(0, ignoring - 1)
    case .updateInteractiveTransition:
      guard let fraction = moment.call?.number(nil) else { return }
      change(moment.subject) { $0.progress = (fraction, moment.index) }
    case .gestureBegan, .gestureMoved, .gestureEnded, .gestureCancelled:
      takeGesture(moment)
    default:
      takeParticipant(moment)
    }
  }

  private mutating func takeAct(_ moment: Moment) {
    lastAct = moment.index
    if !moment.topic.isFinger { lastActByNoFinger = moment.index }
    lastActTime = moment.time
    if let request = Request(moment) { lastRequest = request }
  }

  private mutating func takeGesture(_ moment: Moment) {
    guard let receiver = moment.subject else { return }
    let place = fingers.firstIndex { $0.receiver == receiver }
    switch moment.topic {
    case .gestureBegan:
      if let place { fingers.remove(at: place) }
      fingers.append(
        Gesture(
          receiver: receiver, way: Gesture.Way(moment.call), begin: moment.index,
          start: moment.time))
    case .gestureMoved:
      if let place { fingers[place].lastMove = moment.index }
    default:
      guard let place else { return }
      var gesture = fingers.remove(at: place)
      gesture.end = Gesture.End(
        event: moment.index, time: moment.time,
        isCancelled: moment.topic == .gestureCancelled)
      lastGesture = gesture
    }
  }

  private mutating func takeParticipant(_ moment: Moment) {
    guard let party = moment.subject else { return }
    switch moment.topic {
    case .transitionDuration:
      guard let transition = moment.object else { return }
      participants[transition, default: Participants()].animator = party
      participants[transition, default: Participants()].duration = moment.call?.duration("gives")
    case .animateTransition:
      guard let transition = moment.object else { return }
      participants[transition, default: Participants()].animator = party
    case .interruptibleAnimator:
      guard let transition = moment.object else { return }
      participants[transition, default: Participants()].runner = moment.given
    case .startInteractiveTransition:
      guard let transition = moment.object else { return }
      participants[transition, default: Participants()].driver = party
    case .presentationTransitionWillBegin: takePresentationController(party, of: .present)
    case .dismissalTransitionWillBegin: takePresentationController(party, of: .dismiss)
    case .animationControllerForPresented, .animationControllerForDismissed,
      .animationControllerForOperation, .animationControllerForTransition,
      .interactionControllerForPresentation, .interactionControllerForDismissal,
      .interactionControllerForAnimator, .presentationControllerForPresented:
      if let controller = moment.object { consultations[controller] = party }
    default:
      break
    }
  }

  private mutating func takePresentationController(
    _ party: Name, of kind: TransitionSpan.Kind
  ) {
    guard let transition = running(kind)?.name else { return }
    participants[transition, default: Participants()].presentation = party
  }

  /// Learns who was asked about a transition before it began.
  mutating func introduceDelegate(of transition: Transition) {
    let controller = transition.kind == .dismiss ? transition.from : transition.to
    guard let controller, let delegate = consultations.removeValue(forKey: controller) else {
      return
    }
    participants[transition.name, default: Participants()].delegate = delegate
  }
}

extension Situation {
  /// Whether a finger is down.
  var isFingerDown: Bool { !fingers.isEmpty }

  /// The gesture that goes on on a controller's view.
  func finger(on receiver: Name) -> Gesture? { fingers.first { $0.receiver == receiver } }

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
