import CoreGraphics
public import Foundation

extension UIView {
  final func askForConstraintUpdate() {
    openConstraintRoom.wantsUpdate = true
    setNeedsLayout()
  }

  final func updateConstraintsInside() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard needsUpdateConstraints() else { return }
    updateOwnConstraints()
  }

  /// Updates this view's constraints; a controller does so in its root view's place (UIKit's headers).
  final func updateOwnConstraints() {
    if let controller {
      controller.tracking(.screensConstraints, and: self) { controller.updateViewConstraints() }
    } else {
      tracking(.constraints) { updateConstraints() }
    }
  }
}

extension UIView {
  /// A target that asks for the smallest size that is possible.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero

  /// A target that asks for the largest size that is possible.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  final func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    ConstraintLayout.fit(self, target, horizontal: horizontal, vertical: vertical)
  }
}
