/// Lets a success or a failure be felt, which has no effect here.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Lets it be felt how something went, which has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
