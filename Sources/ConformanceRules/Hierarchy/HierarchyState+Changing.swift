import AppearanceTrace

extension HierarchyState {
  /// Lets an event have its effect, after all rules have seen it.
  mutating func apply(_ entry: IndexedEvent, _ event: Event) {
    learn(entry)
    if let size = event.newScreen { screen = size }
    switch entry.topic {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      takeCallback(entry)
    case .loadView, .viewDidLoad, .viewIsAppearing, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews:
      takeSign(entry)
    case .addChild:
      if let child = entry.counterpart { place(child, in: entry.principal) }
    case .didMove:
      if let child = entry.principal { place(child, in: entry.counterpart) }
    case .insert, .remove:
      takeMove(entry)
    case .statusBar:
      guard case .statusBar(let look) = event.action else { return }
      self.look = StatusBarState(look, names: &names)
      lookChange = entry.index
    case .present:
      guard case .call(let call) = event.action, let presented = entry.counterpart else { return }
      captureRequests[presented] = call.flag("capturesStatusBar") ?? false
    case .end:
      takeEnd(entry)
    case .animateTransition, .startInteractiveTransition:
      takeAnimation(entry)
    case .completeTransition:
      change(entry.principal) { transition in
        guard transition.completion == nil else { return }
        transition.completion = .init(flag: entry.flag, event: entry.index)
      }
    case .finishInteractiveTransition: takeVerdict(.finish, entry)
    case .cancelInteractiveTransition: takeVerdict(.cancel, entry)
    case .pauseInteractiveTransition: takeVerdict(.pause, entry)
    case .release:
      takeRelease(entry)
    default:
      break
    }
  }

  private mutating func takeCallback(_ entry: IndexedEvent) {
    guard let controller = entry.principal, let phase = Phase(after: entry.topic) else { return }
    objects[controller].phase = phase
    objects[controller].lastCallback = entry.index
    takeSign(entry)
  }

  private mutating func takeSign(_ entry: IndexedEvent) {
    guard let controller = entry.principal else { return }
    objects[controller].lastSign = entry.index
    hear(controller)
  }

  /// Learns where a view lies.
  ///
  /// A removal from a superview in which the view does not lie changes nothing. There is one exception: a
  /// wrapper that got its name only after it had entered the superview of both. It held the view all the
  /// time.
  private mutating func takeMove(_ entry: IndexedEvent) {
    guard let view = entry.principal else { return }
    takeCompanion(entry, view)
    if entry.topic == .insert {
      objects[view].superview = entry.counterpart
    } else if objects[view].superview == entry.counterpart
      || isNamedLate(entry.counterpart, around: view)
    {
      objects[view].superview = nil
    } else if objects[view].isPlaced {
      return
    }
    objects.change(view) { facts in
      facts.isPlaced = true
      facts.lastMove = entry.index
      facts.isMovedBySubject = entry.isBySubject
    }
  }

  /// Whether a wrapper was first spoken of after a view had come into what both lie in.
  private func isNamedLate(_ wrapper: Name?, around view: Name) -> Bool {
    guard let wrapper, let superview = objects[view].superview,
      let naming = objects[wrapper].lastMove, naming > objects[view].lastMove ?? -1
    else { return false }
    return isView(wrapper, inside: superview) && !isView(wrapper, inside: view)
  }

  private mutating func takeVerdict(_ word: TransitionState.Verdict.Word, _ entry: IndexedEvent) {
    change(entry.principal) { $0.verdict = .init(word: word, event: entry.index) }
  }

  private mutating func takeAnimation(_ entry: IndexedEvent) {
    change(entry.counterpart) { transition in
      if transition.animation == nil { transition.animation = (entry.index, entry.time) }
    }
  }

  private mutating func takeRelease(_ entry: IndexedEvent) {
    guard let object = entry.principal else { return }
    known[object] = nil
    objects.change(object) { facts in
      facts.phase = .gone
      facts.lastCallback = nil
      facts.lastSign = nil
    }
    place(object, in: nil)
  }

  /// Changes what is known of a transition, if it is known.
  mutating func change(_ name: Name?, _ change: (inout TransitionState) -> Void) {
    if let name { transitions.change(name, change) }
  }
}
