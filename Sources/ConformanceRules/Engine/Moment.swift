import AppearanceTrace

/// One event with its names as numbers: what a machine gets to see.
struct Moment: Sendable {
  /// The event's place among the trace's events, from 0.
  let index: Int
  let time: TraceTime
  let topic: Topic
  /// What the event is about: receiver, transition, view, controller, or the status bar's owner.
  var subject: Name?
  /// The other party: the superview, or the first argument without a label.
  var object: Name?
  /// What a flag without a label says; for the end of a transition, whether it finished.
  var flag: Bool?
  /// The transition in which the subject of the trace caused the event outside of a crossing.
  var cause: Name?
  /// Whether an appearance method was called directly.
  var isDirect = false
  /// Who was on stage.
  var mark = Event.Mark.host
  /// Whether the subject is to answer for it: by a mark or by an attribution.
  var isBySubject = false
  /// What the argument of that name says of an animation.
  var animated: Bool?
  /// What whoever was asked answered, as written.
  var answer: String?
  /// The property that got a new value, with the value.
  var property: ViewProperty?
}
