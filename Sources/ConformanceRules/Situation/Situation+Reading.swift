import AppearanceTrace

extension Situation {
  /// Takes an event in: turns its names into numbers, and learns of a transition that begins.
  mutating func read(_ event: Event, at index: Int) -> Moment {
    names.now = index
    var moment = Moment(
      index: index, time: event.time, topic: Topic(event.action), mark: event.mark)
    readParties(of: event.action, into: &moment)
    switch event.attribution {
    case .subject(let transition):
      moment.cause = names.number(transition)
      moment.isSubjects = true
    case .subjectAlone: moment.isSubjects = true
    case .direct: moment.isDirect = true
    case nil: break
    }
    if case .begin(let span) = event.action, let name = moment.subject {
      introduce(span, as: name, at: index)
    }
    return moment
  }

  private mutating func readParties(of action: Event.Action, into moment: inout Moment) {
    switch action {
    case .call(let call):
      moment.subject = names.number(call.receiver)
      moment.call = call
      readArguments(of: call, into: &moment)
    case .begin(let span):
      moment.subject = names.number(span.transition)
      for side in [span.from, span.to] {
        if let side { names.numberOfRootView(of: names.number(side)) }
      }
    case .end(let transition, let outcome):
      moment.subject = names.number(transition)
      moment.flag = outcome == .finished
    case .statusBar(let look):
      moment.subject = look.owner.map { names.number($0) }
    case .insert(let view, let superview, let below):
      moment.subject = names.number(view)
      moment.object = names.number(superview)
      moment.sibling = below.map { names.number($0) }
    case .remove(let view, let superview):
      moment.subject = names.number(view)
      moment.object = names.number(superview)
    case .set(let view, let property):
      moment.subject = names.number(view)
      moment.property = property
    case .moves(let view), .rests(let view):
      moment.subject = names.number(view)
    case .delegate(let controller, _):
      moment.subject = names.number(controller)
    case .fault(let id, let effect, let object):
      moment.effect = effect
      moment.subject = object.map { names.number($0) }
      moment.object = names.number(id)
    case .release(let object):
      moment.subject = names.number(object)
    case .round, .repeats:
      break
    }
  }

  private mutating func readArguments(of call: Call, into moment: inout Moment) {
    switch call.method {
    case .completeTransition, .beginAppearanceTransition:
      moment.flag = call.flag(nil)
    case .present, .setRootViewController, .addChild, .willMove, .didMove, .animateTransition,
      .startInteractiveTransition:
      guard case .word(let word) = call.arguments.first?.value, word != "nil" else { return }
      moment.object = names.number(word)
    case .pushViewController, .popToViewController, .performSegue, .transitionDuration,
      .animateAlongsideTransition, .alongside, .alongsideCompletion, .reportDismissal,
      .willShow, .didShow, .shouldSelect, .didSelect, .presentationControllerShouldDismiss,
      .presentationControllerWillDismiss, .presentationControllerDidDismiss,
      .presentationControllerDidAttemptToDismiss:
      moment.object = call.word(nil).map { names.number($0) }
    case .animationControllerForPresented, .animationControllerForDismissed,
      .animationControllerForOperation, .animationControllerForTransition,
      .interactionControllerForPresentation, .interactionControllerForDismissal,
      .interactionControllerForAnimator, .presentationControllerForPresented,
      .interruptibleAnimator:
      moment.object = call.word(nil).map { names.number($0) }
      moment.given = call.word("gives").map { names.number($0) }
    case .unwind:
      moment.object = call.word("to").map { names.number($0) }
    case .setViewControllers:
      guard case .list(let list) = call.arguments.first?.value else { return }
      for controller in list { _ = names.number(controller) }
    case .replace:
      guard case .word(let word) = call.arguments.last(where: { $0.label == nil })?.value,
        word != "nil"
      else { return }
      moment.object = names.number(word)
    default:
      break
    }
  }
}

extension Situation {
  /// Takes a checkpoint in, with its names as numbers.
  mutating func take(_ checkpoint: Checkpoint) -> Still {
    Still(checkpoint, names: &names)
  }
}
