/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark in light interfaces, light in dark ones.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}

/// How a bar looks.
public enum UIBarStyle: Int, Sendable {
  /// Dark on light.
  case `default` = 0
  /// Light on dark.
  case black = 1
}

/// The size of a bar that something is for.
public enum UIBarMetrics: Int, Sendable {
  /// A bar of the usual height.
  case `default` = 0
  /// A low bar.
  case compact = 1
  /// A bar of the usual height with a prompt.
  case defaultPrompt = 101
  /// A low bar with a prompt.
  case compactPrompt = 102
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom of what holds it.
  case bottom = 1
  /// At the top of what holds it.
  case top = 2
  /// At the top of the screen, with what is above it.
  case topAttached = 3
}
