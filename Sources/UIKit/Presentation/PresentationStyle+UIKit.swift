import UIKitSemantics

extension PresentationStyle {
  /// The style that a public one comes to on a phone; `automatic` is a sheet (SH-01).
  init(_ style: UIModalPresentationStyle) {
    switch style {
    case .fullScreen: self = .fullScreen
    case .pageSheet, .automatic, .none: self = .pageSheet
    case .formSheet: self = .formSheet
    case .currentContext: self = .currentContext
    case .overFullScreen: self = .overFullScreen
    case .overCurrentContext: self = .overCurrentContext
    case .popover: self = .popover
    case .custom: self = .custom
    @unknown default: self = .pageSheet
    }
  }
}

extension UIModalPresentationStyle {
  /// The style as it reads back: the automatic one is a sheet's (PT-06).
  var concrete: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

  /// The style after adaptation, by UIKit's name.
  var adapted: UIModalPresentationStyle {
    switch self {
    case .automatic, .none: .pageSheet
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen,
      .overCurrentContext, .popover, .custom:
      self
    @unknown default: .pageSheet
    }
  }
}
