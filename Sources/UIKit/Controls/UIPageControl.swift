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
}
