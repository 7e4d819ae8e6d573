import UIKit

// Written as libraries of the Swift 5 years are: it only has to compile, without a new error.

open class BubbleLike: NSObject {
  open var startingPoint = CGPoint.zero {
    didSet { bubble.center = startingPoint }
  }
  open var duration = 0.5
  open var transitionMode: Mode = .present
  open var bubbleColor: UIColor = .white
  open fileprivate(set) var bubble = UIView()

  public enum Mode: Int {
    case present, dismiss, pop
  }
}

extension BubbleLike: UIViewControllerAnimatedTransitioning {
  public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return duration }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    let fromViewController = transitionContext.viewController(forKey: .from)
    let toViewController = transitionContext.viewController(forKey: .to)
    fromViewController?.beginAppearanceTransition(false, animated: true)
    if toViewController?.modalPresentationStyle == .custom {
      toViewController?.beginAppearanceTransition(true, animated: true)
    }
    guard let presented = transitionContext.view(forKey: UITransitionContextViewKey.to) else {
      return
    }
    let originalCenter = presented.center
    bubble = UIView()
    bubble.frame = CGRect(origin: .zero, size: presented.frame.size)
    bubble.layer.cornerRadius = bubble.frame.size.height / 2
    bubble.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
    bubble.backgroundColor = bubbleColor
    containerView.addSubview(bubble)
    presented.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
    presented.alpha = 0
    containerView.addSubview(presented)
    UIView.animate(
      withDuration: self.duration, delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: {
        self.bubble.transform = CGAffineTransform.identity
        presented.transform = .identity
        presented.alpha = 1
        presented.center = originalCenter
      },
      completion: { (_) in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        self.bubble.isHidden = true
        fromViewController?.endAppearanceTransition()
      })
  }
}

open class BubbleLikeDriver: UIPercentDrivenInteractiveTransition {
  fileprivate var interactionStarted = false
  fileprivate var interactionShouldFinish = false
  fileprivate var controller: UIViewController?
  open var interactionThreshold: CGFloat = 0.3

  open func attach(to: UIViewController) {
    controller = to
    controller?.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("handlePan(_:)", Self.handlePan(_:))))
    if #available(iOS 10.0, *) {
      wantsInteractiveStart = false
    }
  }

  func handlePan(_ gesture: UIPanGestureRecognizer) {
    guard let controller = controller, let view = controller.view else { return }
    let translation = gesture.translation(in: view.superview)
    let percent = fmin(fmax(translation.y / view.frame.height, 0), 1)
    switch gesture.state {
    case .began:
      interactionStarted = true
      controller.dismiss(animated: true, completion: nil)
    case .changed:
      interactionShouldFinish = percent > interactionThreshold
      update(percent)
    case .cancelled:
      interactionStarted = false
      cancel()
    case .ended:
      interactionStarted = false
      interactionShouldFinish ? finish() : cancel()
    default:
      break
    }
  }

  override open func startInteractiveTransition(
    _ transitionContext: UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
  }

  override open var wantsInteractiveStart: Bool {
    get { return interactionStarted }
    set {}
  }
}
