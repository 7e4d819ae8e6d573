import Foundation
import Testing
import UIKit

@MainActor @Suite("Sections of groups", .serialized) struct CompositionalTests {
  /// A section, how many items it has, and where the first of them lie in a collection of 300 by 400 points.
  struct Row: CustomStringConvertible, Sendable {
    let description: String
    let section: @MainActor @Sendable () -> NSCollectionLayoutSection
    let frames: [CGRect]
    let contentHeight: CGFloat
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  nonisolated static let rows = [
    Row(
      description: "thirds of a row",
      section: {
        let item = NSCollectionLayoutItem(
          layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
      },
      frames: [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 100, y: 0, width: 100, height: 50),
        CGRect(x: 200, y: 0, width: 100, height: 50), CGRect(x: 0, y: 50, width: 100, height: 50),
      ], contentHeight: 100),
    Row(
      description: "two that share a row with a gap, in a section with insets",
      section: {
        let item = NSCollectionLayoutItem(
          layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 2)
        group.interItemSpacing = .fixed(20)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 5, leading: 20, bottom: 7, trailing: 20)
        return section
      },
      frames: [
        CGRect(x: 20, y: 5, width: 120, height: 40), CGRect(x: 160, y: 5, width: 120, height: 40),
        CGRect(x: 20, y: 55, width: 120, height: 40), CGRect(x: 160, y: 55, width: 120, height: 40),
      ], contentHeight: 102),
    Row(
      description: "one beside a column of two, each with insets",
      section: {
        let half = size(.fractionalWidth(0.5), .fractionalHeight(1))
        let big = NSCollectionLayoutItem(layoutSize: half)
        big.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let small = NSCollectionLayoutItem(
          layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(layoutSize: half, subitems: [small])
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [big, column]))
      },
      frames: [
        CGRect(x: 2, y: 2, width: 146, height: 96), CGRect(x: 150, y: 0, width: 150, height: 50),
        CGRect(x: 150, y: 50, width: 150, height: 50), CGRect(x: 2, y: 102, width: 146, height: 96),
      ], contentHeight: 200),
    Row(
      description: "on top of one another, where each goes back as far as it goes on",
      section: {
        let item = NSCollectionLayoutItem(
          layoutSize: size(.absolute(50), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
        group.interItemSpacing = .fixed(-50)
        return NSCollectionLayoutSection(group: group)
      },
      frames: [0, 20, 40, 60].map { CGRect(x: 0, y: $0, width: 50, height: 20) },
      contentHeight: 80),
    Row(
      description: "of which one goes on and the other as far back",
      section: {
        let items = [50, 10].map {
          NSCollectionLayoutItem(layoutSize: size(.absolute($0), .fractionalHeight(1)))
        }
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: items)
        group.interItemSpacing = .fixed(-30)
        return NSCollectionLayoutSection(group: group)
      },
      frames: [0, 20].flatMap {
        [CGRect(x: 0, y: $0, width: 50, height: 20), CGRect(x: 20, y: $0, width: 10, height: 20)]
      }, contentHeight: 40),
    Row(
      description: "that overlap and lead on all the same",
      section: {
        let item = NSCollectionLayoutItem(
          layoutSize: size(.absolute(150), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
        group.interItemSpacing = .fixed(-100)
        return NSCollectionLayoutSection(group: group)
      },
      frames: [0, 50, 100, 150].map { CGRect(x: $0, y: 0, width: 150, height: 20) },
      contentHeight: 20),
    Row(
      description: "where an app puts them",
      section: {
        NSCollectionLayoutSection(
          group: .custom(layoutSize: size(.fractionalWidth(1), .absolute(60))) { environment in
            let width = environment.container.effectiveContentSize.width
            return [
              NSCollectionLayoutGroupCustomItem(
                frame: CGRect(x: width - 30, y: 10, width: 30, height: 30))
            ]
          })
      },
      frames: [0, 60, 120, 180].map { CGRect(x: 270, y: $0 + 10, width: 30, height: 30) },
      contentHeight: 240),
    Row(
      description: "beside one another, across the collection",
      section: {
        let full = NSCollectionLayoutItem(
          layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size(.absolute(60), .absolute(80)), subitems: [full]))
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 10
        return section
      },
      frames: [0, 70, 140, 210].map { CGRect(x: $0, y: 0, width: 60, height: 80) },
      contentHeight: 80),
    Row(
      description: "below a header",
      section: {
        let row = size(.fractionalWidth(1), .estimated(44))
        let section = NSCollectionLayoutSection(
          group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
      },
      frames: [30, 74, 118, 162].map { CGRect(x: 0, y: $0, width: 300, height: 44) },
      contentHeight: 206),
  ]

  private final class Four: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  @Test("where items lie", arguments: rows)
  func frames(row: Row) {
    Headless.reset()
    let source = Four()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: row.section()))
    view.dataSource = source

    view.layoutIfNeeded()

    #expect(view.visibleCells.map(\.frame) == row.frames)
    #expect(view.contentSize == CGSize(width: 300, height: row.contentHeight))
  }

  @Test("a section gives what is seen of it other looks")
  func looks() {
    Headless.reset()
    let row = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(10))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = 0.5 }
    }
    let source = Four()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.dataSource = source

    view.layoutIfNeeded()

    #expect(view.visibleCells.map(\.alpha) == [0.5, 0.5, 0.5, 0.5])
  }
}
