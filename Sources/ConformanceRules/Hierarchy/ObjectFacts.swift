/// What is known of whatever has a name; most of it stays empty for any one object.
struct ObjectFacts: Sendable {
  // As a controller
  var phase = Phase.gone
  /// The last of the four appearance callbacks.
  var lastCallback: Int?
  /// The last event of its life cycle.
  var lastSign: Int?
  /// Whether its callbacks are recorded.
  var isHeard = false
  var parent: Name?
  /// The last event by which somebody became its child, or was no more.
  var lastChildChange: Int?
  /// The last end of a transition in a container that left it in place.
  var lastSurvival: Int?

  // As a view
  var superview: Name?
  /// Whether a line says where it is.
  var isPlaced = false
  /// The last event that put it in or took it out.
  var lastMove: Int?
  /// Whether the subject is to answer for that.
  var isMovedBySubject = false
  /// With which presentation it came last.
  var companion: Companion?
}
