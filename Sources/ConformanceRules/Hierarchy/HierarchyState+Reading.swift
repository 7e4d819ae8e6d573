import AppearanceTrace

extension HierarchyState {
  /// Takes an event in: turns its names into numbers, and learns of a transition that begins.
  mutating func read(_ event: Event, at index: Int) -> IndexedEvent {
    names.now = index
    var entry = IndexedEvent(
      index: index, time: event.time, topic: event.action.kind, mark: event.mark)
    readParties(of: event.action, into: &entry)
    switch event.attribution {
    case .subject(let transition):
      entry.cause = names.number(transition)
      entry.isCausedBySubject = true
    case .subjectAlone: entry.isCausedBySubject = true
    case .direct: entry.isDirect = true
    case nil: break
    }
    if case .begin(let span) = event.action, let name = entry.principal {
      let own = nameOfItsOwn(name)
      entry.principal = own
      introduce(span, as: own, at: index)
    }
    return entry
  }

  /// A name for a transition that begins, which is nobody's: a later round may take the names of those before, and
  /// who remembers one of them means none of the new ones.
  private mutating func nameOfItsOwn(_ name: Name) -> Name {
    guard transitions[name] != nil, names.role(of: name) == .transition else { return name }
    return names.passOn(name)
  }

  private mutating func readParties(of action: Event.Action, into entry: inout IndexedEvent) {
    switch action {
    case .call(let call):
      entry.principal = names.number(call.receiver)
      entry.call = call
      readArguments(of: call, into: &entry)
    case .begin(let span):
      entry.principal = names.number(span.transition)
      for side in [span.from, span.to] {
        if let side { names.numberOfRootView(of: names.number(side)) }
      }
    case .end(let transition, let outcome):
      entry.principal = names.number(transition)
      entry.flag = outcome == .finished
    case .statusBar(let look):
      entry.principal = look.owner.map { names.number($0) }
    case .insert(let view, let superview, let below):
      entry.principal = names.number(view)
      entry.counterpart = names.number(superview)
      entry.sibling = below.map { names.number($0) }
    case .remove(let view, let superview):
      entry.principal = names.number(view)
      entry.counterpart = names.number(superview)
    case .set(let view, let property):
      entry.principal = names.number(view)
      entry.property = property
    case .moves(let view), .rests(let view):
      entry.principal = names.number(view)
    case .delegate(let controller, _):
      entry.principal = names.number(controller)
    case .fault(let id, let effect, let object):
      entry.effect = effect
      entry.principal = object.map { names.number($0) }
      entry.counterpart = names.number(id)
    case .release(let object):
      entry.principal = names.number(object)
    case .round, .repeats:
      break
    }
  }

  private mutating func readArguments(of call: Call, into entry: inout IndexedEvent) {
    switch call.method {
    case .completeTransition, .beginAppearanceTransition, .setAnimationsEnabled,
      .setIdleTimerDisabled:
      entry.flag = call.flag(nil)
    case .present, .setRootViewController, .addChild, .willMove, .didMove, .animateTransition,
      .startInteractiveTransition:
      guard case .word(let word) = call.arguments.first?.value, word != "nil" else { return }
      entry.counterpart = names.number(word)
    case .pushViewController, .popToViewController, .performSegue, .transitionDuration,
      .animateAlongsideTransition, .alongside, .alongsideCompletion, .reportDismissal,
      .willShow, .didShow, .shouldSelect, .didSelect, .presentationControllerShouldDismiss,
      .presentationControllerWillDismiss, .presentationControllerDidDismiss,
      .presentationControllerDidAttemptToDismiss:
      entry.counterpart = call.word(nil).map { names.number($0) }
    case .animationControllerForPresented, .animationControllerForDismissed,
      .animationControllerForOperation, .animationControllerForTransition,
      .interactionControllerForPresentation, .interactionControllerForDismissal,
      .interactionControllerForAnimator, .presentationControllerForPresented,
      .interruptibleAnimator, .presentedView:
      entry.counterpart = call.word(nil).map { names.number($0) }
      entry.given = call.word("gives").map { names.number($0) }
    case .updateInteractiveTransition:
      entry.progress = call.number(nil)
    case .gestureBegan, .gestureMoved, .gestureEnded, .gestureCancelled:
      entry.point = FingerGesture.Place(call)
    case .unwind:
      entry.counterpart = call.word("to").map { names.number($0) }
    case .setViewControllers:
      guard case .list(let list) = call.arguments.first?.value else { return }
      for controller in list { _ = names.number(controller) }
    case .replace:
      guard case .word(let word) = call.arguments.last(where: { $0.label == nil })?.value,
        word != "nil"
      else { return }
      entry.counterpart = names.number(word)
    default:
      break
    }
  }
}

extension HierarchyState {
  /// Takes a checkpoint in, with its names as numbers.
  mutating func take(_ checkpoint: Checkpoint) -> HierarchySnapshot {
    HierarchySnapshot(checkpoint, on: screen, names: &names)
  }
}
