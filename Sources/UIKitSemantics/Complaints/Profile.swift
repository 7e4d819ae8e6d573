/// The release of UIKit that the host behaves like.
public enum Profile: String, Sendable, CaseIterable {
  case iOS18 = "ios-18"

  /// Whether a refused presentation names the controller that was asked (D2, from iOS 13).
  public var namesCaller: Bool {
    switch self {
    case .iOS18: true
    }
  }
}
