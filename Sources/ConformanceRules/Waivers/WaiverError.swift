/// What is wrong with a waiver.
public struct WaiverError: Error, Sendable, Equatable {
  /// The waiver's place in the list, from 0.
  public let index: Int
  /// The waiver.
  public let waiver: Waiver
  /// What is wrong with it.
  public let reason: Reason

  /// Why a waiver is refused.
  public enum Reason: Sendable, Equatable {
    /// It cannot be understood.
    case malformed(Part)
    /// Its last day is over.
    case expired
    /// It covered nothing in all that was judged.
    case needless
    /// An earlier one names the same rule and the same cases.
    case repeated
  }

  /// The part of a waiver that cannot be understood.
  public enum Part: String, Sendable, CaseIterable {
    /// It names neither a rule nor cases.
    case target
    case rule, cases, reason, link, owner, expiry, accepted
  }
}

extension WaiverError: CustomStringConvertible {
  public var description: String { "\(origin)waiver \(index + 1): \(message)" }

  /// The file, and where in it what is wrong stands; nothing for a waiver that was made in code.
  private var origin: String {
    waiver.source.map { "\($0.file): \($0.place(of: reason)): " } ?? ""
  }

  private var message: String {
    switch reason {
    case .expired: "expired on \(waiver.expiry)"
    case .needless: "covers no finding: \(target)"
    case .repeated: "names what an earlier waiver names: \(target)"
    case .malformed(.target): "names neither a rule nor cases"
    case .malformed(.rule): "no \(nameWord) is called '\(waiver.rule?.rawValue ?? "")'"
    case .malformed(.cases):
      "expected a subject and a scenario for cases, or '*' for all, found '\(waiver.cases ?? "")'"
    case .malformed(.reason): "has no reason"
    case .malformed(.link): "expected an http address for link, found '\(waiver.link ?? "")'"
    case .malformed(.owner): "has no owner"
    case .malformed(.expiry): "expected yyyy-mm-dd for expiry, found '\(waiver.expiry)'"
    case .malformed(.accepted):
      "expected yyyy-mm-dd for accepted, found '\(waiver.accepted ?? "")'"
    }
  }

  /// What the name of the rule is one of.
  private var nameWord: String { waiver.rule == waiver.rule?.rule ? "rule" : "clause" }

  private var target: String {
    [waiver.rule?.rawValue, waiver.cases].compactMap { $0 }.joined(separator: " in ")
  }
}
