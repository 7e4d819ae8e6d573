public import Foundation

/// How large a scene's windows may become; kept as values, and no scene has any.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// The least size.
  open var minimumSize = CGSize.zero
  /// The greatest size.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the window may fill the screen.
  open var allowsFullScreen = true
}
