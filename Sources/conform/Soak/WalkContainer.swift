import TransitionCertification

/// A careful container of one child at a time, which forwards by itself or leaves that to UIKit.
final class WalkContainer: WalkController {
  private let forwardsByHand: Bool
  private var isSwitching = false

  init(_ name: String, _ log: WalkLog, forwardsByHand: Bool, child: UIViewController) {
    self.forwardsByHand = forwardsByHand
    super.init(name, log)
    addChild(child)
    child.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { !forwardsByHand }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let child = children.first { place(child) }
  }

  override func viewWillAppear(_ animated: Bool) {
    forward(true, animated)
    super.viewWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    endForwarding()
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    forward(false, animated)
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    endForwarding()
    super.viewDidDisappear(animated)
  }

  private func forward(_ isAppearing: Bool, _ animated: Bool) {
    guard forwardsByHand else { return }
    children.first?.beginAppearanceTransition(isAppearing, animated: animated)
  }

  private func endForwarding() {
    if forwardsByHand { children.first?.endAppearanceTransition() }
  }

  private func place(_ child: UIViewController) {
    child.view.frame = view.bounds
    view.addSubview(child.view)
  }

  /// Shows another child, where nothing else is under way.
  func show(_ next: UIViewController, animated: Bool) {
    guard !isSwitching, isViewLoaded, let old = children.first,
      phase == .seen || phase == .gone
    else { return }
    isSwitching = true
    let isSeen = phase == .seen
    old.willMove(toParent: nil)
    addChild(next)
    guard forwardsByHand || !animated || !isSeen else { return exchange(old, next) }
    if forwardsByHand, isSeen {
      old.beginAppearanceTransition(false, animated: false)
      next.beginAppearanceTransition(true, animated: false)
    }
    place(next)
    old.viewIfLoaded?.removeFromSuperview()
    old.removeFromParent()
    if forwardsByHand, isSeen {
      old.endAppearanceTransition()
      next.endAppearanceTransition()
    }
    next.didMove(toParent: self)
    isSwitching = false
  }

  private func exchange(_ old: UIViewController, _ next: UIViewController) {
    next.view.frame = view.bounds
    transition(from: old, to: next, duration: 0.2, animations: {}) { [self] _ in
      old.removeFromParent()
      next.didMove(toParent: self)
      isSwitching = false
    }
  }
}
