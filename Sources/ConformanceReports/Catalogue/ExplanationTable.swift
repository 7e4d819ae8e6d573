public import TransitionCertification

/// Many explanations as a page that can be read: a row each, and in numbers what there is.
public struct ExplanationTable: Sendable {
  private let explanations: [Explanation]

  /// - Parameter explanations: What is told of, in order.
  public init(_ explanations: [Explanation]) {
    self.explanations = explanations
  }

  /// The page: what there is in numbers, and below it ids, and in a column what each is.
  ///
  /// - Parameters:
  ///   - prefix: What the ids begin with.
  ///   - style: How wide it is.
  public func text(of prefix: String, _ style: ReportStyle = ReportStyle()) -> String {
    let counts = Explanation.Kind.allCases.compactMap { kind in
      let count = explanations.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)\(count == 1 ? "" : "s")"
    }
    let rows = Paragraph.table(explanations.map { ($0.id, $0.title) }, width: style.width)
    return "\(prefix): \(counts.joined(separator: ", "))\n" + rows.map { $0 + "\n" }.joined()
  }
}
