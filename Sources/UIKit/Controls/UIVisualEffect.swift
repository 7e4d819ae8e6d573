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

  /// Makes a blur of a regular look.
  ///
  /// Every object has this initializer; which look it gives is not told. (Inferred.)
  public nonisolated override init() {
    style = .regular
    super.init()
  }

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
