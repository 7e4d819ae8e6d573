import UIKit

/// A controller with all the overrides that libraries have.
open class PanelController: UIViewController, UIGestureRecognizerDelegate {
  public private(set) lazy var pan = UIPanGestureRecognizer(
    target: self, action: Selector("handle(_:)", PanelController.handle(_:)))
  let edge = UIScreenEdgePanGestureRecognizer()
  let driver = SlideDriver()
  var values: [NSValue] = []
  private var token: NSObjectProtocol?

  public init() {
    super.init(nibName: nil, bundle: Bundle.main)
    modalPresentationStyle = .custom
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  open override func awakeFromNib() {
    super.awakeFromNib()
  }

  open override func loadView() {
    view = RoundedView(frame: UIScreen.main.bounds)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    pan.delegate = self
    view.addGestureRecognizer(pan)
    edge.edges = .left
    edge.addTarget(self, action: Selector("handle(_:)", PanelController.handle(_:)))
    view.addGestureRecognizer(edge)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("close", PanelController.close)))
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name("PanelMoved"), object: nil, queue: nil
    ) { _ in }
    values.append(NSValue(cgRect: view.frame))
  }

  deinit {
    if let token = token { NotificationCenter.default.removeObserver(token) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let coordinator = transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { _ in self.setNeedsStatusBarAppearanceUpdate()
      }
    }
  }

  open override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  open override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  open override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  open override func updateViewConstraints() { super.updateViewConstraints() }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
  }

  open override var prefersStatusBarHidden: Bool { return true }
  open override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
  open override var childForStatusBarStyle: UIViewController? { return children.first }
  open override var childForStatusBarHidden: UIViewController? { return children.first }
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }

  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
  }

  func close() {
    dismiss(animated: true, completion: nil)
  }

  func handle(_ gesture: UIPanGestureRecognizer) {
    let offset = gesture.translation(in: view)
    let speed = gesture.velocity(in: view)
    let place = gesture.location(in: view)
    switch gesture.state {
    case .began:
      dismiss(animated: true)
    case .changed:
      driver.update(offset.y / view.bounds.height + place.y * 0)
      gesture.setTranslation(.zero, in: view)
    case .ended where speed.y > 0:
      driver.finish()
    case .cancelled, .ended, .failed:
      driver.cancel()
    default:
      break
    }
  }

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    return presentedViewController == nil && presentingViewController != nil
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { return true }

  @discardableResult
  func host(_ child: UIViewController, done: @escaping () -> Void) -> Bool {
    guard child.parent == nil, let root = UIApplication.shared.keyWindow?.rootViewController
    else { return false }
    addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    view.addSubview(child.view)
    child.endAppearanceTransition()
    child.didMove(toParent: self)
    for view in view.subviews where view !== child.view { view.removeFromSuperview() }
    root.present(self, animated: true, completion: done)
    return true
  }

  func release(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

class DeckNavigation: UINavigationController, UINavigationControllerDelegate {
  var driver: SlideDriver?

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    delegate = self
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    return viewControllers.isEmpty ? nil : super.popViewController(animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return SlideAnimator(edge: operation == .push ? .right : .left, operation: operation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { return driver }

  func leave() {
    let next = topViewController?.navigationController
    next?.popViewController(animated: true)
  }
}

class DeckTabs: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { return SlideAnimator(edge: .left) }
}

class HingeSegue: UIStoryboardSegue {
  let delegate = SlideDelegate()

  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    destination.transitioningDelegate = delegate
    source.present(destination, animated: true, completion: nil)
  }
}

class SegueSource: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    segue.destination.title = segue.identifier
  }
}

extension UIViewController {
  private struct Keys { static var handler: UInt8 = 0 }

  /// A value beside an object, as extension libraries keep it.
  var slideDelegate: SlideDelegate? {
    get { return objc_getAssociatedObject(self, &Keys.handler) as? SlideDelegate }
    set {
      objc_setAssociatedObject(
        self, &Keys.handler, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

/// The whole of a device, as libraries look at it.
@available(iOS 10.0, *)
func surroundings() -> CGFloat {
  let isWide = UIDevice.current.userInterfaceIdiom == .pad
  return isWide ? UIScreen.main.scale : UIScreen.main.bounds.width
}
