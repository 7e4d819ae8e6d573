/// Where content stands along one axis when the insets at its two ends become others.
///
/// What stands at its beginning stays there, so that content comes out from under a bar that covers it; what was
/// scrolled stays where it is, unless it is past an end now and was not before. (Inferred.)
public struct InsetChange: Sendable, Equatable {
  /// The offsets at which the content's beginning and its end are seen.
  public struct Limits: Sendable, Equatable {
    public var least: Double
    public var greatest: Double

    /// - Parameters:
    ///   - content: how long the content is, in points.
    ///   - page: how long the view is.
    ///   - before: the inset before the content.
    ///   - after: the inset after the content.
    public init(content: Double, page: Double, before: Double, after: Double) {
      least = -before
      greatest = max(content + after - page, -before)
    }

    fileprivate func contains(_ offset: Double) -> Bool { offset >= least && offset <= greatest }
  }

  public var old: Limits
  public var new: Limits

  public init(from old: Limits, to new: Limits) {
    self.old = old
    self.new = new
  }

  /// The offset that follows upon one.
  public func offset(from offset: Double) -> Double {
    if offset == old.least { return new.least }
    guard old.contains(offset) else { return offset }
    return min(max(offset, new.least), new.greatest)
  }
}
