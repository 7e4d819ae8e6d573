import CoreGraphics
import Foundation
import UIKitSemantics

/// The fingers that turn pages: a pan, and, where pages curl, a tap at an edge.
@MainActor final class PageGestures: NSObject, HostOwned {
  /// How near to an edge a tap turns a page, as a fraction of the whole. (Inferred.)
  private static let edge: CGFloat = 0.2

  let pan = PagePanGestureRecognizer(target: nil, action: nil)
  let tap = UITapGestureRecognizer(target: nil, action: nil)
  @ZeroingWeak private var page: UIPageViewController?
  private var direction = UIPageViewController.NavigationDirection.forward

  init(_ page: UIPageViewController) {
    super.init()
    self.page = page
    pan.isHorizontal = page.navigationOrientation == .horizontal
    World.acting(as: .host) {
      pan.addTarget(self, action: Selector("follow(_:)", PageGestures.follow(_:)))
      tap.addTarget(self, action: Selector("turn(_:)", PageGestures.turn(_:)))
    }
  }

  func attach(to view: UIView) {
    view.addGestureRecognizer(pan)
    if page?.transitionStyle == .pageCurl { view.addGestureRecognizer(tap) }
  }

  private var isHorizontal: Bool { page?.navigationOrientation == .horizontal }

  private func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }

  private var length: CGFloat {
    let size = page?.viewIfLoaded?.bounds.size ?? .zero
    return max(isHorizontal ? size.width : size.height, 1)
  }

  /// How far a movement turns the page that is being turned.
  private func forward(_ movement: CGPoint) -> CGFloat {
    direction == .forward ? -along(movement) : along(movement)
  }

  // MARK: - The pan

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    let progress = forward(recognizer.translation(in: nil)) / length
    switch recognizer.state {
    case .began: begin(recognizer)
    case .changed: heldTurn?.move(to: progress)
    case .ended:
      page?.release(
        forward: progress > 0.5 || forward(recognizer.velocity(in: nil)) > PageStop.flick)
    case .cancelled, .failed: page?.release(forward: false)
    case .possible: break
    }
  }

  private func begin(_ recognizer: UIPanGestureRecognizer) {
    guard let page, page.book.queue?.isScrollEnabled ?? false else { return }
    let movement = along(recognizer.translation(in: nil))
    guard movement != 0 else { return }
    direction = movement < 0 ? .forward : .reverse
    page.grab(direction)
  }

  private var heldTurn: PageTurn? {
    guard let book = page?.book, book.machine.phase == .held else { return nil }
    return book.turn
  }

  // MARK: - The tap

  private func turn(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .ended, let page else { return }
    let place = along(recognizer.location(in: page.view)) / length
    if place > 1 - Self.edge {
      page.grab(.forward)
    } else if place < Self.edge {
      page.grab(.reverse)
    } else {
      return
    }
    page.release(forward: true)
  }
}

/// A pan that begins only along the axis on which pages turn.
final class PagePanGestureRecognizer: UIPanGestureRecognizer {
  var isHorizontal = true

  override func accepts(_ movement: CGPoint) -> Bool {
    (abs(movement.x) > abs(movement.y)) == isHorizontal
  }
}
