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
  /// In a bubble, on a device that has room for it.
  case popover
  /// The style that names no way to present.
  case nameless = "none"

  /// The styles under which something is shown.
  package static let shown = allCases.filter { $0 != .nameless }

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
    case .popover: .popover
    case .nameless: .none
    }
  }

  /// A device on which the style does not adapt to another.
  package var device: StageDevice { self == .popover ? .tablet : .phone }

  /// Whether the system has a gesture of its own that takes away what is presented.
  package var isSheet: Bool { [.pageSheet, .formSheet, .automatic].contains(self) }

  /// What the scenarios call that which is presented.
  package var guestName: String { self == .popover ? "popover" : "sheet" }

  /// Why something with a presentation controller of its own is not tried under the style; none where
  /// it is.
  ///
  /// - Parameter styles: the styles that it is made for.
  func obstacle(toOwnPresentationMadeFor styles: Set<UIModalPresentationStyle>) -> String? {
    if self == .customRemoval { return "it chooses its own presentation controller" }
    return styles.contains(uiKitStyle) ? nil : "it is not made for this style"
  }
}
