/// A side of the page that is shown.
public enum PageSide: Sendable, Equatable, CaseIterable {
  case after, before

  /// The other side.
  public var opposite: PageSide { self == .after ? .before : .after }
}

/// What a page view controller whose pages scroll knows of the pages beside the one that is shown.
///
/// A neighbour is asked for when it is first needed, and kept as long as it is one (PV-03, PV-08, PV-09,
/// PV-10).
public struct PageNeighbours<Pages> {
  /// What happened.
  public enum Event {
    /// A finger begins to pull.
    case grabbed
    /// The pages of a side were fetched; none is an answer, too.
    case answered(PageSide, Pages)
    /// The user turned to a side, past the pages that were shown.
    case turned(PageSide, past: Pages)
    /// Code turned to a side with an animation, past the pages that were shown.
    case replaced(PageSide, past: Pages)
    /// Code showed other pages without an animation.
    case replacedAtOnce
    /// Somebody else knows the pages from now on.
    case sourceChanged
  }

  private var after: Pages?
  private var before: Pages?

  public init() {}

  /// The pages of a side; none where nobody was asked for them.
  public func known(_ side: PageSide) -> Pages? { side == .after ? after : before }

  /// Takes an event and says which sides are to be fetched now, in order.
  public mutating func handle(_ event: Event) -> [PageSide] {
    switch event {
    case .grabbed:
      return PageSide.allCases.filter { known($0) == nil }
    case .answered(let side, let pages):
      keep(pages, side)
      return []
    case .turned(let side, let past):
      pass(side, past)
      return [side]
    case .replaced(let side, let past):
      pass(side, past)
      return []
    case .replacedAtOnce, .sourceChanged:
      self = PageNeighbours()
      return []
    }
  }

  private mutating func pass(_ side: PageSide, _ past: Pages) {
    keep(nil, side)
    keep(past, side.opposite)
  }

  private mutating func keep(_ pages: Pages?, _ side: PageSide) {
    switch side {
    case .after: after = pages
    case .before: before = pages
    }
  }
}
