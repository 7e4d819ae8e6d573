import CoreGraphics
public import Foundation

/// How what lies in a view is gone through.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

/// What kind of thing a view with others in it is.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// Something that assistive technology offers to do; nobody chooses it here.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open var image: UIImage?
  open weak var target: NSObject?
  open var selector: Selector
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  public init(
    name: String, image: UIImage? = nil,
    actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil
  ) {
    self.name = name
    self.image = image
    selector = ""
    self.actionHandler = actionHandler
    super.init()
  }

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as? NSObject
    self.selector = selector
    super.init()
  }
}

/// Something that assistive technology sees where there is no view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityFrame = CGRect.zero
  open var accessibilityFrameInContainerSpace = CGRect.zero
  open var accessibilityTraits = UIAccessibilityTraits.none

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// What a view tells assistive technology beside what it is called.
struct AccessibilityDetails {
  var elements: [Any]?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var path: UIBezierPath?
  var customActions: [UIAccessibilityCustomAction]?
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var respondsToUser: Bool?
  var language: String?
  var attributedLabel: NSAttributedString?
  var userInputLabels: [String] = []
}

extension UIView {
  /// What a view tells assistive technology beside what it is called; kept.
  final var details: AccessibilityDetails {
    get { rare?.accessibility ?? AccessibilityDetails() }
    set { rareState.accessibility = newValue }
  }
}

extension UIAccessibility {
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
}
