import CoreGraphics
import Foundation

/// The sheet's own gesture: a finger that drags it down drives its dismissal (SH-08, SH-09).
///
/// Where a finger is far enough, and how fast is fast enough, is inferred. Dragging between detents
/// is not modelled.
@MainActor final class SheetWatch: NSObject, FingerWatch {
  /// The speed from which a short way is enough, in points a second.
  private static let flick: CGFloat = 600
  private let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
  private let dismissal: UserDismissal
  @ZeroingWeak private var presentation: ActivePresentation?

  init(_ presentation: ActivePresentation) {
    dismissal = UserDismissal(presentation)
    super.init()
    self.presentation = presentation
    recognizer.addTarget(self, action: Selector("follow(_:)", SheetWatch.follow(_:)))
    watch(presentation.container, by: recognizer)
  }

  private var sheet: UIView? { presentation?.controller.presentedView }

  /// Only a finger that came down on the sheet and moves down begins.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let movement = recognizer.translation(in: nil)
    let end = recognizer.location(in: nil)
    let start = CGPoint(x: end.x - movement.x, y: end.y - movement.y)
    guard let sheet, sheet.bounds.contains(sheet.convert(start, from: nil)) else { return false }
    return dismissal.mayBegin && movement.y > abs(movement.x)
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: dismissal.begin(with: FingerDriver())
    case .changed: dismissal.update(fraction(of: presentation?.container))
    case .ended: dismissal.letGo(isFarEnough: isFarEnough)
    case .cancelled, .failed: dismissal.letGo(isFarEnough: false)
    case .possible: break
    }
  }

  private var isFarEnough: Bool {
    fraction(of: sheet) > 0.5 || recognizer.velocity(in: nil).y > Self.flick
  }

  /// How far the finger is, as a fraction of a view's height.
  private func fraction(of view: UIView?) -> CGFloat {
    let height = max(view?.bounds.height ?? 0, 1)
    return min(max(recognizer.translation(in: nil).y / height, 0), 1)
  }
}
