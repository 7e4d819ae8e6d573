public import ConformanceRules

/// One leniency of the comparison: something in which a subject may differ from the system.
///
/// Whatever the comparison lets off beyond its own definition, which stands at `Comparison`, is one of
/// these. A case records those without which something would be found in it, or something else.
///
/// All cases share the few that there are.
public final class Exemption: Sendable, Identifiable {
  /// The permanent name, such as `abandoned-gestures`.
  public let id: String
  /// What a subject may do, in a sentence.
  public let statement: String
  /// Why it may, in a sentence.
  public let reason: String
  /// On what that rests.
  public let evidence: Evidence
  /// What is not compared then, in a sentence.
  public let letsOff: String
  /// The rules that judge what is not compared; empty where none does, or where all do.
  public let judgedBy: [RuleID]
  /// How it is let off.
  let effect: Effect

  /// On what an exemption rests.
  public enum Evidence: Sendable, Equatable {
    /// Facts about UIKit, by their ids.
    case facts([String])
    /// No fact: somebody drew a conclusion.
    case inferred

    /// The facts' ids; empty where it is inferred.
    public var facts: [String] {
      switch self {
      case .facts(let facts): facts
      case .inferred: []
      }
    }
  }

  /// How something is let off.
  enum Effect: Sendable {
    /// The subject is compared with another reference, or its status bar with none.
    case references(@MainActor @Sendable (inout ReferenceChoice) -> Void)
    /// Something of what is seen is left out, or told to another observer.
    case observations(@Sendable (inout Sides) -> Void)
    /// There is no reference, and nothing is compared.
    case absence
  }

  init(
    _ id: String, statement: String, reason: String, evidence: Evidence, letsOff: String,
    judgedBy: [RuleID] = [], effect: Effect
  ) {
    self.id = id
    self.statement = statement
    self.reason = reason
    self.evidence = evidence
    self.letsOff = letsOff
    self.judgedBy = judgedBy
    self.effect = effect
  }
}

extension Exemption: Equatable {
  public static func == (left: Exemption, right: Exemption) -> Bool { left.id == right.id }
}

extension Exemption: CustomStringConvertible {
  public var description: String { id }
}
