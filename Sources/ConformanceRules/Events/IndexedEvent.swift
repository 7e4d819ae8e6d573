import AppearanceTrace

/// One event with its names as numbers: what a checker gets to see.
///
/// Arguments that several rules read are read once; all others in the call: `call?.flag("handled")`.
struct IndexedEvent: Sendable {
  /// The event's place among the trace's events, from 0.
  let index: Int
  let time: TraceTime
  let topic: Topic
  /// Who was on stage.
  let mark: Event.Mark
  /// What the event is about: receiver, transition, view, controller, or the status bar's owner.
  var principal: Name?
  /// The other party: the superview, or the object that the call is about.
  var counterpart: Name?
  /// The view directly above the one that was inserted.
  var sibling: Name?
  /// The object that an answer gives; none for nil, and for answers that are no objects.
  var given: Name?
  /// The property that was set, with its new value.
  var property: ViewProperty?
  /// The call, with its arguments.
  var call: Call?
  /// How far an update says that a transition is.
  var progress: Double?
  /// Where a finger is; none where no line says so.
  var point: FingerGesture.Place?
  /// What a fault did to the request.
  var effect: Event.FaultEffect?
  /// What a flag without a label says; for the end of a transition, whether it finished.
  var flag: Bool?
  /// The transition in which the code under test caused the event outside of a crossing.
  var cause: Name?
  /// Whether the transition under test caused the event outside of a crossing, while a transition ran or not.
  var isCausedBySubject = false
  /// Whether an appearance method was called directly.
  var isDirect = false

  /// Whether the transition under test is to answer for it: by a mark or by an attribution.
  var isBySubject: Bool { isCausedBySubject || mark == .crossing }
}
