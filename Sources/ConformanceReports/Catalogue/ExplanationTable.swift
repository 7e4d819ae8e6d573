/// Many explanations as a page that can be read: a line each, and in numbers what there is.
public struct ExplanationTable: Sendable {
  private let explanations: [Explanation]

  /// - Parameter explanations: What is told of, in order.
  public init(_ explanations: [Explanation]) {
    self.explanations = explanations
  }

  /// The page: what there is in numbers, and below it ids, and in a column what each is.
  ///
  /// - Parameter prefix: What the ids begin with.
  public func text(of prefix: String) -> String {
    let counts = Explanation.Kind.allCases.compactMap { kind in
      let count = explanations.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)\(count == 1 ? "" : "s")"
    }
    let width = (explanations.map(\.id.count).max() ?? 0) + 2
    let rows = explanations.map { explanation in
      let pad = String(repeating: " ", count: width - explanation.id.count)
      return "  \(explanation.id)\(pad)\(explanation.title)\n"
    }
    return "\(prefix): \(counts.joined(separator: ", "))\n" + rows.joined()
  }
}
