public import Testing

extension Trait where Self == ConditionTrait {
  /// Runs only where everything is tried, or the part to which this belongs.
  ///
  /// - Parameter name: What belongs to a part; the file by itself, or what is shared with other files.
  public static func exhaustive(_ name: String = #fileID) -> Self {
    .enabled(
      if: Thoroughness.current.triesAll(of: name),
      "it takes long: \(Thoroughness.variable)=exhaustive swift test")
  }
}
