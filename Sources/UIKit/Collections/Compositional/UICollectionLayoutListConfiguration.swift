public import Foundation

/// How a list looks that is laid out like a table.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The kind of the list.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// What is above each section.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    case supplementary = 1
    case firstItemInSection = 2
  }

  /// What is below each section.
  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }

  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public var appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?

  public init(appearance: Appearance) {
    self.appearance = appearance
  }

  /// A section of items as wide as the list and 44 points high. (How high is inferred, and how far they keep
  /// from the sides.)
  func makeSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if appearance == .insetGrouped {
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }
    let edge = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    if headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      )
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}
