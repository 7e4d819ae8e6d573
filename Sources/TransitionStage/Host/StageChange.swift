public import UIKit

/// What a script does to what is around the hierarchy.
public enum StageChange: Sendable, Equatable {
  /// The screen, and all windows that fill it, get another size, as when the device is turned.
  case resize(to: CGSize)
  /// The device is held another way, and the interface follows where it may.
  case turn(to: UIDeviceOrientation)
  case background, foreground
  /// Something of the system's comes in front of the application, which is seen still, or goes again.
  case inactive, active
  /// In points; the bar grows during a call.
  case statusBarHeight(CGFloat)
  /// The keyboard comes up.
  case keyboardUp
  case keyboardDown
  /// Whether anything is animated.
  case animations(Bool)
  /// Whether the user wants less motion.
  case reducedMotion(Bool)
  /// Whether the screen is read aloud.
  case assistance(Bool)
  /// Whether the interface is dark.
  case darkness(Bool)
}

/// Something that goes on although a settling does not wait for it.
public struct StageActivity {
  /// What it is, in words.
  public let label: String
  /// Who is to answer for it.
  public let cause: StageCause
}
