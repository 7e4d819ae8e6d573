// Functions from before Swift 4.2 that sources still use.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Makes insets of their four sides, in points.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Makes a rectangle smaller by insets.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}
