import CoreGraphics
public import Foundation
import UIKitSemantics
import VirtualTime

/// An object that watches a view's touches and tells its targets of a gesture.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where a recognizer stands.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The name of the end of a gesture without duration.
    public static let recognized = State.ended
  }

  private var machine = RecognitionMachine()
  private var targets: [GestureTarget] = []
  private var tracked: [UITouch] = []
  private var awaited: [WeakRecognizer] = []
  /// What the recognizer makes of the touches, once those that must fail first have failed.
  private var wish: State?
  /// Whether more touches may come for the same gesture, though no finger is down.
  final var waitsForMore = false

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// The view that is watched.
  open internal(set) unowned(unsafe) var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true {
    didSet { if !isEnabled { state = .cancelled } }
  }
  /// Whether the view's own touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view's touches are held back until the gesture fails; kept as a value.
  open var delaysTouchesBegan = false
  /// Whether the view's ends of touches are held back until the gesture fails; kept as a value.
  open var delaysTouchesEnded = true
  /// Whether fingers and pencils are not mixed; kept as a value.
  open var requiresExclusiveTouchType = true
  open var name: String?
  open var numberOfTouches: Int { tracked.count }
  /// Where the recognizer stands; a subclass moves it on.
  open var state: State {
    get { State(machine.phase) }
    set { move(to: newValue) }
  }

  /// Tells a target from now on; one that is told by this method already is told once. (Apple's documentation
  /// of the method.)
  open func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !targets.contains(where: { $0.object === target && $0.action == action }) else { return }
    targets.append(GestureTarget(object: target, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.object === target as AnyObject)
        && (action == nil || entry.action == action)
    }
  }

  /// The middle of the fingers.
  open func location(in view: UIView?) -> CGPoint {
    guard !tracked.isEmpty else { return .zero }
    let points = tracked.map { $0.location(in: view) }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    tracked.indices.contains(touchIndex) ? tracked[touchIndex].location(in: view) : .zero
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Told that a new gesture is possible.
  open func reset() {}
  /// Told when a finger that was watched is gone.
  func fingersChanged() {}
  /// Lets this gesture wait until another has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    awaited.removeAll { $0.recognizer == nil }
    awaited.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }
  /// Whether this gesture waits until another has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another gesture waits until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Stops watching a finger.
  open func ignore(_ touch: UITouch, for event: UIEvent) { untrack(touch) }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

extension UIGestureRecognizer {
  private func move(to state: State) {
    guard let event = RecognitionMachine.Event(state) else { return }
    switch event {
    case .began, .ended:
      if machine.phase == .possible { return recognize(as: state, event) }
    case .cancelled, .failed:
      if machine.phase == .possible { return fail() }
    case .changed:
      if wish != nil { return }
    case .reset: return
    }
    guard machine.handle(event) == .tellTargets else { return }
    tellTargets()
  }

  /// Leaves the first state, unless somebody is in the way: for a while, or for this gesture.
  private func recognize(as state: State, _ event: RecognitionMachine.Event) {
    let rivals = World.current.touches.rivals(of: self)
    if rivals.contains(where: { $0.isPossible && awaits($0) }) {
      wish = wish == .began && state == .ended ? .ended : state
      return
    }
    wish = nil
    let isPrevented = rivals.contains { $0.isActive && $0.prevents(self) }
    guard !isPrevented, mayBegin else { return fail() }
    guard machine.handle(event) == .tellTargets else { return }
    for rival in rivals where rival.isPossible {
      if rival.awaits(self) || prevents(rival) { rival.fail() }
    }
    World.current.touches.takeFromViews(self)
    tellTargets()
    resetIfUnwatched()
  }

  /// Gives up; those who waited for it may go on.
  private func fail() {
    guard machine.phase == .possible else { return }
    wish = nil
    waitsForMore = false
    let rivals = World.current.touches.rivals(of: self)
    _ = machine.handle(.failed)
    for rival in rivals { rival.tryAgain() }
    resetIfUnwatched()
  }

  private func tryAgain() {
    guard let wish, let event = RecognitionMachine.Event(wish), machine.phase == .possible else {
      return
    }
    recognize(as: wish, event)
  }

  private func tellTargets() {
    for target in targets { target.tell(self) }
  }

  /// Whether this gesture is kept from its beginning as long as another may come.
  private func awaits(_ other: UIGestureRecognizer) -> Bool {
    awaited.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || ask { $0.gestureRecognizer(self, shouldRequireFailureOf: other) } ?? false
      || other.ask { $0.gestureRecognizer(other, shouldBeRequiredToFailBy: self) } ?? false
  }

  /// Whether another gesture cannot be beside this one.
  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    let areFriends =
      ask { $0.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) } ?? false
      || other.ask { $0.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) } ?? false
    return !areFriends && canPrevent(other) && other.canBePrevented(by: self)
  }

  /// Asks the delegate, which is to answer for what it does then.
  private func ask(_ question: (any UIGestureRecognizerDelegate) -> Bool) -> Bool? {
    World.consult(optional: delegate, question)
  }

  private var mayBegin: Bool {
    guard view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return ask { $0.gestureRecognizerShouldBegin(self) } ?? true
  }

  var isActive: Bool { machine.isActive }
  var isPossible: Bool { machine.phase == .possible }
  var touches: [UITouch] { tracked }

  /// Begins to watch a finger, unless the delegate does not want it.
  func track(_ touch: UITouch) -> Bool {
    guard isEnabled, ask({ $0.gestureRecognizer(self, shouldReceive: touch) }) ?? true else {
      return false
    }
    tracked.append(touch)
    return true
  }

  /// Lets go of a finger; when none is left, a new gesture is possible.
  func untrack(_ touch: UITouch) {
    tracked.removeAll { $0 === touch }
    fingersChanged()
    resetIfUnwatched()
  }

  /// Lets go of all fingers, for it is to watch another view than theirs, or none: what is under way is
  /// cancelled, and only a new finger is followed. (Inferred.)
  func loseFingers() {
    guard isPossible || isActive else { return }
    move(to: .cancelled)
    for touch in tracked { untrack(touch) }
  }

  /// Makes a new gesture possible when no finger is left and nothing is waited for.
  private func resetIfUnwatched() {
    guard tracked.isEmpty, wish == nil, !waitsForMore || machine.phase != .possible else { return }
    waitsForMore = false
    let isOver = machine.phase != .possible
    let rivals = isOver ? [] : World.current.touches.rivals(of: self)
    _ = machine.handle(.reset)
    World.current.touches.forget(self)
    reset()
    for rival in rivals { rival.tryAgain() }
  }
}

/// Another recognizer, which is not kept.
@MainActor private struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer.State {
  fileprivate init(_ phase: RecognitionMachine.Phase) {
    switch phase {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}

extension RecognitionMachine.Event {
  fileprivate init?(_ state: UIGestureRecognizer.State) {
    switch state {
    case .possible: return nil
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}
