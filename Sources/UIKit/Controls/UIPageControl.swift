public import CoreGraphics
import Foundation

/// A row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0

  /// The page that is shown, from zero.
  open var currentPage = 0 {
    didSet { currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0)) }
  }

  /// Whether there are no dots for one page.
  open var hidesForSinglePage = false

  /// The dots' colour.
  open var pageIndicatorTintColor: UIColor?

  /// The colour of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?

  /// How the row is set off from what lies behind; kept.
  open var backgroundStyle = BackgroundStyle.automatic

  /// Whether a finger moves through pages; none does here.
  open var allowsContinuousInteraction = true

  /// The picture of the dots; the system's where there is none.
  open var preferredIndicatorImage: UIImage?

  /// The picture of the dot of the page that is shown.
  open var preferredCurrentPageIndicatorImage: UIImage?

  private var pictures: [Int: UIImage] = [:]

  /// Chooses the picture of one dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { pictures[page] = image }

  /// The picture of one dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { pictures[page] }

  /// How large the row is for some pages. (Inferred.)
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16 + 8, height: 26)
  }

  /// The size of the row for its pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// How a row is set off from what lies behind.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }
}
