import AppearanceTrace

extension Situation {
  /// Lets an event have its effect, after all rules have seen it.
  mutating func apply(_ moment: Moment, _ event: Event) {
    learn(moment)
    switch moment.topic {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      takeCallback(moment)
    case .loadView, .viewDidLoad, .viewIsAppearing, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews:
      takeSign(moment)
    case .addChild:
      if let child = moment.object { place(child, in: moment.subject) }
    case .didMove:
      if let child = moment.subject { place(child, in: moment.object) }
    case .insert, .remove:
      takeMove(moment)
    case .statusBar:
      guard case .statusBar(let look) = event.action else { return }
      self.look = Look(look, names: &names)
      lookChange = moment.index
    case .present:
      guard case .call(let call) = event.action, let presented = moment.object else { return }
      captureRequests[presented] = call.flag("capturesStatusBar") ?? false
    case .end:
      takeEnd(moment)
    case .animateTransition, .startInteractiveTransition:
      takeAnimation(moment)
    case .completeTransition:
      change(moment.subject) { transition in
        guard transition.completion == nil else { return }
        transition.completion = .init(flag: moment.flag, event: moment.index)
      }
    case .finishInteractiveTransition: takeVerdict(.finish, moment)
    case .cancelInteractiveTransition: takeVerdict(.cancel, moment)
    case .pauseInteractiveTransition: takeVerdict(.pause, moment)
    case .release:
      takeRelease(moment)
    default:
      break
    }
  }

  private mutating func takeCallback(_ moment: Moment) {
    guard let controller = moment.subject, let phase = Phase(after: moment.topic) else { return }
    objects[controller].phase = phase
    objects[controller].lastCallback = moment.index
    takeSign(moment)
  }

  private mutating func takeSign(_ moment: Moment) {
    guard let controller = moment.subject else { return }
    objects[controller].lastSign = moment.index
    hear(controller)
  }

  /// A view that is taken out of another than the one it lies in stays where it is. Where that other one
  /// has come since, into the one that the view is known to lie in, it got its name late and held the view
  /// before.
  private mutating func takeMove(_ moment: Moment) {
    guard let view = moment.subject else { return }
    if moment.topic == .insert {
      objects[view].superview = moment.object
    } else if objects[view].superview == moment.object || isNamedLate(moment.object, around: view) {
      objects[view].superview = nil
    } else if objects[view].isPlaced {
      return
    }
    objects[view].isPlaced = true
    objects[view].lastMove = moment.index
  }

  /// Whether a wrapper was first spoken of after a view had come into what both lie in.
  private func isNamedLate(_ wrapper: Name?, around view: Name) -> Bool {
    guard let wrapper, let superview = objects[view].superview,
      let naming = objects[wrapper].lastMove, naming > objects[view].lastMove ?? -1
    else { return false }
    return isView(wrapper, inside: superview) && !isView(wrapper, inside: view)
  }

  private mutating func takeVerdict(_ word: Transition.Verdict.Word, _ moment: Moment) {
    change(moment.subject) { $0.verdict = .init(word: word, event: moment.index) }
  }

  private mutating func takeAnimation(_ moment: Moment) {
    change(moment.object ?? open.last) { transition in
      if transition.animation == nil { transition.animation = (moment.index, moment.time) }
    }
  }

  private mutating func takeRelease(_ moment: Moment) {
    guard let object = moment.subject else { return }
    known[object] = nil
    objects[object].phase = .gone
    objects[object].lastCallback = nil
    objects[object].lastSign = nil
    place(object, in: nil)
  }

  /// Changes what is known of a transition, if it is known.
  mutating func change(_ name: Name?, _ change: (inout Transition) -> Void) {
    guard let name, var transition = transitions[name] else { return }
    change(&transition)
    transitions[name] = transition
  }
}
