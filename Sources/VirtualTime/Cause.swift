/// Who is to answer for a piece of work: the host, the script, or the subject in a transition.
public struct Cause: Sendable, Hashable {
  /// The three parties of a run.
  public enum Agent: Sendable, Hashable {
    /// UIKit itself.
    case host
    /// The scenario, or a test, acting from outside.
    case script
    /// The code under test.
    case subject
  }

  /// Who is to answer.
  public let agent: Agent
  /// The number of the transition that the work belongs to.
  public let transition: Int?

  @inlinable public init(_ agent: Agent, transition: Int? = nil) {
    self.agent = agent
    self.transition = transition
  }

  /// The host, outside of any transition.
  @inlinable public static var host: Cause { Cause(.host) }
  /// The script, outside of any transition.
  @inlinable public static var script: Cause { Cause(.script) }
}
