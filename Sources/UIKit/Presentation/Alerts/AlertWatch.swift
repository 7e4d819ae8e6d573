import Foundation

/// An action sheet's own gesture: a tap beside it chooses the button that cancels. (Inferred; nobody is
/// asked whether the sheet may go.)
@MainActor final class AlertWatch: NSObject, FingerWatch {
  private let recognizer = UITapGestureRecognizer(target: nil, action: nil)
  @ZeroingWeak private var alert: UIAlertController?

  init(_ alert: UIAlertController, _ presentation: ActivePresentation) {
    super.init()
    self.alert = alert
    recognizer.addTarget(self, action: Selector("follow(_:)", AlertWatch.follow(_:)))
    watch(presentation.container, by: recognizer)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let alert, alert.takesTapsBeside, let view = alert.viewIfLoaded else { return false }
    return !view.bounds.contains(recognizer.location(in: view))
  }

  private func follow(_ recognizer: UITapGestureRecognizer) {
    if recognizer.state == .ended { alert?.chooseNothing() }
  }
}
