/// How a finger's way up or down is shared between a sheet and what is scrolled in it.
///
/// Content that is pulled past its top hands over to the sheet (SS-06); content at its top lets the sheet
/// grow first (DE-08).
public struct SheetScroll: Sendable, Equatable {
  /// How far the content is from its top, in points.
  public var aboveTop: Double
  /// How far the sheet is below where it rested before the finger came, in points.
  public var belowRest: Double
  /// How far the sheet is below the greatest of its heights, in points.
  public var belowGreatest: Double
  /// Whether the sheet grows before its content is scrolled.
  public var growsFirst: Bool

  public init(aboveTop: Double, belowRest: Double, belowGreatest: Double, growsFirst: Bool) {
    self.aboveTop = max(0, aboveTop)
    self.belowRest = max(0, belowRest)
    self.belowGreatest = max(0, belowGreatest)
    self.growsFirst = growsFirst
  }

  /// The sheet's part of a way, both positive downwards; the rest is the content's.
  ///
  /// A sheet that was pulled below where it rested goes back there first, whatever it prefers. (Inferred.)
  public func sheetsPart(of way: Double) -> Double {
    guard way < 0 else { return max(0, way - aboveTop) }
    guard aboveTop == 0 else { return 0 }
    return max(way, -(growsFirst ? belowGreatest : belowRest))
  }
}
