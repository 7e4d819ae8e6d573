/// Who is to answer for an event.
public enum StageCause: Sendable, Hashable {
  /// UIKit itself.
  case host
  /// The scenario's script.
  case script
  /// The subject, in the transition of this number.
  case subject(transition: Int?)
}
