// Names from before Swift 4.2, and of C, that sources still use.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The old name of `UIWindow.Level.normal`.
@MainActor public let UIWindowLevelNormal = UIWindow.Level.normal

/// The old name of `UIWindow.Level.statusBar`.
@MainActor public let UIWindowLevelStatusBar = UIWindow.Level.statusBar

/// The old name of `UIWindow.Level.alert`.
@MainActor public let UIWindowLevelAlert = UIWindow.Level.alert

extension UIWindow.Level {
  /// A level further in front.
  public static func + (level: UIWindow.Level, distance: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue + distance)
  }

  /// A level further behind.
  public static func - (level: UIWindow.Level, distance: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue - distance)
  }
}

/// The old name of the usual rate at which scrolling slows down.
@MainActor public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal

/// The old name of the fast rate at which scrolling slows down.
@MainActor public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

/// The old name of the buttons that the system knows.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem

/// The old name of why an application was launched.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// The whole numbers of Objective-C.
public typealias NSInteger = Int

/// Makes an offset of its two directions, in points.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// A number that no other exceeds, as in C.
public let HUGE = Float.greatestFiniteMagnitude

/// The version of Foundation that iOS 7.1 had.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25

/// The version of Foundation that iOS 8.0 had.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11

/// The version of Foundation: later than all that have a name. (Inferred.)
public let NSFoundationVersionNumber = 3000.0

/// The greatest number of its kind, by its name in C.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Seconds of the scene's time, as `CACurrentMediaTime`; on iOS they are counted from another day.
public func CFAbsoluteTimeGetCurrent() -> Double { CACurrentMediaTime() }
