import AppearanceTrace
import UIKit

extension Call.Argument {
  /// `animated: true`
  static func animated(_ flag: Bool) -> Call.Argument { Call.Argument("animated", flag: flag) }

  /// A name without a label.
  static func name(_ name: String) -> Call.Argument { Call.Argument(word: name) }
}

extension UIModalPresentationStyle {
  /// The style's name in Swift.
  var word: String {
    switch self {
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    case .none: "none"
    case .automatic: "automatic"
    @unknown default: "unknown"
    }
  }
}

extension StatusBarLook.Style {
  init(_ style: UIStatusBarStyle) {
    self =
      switch style {
      case .default: .automatic
      case .lightContent: .light
      case .darkContent: .dark
      @unknown default: .automatic
      }
  }
}
