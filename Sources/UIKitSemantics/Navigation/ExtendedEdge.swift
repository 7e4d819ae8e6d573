/// Whether a child's view reaches under a bar of its container at one edge.
///
/// As Apple documents `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`.
public struct ExtendedEdge: Sendable, Equatable {
  /// Whether the child wants to extend its layout at the edge.
  public var isWanted: Bool
  /// Whether what is behind the bar shines through.
  public var isBarTranslucent: Bool
  /// Whether the child wants that under opaque bars too.
  public var includesOpaqueBars: Bool

  public init(isWanted: Bool, isBarTranslucent: Bool, includesOpaqueBars: Bool) {
    self.isWanted = isWanted
    self.isBarTranslucent = isBarTranslucent
    self.includesOpaqueBars = includesOpaqueBars
  }

  /// Whether the view reaches under the bar; otherwise it ends at the bar.
  public var reachesUnderBar: Bool { isWanted && (isBarTranslucent || includesOpaqueBars) }
}
