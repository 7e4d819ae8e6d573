public import ConformanceRules

/// A difference between what a subject and the system let controllers, window and status bar see.
public struct TransparencyFinding: Sendable, Equatable {
  /// The id by which reports and waivers name such a difference.
  public static let id: RuleID = "transparency"
  /// What it does to a verdict.
  public static let level = Level.must
  /// What is required, in a sentence.
  public static let statement =
    "What controllers, the window and the status bar see in a scenario does not depend on which"
    + " transition ran: each sees just what the system's own lets it see."

  /// Who sees the first difference.
  public let observer: Observer
  /// Who sees differences beside that, in order of the cast.
  public let others: [Observer]
  /// The rule that is nearest to the difference; none where no rule comes near.
  public let nearest: RuleID?
  /// What differs, in a sentence.
  public let statement: String
  /// The lines of both traces that differ.
  public let witnesses: [WitnessLine]
  /// The sequence around the first difference, drawn; empty where the trace shows nothing of it.
  public let picture: String
  /// Where in the subject's trace the difference shows.
  public let place: Witness.Place

  /// What to do about it.
  public var remedy: String {
    let advice =
      nearest.flatMap(RuleCatalogue.rule)?.remedy
      ?? "Leave it to UIKit what controllers, window and status bar are told."
    return nearest.map { "\(advice) (nearest rule: \($0))" } ?? advice
  }
}
