import UIKit

// MARK: - A navigation controller's animator and its driver

final class PushDelegate: NSObject, UINavigationControllerDelegate {
  private var driver: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .push ? ScaleAnimator() : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    navigationController.transitionCoordinator?.notifyWhenInteractionChanges { context in
      print(context.isCancelled, context.percentComplete, context.completionVelocity)
    }
    driver = UIPercentDrivenInteractiveTransition()
    driver?.completionCurve = .easeOut
    driver?.wantsInteractiveStart = false
  }
}

// MARK: - An animator that can be interrupted

final class ScaleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    context?.isAnimated == true ? 0.4 : 0
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let to = context.view(forKey: .to)!
    to.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
    context.containerView.addSubview(to)
    to.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), controlPoint1: CGPoint(x: 0.2, y: 0),
      controlPoint2: CGPoint(x: 0, y: 1)
    ) { to.transform = .identity }
    animator.addCompletion { position in
      context.completeTransition(position == .end && !context.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

// MARK: - A presentation controller that dims

final class DimmingPresentationController: UIPresentationController {
  private lazy var dimming: UIVisualEffectView = {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialDark))
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    view.contentView.addGestureRecognizer(tap)
    return view
  }()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return containerView.bounds.inset(by: containerView.safeAreaInsets)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.insertSubview(dimming, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else { return }
    coordinator.animateAlongsideTransition(
      in: containerView,
      animation: { _ in
        self.dimming.alpha = 1
      }, completion: nil)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  @objc private func tapped() { presentedViewController.dismiss(animated: true, completion: nil) }
}

// MARK: - Storyboards, segues and coders

final class MasterViewController: UIViewController {
  @IBOutlet private weak var button: UIButton!
  @IBOutlet private var labels: [UILabel]!
  @IBInspectable var isFancy: Bool = false

  override func awakeFromNib() {
    super.awakeFromNib()
    button?.setTitle("Next", for: .normal)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "detail", let detail = segue.destination as? DetailViewController {
      detail.loadViewIfNeeded()
    }
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    isFancy && sender is UIButton
  }

  @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?) -> DetailViewController? {
    DetailViewController(coder: coder, number: 3)
  }

  @IBAction func next(_ sender: UIButton) {
    let board = UIStoryboard(name: "Main", bundle: nil)
    let one = board.instantiateViewController(withIdentifier: "Detail")
    let two = board.instantiateViewController(identifier: "Detail") { coder in
      DetailViewController(coder: coder, number: 1)
    }
    show(isFancy ? one : two, sender: sender)
    performSegue(withIdentifier: "detail", sender: self)
  }

  @IBAction func unwind(_ segue: UIStoryboardSegue) { print(segue.source) }
}

final class DetailViewController: UIViewController {
  let number: Int

  init?(coder: NSCoder, number: Int) {
    self.number = number
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    number = coder.decodeInteger(forKey: "number")
    super.init(coder: coder)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(number, forKey: "number")
    coder.encode(view.frame, forKey: "frame")
    print(coder.decodeCGRect(forKey: "frame"))
  }
}

// MARK: - A view from a nib, and a segue of one's own

@IBDesignable final class RatingView: UIControl {
  @IBInspectable var rating: Int = 0 {
    didSet { sendActions(for: .valueChanged) }
  }

  static func make() -> RatingView? {
    UINib(nibName: "RatingView", bundle: Bundle(for: RatingView.self))
      .instantiate(withOwner: nil, options: nil).first as? RatingView
      ?? Bundle.main.loadNibNamed("RatingView", owner: self, options: nil)?.first as? RatingView
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rating = Int(touch.location(in: self).x / bounds.width * 5)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { isTracking }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { isHighlighted = false }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    rating = 3
  }
}

final class ReplaceSegue: UIStoryboardSegue {
  override func perform() {
    guard let navigation = source.navigationController else { return }
    navigation.setViewControllers(
      navigation.viewControllers.dropLast() + [destination], animated: true)
  }
}
