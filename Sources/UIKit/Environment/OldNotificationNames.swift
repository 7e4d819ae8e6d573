// Names of notifications from before Swift 4.2 that sources still use.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension NSNotification.Name {
  /// The old name of `UIApplication.didBecomeActiveNotification`.
  public static let UIApplicationDidBecomeActive =
    UIApplication.didBecomeActiveNotification

  /// The old name of `UIApplication.willResignActiveNotification`.
  public static let UIApplicationWillResignActive =
    UIApplication.willResignActiveNotification

  /// The old name of `UIApplication.didEnterBackgroundNotification`.
  public static let UIApplicationDidEnterBackground =
    UIApplication.didEnterBackgroundNotification

  /// The old name of `UIApplication.willEnterForegroundNotification`.
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification

  /// The old name of `UIApplication.willChangeStatusBarFrameNotification`.
  public static let UIApplicationWillChangeStatusBarFrame =
    UIApplication.willChangeStatusBarFrameNotification

  /// The old name of `UIApplication.didChangeStatusBarFrameNotification`.
  public static let UIApplicationDidChangeStatusBarFrame =
    UIApplication.didChangeStatusBarFrameNotification

  /// The old name of `UIApplication.willChangeStatusBarOrientationNotification`.
  public static let UIApplicationWillChangeStatusBarOrientation =
    UIApplication.willChangeStatusBarOrientationNotification

  /// The old name of `UIApplication.didChangeStatusBarOrientationNotification`.
  public static let UIApplicationDidChangeStatusBarOrientation =
    UIApplication.didChangeStatusBarOrientationNotification

  /// The old name of `UIResponder.keyboardWillShowNotification`.
  public static let UIKeyboardWillShow =
    UIResponder.keyboardWillShowNotification

  /// The old name of `UIResponder.keyboardDidShowNotification`.
  public static let UIKeyboardDidShow =
    UIResponder.keyboardDidShowNotification

  /// The old name of `UIResponder.keyboardWillHideNotification`.
  public static let UIKeyboardWillHide =
    UIResponder.keyboardWillHideNotification

  /// The old name of `UIResponder.keyboardDidHideNotification`.
  public static let UIKeyboardDidHide =
    UIResponder.keyboardDidHideNotification

  /// The old name of `UIResponder.keyboardWillChangeFrameNotification`.
  public static let UIKeyboardWillChangeFrame =
    UIResponder.keyboardWillChangeFrameNotification

  /// The old name of `UIResponder.keyboardDidChangeFrameNotification`.
  public static let UIKeyboardDidChangeFrame =
    UIResponder.keyboardDidChangeFrameNotification
}

/// The old name of `UIResponder.keyboardFrameBeginUserInfoKey`.
public let UIKeyboardFrameBeginUserInfoKey =
  UIResponder.keyboardFrameBeginUserInfoKey

/// The old name of `UIResponder.keyboardFrameEndUserInfoKey`.
public let UIKeyboardFrameEndUserInfoKey =
  UIResponder.keyboardFrameEndUserInfoKey

/// The old name of `UIResponder.keyboardAnimationDurationUserInfoKey`.
public let UIKeyboardAnimationDurationUserInfoKey =
  UIResponder.keyboardAnimationDurationUserInfoKey

/// The old name of `UIResponder.keyboardAnimationCurveUserInfoKey`.
public let UIKeyboardAnimationCurveUserInfoKey =
  UIResponder.keyboardAnimationCurveUserInfoKey
