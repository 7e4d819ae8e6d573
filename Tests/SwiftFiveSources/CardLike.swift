import Foundation
import UIKit

class CardPresentationController: UIPresentationController {
  private lazy var dimming: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    view.alpha = 0
    return view
  }()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.insertSubview(dimming, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = 1
      return
    }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.dimming.alpha = 1 }, completion: nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentingViewController.transitionCoordinator?.animate(
      alongsideTransition: { context in
        self.dimming.alpha = context.isCancelled ? 1 : 0
      })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
    // swift-format-ignore: NeverForceUnwrap
    dimming.frame = containerView!.bounds
  }
}

class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  weak var owner: UIViewController?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return CardPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

class CardController: UIViewController {
  let card = CardDelegate()
  var onClose: (() -> Void)?

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    transitioningDelegate = card
    modalPresentationStyle = .custom
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector("close", CardController.close))
    view.addGestureRecognizer(tap)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
  override var prefersStatusBarHidden: Bool { return true }

  func close() {
    dismiss(animated: true) { [weak self] in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self?.onClose?() }
    }
    DispatchQueue.main.async { self.view.setNeedsLayout() }
  }
}

class SlideNavigation: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    setNavigationBarHidden(true, animated: false)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .push, .pop: return BubbleLike()
    default: return nil
    }
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }

  override var childForStatusBarStyle: UIViewController? { return topViewController }
}

class PlainContainer: UIViewController {
  private(set) var current: UIViewController?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }

  func show(_ next: UIViewController) {
    let old = current
    addChild(next)
    old?.willMove(toParent: nil)
    next.beginAppearanceTransition(true, animated: false)
    old?.beginAppearanceTransition(false, animated: false)
    view.addSubview(next.view)
    next.view.frame = view.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    old?.view.removeFromSuperview()
    next.endAppearanceTransition()
    old?.endAppearanceTransition()
    next.didMove(toParent: self)
    old?.removeFromParent()
    current = next
  }
}

class TouchyView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var layerClass: AnyClass { return CAShapeLayer.self }

  override func layoutSubviews() {
    super.layoutSubviews()
    (layer as? CAShapeLayer)?.path = UIBezierPath(ovalIn: bounds).cgPath
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}
