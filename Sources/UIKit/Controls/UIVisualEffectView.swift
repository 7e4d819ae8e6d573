public import Foundation

/// A view that does something to what is behind it.
///
/// Keeps its effect and its content view. Differs from UIKit: the effect is not seen, and its changes are
/// not animated.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view for what is shown on the effect.
  public final let contentView = UIView(frame: .zero)

  /// What is done.
  open var effect: UIVisualEffect?

  /// Makes a view that does something.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    placeContentView()
  }

  /// Makes a view that does nothing.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view that does nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    placeContentView()
  }

  private func placeContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
