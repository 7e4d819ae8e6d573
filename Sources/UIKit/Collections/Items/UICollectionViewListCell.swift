import CoreGraphics
public import Foundation

/// An item of a list.
///
/// What is at its sides is kept as values, and not shown.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What is at the sides of the cell.
  open var accessories: [UICellAccessory] = []
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  /// Where the line below begins and ends.
  open private(set) lazy var separatorLayoutGuide = makeGuide()

  /// What an item of a list shows.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  private func makeGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }
}
