extension RunVariable {
  /// A variable that holds something that it cannot.
  package struct Misfit: Error, Equatable, CustomStringConvertible {
    /// What it holds, and what was expected.
    package let description: String
  }
}

extension [String: String] {
  /// The number that a variable holds; none where it is not set.
  ///
  /// - Throws: That it holds something else.
  package func number(
    _ variable: RunVariable, _ range: ClosedRange<Int>
  ) throws(RunVariable.Misfit) -> Int? {
    guard let text = self[variable.rawValue], !text.isEmpty else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw RunVariable.Misfit(
        description: "\(variable.rawValue) is '\(text)', expected a number from"
          + " \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

extension CaseLimits {
  /// Reads the variables.
  ///
  /// - Throws: The first that holds something that it cannot.
  package init(_ environment: [String: String]) throws(RunVariable.Misfit) {
    self.init()
    seconds = try environment.number(.caseSeconds, 1...3600) ?? seconds
    megabytes = try environment.number(.caseMegabytes, 64...1_048_576) ?? megabytes
  }
}
