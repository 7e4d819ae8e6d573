/// The file that says whether an optional requirement was there.
enum OptionalRequirementText {
  static let file = "OptionalRequirement.swift"

  /// Whether a module needs the file.
  static func isNeeded(in sources: [ParsedSource]) -> Bool {
    sources.contains { $0.text.contains("OptionalRequirement.") }
  }

  static let text = """
    /// Tells whether an optional requirement is there, as the Objective-C runtime does.
    ///
    /// A default implementation says that it is one; whoever called it is given no value then.
    public enum OptionalRequirement {
      private static var isMissing = false

      /// Says that the requirement is missing; nobody sees the value.
      public static func missing<Value>(_ value: Value) -> Value {
        isMissing = true
        return value
      }

      /// What a requirement gives; none where it is missing, or the object is.
      @discardableResult
      public static func value<Value>(_ ask: @autoclosure () -> Value?) -> Value? {
        let outer = isMissing
        defer { isMissing = outer }
        isMissing = false
        let value = ask()
        return isMissing ? nil : value
      }
    }

    """
}
