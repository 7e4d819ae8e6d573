public import Foundation

/// A view that does something to what is behind it.
///
/// Keeps its effect and its content view. An effect that comes or goes can be animated. Differs from UIKit: the
/// effect is not seen, and to change one for another takes no time.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view for what is shown on the effect.
  public final let contentView = UIView(frame: .zero)

  /// What is done.
  open var effect: UIVisualEffect? {
    didSet { backdrop.alpha = effect == nil ? 0 : 1 }
  }

  /// What stands for the effect, and comes and goes as it does.
  private let backdrop = EffectBackdrop(frame: .zero)

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
    backdrop.alpha = effect == nil ? 0 : 1
    backdrop.isUserInteractionEnabled = false
    for view in [backdrop, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
}

/// What stands for the effect of a visual effect view.
private final class EffectBackdrop: UIView, HostOwned {}
