public import UIKit

/// What a script does to what is around the hierarchy.
public enum StageChange: Sendable, Equatable {
  /// The screen, and all windows that fill it, get another size, as when the device is turned.
  case resize(to: CGSize)
  case background, foreground
}
