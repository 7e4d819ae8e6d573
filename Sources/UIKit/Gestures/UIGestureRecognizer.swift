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

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// The view that is watched.
  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true {
    didSet { if !isEnabled { state = .cancelled } }
  }
  /// Whether the view's own touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true
  open var name: String?
  open var numberOfTouches: Int { tracked.count }
  /// Where the recognizer stands; a subclass moves it on.
  open var state: State {
    get { State(machine.phase) }
    set { move(to: newValue) }
  }

  open func addTarget(_ target: Any, action: Selector) {
    targets.append(GestureTarget(object: target as AnyObject, action: action))
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
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

extension UIGestureRecognizer {
  private func move(to state: State) {
    guard let event = RecognitionMachine.Event(state) else { return }
    if event == .began || event == .ended, machine.phase == .possible, !mayBegin {
      _ = machine.handle(.failed)
      return
    }
    guard machine.handle(event) == .tellTargets else { return }
    for target in targets { target.tell(self) }
  }

  private var mayBegin: Bool {
    guard view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Whether the gesture was recognized, and may keep others from being.
  var isRecognized: Bool { machine.isActive || machine.phase == .ended }
  var isActive: Bool { machine.isActive }
  var isPossible: Bool { machine.phase == .possible }
  var touches: [UITouch] { tracked }

  /// Begins to watch a finger, unless the delegate does not want it.
  func track(_ touch: UITouch) -> Bool {
    guard isEnabled, delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else {
      return false
    }
    tracked.append(touch)
    return true
  }

  /// Lets go of a finger; when none is left, a new gesture is possible.
  func untrack(_ touch: UITouch) {
    tracked.removeAll { $0 === touch }
    guard tracked.isEmpty else { return }
    _ = machine.handle(.reset)
    reset()
  }

  /// Gives up in favour of another recognizer.
  func yield() {
    _ = machine.handle(.failed)
  }
}

/// Whom a recognizer tells, and how; the object is not kept.
@MainActor private struct GestureTarget {
  weak var object: AnyObject?
  let action: Selector
  private let cause: Cause

  init(object: AnyObject, action: Selector) {
    self.object = object
    self.action = action
    cause = World.current.cause
  }

  func tell(_ recognizer: UIGestureRecognizer) {
    guard let object else { return }
    World.current.acting(as: cause) { action.perform(on: object, with: recognizer) }
  }
}

/// An object that has a say in what a recognizer recognizes; all of it is optional.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
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
