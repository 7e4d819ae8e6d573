import UIKit

/// A window with a scroll view of four pages, 300 points wide each, and a delegate; begun anew.
@MainActor struct ScrollPad {
  let window: UIWindow
  let scroll: UIScrollView
  let ear: ScrollEar

  init(delegate ear: ScrollEar = ScrollEar()) {
    Headless.reset()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 1200, height: 400)
    scroll.isPagingEnabled = true
    window.addSubview(scroll)
    Headless.settle()
    self.ear = ear
    scroll.delegate = ear
  }

  /// Pulls the content to the left or, by less than nothing, to the right, and holds it.
  func pull(by distance: CGFloat, pausing: Bool = false) {
    let start = 150 + distance / 2
    Headless.touchDown(at: CGPoint(x: start, y: 200))
    Headless.advance(by: 0.1)
    Headless.touchMove(to: CGPoint(x: start - distance, y: 200))
    if pausing { Headless.advance(by: 0.5) }
  }

  /// Pulls the content, rests the finger where wanted, and lets go.
  func drag(by distance: CGFloat, pausing: Bool = false) {
    pull(by: distance, pausing: pausing)
    Headless.touchUp()
  }
}

/// Hears a scroll view, and writes down what it says.
@MainActor class ScrollEar: NSObject, UIScrollViewDelegate {
  private(set) var lines: [String] = []
  /// The offsets that were told of, across.
  private(set) var offsets: [CGFloat] = []
  /// When they were, in seconds.
  private(set) var times: [Double] = []
  /// Where the delegate wants the content to end instead.
  var wish: CGPoint?
  /// What else it does, by the line that it has just written.
  var answer: (String, UIScrollView) -> Void = { _, _ in }

  private func hear(_ line: String, _ scrollView: UIScrollView) {
    lines.append(line)
    answer(line, scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.x)
    times.append(Headless.now)
    if lines.last != "scrolls" { lines.append("scrolls") }
    answer("scrolls", scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    hear("drag begins", scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = Int(targetContentOffset.pointee.x)
    if let wish { targetContentOffset.pointee = wish }
    hear("drag will end at \(target)", scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    hear(decelerate ? "drag ends, goes on" : "drag ends", scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    hear("glide begins", scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    hear("glide ends", scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    hear("animation ends", scrollView)
  }
}
