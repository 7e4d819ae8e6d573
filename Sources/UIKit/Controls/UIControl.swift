import Foundation

/// A view that tells others what the user does with it.
///
/// Follows one finger and sends its events. Differs from UIKit: menus and tool tips are absent, and an
/// action without a target is not offered to the responders.
@preconcurrency @MainActor open class UIControl: UIView {
  private var condition: State = []
  final var actions: [ControlAction] = []

  /// Whether the control reacts to the user.
  open var isEnabled: Bool {
    get { !condition.contains(.disabled) }
    set { setCondition(.disabled, !newValue) }
  }

  /// Whether the control is chosen.
  open var isSelected: Bool {
    get { condition.contains(.selected) }
    set { setCondition(.selected, newValue) }
  }

  /// Whether the control shows that it is touched.
  open var isHighlighted: Bool {
    get { condition.contains(.highlighted) }
    set { setCondition(.highlighted, newValue) }
  }

  /// What condition the control is in.
  open var state: State { condition }

  /// Where the content goes from side to side.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center

  /// Where the content goes from top to bottom.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center

  /// Whether a finger is being followed.
  open internal(set) var isTracking = false

  /// Whether the finger that is followed is inside.
  open internal(set) var isTouchInside = false

  /// Whether a tap opens the menu; no finger does it here.
  open var showsMenuAsPrimaryAction = false

  /// Whether a long touch opens a menu; no finger does it here.
  open var isContextMenuInteractionEnabled = false

  /// What lets the control have a menu; none here.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// What a pointer that rests on the control is told.
  open var toolTip: String?

  /// Whether symbols in the control move; kept.
  open var isSymbolAnimationEnabled = false

  /// Where the content goes from side to side, by left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isReadFromLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    switch contentHorizontalAlignment {
    case .leading: return isReadFromLeft ? .left : .right
    case .trailing: return isReadFromLeft ? .right : .left
    case .left, .right, .center, .fill: return contentHorizontalAlignment
    }
  }

  /// Does what a tap does.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Looks at everything that the control does, until told to stop.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) { enumerate(iterator) }

  /// Called when a finger comes; says whether to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger moves; says whether to go on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger goes.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the finger is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Sends all actions of some events.
  open func sendActions(for controlEvents: Event) { perform(for: controlEvents, event: nil) }

  /// Adds a target's method for some events; the target is not kept alive.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target as AnyObject?, action, for: controlEvents)
  }

  /// Takes methods away from some events: of one target or of all, one method or all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target as AnyObject?, action, for: controlEvents)
  }

  /// The names of a target's methods for an event; nothing where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.filter {
      $0.target === target as AnyObject? && $0.events.contains(controlEvent)
    }.compactMap { $0.method?.description }
    return names.isEmpty ? nil : names
  }

  /// The targets that are alive.
  open var allTargets: Set<AnyHashable> {
    Set(actions.compactMap { $0.target as? NSObject }.map { AnyHashable($0) })
  }

  /// Calls one method of a target, with the control and the event.
  ///
  /// Where no finger made it, an event of nothing stands in for none, which a method may not expect.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target { action.perform(on: target as AnyObject, with: self, and: event ?? UIEvent()) }
  }

  /// Sends one action.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Adds an action for some events; one with the same identifier gives way.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(action, for: controlEvents)
  }

  /// Takes an action away from some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(action.identifier, for: controlEvents)
  }

  /// Takes the action of an identifier away from some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(actionIdentifier, for: controlEvents)
  }

  /// The events for which there are actions.
  open var allControlEvents: Event {
    actions.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// Begins to follow a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { begin(touch, event) }
  }

  /// Goes on following the finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { move(touch, event) }
  }

  /// Ends following the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { end(touch, event) }
  }

  /// Ends following the finger without an outcome.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancel(event)
  }

  private func setCondition(_ part: State, _ isOn: Bool) {
    let before = condition
    if isOn { condition.insert(part) } else { condition.remove(part) }
    if condition != before { setNeedsLayout() }
  }
}
