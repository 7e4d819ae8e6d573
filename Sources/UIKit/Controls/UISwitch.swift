public import Foundation

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl, Toggling {
  /// Whether it is on.
  open var isOn = false

  /// The colour while on.
  open var onTintColor: UIColor?

  /// The thumb's colour.
  open var thumbTintColor: UIColor?

  /// Makes a switch, which has a size of its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }

  /// Makes a switch.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Turns it on or off without telling; how it moves is not modelled.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The size of every switch.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  final func toggle() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  /// What a switch looks like.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  /// What the switch should look like.
  open var preferredStyle = Style.automatic

  /// What the switch looks like.
  open var style: Style { .sliding }

  /// What stands beside a box; nothing is shown here.
  open var title: String?

  /// The picture while on; without effect, since iOS 7.
  open var onImage: UIImage?

  /// The picture while off; without effect, since iOS 7.
  open var offImage: UIImage?
}
