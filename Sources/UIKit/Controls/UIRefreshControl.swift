public import Foundation

/// What is pulled down at the top of a scroll view for newer content.
///
/// Differs from UIKit: nothing bounces here, so no finger ever pulls it; code may begin and end it.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether newer content is on its way.
  open private(set) var isRefreshing = false
  /// The words below the wheel.
  open var attributedTitle: NSAttributedString?

  /// Says that newer content is on its way; sends no action, as on iOS.
  open func beginRefreshing() { isRefreshing = true }

  /// Says that newer content is there.
  open func endRefreshing() { isRefreshing = false }
}
