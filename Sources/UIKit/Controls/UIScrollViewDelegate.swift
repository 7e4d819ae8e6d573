public import Foundation

/// Who is asked and told about scrolling; all of it optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Told when the offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Told when the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Told when a finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Asked when a finger is about to let go; where scrolling will end may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Told when a finger has let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Told when the content begins to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Told when the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Told when an animated change of the offset has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Asked for the view whose scale changes.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Told when fingers begin to change the scale.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Told when fingers have changed the scale.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Asked whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Told when a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Told when the insets with their safe areas have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    _ = OptionalMethod.handOn(self, "scrollViewDidScroll:") { (next: any UIScrollViewDelegate) in
      next.scrollViewDidScroll(scrollView)
    }
  }

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    _ = OptionalMethod.handOn(self, "scrollViewDidZoom:") { (next: any UIScrollViewDelegate) in
      next.scrollViewDidZoom(scrollView)
    }
  }

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    _ = OptionalMethod.handOn(self, "scrollViewWillBeginDragging:") {
      (next: any UIScrollViewDelegate) in next.scrollViewWillBeginDragging(scrollView)
    }
  }

  /// Changes nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    _ = OptionalMethod.handOn(self, "scrollViewWillEndDragging:withVelocity:targetContentOffset:") {
      (next: any UIScrollViewDelegate) in
      next.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    _ = OptionalMethod.handOn(self, "scrollViewDidEndDragging:willDecelerate:") {
      (next: any UIScrollViewDelegate) in
      next.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    _ = OptionalMethod.handOn(self, "scrollViewWillBeginDecelerating:") {
      (next: any UIScrollViewDelegate) in next.scrollViewWillBeginDecelerating(scrollView)
    }
  }

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    _ = OptionalMethod.handOn(self, "scrollViewDidEndDecelerating:") {
      (next: any UIScrollViewDelegate) in next.scrollViewDidEndDecelerating(scrollView)
    }
  }

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    _ = OptionalMethod.handOn(self, "scrollViewDidEndScrollingAnimation:") {
      (next: any UIScrollViewDelegate) in next.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }

  /// No view.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMethod.handOn(self, "viewForZoomingIn:") { (next: any UIScrollViewDelegate) in
      next.viewForZooming(in: scrollView)
    } ?? nil
  }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    _ = OptionalMethod.handOn(self, "scrollViewWillBeginZooming:with:") {
      (next: any UIScrollViewDelegate) in next.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    _ = OptionalMethod.handOn(self, "scrollViewDidEndZooming:with:atScale:") {
      (next: any UIScrollViewDelegate) in
      next.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }

  /// It does.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethod.handOn(self, "scrollViewShouldScrollToTop:") {
      (next: any UIScrollViewDelegate) in next.scrollViewShouldScrollToTop(scrollView)
    } ?? true
  }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    _ = OptionalMethod.handOn(self, "scrollViewDidScrollToTop:") {
      (next: any UIScrollViewDelegate) in next.scrollViewDidScrollToTop(scrollView)
    }
  }

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    _ = OptionalMethod.handOn(self, "scrollViewDidChangeAdjustedContentInset:") {
      (next: any UIScrollViewDelegate) in next.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
}
