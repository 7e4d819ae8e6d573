import UIKit

extension CALayer {
  /// What a layer reaches over as a mask, in what it masks: its frame, or the box around its shape.
  var reach: CGRect {
    guard let shape = (self as? CAShapeLayer)?.path else { return frame }
    return shape.boundingBoxOfPath
      .offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
  }
}
