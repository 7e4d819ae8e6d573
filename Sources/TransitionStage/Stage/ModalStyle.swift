package import UIKit

/// How a scenario presents a controller.
package enum ModalStyle: String, Sendable, CaseIterable {
  case fullScreen = "full-screen"
  case overFullScreen = "over-full-screen"
  case pageSheet = "page-sheet"
  case formSheet = "form-sheet"
  case automatic
  case currentContext = "current-context"
  case overCurrentContext = "over-current-context"
  /// A custom presentation that leaves the presenter where it is.
  case custom
  /// A custom presentation that takes the presenter's view out of the window.
  case customRemoval = "custom-removal"

  /// The style by UIKit's name.
  package var uiKitStyle: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .automatic: .automatic
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    case .custom, .customRemoval: .custom
    }
  }
}
