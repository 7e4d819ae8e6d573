package import AppearanceTrace
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
  /// What differs, in a sentence.
  public let statement: String
  /// The lines of both traces that differ.
  public let witnesses: [WitnessLine]
  /// What to do about it; none where the traces do not show what made the difference.
  public let remedy: String?
  /// The sequence around the first difference, drawn; empty where the trace shows nothing of it.
  public var picture: String { excerpt.picture }
  /// The lines around the first difference, which are drawn when somebody looks.
  package let excerpt: TraceExcerpt
  /// Where in the subject's trace the difference shows.
  public let place: Witness.Place
  /// The controllers, transitions and other objects that the difference is about.
  package let parties: Set<String>
  /// Whether nobody sees anything behind the first difference but how things stand in the end: what the system
  /// shows was never begun.
  package let isSilence: Bool
  /// Whether all see what they are to see, and are told otherwise whether that is animated.
  package let isOfFlags: Bool
}
