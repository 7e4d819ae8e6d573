import VirtualTime

/// What a control does at some events.
@MainActor struct ControlAction {
  /// What makes two actions the same.
  enum Identity: Equatable {
    case action(UIAction.Identifier)
    case method(ObjectIdentifier?, Selector)
  }

  var events: UIControl.Event
  var identity: Identity
  /// Who has the method; not kept alive.
  weak var target: AnyObject?
  /// Who is to answer for what the action does: whoever added it.
  let cause = World.current.cause
  var perform: (UIControl, UIEvent?) -> Void
  /// The action, where it is one.
  var action: UIAction?

  init(
    events: UIControl.Event, identity: Identity, target: AnyObject? = nil,
    perform: @escaping (UIControl, UIEvent?) -> Void
  ) {
    self.events = events
    self.identity = identity
    self.target = target
    self.perform = perform
  }

  /// The target's method, where the action is one.
  var method: Selector? {
    if case .method(_, let selector) = identity { return selector }
    return nil
  }
}

extension UIControl {
  final func perform(for events: Event, event: UIEvent?) {
    for action in actions where !action.events.isDisjoint(with: events) {
      World.acting(as: action.cause) { action.perform(self, event) }
    }
  }

  final func enumerate(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in actions where !stops {
      iterator(entry.action, entry.method.map { (entry.target, $0) }, entry.events, &stops)
    }
  }

  final func add(_ action: UIAction, for events: Event) {
    var entry = ControlAction(
      events: events, identity: .action(action.identifier),
      perform: { control, _ in control.sendAction(action) })
    entry.action = action
    put(entry)
  }

  final func add(_ target: AnyObject?, _ selector: Selector, for events: Event) {
    put(
      ControlAction(
        events: events, identity: .method(target.map { ObjectIdentifier($0) }, selector),
        target: target,
        perform: { [weak target] control, event in
          control.sendAction(selector, to: target, for: event)
        }))
  }

  /// Takes events from all methods of a target, or of all targets; of one name, or of all names.
  final func remove(_ target: AnyObject?, _ selector: Selector?, for events: Event) {
    for action in actions {
      guard let method = action.method else { continue }
      let isTarget = target == nil || action.target === target
      if isTarget, selector == nil || method == selector { take(action.identity, events) }
    }
  }

  final func remove(_ identifier: UIAction.Identifier, for events: Event) {
    take(.action(identifier), events)
  }

  /// Adds an action, or events to the one that is there already.
  final func put(_ action: ControlAction) {
    guard let index = actions.firstIndex(where: { $0.identity == action.identity }) else {
      actions.append(action)
      return
    }
    let events = actions[index].events.union(action.events)
    actions[index] = action
    actions[index].events = events
  }

  /// Takes events from an action, which goes with its last one.
  final func take(_ identity: ControlAction.Identity, _ events: Event) {
    for index in actions.indices where actions[index].identity == identity {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }
}
