import CoreGraphics
import Foundation

/// What an alert shows: title and message, fields, and buttons below each other.
///
/// It is a controller's view like any other, which goes into a container and out of it.
/// All of its sizes are inferred.
final class AlertPanel: UIView {
  private static let width: CGFloat = 270
  private static let rowHeight: CGFloat = 44
  private static let margin: CGFloat = 16

  @ZeroingWeak private var alert: UIAlertController?
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private var buttons: [AlertButton] = []

  init(_ alert: UIAlertController) {
    super.init(frame: .zero)
    self.alert = alert
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  /// The size that the panel needs, in points.
  var size: CGSize {
    updateTexts()
    let rows = CGFloat((alert?.textFields?.count ?? 0) + (alert?.shownActions.count ?? 0))
    return CGSize(width: Self.width, height: headerHeight + rows * Self.rowHeight)
  }

  /// Makes fields and buttons anew.
  func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (alert?.actions ?? []).map { AlertButton($0, of: alert) }
    for field in alert?.textFields ?? [] where field.superview !== self { addSubview(field) }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    updateTexts()
    var top = Self.margin
    for label in [titleLabel, messageLabel] {
      let height = height(of: label)
      label.frame = row(at: top, height).insetBy(dx: Self.margin, dy: 0)
      top += height
    }
    top = headerHeight
    for field in alert?.textFields ?? [] {
      field.frame = row(at: top, Self.rowHeight).insetBy(dx: Self.margin, dy: 4)
      top += Self.rowHeight
    }
    let shown = alert?.shownActions ?? []
    for button in buttons { button.isHidden = !shown.contains { $0 === button.action } }
    for action in shown {
      buttons.first { $0.action === action }?.frame = row(at: top, Self.rowHeight)
      top += Self.rowHeight
    }
  }

  private func updateTexts() {
    titleLabel.text = alert?.title
    messageLabel.text = alert?.message
  }

  private func row(at top: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: bounds.width, height: height)
  }

  private func height(of label: UILabel) -> CGFloat {
    guard label.text?.isEmpty == false else { return 0 }
    return label.sizeThatFits(CGSize(width: Self.width - 2 * Self.margin, height: 0)).height
  }

  private var headerHeight: CGFloat {
    let text = height(of: titleLabel) + height(of: messageLabel)
    return text == 0 ? 0 : text + 2 * Self.margin
  }
}

/// A button of an alert.
final class AlertButton: UIButton, HostOwned {
  let action: UIAlertAction

  init(_ action: UIAlertAction, of alert: UIAlertController?) {
    self.action = action
    super.init(frame: .zero)
    setTitle(action.title, for: .normal)
    accessibilityLabel = action.title
    isEnabled = action.isEnabled
    action.button = self
    addAction(
      UIAction { [weak alert, action] _ in alert?.choose(action) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }
}
