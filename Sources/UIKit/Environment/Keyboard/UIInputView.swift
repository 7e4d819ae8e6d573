public import Foundation

/// A view that is shown in place of the keyboard or above it.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// How such a view looks.
  public enum Style: Int, Sendable {
    /// As any view.
    case `default` = 0
    /// As the keyboard.
    case keyboard = 1
  }

  /// How the view looks; kept and not drawn.
  public let inputViewStyle: Style
  /// Whether the view is as high as its content likes to be.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A controller whose view is shown in place of the keyboard or above it.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  private var storedInputView: UIInputView?

  /// The view.
  open override var inputView: UIInputView? {
    get { storedInputView ?? viewIfLoaded as? UIInputView }
    set { storedInputView = newValue }
  }
  /// Takes the keyboard away.
  open func dismissKeyboard() { World.current.firstResponder?.resignFirstResponder() }
}

extension UIInputViewController {
  /// The view that is shown: the input view, or else the controller's own.
  final var shownInput: UIView? { inputView ?? view }
}
