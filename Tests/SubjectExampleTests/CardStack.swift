import UIKit

/// Cards that lie upon each other; a finger at the left edge takes the top one away.
final class CardStack: UIViewController {
  /// Whether what a drag has told is taken back when it is given up.
  var takesBack = true
  /// Whether what lies below the top stays a child.
  var keepsChildren = true

  private var cards: [UIViewController]
  private var motion: UIViewPropertyAnimator?
  private var isSeen = false

  init(root: UIViewController) {
    cards = [root]
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override var childForStatusBarStyle: UIViewController? { cards.last }
  override var childForStatusBarHidden: UIViewController? { cards.last }

  override func viewDidLoad() {
    super.viewDidLoad()
    for card in keepsChildren ? cards : cards.suffix(1) { addChild(card) }
    cards.last.map(lay)
    children.forEach { $0.didMove(toParent: self) }
    let edge = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector("pull(_:)", CardStack.pull(_:)))
    edge.edges = .left
    view.addGestureRecognizer(edge)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    cards.last?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isSeen = true
    cards.last?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hurry()
    isSeen = false
    cards.last?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    cards.last?.endAppearanceTransition()
  }

  func push(_ card: UIViewController, animated: Bool) {
    hurry()
    let below = cards[cards.count - 1]
    cards.append(card)
    guard isViewLoaded else { return }
    exchange(below, for: card, upper: card, animated: animated)
    if animated { motion?.startAnimation() }
  }

  func pop(animated: Bool) {
    hurry()
    guard cards.count > 1 else { return }
    takeOff(animated: animated)
    if animated { motion?.startAnimation() }
  }

  private func takeOff(animated: Bool) {
    let top = cards.removeLast()
    guard isViewLoaded else { return }
    exchange(top, for: cards[cards.count - 1], upper: top, animated: animated)
  }

  private func lay(_ card: UIViewController) {
    card.view.frame = view.bounds
    card.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(card.view)
  }

  private func exchange(
    _ old: UIViewController, for new: UIViewController, upper: UIViewController, animated: Bool
  ) {
    let comes = new.parent == nil
    if comes { addChild(new) }
    if isSeen {
      old.beginAppearanceTransition(false, animated: animated)
      new.beginAppearanceTransition(true, animated: animated)
    }
    lay(new)
    view.bringSubviewToFront(upper.view)
    let away = CGAffineTransform(translationX: view.bounds.width, y: 0)
    if upper === new, animated { upper.view.transform = away }
    let isTold = isSeen
    move(
      animated: animated && isSeen, { upper.view.transform = upper === new ? .identity : away },
      then: { [self] isDone in
        upper.view.transform = .identity
        let (stays, goes) = isDone ? (new, old) : (old, new)
        if !isDone { giveUp(old, for: new) }
        goes.view.removeFromSuperview()
        if isTold {
          goes.endAppearanceTransition()
          stays.endAppearanceTransition()
        }
        if comes { new.didMove(toParent: self) }
        if comes, !isDone {
          new.willMove(toParent: nil)
          new.removeFromParent()
        }
        if isDone, upper === old || !keepsChildren {
          old.willMove(toParent: nil)
          old.removeFromParent()
        }
        setNeedsStatusBarAppearanceUpdate()
      })
  }

  private func giveUp(_ old: UIViewController, for new: UIViewController) {
    cards.append(old)
    guard takesBack else { return }
    new.beginAppearanceTransition(false, animated: true)
    old.beginAppearanceTransition(true, animated: true)
  }

  private func move(
    animated: Bool, _ changes: @escaping () -> Void, then: @escaping (Bool) -> Void
  ) {
    guard animated else {
      changes()
      return then(true)
    }
    let motion = UIViewPropertyAnimator(duration: 0.3, curve: .linear, animations: changes)
    motion.addCompletion { [weak self] position in
      self?.motion = nil
      then(position == .end)
    }
    self.motion = motion
  }

  /// What moves is at its end at once.
  private func hurry() {
    guard let motion else { return }
    if motion.state == .inactive { motion.pauseAnimation() }
    motion.stopAnimation(false)
    motion.finishAnimation(at: motion.isReversed ? .start : .end)
  }

  private func pull(_ edge: UIScreenEdgePanGestureRecognizer) {
    switch edge.state {
    case .began:
      guard motion == nil, isSeen, cards.count > 1 else { return }
      takeOff(animated: true)
      motion?.pauseAnimation()
    case .changed:
      guard let motion, !motion.isRunning else { return }
      motion.fractionComplete = max(0, edge.translation(in: view).x / view.bounds.width)
    case .ended, .cancelled, .failed:
      guard let motion, !motion.isRunning else { return }
      motion.isReversed =
        edge.state != .ended
        || motion.fractionComplete < 0.5 && edge.velocity(in: view).x < 500
      motion.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default: break
    }
  }
}
