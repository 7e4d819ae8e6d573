/// Lets a change of what is chosen be felt, which has no effect here.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets a change be felt, which has no effect.
  open func selectionChanged() {}
}
