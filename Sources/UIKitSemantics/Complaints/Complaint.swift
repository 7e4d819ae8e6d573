/// A misuse of UIKit, as UIKit answers it: a message in the console, or an exception.
public struct Complaint: Sendable, Equatable {
  /// What happens to the request that caused it.
  public enum Effect: Sendable {
    /// UIKit complains and goes on.
    case logged
    /// UIKit complains and drops the request.
    case refused
    /// On iOS an exception ends the process here; this host halts.
    case raised
  }

  /// The diagnostic's id, by which the book of facts has it: `D10`.
  public let id: String
  /// What UIKit does about it.
  public let effect: Effect
  /// The message in the words of the profile's era.
  public let text: String

  public init(id: String, effect: Effect, text: String) {
    self.id = id
    self.effect = effect
    self.text = text
  }
}
