/// Which columns of a split view are seen at once, and where they lie.
public struct SplitPlan: Sendable, Equatable {
  /// A column, from the leading edge on.
  public enum Column: Int, Sendable, CaseIterable {
    case primary, supplementary, secondary
  }

  /// How many columns are seen beside the secondary one, and whether they cover it.
  public enum Mode: Int, Sendable, CaseIterable {
    case secondaryOnly, oneBeside, oneOver, twoBeside, twoOver, twoDisplace
  }

  /// A column's place along the width, in points.
  public struct Span: Sendable, Equatable {
    public let column: Column
    public let origin: Double
    public let width: Double

    public init(_ column: Column, origin: Double, width: Double) {
      self.column = column
      self.origin = origin
      self.width = width
    }
  }

  public var mode: Mode
  /// Whether there is a column between the first and the last.
  public var hasSupplementary: Bool

  public init(_ mode: Mode, hasSupplementary: Bool) {
    self.mode = mode
    self.hasSupplementary = hasSupplementary
  }

  /// What is shown where nobody says anything: more where there is more room. (Inferred.)
  public static func automatic(isWide: Bool, hasSupplementary: Bool) -> SplitPlan {
    let mode: Mode =
      switch (isWide, hasSupplementary) {
      case (true, true): .twoBeside
      case (true, false), (false, true): .oneBeside
      case (false, false): .secondaryOnly
      }
    return SplitPlan(mode, hasSupplementary: hasSupplementary)
  }

  /// The columns that are seen; those that cover others come last.
  public var columns: [Column] {
    let beside: [Column] =
      switch mode {
      case .secondaryOnly: []
      case .oneBeside, .oneOver: hasSupplementary ? [.supplementary] : [.primary]
      case .twoBeside, .twoOver, .twoDisplace:
        hasSupplementary ? [.primary, .supplementary] : [.primary]
      }
    return covers ? [.secondary] + beside : beside + [.secondary]
  }

  /// Whether the other columns lie over the secondary one.
  public var covers: Bool {
    switch mode {
    case .oneOver, .twoOver: true
    case .secondaryOnly, .oneBeside, .twoBeside, .twoDisplace: false
    }
  }

  /// Where the columns lie, in the order in which they are put one over the other.
  ///
  /// - Parameters:
  ///   - whole: the width of all, in points.
  ///   - width: the width of a column that is not the secondary one.
  public func spans(in whole: Double, _ width: (Column) -> Double) -> [Span] {
    var edge = 0.0
    var spans: [Span] = []
    for column in columns where column != .secondary {
      spans.append(Span(column, origin: edge, width: width(column)))
      edge += width(column)
    }
    let secondary =
      switch mode {
      case .secondaryOnly, .oneOver, .twoOver: Span(.secondary, origin: 0, width: whole)
      case .twoDisplace: Span(.secondary, origin: edge, width: whole)
      case .oneBeside, .twoBeside:
        Span(.secondary, origin: edge, width: max(whole - edge, 0))
      }
    return covers ? [secondary] + spans : spans + [secondary]
  }
}
