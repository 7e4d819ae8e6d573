public import UIKit

/// Dims what lies behind a panel, closes it by a tap there, and tells its driver which way comes next.
public final class DimmPresentationController: PanelPresentationController {
  /// The driver that is told when the panel is there, and when it is gone.
  public weak var driver: TransitionDriver?
  private lazy var dimmView = makeDimmView()

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    containerView.accessibilityViewIsModal = true
    dimmView.frame = containerView.bounds
    containerView.insertSubview(dimmView, at: 0)
    dimmView.alpha = 0
    beside { $0.alpha = 1 }
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { driver?.direction = .dismiss } else { dimmView.removeFromSuperview() }
  }

  public override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    beside { $0.alpha = 0 }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return dimmView.alpha = 1 }
    dimmView.removeFromSuperview()
    driver?.direction = .present
  }

  public override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    dimmView.frame = containerView?.bounds ?? .zero
  }

  /// Changes the dimming beside the transition, or at once where there is none.
  private func beside(_ change: @escaping @MainActor (DimmView) -> Void) {
    alongside { [dimmView] in change(dimmView) }
  }

  // MARK: - The tap

  private func makeDimmView() -> DimmView {
    let view = DimmView(frame: .zero)
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("close(_:)", DimmPresentationController.close(_:))))
    return view
  }

  private func close(_ tap: UITapGestureRecognizer) {
    presentedViewController.dismiss(animated: true)
  }
}

/// Dims what lies behind a panel.
public final class DimmView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.3)
  }

  public required init?(coder: NSCoder) { nil }
}
