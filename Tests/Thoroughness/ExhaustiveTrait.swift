public import Testing

extension Trait where Self == ConditionTrait {
  /// Runs only where everything is tried.
  public static var exhaustive: Self {
    .enabled(
      if: Thoroughness.current == .exhaustive,
      "it takes long: \(Thoroughness.variable)=exhaustive swift test")
  }
}
