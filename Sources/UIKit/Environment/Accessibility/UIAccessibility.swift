public import Foundation

/// What assistive technology is on, and what it is told.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether the user wants less motion.
  public static var isReduceMotionEnabled: Bool {
    World.current.surroundings.assistance.reducesMotion
  }
  /// Whether the user wants less transparency.
  public static var isReduceTransparencyEnabled: Bool {
    World.current.surroundings.assistance.reducesTransparency
  }
  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool {
    World.current.surroundings.assistance.runsVoiceOver
  }
  /// Whether the interface is scanned; never here.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the user wants heavier letters; never here.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the user wants screens to fade into one another; never here.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Tells assistive technology of a change; focus follows where the notification asks for it.
  ///
  /// - Parameters:
  ///   - notification: What happened.
  ///   - argument: the element to look at, or what to say.
  public static func post(notification: Notification, argument: Any?) {
    let world = World.current
    guard !world.isHalted else { return }
    world.report(.posted(notification))
    guard notification == .screenChanged || notification == .layoutChanged else { return }
    if let element = argument as? UIView {
      world.surroundings.assistance.focus = element
    } else if notification == .screenChanged {
      world.surroundings.assistance.focus = AccessibleElements.first(in: world)
    }
  }

  /// What assistive technology looks at.
  public static func focusedElement(using assistiveTechnology: AssistiveTechnologyIdentifier?)
    -> Any?
  { World.current.surroundings.assistance.focus }

  /// Turns a rectangle of a view into one of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    guard let window = view.window else { return rect }
    return view.convert(rect, to: nil).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  /// Posted when the user wants less motion, or not any more.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when the user wants less transparency, or not any more.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when the screen is read aloud, or not any more.
  public nonisolated static let voiceOverStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
}

extension UIAccessibility {
  /// A kind of change that assistive technology is told of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// A number for each kind.
    public let rawValue: UInt32

    /// Makes a kind of its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Another screen is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is another.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// A kind of assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a kind of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The one that reads the screen aloud.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }
}
