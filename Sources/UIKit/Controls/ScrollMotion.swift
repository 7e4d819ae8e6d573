import CoreGraphics
import UIKitSemantics
import VirtualTime

/// What moves the content of a scroll view while no finger does: a step with each frame of the screen.
@MainActor final class ScrollMotion {
  private weak var scrollView: UIScrollView?
  /// Kept by the clock while it ticks.
  private weak var link: CADisplayLink?
  private var course: ScrollCourse
  private let begin = World.current.turns.now

  init(of scrollView: UIScrollView, to goal: CGPoint, _ drive: ScrollCourse.Drive) {
    self.scrollView = scrollView
    course = ScrollCourse(drive, from: SIMD2(scrollView.contentOffset), to: SIMD2(goal))
    let link = CADisplayLink(target: self, selector: Selector("step", ScrollMotion.step))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// What moves the content.
  var drive: ScrollCourse.Drive { course.drive }

  /// Takes no more steps; nobody is told.
  func stop() {
    link?.invalidate()
  }

  private func step() {
    guard let scrollView, scrollView.motion === self else { return stop() }
    let elapsed = World.current.turns.now.since(begin)
    let place = course.step(after: elapsed, from: SIMD2(scrollView.contentOffset))
    scrollView.contentOffset = CGPoint(x: place.x, y: place.y)
    // Who was told of the step may have ended the motion, or begun another one.
    guard scrollView.motion === self, course.isOver(after: elapsed) else { return }
    scrollView.endMotion()
  }
}

extension SIMD2<Double> {
  fileprivate init(_ point: CGPoint) {
    self.init(point.x, point.y)
  }
}
