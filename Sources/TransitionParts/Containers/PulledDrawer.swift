public import UIKit

/// A drawer whose side, at its left, a finger pulls in and pushes away again.
///
/// The side is told that it comes when the finger begins to pull, and that it goes after all when the finger
/// gives up; and the other way round. A subclass may replace what is done when the finger gives up.
open class PulledDrawer: SideDrawer {
  /// Whether the finger that pulls opens; none where no finger pulls, and nothing settles.
  private var isOpening: Bool?
  /// Whether a finger pulls; one that comes while all settles does not.
  private var isPulling = false

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: Selector("follow(_:)", PulledDrawer.follow(_:))))
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let moved = pan.translation(in: nil).x
    switch pan.state {
    case .began: began(isRightward: moved > 0)
    case .changed: place(after: moved)
    case .ended: ended(isThrough: isThrough(after: isOpening == true ? moved : -moved))
    case .cancelled, .failed: ended(isThrough: false)
    case .possible: break
    @unknown default: break
    }
  }

  private func began(isRightward: Bool) {
    guard isOpening == nil else { return }
    endMove(isLeaving: false)
    guard isRightward == (openPlace == nil) else { return }
    isOpening = isRightward
    isPulling = true
    let side = sides[0]
    if isRightward {
      openPlace = 0
      adopt(side)
    }
    side.beginAppearanceTransition(isRightward, animated: true)
    guard isRightward else { return }
    lay(side, at: 0)
    side.view.transform = away(0)
  }

  private func place(after moved: CGFloat) {
    guard isPulling, let isOpening else { return }
    let start = isOpening ? away(0).tx : 0
    sides[0].view.transform = CGAffineTransform(
      translationX: min(max(start + moved, away(0).tx), 0), y: 0)
  }

  private func ended(isThrough: Bool) {
    guard isPulling, let isOpening else { return }
    isPulling = false
    let side = sides[0]
    let isThere = isOpening == isThrough
    if !isThrough { giveUp(side, isThere: isThere) }
    if !isThere { warn(side) }
    UIView.animate(
      withDuration: 0.2,
      animations: { [away] in side.view.transform = isThere ? .identity : away(0) },
      completion: { [weak self] _ in self?.arrived(isThere: isThere, isThrough: isThrough) })
  }

  private func arrived(isThere: Bool, isThrough: Bool) {
    let side = sides[0]
    isOpening = nil
    openPlace = isThere ? 0 : nil
    if isThere {
      side.endAppearanceTransition()
      if isThrough { settleAdopted(side) }
    } else {
      putAway(side, isSeen: true)
      release(side)
    }
  }

  /// Whether a finger that lifts goes through.
  ///
  /// - Parameter way: how far it is in the direction in which it began, in points; below zero behind where
  ///   it came down.
  open func isThrough(after way: CGFloat) -> Bool { way > view.bounds.width / 2 }

  /// Tells the side that it stays where it was after all.
  open func giveUp(_ side: UIViewController, isThere: Bool) {
    side.beginAppearanceTransition(isThere, animated: true)
  }
}
