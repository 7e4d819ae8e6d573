/// One leniency of the comparison: something in which a subject may differ from the system.
///
/// Whatever the comparison lets off beyond its own definition, which stands at `Comparison`, is one of
/// these. A case records those without which something would be found in it, or something else.
public struct Exemption: Sendable, Identifiable {
  /// The permanent name, such as `abandoned-gestures`.
  public let id: String
  /// What a subject may do, in a sentence.
  public let statement: String
  /// Why it may, in a sentence.
  public let reason: String
  /// The facts about UIKit on which that rests; empty where it is inferred.
  public let evidence: [String]
  /// What is not compared then, in a sentence.
  public let letsOff: String
  /// How it is let off.
  let effect: Effect

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
    _ id: String, statement: String, reason: String, evidence: [String] = [], letsOff: String,
    effect: Effect
  ) {
    self.id = id
    self.statement = statement
    self.reason = reason
    self.evidence = evidence
    self.letsOff = letsOff
    self.effect = effect
  }
}

extension Exemption: Equatable {
  public static func == (left: Exemption, right: Exemption) -> Bool { left.id == right.id }
}

extension Exemption: CustomStringConvertible {
  public var description: String { id }
}
