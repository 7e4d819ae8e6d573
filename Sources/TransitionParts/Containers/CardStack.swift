public import UIKit

/// Cards that lie upon each other, over a shade; a finger at the left edge takes the top one away.
///
/// It tells its cards by hand when they come and go. What is asked for while cards move puts them at their end at once.
/// A subclass may replace one of the steps.
open class CardStack: UIViewController {
  /// Whether what lies below the top stays a child.
  public let keepsChildren: Bool
  /// The cards, the lowest first.
  private var cards: [UIViewController]
  private var motion: UIViewPropertyAnimator?
  private var isSeen = false

  /// Makes a stack of one card.
  public init(root: UIViewController, keepsChildren: Bool = true) {
    cards = [root]
    self.keepsChildren = keepsChildren
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  open override var childForStatusBarStyle: UIViewController? { top }
  open override var childForStatusBarHidden: UIViewController? { top }

  private var top: UIViewController { cards[cards.count - 1] }

  // MARK: - Its own coming and going

  open override func viewDidLoad() {
    super.viewDidLoad()
    for card in keepsChildren ? cards : [top] { addChild(card) }
    lay(top)
    children.forEach { $0.didMove(toParent: self) }
    let edge = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector("pull(_:)", CardStack.pull(_:)))
    edge.edges = .left
    view.addGestureRecognizer(edge)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    top.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isSeen = true
    top.endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hurry()
    isSeen = false
    top.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    top.endAppearanceTransition()
  }

  // MARK: - Pushing and popping

  /// Lays a card upon the others.
  public func push(_ card: UIViewController, animated: Bool) {
    hurry()
    let below = top
    cards.append(card)
    guard isViewLoaded else { return }
    exchange(below, for: card, upper: card, animated: animated)
    motion?.startAnimation()
  }

  /// Takes the top card away; the only one stays.
  public func pop(animated: Bool) {
    hurry()
    guard cards.count > 1 else { return }
    takeOff(animated: animated)
    motion?.startAnimation()
  }

  private func takeOff(animated: Bool) {
    let old = cards.removeLast()
    guard isViewLoaded else { return }
    exchange(old, for: top, upper: old, animated: animated)
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
    let shade = layShade(beneath: upper)
    let away = CGAffineTransform(translationX: view.bounds.width, y: 0)
    if upper === new, animated { upper.view.transform = away }
    let isTold = isSeen
    move(
      animated: animated && isSeen, { upper.view.transform = upper === new ? .identity : away },
      then: { [self] isDone in
        upper.view.transform = .identity
        clear(shade)
        let (stays, goes) = isDone ? (new, old) : (old, new)
        if !isDone {
          cards.append(old)
          takeBack(old, from: new)
        }
        goes.view.removeFromSuperview()
        if isTold {
          goes.endAppearanceTransition()
          stays.endAppearanceTransition()
        }
        if comes { new.didMove(toParent: self) }
        if comes, !isDone { letGo(new) }
        if isDone, upper === old || !keepsChildren { letGo(old) }
        setNeedsStatusBarAppearanceUpdate()
      })
  }

  // MARK: - Steps

  /// Says that nothing has changed, when a finger has given the pop of a card up.
  open func takeBack(_ card: UIViewController, from other: UIViewController) {
    other.beginAppearanceTransition(false, animated: true)
    card.beginAppearanceTransition(true, animated: true)
  }

  /// Lets a card go that is a child no more.
  open func letGo(_ card: UIViewController) {
    card.willMove(toParent: nil)
    card.removeFromParent()
  }

  /// Takes the shade out again that lay beneath the upper card while that moved.
  open func clear(_ shade: UIView) { shade.removeFromSuperview() }

  // MARK: - Views

  private func lay(_ card: UIViewController) {
    card.view.frame = view.bounds
    card.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(card.view)
  }

  private func layShade(beneath upper: UIViewController) -> UIView {
    view.bringSubviewToFront(upper.view)
    let shade = UIView(frame: view.bounds)
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = UIColor(white: 0, alpha: 0.2)
    view.insertSubview(shade, belowSubview: upper.view)
    return shade
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
