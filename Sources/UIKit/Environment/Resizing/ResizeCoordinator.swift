import CoreGraphics
import Foundation
import VirtualTime

/// The face of a change of a window's size that everybody else sees.
final class ResizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let window: UIWindow
  private let old: CGSize
  private let new: CGSize
  private var alongside: [(cause: Cause, run: Block)] = []
  private var completions: [(cause: Cause, run: Block)] = []
  private(set) var isOver = false
  /// The traits that the window will have.
  var comingTraits: UITraitCollection?

  /// - Parameters:
  ///   - old: the size of the screen before, in points.
  ///   - new: its size afterwards.
  ///   - duration: in seconds.
  init(in window: UIWindow, from old: CGSize, to new: CGSize, during duration: TimeInterval) {
    self.window = window
    self.old = old
    self.new = new
    transitionDuration = duration
  }

  // MARK: - Knowing

  let transitionDuration: TimeInterval
  var isAnimated: Bool { transitionDuration > 0 }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window }
  /// How the content is turned; a headless window only changes its size.
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  /// The size that something will have which has a size now, and follows the window.
  func newSize(of size: CGSize) -> CGSize { size.growing(from: old, to: new) }

  /// Whether a controller's view lies in the window, or would.
  func involves(_ controller: UIViewController) -> Bool {
    controller.storedView?.window === window
  }

  // MARK: - Taking part

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !isOver else { return false }
    let cause = World.current.cause
    if let animation { alongside.append((cause, animation)) }
    if let completion { completions.append((cause, completion)) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Nobody holds a change of size, so its interaction never changes.
  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}
  func notifyWhenInteractionEnds(_ handler: @escaping Block) {}

  // MARK: - Keeping promises

  func runAlongside() {
    let blocks = alongside
    alongside = []
    run(blocks)
  }

  func end() {
    isOver = true
    let blocks = completions
    completions = []
    run(blocks)
  }

  private func run(_ blocks: [(cause: Cause, run: Block)]) {
    for block in blocks { World.acting(as: block.cause) { block.run(self) } }
  }
}
