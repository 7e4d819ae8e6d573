public import Foundation

/// Lets the device be felt; no device is here, so all that it is told has no effect.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Gets the device ready, which has no effect.
  open func prepare() {}
}
