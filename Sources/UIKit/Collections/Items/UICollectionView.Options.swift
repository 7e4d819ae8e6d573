extension UICollectionView {
  /// What a view in a collection is.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The way in which a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// Where an item is when a collection has scrolled to it; one of each direction.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// How fast other items make room for one that is moved; kept as a value.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }

  /// The kind of what is before a section.
  public nonisolated class var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }

  /// The kind of what is after a section.
  public nonisolated class var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }
}

/// The old name of where an item is when a collection has scrolled to it.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// The old name of the way in which a collection scrolls.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
