import CoreGraphics
import UIKitSemantics

extension UIScrollView {
  /// Tells or asks the delegate, which is to answer for what it does then.
  final func consult(_ call: (any UIScrollViewDelegate) -> Void) {
    guard let delegate else { return }
    World.consult(delegate) { call(delegate) }
  }

  // MARK: - Motion

  /// Shows another part of the content.
  ///
  /// Takes over from what moved it, of whose end nobody is told then. (Inferred.) An animation that has
  /// no way to go is none.
  final func scroll(to offset: CGPoint, animated: Bool) {
    dropMotion()
    guard animated, offset != contentOffset else {
      contentOffset = offset
      return
    }
    guard UIView.areAnimationsEnabled else {
      contentOffset = offset
      World.current.turns.enqueue { [weak self] in self?.tellEnd(of: .request) }
      return
    }
    motion = ScrollMotion(of: self, to: offset, .request)
  }

  /// Moves on, slower and slower, to where a finger's movement ends; takes over from what the delegate has
  /// begun under the finger. (Inferred.)
  final func glide(to offset: CGPoint) {
    dropMotion()
    isDecelerating = true
    motion = ScrollMotion(of: self, to: offset, .release)
    consult { $0.scrollViewWillBeginDecelerating(self) }
  }

  /// Ends what moves the content, where it is or before a finger takes over.
  final func endMotion() {
    guard let drive = motion?.drive else { return }
    dropMotion()
    tellEnd(of: drive)
  }

  private func dropMotion() {
    motion?.stop()
    motion = nil
    isDecelerating = false
  }

  private func tellEnd(of drive: ScrollCourse.Drive) {
    switch drive {
    case .release: consult { $0.scrollViewDidEndDecelerating(self) }
    case .request: consult { $0.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Where a finger that lets go at a speed in points a second lets the content end.
  final func rest(after velocity: CGPoint) -> CGPoint {
    guard isPagingEnabled else { return contentOffset }
    let (least, greatest) = offsetLimits
    let across = PageStop(page: bounds.width, least: least.x, greatest: greatest.x)
    let down = PageStop(page: bounds.height, least: least.y, greatest: greatest.y)
    return CGPoint(
      x: across.offset(from: contentOffset.x, speed: -velocity.x),
      y: down.offset(from: contentOffset.y, speed: -velocity.y))
  }

  // MARK: - Places

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

  /// The offset nearest to another at which no edge of the content is past the edge of the view.
  final func nearestOffset(to wish: CGPoint) -> CGPoint {
    let (least, greatest) = offsetLimits
    return CGPoint(
      x: min(max(wish.x, least.x), greatest.x), y: min(max(wish.y, least.y), greatest.y))
  }

  /// The offsets at which the content's edges are at those of the view.
  private var offsetLimits: (least: CGPoint, greatest: CGPoint) {
    let (across, down) = limits(within: adjustedContentInset)
    return (
      CGPoint(x: across.least, y: down.least), CGPoint(x: across.greatest, y: down.greatest)
    )
  }

  /// Whether there is anything to see by moving up and down.
  final var scrollsDown: Bool { alwaysBounceVertical || contentSize.height > bounds.height }

  /// Whether there is anything to see by moving to and fro.
  final var scrollsAcross: Bool { alwaysBounceHorizontal || contentSize.width > bounds.width }

  /// Tells whoever observes a property of this view.
  final func noteObservers() { World.current.keyValues.note(self) }
}
