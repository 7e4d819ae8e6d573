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
    guard let view = presentation?.controller.presentedView else { return false }
    return dismissal.mayBegin && !view.bounds.contains(recognizer.location(in: view))
  }

  private func follow(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    dismissal.begin(with: nil)
    dismissal.letGo(isFarEnough: true)
  }
}
