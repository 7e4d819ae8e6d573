import Foundation

/// A popover's own gesture: a tap beside it dismisses it (after SH-09; inferred).
@MainActor final class PopoverWatch: NSObject, FingerWatch {
  private let recognizer = UITapGestureRecognizer(target: nil, action: nil)
  private let dismissal: UserDismissal
  @ZeroingWeak private var presentation: ActivePresentation?

  init(_ presentation: ActivePresentation) {
    dismissal = UserDismissal(presentation)
    super.init()
    self.presentation = presentation
    recognizer.addTarget(self, action: Selector("follow(_:)", PopoverWatch.follow(_:)))
    watch(presentation.container, by: recognizer)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = presentation?.controller.presentedView,
      !view.bounds.contains(recognizer.location(in: view))
    else { return false }
    return dismissal.mayBegin || guest != nil
  }

  /// What is presented in the popover's own place, and rests.
  private var guest: ActivePresentation? {
    guard let presentation, presentation.phase == .presented, !World.current.isHalted,
      let guest = presentation.presented.presentationsAbove.last, guest.style.playsInContext,
      guest.phase == .presented
    else { return nil }
    return guest
  }

  /// A tap takes what is presented in the popover first, whatever that says, and leaves the popover
  /// (PA-06); nobody is asked then. (The latter is inferred.)
  private func follow(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    if let guest {
      World.acting(as: .host) {
        DismissingChange(guest, isAnimated: true, completion: nil)?.schedule()
      }
    } else if dismissal.mayBegin {
      dismissal.begin(with: nil)
      dismissal.letGo(isFarEnough: true)
    }
  }
}
