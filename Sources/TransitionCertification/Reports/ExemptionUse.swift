/// An exemption of the comparison, and the cases in which it took effect.
public struct ExemptionUse: Sendable, Equatable {
  /// The exemption.
  public let exemption: Exemption
  /// The cases in which something would have been found without it, or something else, in order.
  public let cases: [CaseID]

  /// The exemptions that took effect in some cases, in the order of the catalogue.
  public static func uses(in cases: [CaseResult]) -> [ExemptionUse] {
    ExemptionCatalogue.all.compactMap { exemption in
      let taken = cases.filter { $0.exemptions.contains(exemption) }.map(\.id)
      return taken.isEmpty ? nil : ExemptionUse(exemption: exemption, cases: taken)
    }
  }

  /// In how many cases, in words.
  public var count: String { cases.count.countOfCases }
}
