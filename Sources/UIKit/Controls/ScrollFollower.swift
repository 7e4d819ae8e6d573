import CoreGraphics

/// What moves the content of a scroll view with a finger.
@MainActor final class ScrollFollower {
  let recognizer: ScrollPanGestureRecognizer
  private unowned let scrollView: UIScrollView
  private var start = CGPoint.zero
  /// The sheet that the content lies in, where the finger may move that too.
  private var sheet: SheetShare?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    recognizer = ScrollPanGestureRecognizer(target: nil, action: nil)
    recognizer.scrollView = scrollView
    World.acting(as: .host) {
      recognizer.addTarget(self, action: Selector("follow(_:)", ScrollFollower.follow(_:)))
    }
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: begin()
    case .changed: move()
    case .ended:
      let velocity = recognizer.velocity(in: scrollView.superview)
      keyboard.end(speed: recognizer.velocity(in: nil).y)
      end(at: sheet?.letGo(at: velocity) ?? velocity)
    case .cancelled, .failed:
      keyboard.end(speed: 0)
      sheet?.takeAway()
      end(at: .zero)
    case .possible: break
    }
  }

  /// Takes the content from what moved it; the delegate is told of its end first. (Inferred.)
  private func begin() {
    scrollView.endMotion()
    start = scrollView.contentOffset
    sheet = SheetShare(of: scrollView, moved: recognizer.translation(in: scrollView.superview))
    scrollView.isTracking = true
    scrollView.isDragging = true
    scrollView.consult { $0.scrollViewWillBeginDragging(scrollView) }
    keyboard.begin()
    move()
  }

  private var keyboard: KeyboardPull { KeyboardPull(by: scrollView) }

  private func move() {
    var moved = recognizer.translation(in: scrollView.superview)
    keyboard.move(to: recognizer.location(in: nil))
    if let sheet { moved.y -= sheet.take(moved.y) }
    let wish = CGPoint(x: start.x - moved.x, y: start.y - moved.y)
    let offset = scrollView.nearestOffset(to: wish)
    if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
  }

  /// Lets go; the content moves on to its page, or to where the delegate wants it to end.
  ///
  /// The delegate cannot change at which page the content stops: UIKit complains of it in the console
  /// (gist.github.com/PimCoumans/8543312); here nothing is said. A finger that is taken away has no
  /// speed. (Inferred.)
  private func end(at velocity: CGPoint) {
    sheet = nil
    guard scrollView.isDragging else { return }
    let stop = scrollView.rest(after: velocity)
    var wish = stop
    scrollView.consult {
      $0.scrollViewWillEndDragging(
        scrollView, withVelocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000),
        targetContentOffset: &wish)
    }
    scrollView.isTracking = false
    scrollView.isDragging = false
    let goal = scrollView.isPagingEnabled ? stop : wish
    let goesOn = goal != scrollView.contentOffset
    scrollView.consult { $0.scrollViewDidEndDragging(scrollView, willDecelerate: goesOn) }
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
