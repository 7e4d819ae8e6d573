extension NSParagraphStyle {
  /// How lines are broken beside what the mode says.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No short last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean words stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As the system's own labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
