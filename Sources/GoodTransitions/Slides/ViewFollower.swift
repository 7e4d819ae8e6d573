import UIKit

/// Follows what is seen of a view by a display link, until it is told to rest.
@MainActor final class ViewFollower {
  private var link: CADisplayLink?
  private weak var followed: UIView?
  /// Where the upper edge of the view was when it was looked at last, in points.
  private(set) var edge: CGFloat = 0

  /// Follows a view from the next frame on.
  func follow(_ view: UIView?) {
    followed = view
    let link = CADisplayLink(target: self, selector: Selector("look", ViewFollower.look))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Follows nothing any more.
  func rest() {
    link?.invalidate()
    link = nil
  }

  private func look() {
    edge = followed?.layer.presentation()?.frame.minY ?? edge
  }
}
