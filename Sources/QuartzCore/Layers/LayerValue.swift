package import CoreGraphics

/// The properties of a layer that can be animated, by the name that their key path begins with.
package enum LayerKey: String, CaseIterable, Sendable {
  case bounds, position, anchorPoint, zPosition, anchorPointZ, transform, sublayerTransform
  case opacity, hidden, cornerRadius, masksToBounds, backgroundColor, borderWidth, borderColor
  case shadowOpacity, shadowRadius, shadowOffset, shadowColor, shadowPath, contentsRect
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, lineDashPhase
  case startPoint, endPoint
}

/// What a property of a layer is worth.
package enum LayerValue: Equatable {
  case number(CGFloat)
  case flag(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  /// Kept apart, for it is four times as large as the others.
  indirect case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
}
