public import Foundation

/// Something that is done to what is behind a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  /// Makes an effect that does nothing.
  public nonisolated override init() {
    super.init()
  }

  /// Returns the same effect.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur of what is behind a view.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How the blur looks.
  final let style: Style

  /// Makes a blur of a look.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// A glow of what is on a blur.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// The blur that lies beneath.
  final let blurEffect: UIBlurEffect

  /// Makes a glow for what is on a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// Makes a glow for a kind of content on a blur.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

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
