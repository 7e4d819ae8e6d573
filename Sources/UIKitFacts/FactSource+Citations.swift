extension FactSource {
  /// The source as a reader finds it.
  public var citation: Citation {
    guard let citation = Self.citations[self] else {
      preconditionFailure("a source stands in one of the tables")
    }
    return citation
  }

  private static let citations = [tests, logs, reports, documentation].reduce(into: [:]) {
    $0.merge($1) { _, _ in preconditionFailure("a source stands in one table") }
  }
}
