public import Foundation
import VirtualTime

/// A button of an alert, and what it does once the alert is gone.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What a button says of itself.
  public enum Style: Int, Sendable {
    /// A button like any other.
    case `default` = 0
    /// It leaves everything as it is; a tap beside an action sheet stands for it.
    case cancel = 1
    /// It changes or deletes something.
    case destructive = 2
  }

  /// The button's title.
  open private(set) var title: String?

  /// What the button says of itself.
  open private(set) var style = Style.default

  /// Whether the button can be tapped.
  open var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  /// The button, while an alert shows one.
  final weak var button: UIButton?

  private var handler: ((UIAlertAction) -> Void)?
  /// Who is to answer for what the action does: whoever made it.
  private let cause = World.current.cause

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: What is written on its button.
  ///   - style: What choosing it means.
  ///   - handler: called when the alert is gone (CE-01).
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  public override init() {
    super.init()
  }

  /// Does what the button is for.
  final func perform() {
    guard let handler, !World.current.isHalted else { return }
    World.acting(as: cause) { handler(self) }
  }
}
