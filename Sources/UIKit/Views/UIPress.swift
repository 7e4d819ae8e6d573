public import CoreGraphics
public import Foundation

/// A key that is pressed; no keys are pressed here.
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
  }

  open var timestamp: TimeInterval { 0 }
  open var phase: Phase { .began }
  open var type: PressType { .select }
  open var force: CGFloat { 0 }
  open var window: UIWindow? { nil }
  open var responder: UIResponder? { nil }
  open var key: UIKey? { nil }
}

/// What a key means; no keys are pressed here.
@preconcurrency @MainActor open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// What happened to the keys.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}

extension UIEvent {
  /// What made an event.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What more there is to say of an event.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
  }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }

  /// What made the event: fingers, the only thing that makes any here.
  public var type: EventType { self is UIPressesEvent ? .presses : .touches }
  public var subtype: EventSubtype { .none }
  public var modifierFlags: UIKeyModifierFlags { [] }
  public var buttonMask: ButtonMask { [] }

  /// The fingers that began on a view.
  public func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  /// The fingers that began in a window.
  public func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  /// The fingers that a recognizer watches.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
  /// What a finger did since the last event: what it says itself.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// What a finger is thought to do next; nobody guesses here.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(isMeant)
    return found.isEmpty ? nil : found
  }
}

extension UITouch {
  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    /// The old name of the pen.
    public static var stylus: TouchType { .pencil }
  }

  /// What of a finger is not known exactly yet.
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
  }

  /// A finger, the only thing that touches the screen here.
  public var type: TouchType { .direct }
  /// How hard it presses; not known here.
  public var force: CGFloat { 0 }
  public var maximumPossibleForce: CGFloat { 0 }
  public var majorRadius: CGFloat { 20 }
  public var majorRadiusTolerance: CGFloat { 5 }
  public var altitudeAngle: CGFloat { .pi / 2 }
  public var estimatedProperties: Properties { [] }
  public var estimatedPropertiesExpectingUpdates: Properties { [] }
  public var estimationUpdateIndex: NSNumber? { nil }
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
