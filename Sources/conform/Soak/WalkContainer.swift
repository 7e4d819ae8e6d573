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

  /// Those who were told that they come or go, and not yet that they have.
  private var told: [UIViewController] = []

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { !forwardsByHand }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let child = children.first { place(child) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forward(true, animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    endForwarding()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    forward(false, animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    endForwarding()
  }

  private func forward(_ isAppearing: Bool, _ animated: Bool) {
    guard forwardsByHand, let child = children.first else { return }
    tell(child, isAppearing, animated)
  }

  private func tell(_ child: UIViewController, _ isAppearing: Bool, _ animated: Bool) {
    if !told.contains(child) { told.append(child) }
    child.beginAppearanceTransition(isAppearing, animated: animated)
  }

  private func endForwarding() {
    while let child = told.first {
      told.removeFirst()
      child.endAppearanceTransition()
    }
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
      tell(old, false, false)
      if phase == .seen { tell(next, true, false) }
    }
    place(next)
    old.viewIfLoaded?.removeFromSuperview()
    old.removeFromParent()
    endForwarding()
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
