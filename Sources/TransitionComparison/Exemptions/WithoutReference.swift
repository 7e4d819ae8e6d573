extension Exemption {
  /// A case of which the system does nothing.
  static let withoutReference = Exemption(
    "without-reference",
    statement: "A subject may play a scenario that the system does not play.",
    reason:
      "Where UIKit leaves a choice to each app, or has nothing of the kind, nothing is right by"
      + " its own transition; the rules judge the case.",
    evidence: .inferred,
    letsOff: "The whole case: nothing is compared.", effect: .absence)
}
