import UIKit

extension UIPanGestureRecognizer {
  /// How far the finger has moved down since this was asked last, as a fraction of a way.
  func incrementToBottom(maxTranslation: CGFloat) -> CGFloat {
    let moved = translation(in: view).y
    setTranslation(.zero, in: nil)
    return moved / max(maxTranslation, 1)
  }

  /// How far down what the finger lets go of would still glide, as a fraction of a way.
  func projectedIncrementToBottom(
    maxTranslation: CGFloat, decelerationRate: UIScrollView.DecelerationRate
  ) -> CGFloat {
    let offset = velocity(in: view).y.projectedOffset(decelerationRate: decelerationRate)
    return offset / max(maxTranslation, 1)
  }
}

extension CGFloat {
  /// How far something glides, in points, that has this speed in points a second.
  ///
  /// The rate is what is left of the speed after each millisecond; the way is the sum of all that is
  /// left.
  func projectedOffset(decelerationRate: UIScrollView.DecelerationRate) -> CGFloat {
    let rate = decelerationRate.rawValue
    return self / 1000 * rate / (1 - rate)
  }
}
