public import Foundation

/// A place from side to side.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance to another anchor, of which constraints can speak as of a width.
  ///
  /// Differs from UIKit: what such a constraint gives for its item is an object of this package's own. (Inferred.)
  ///
  /// - Parameter otherAnchor: Where it ends.
  /// - Returns: A length in points, negative where the other anchor lies to the left.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutSpan(from: self, to: otherAnchor), along: .width)
  }

  /// Makes a relation: after another anchor by the system's distance, multiplied.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// Makes a relation: after another anchor by no less than the system's distance, multiplied.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// Makes a relation: after another anchor by no more than the system's distance, multiplied.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: Self.systemSpacing * multiplier)
  }
}

/// A place from top to bottom.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance to another anchor, of which constraints can speak as of a height.
  ///
  /// Differs from UIKit: what such a constraint gives for its item is an object of this package's own. (Inferred.)
  ///
  /// - Parameter otherAnchor: Where it ends.
  /// - Returns: A length in points, negative where the other anchor lies above.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutSpan(from: self, to: otherAnchor), along: .height)
  }

  /// Makes a relation: below another anchor by the system's distance, multiplied.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// Makes a relation: below another anchor by no less than the system's distance, multiplied.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// Makes a relation: below another anchor by no more than the system's distance, multiplied.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: Self.systemSpacing * multiplier)
  }
}
