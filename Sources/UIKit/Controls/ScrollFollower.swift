import CoreGraphics

/// What moves the content of a scroll view with a finger.
@MainActor final class ScrollFollower {
  let recognizer: ScrollPanGestureRecognizer
  private unowned let scrollView: UIScrollView
  private var start = CGPoint.zero

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    recognizer = ScrollPanGestureRecognizer(target: nil, action: nil)
    recognizer.scrollView = scrollView
    World.current.acting(as: .host) {
      recognizer.addTarget(self, action: Selector("follow(_:)", ScrollFollower.follow(_:)))
    }
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: begin()
    case .changed: move()
    case .ended, .cancelled, .failed: end()
    case .possible: break
    }
  }

  private func begin() {
    start = scrollView.contentOffset
    scrollView.isTracking = true
    scrollView.isDragging = true
    scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
    move()
  }

  private func move() {
    let moved = recognizer.translation(in: scrollView.superview)
    let wish = CGPoint(x: start.x - moved.x, y: start.y - moved.y)
    let offset = scrollView.nearestOffset(to: wish)
    if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
  }

  /// Lets go; where the delegate wants to end elsewhere, the content moves there.
  private func end() {
    guard scrollView.isDragging else { return }
    let velocity = recognizer.velocity(in: scrollView.superview)
    var goal = scrollView.contentOffset
    scrollView.delegate?.scrollViewWillEndDragging(
      scrollView, withVelocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000),
      targetContentOffset: &goal)
    scrollView.isTracking = false
    scrollView.isDragging = false
    let goesOn = goal != scrollView.contentOffset
    scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: goesOn)
    if goesOn { scrollView.glide(to: goal) }
  }
}

/// A pan that begins only where its scroll view has somewhere to go.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func accepts(_ movement: CGPoint) -> Bool {
    guard let scrollView else { return false }
    return abs(movement.x) > abs(movement.y)
      ? scrollView.scrollsAcross : scrollView.scrollsDown
  }
}
