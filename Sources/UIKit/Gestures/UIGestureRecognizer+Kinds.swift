import Foundation

/// The kinds of scrolling that a pan may follow.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIGestureRecognizer {
  private static let systemClasses: Set<ObjectIdentifier> = Set(
    [
      UITapGestureRecognizer.self, UIPanGestureRecognizer.self, UIPinchGestureRecognizer.self,
      UIRotationGestureRecognizer.self, UISwipeGestureRecognizer.self,
      UILongPressGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self,
      UIHoverGestureRecognizer.self,
    ].map { (type: UIGestureRecognizer.Type) in ObjectIdentifier(type) })

  /// Whether it is of one of the system's own classes, so that what it does with a touch is the host's doing.
  final var isOfSystem: Bool { Self.systemClasses.contains(ObjectIdentifier(type(of: self))) }

  /// The keys that are held; none here.
  public var modifierFlags: UIKeyModifierFlags { [] }
  /// The pointer's buttons that are pressed; none here.
  public var buttonMask: UIEvent.ButtonMask { [] }
}

extension UITapGestureRecognizer {
  /// The pointer's button that counts; there is none here.
  public var buttonMaskRequired: UIEvent.ButtonMask {
    get { .primary }
    set {}
  }
}

extension UIPanGestureRecognizer {
  /// The scrolling that counts; nobody scrolls with wheels here.
  public var allowedScrollTypesMask: UIScrollTypeMask {
    get { [] }
    set {}
  }
}

/// Recognizes that a pointer is over a view; there is none here.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
