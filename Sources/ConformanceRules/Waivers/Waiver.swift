/// A breach that is known and borne with for a while, and why.
///
/// It names a rule, or cases, or both, as plain text, the way it is written down; `WaiverBook` says
/// what is wrong with it.
public struct Waiver: Sendable, Hashable {
  /// The rule that may be broken, or one of its clauses, `rule/clause`; none for every rule.
  public var rule: RuleID?
  /// The cases in which it may, as a pattern; none for every case.
  public var cases: String?
  /// Why it is borne with.
  public var reason: String
  /// Where the work on it is followed: an address with `http` or `https`; only one that was accepted may do
  /// without.
  public var link: String?
  /// Who sees to it; only one that was accepted may do without.
  public var owner: String?
  /// The last day on which the waiver counts, `yyyy-mm-dd`.
  public var expiry: String
  /// The day on which it was accepted as it was found, `yyyy-mm-dd`; none where somebody wrote it, who has to
  /// say where it is followed, and by whom.
  public var accepted: String?
  /// Where it is written down; none where it was made in code.
  public internal(set) var source: WaiverSource?

  /// Makes a waiver.
  public init(
    rule: RuleID? = nil, cases: String? = nil, reason: String, link: String?, owner: String?,
    expiry: String, accepted: String? = nil
  ) {
    self.rule = rule
    self.cases = cases
    self.reason = reason
    self.link = link
    self.owner = owner
    self.expiry = expiry
    self.accepted = accepted
  }
}
