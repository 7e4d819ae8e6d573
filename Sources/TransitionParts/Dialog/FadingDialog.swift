public import UIKit

/// A dialog that presents itself: it chooses its style, is its own transitioning delegate and fades in over
/// the presenter, which pales meanwhile.
///
/// A tap beside its panel closes it.
open class FadingDialog: UIViewController, UIViewControllerTransitioningDelegate {
  private let panel = UIView(frame: CGRect(x: 45, y: 320, width: 300, height: 200))
  /// How pale the presenter is while the dialog is there.
  public static let paleness: CGFloat = 0.5

  /// Makes a dialog, which is ready to be presented.
  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    panel.backgroundColor = .white
    view.addSubview(panel)
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("tapped(_:)", FadingDialog.tapped(_:))))
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fadePresenter(to: Self.paleness)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fadePresenter(to: 1)
  }

  /// Lets the presenter get another alpha beside the transition, and back where it is given up.
  public func fadePresenter(to alpha: CGFloat) {
    guard let presenter = presentingViewController?.view else { return }
    let old = presenter.alpha
    guard let coordinator = transitionCoordinator else { return presenter.alpha = alpha }
    coordinator.animate(
      alongsideTransition: { _ in presenter.alpha = alpha },
      completion: { context in if context.isCancelled { presenter.alpha = old } })
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    if !panel.frame.contains(tap.location(in: view)) { dismiss(animated: true) }
  }

  open func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DialogFade(isForward: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DialogFade(isForward: false) }
}
