import TransitionStage

/// How the system moves what it presents.
package enum Look: String, Sendable, CaseIterable {
  /// Up from the bottom; what a controller has that was told nothing.
  case coverVertical = "cover-vertical"
  case flipHorizontal = "flip-horizontal"
  case crossDissolve = "cross-dissolve"
  case partialCurl = "partial-curl"

  /// The look by UIKit's name.
  var style: UIModalTransitionStyle {
    switch self {
    case .coverVertical: .coverVertical
    case .flipHorizontal: .flipHorizontal
    case .crossDissolve: .crossDissolve
    case .partialCurl: .partialCurl
    }
  }
}
