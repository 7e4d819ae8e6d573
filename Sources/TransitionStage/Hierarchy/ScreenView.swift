import UIKit

/// The view of a screen, which has content as any app's screen has: it asks for a height of its own.
///
/// A presentation that makes its card as tall as what it shows would show nothing of a screen without content.
/// Who gives the view a frame, or says by constraints how tall it is, is not hindered. Traces tell it as the
/// plain view that it is otherwise.
final class ScreenView: UIView, ToldAsHosts, StandsForContent {
  private static let contentHeight: CGFloat = 300

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.contentHeight)
  }
}
