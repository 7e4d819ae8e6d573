/// Where content that is scrolled by pages comes to rest along one axis when a finger lets go of it.
///
/// It stops at multiples of a page, which is as long as the view (documentation of `isPagingEnabled`).
public struct PageStop: Sendable, Equatable {
  /// From which speed on the finger's direction decides, in points a second. (Inferred.)
  public static let flick = 300.0
  /// How far past a page content may be and still count as being there, in pages.
  private static let slack = 1e-6

  /// How long a page is, in points.
  public var page: Double
  /// The offset at which the content's beginning is seen.
  public var least: Double
  /// The offset at which the content's end is seen.
  public var greatest: Double

  public init(page: Double, least: Double, greatest: Double) {
    self.page = page
    self.least = least
    self.greatest = greatest
  }

  /// The offset that content comes to rest at.
  ///
  /// A fast finger goes on to the next page on its way, or stays where there is one already; after a
  /// slow one the nearest page is shown. (Inferred.)
  ///
  /// - Parameters:
  ///   - offset: where the content is.
  ///   - speed: how fast its offset grows, in points a second.
  public func offset(from offset: Double, speed: Double) -> Double {
    guard page > 0 else { return kept(offset) }
    let pages = offset / page
    if speed >= Self.flick { return kept((pages - Self.slack).rounded(.up) * page) }
    if speed <= -Self.flick { return kept((pages + Self.slack).rounded(.down) * page) }
    return kept(pages.rounded() * page)
  }

  private func kept(_ offset: Double) -> Double {
    min(max(offset, least), greatest)
  }
}
