import CoreGraphics

/// What a control does at some events.
@MainActor struct ControlAction {
  /// What makes two actions the same.
  enum Identity: Equatable {
    case action(UIAction.Identifier)
    case method(target: ObjectIdentifier?, name: String)
  }

  var events: UIControl.Event
  var identity: Identity
  var perform: (UIControl, UIEvent?) -> Void
}

extension UIControl {
  final func perform(for events: Event, event: UIEvent?) {
    for action in actions where !action.events.isDisjoint(with: events) {
      action.perform(self, event)
    }
  }

  final func add(_ action: UIAction, for events: Event) {
    put(
      ControlAction(
        events: events, identity: .action(action.identifier),
        perform: { control, _ in control.sendAction(action) }))
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
