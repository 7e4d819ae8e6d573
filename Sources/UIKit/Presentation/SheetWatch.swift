import CoreGraphics
import Foundation

/// A sheet's own gestures: a finger moves it, and drives its dismissal (SH-08, SH-09); a tap on its grabber leads
/// to another height (DE-11), and one on the dimming beside it dismisses it. (The last is general knowledge; no fact backs it.)
@MainActor final class SheetWatch: NSObject, FingerWatch {
  /// How far to both sides of the middle, and down from the upper edge, a tap is for the grabber, in points.
  /// (Inferred.)
  private static let grabberReach = CGSize(width: 40, height: 20)

  private let pan = UIPanGestureRecognizer(target: nil, action: nil)
  private let tap = UITapGestureRecognizer(target: nil, action: nil)
  private let dismissal: UserDismissal
  /// What moves the sheet.
  let finger: SheetFinger
  @ZeroingWeak private var presentation: ActivePresentation?

  init(_ presentation: ActivePresentation) {
    dismissal = UserDismissal(presentation)
    finger = SheetFinger(presentation)
    super.init()
    self.presentation = presentation
    pan.addTarget(self, action: Selector("follow(_:)", SheetWatch.follow(_:)))
    tap.addTarget(self, action: Selector("take(_:)", SheetWatch.take(_:)))
    watch(presentation.container, by: pan, tap)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === tap {
      let place = tap.location(in: nil)
      return dismissal.mayBegin && (!isOnSheet(place) || isOnGrabber(place))
    }
    return mayFollow
  }

  /// Whether a point is where a tap is for the grabber: a sheet that has one shows it unless it fills the screen.
  private func isOnGrabber(_ point: CGPoint) -> Bool {
    guard let sheet = presentation?.sheet, sheet.prefersGrabberVisible,
      sheet.placement?.kind != .filling, let view = presentation?.controller.presentedView
    else { return false }
    let place = view.convert(point, from: nil)
    return abs(place.x - view.bounds.midX) <= Self.grabberReach.width
      && (0...Self.grabberReach.height).contains(place.y)
  }

  /// Only a finger begins that came down on the sheet, and moves down, or up where the sheet may grow.
  private var mayFollow: Bool {
    let movement = pan.translation(in: nil)
    let end = pan.location(in: nil)
    guard isOnSheet(CGPoint(x: end.x - movement.x, y: end.y - movement.y)) else { return false }
    let leads = movement.y > 0 || finger.mayGrow
    return finger.mayBegin && leads && abs(movement.y) > abs(movement.x)
  }

  private func isOnSheet(_ point: CGPoint) -> Bool {
    guard let view = presentation?.controller.presentedView else { return false }
    return view.bounds.contains(view.convert(point, from: nil))
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      finger.approach()
      finger.move(to: recognizer.translation(in: nil).y)
    case .changed: finger.move(to: recognizer.translation(in: nil).y)
    case .ended: finger.letGo(speed: recognizer.velocity(in: nil).y)
    case .cancelled, .failed: finger.takeAway()
    case .possible: break
    }
  }

  private func take(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .ended, dismissal.mayBegin else { return }
    if isOnGrabber(recognizer.location(in: nil)) { return finger.goOn() }
    dismissal.begin(with: nil)
    dismissal.letGo(isFarEnough: true)
  }
}
