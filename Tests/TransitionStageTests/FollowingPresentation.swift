import TransitionStage

/// Dims its screen beside the keyboard, and once more when that is there.
final class FollowingPresentation: UIPresentationController {
  private var dim: CGFloat = 1
  private var token: (any NSObjectProtocol)?

  override func presentationTransitionDidEnd(_ completed: Bool) {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.layOut(over: 0.25) { self?.layOut(over: 0.1) {} }
      }
    }
  }

  override func containerViewWillLayoutSubviews() { presentedView?.alpha = dim }

  private func layOut(over duration: Double, then next: @escaping () -> Void) {
    dim -= 0.1
    containerView?.setNeedsLayout()
    UIView.animate(withDuration: duration) {
      self.containerView?.layoutIfNeeded()
    } completion: { _ in
      next()
    }
  }

  isolated deinit { token.map(NotificationCenter.default.removeObserver) }
}

/// Chooses the presentation that follows the keyboard.
final class FollowingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    FollowingPresentation(presentedViewController: presented, presenting: presenting)
  }
}
