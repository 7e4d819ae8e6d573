import CoreGraphics

extension UIScrollView {
  /// How long an animated change of the offset takes, in seconds. Inferred.
  private static let scrollDuration = 0.3

  final func scroll(to offset: CGPoint, animated: Bool) {
    guard animated, offset != contentOffset else {
      contentOffset = offset
      return
    }
    UIView.animate(
      withDuration: Self.scrollDuration,
      animations: { self.contentOffset = offset },
      completion: { [weak self] _ in
        guard let self else { return }
        delegate?.scrollViewDidEndScrollingAnimation(self)
      })
  }

  /// The nearest offset at which a rectangle of the content is seen.
  final func offset(showing rect: CGRect) -> CGPoint {
    let seen = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat)
      -> CGFloat
    {
      if low < seenLow { return low - seenLow }
      return high > seenHigh ? min(high - seenHigh, low - seenLow) : 0
    }
    return CGPoint(
      x: contentOffset.x + shift(rect.minX, rect.maxX, seen.minX, seen.maxX),
      y: contentOffset.y + shift(rect.minY, rect.maxY, seen.minY, seen.maxY))
  }

  /// Moves to where the delegate wants a finger's movement to end.
  final func glide(to offset: CGPoint) {
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    UIView.animate(
      withDuration: Self.scrollDuration,
      animations: { self.contentOffset = offset },
      completion: { [weak self] _ in
        guard let self else { return }
        isDecelerating = false
        delegate?.scrollViewDidEndDecelerating(self)
      })
  }

  /// The offset nearest to another at which no edge of the content is past the edge of the view.
  final func nearestOffset(to wish: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let right = max(contentSize.width + inset.right - bounds.width, -inset.left)
    let bottom = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    return CGPoint(
      x: min(max(wish.x, -inset.left), right), y: min(max(wish.y, -inset.top), bottom))
  }

  /// Whether there is anything to see by moving up and down.
  final var scrollsDown: Bool { alwaysBounceVertical || contentSize.height > bounds.height }

  /// Whether there is anything to see by moving to and fro.
  final var scrollsAcross: Bool { alwaysBounceHorizontal || contentSize.width > bounds.width }

  final var adjustedInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var inset = contentInset
    switch contentInsetAdjustmentBehavior {
    case .never:
      return inset
    case .always:
      inset.add(safe, vertically: true, horizontally: true)
    case .automatic, .scrollableAxes:
      inset.add(safe, vertically: scrollsDown, horizontally: scrollsAcross)
    }
    return inset
  }
}

extension UIEdgeInsets {
  fileprivate mutating func add(
    _ other: UIEdgeInsets, vertically: Bool, horizontally: Bool
  ) {
    if vertically {
      top += other.top
      bottom += other.bottom
    }
    if horizontally {
      left += other.left
      right += other.right
    }
  }
}
