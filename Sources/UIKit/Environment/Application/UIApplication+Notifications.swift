public import Foundation

extension UIApplication {
  /// Posted when the application is active.
  public nonisolated static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted before the application stops being active.
  public nonisolated static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when the application is in the background.
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted before the application leaves the background.
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted before the status bar's height changes.
  public nonisolated static let willChangeStatusBarFrameNotification =
    NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted when the status bar's height has changed.
  public nonisolated static let didChangeStatusBarFrameNotification =
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted before the interface turns, with how it will lie.
  public nonisolated static let willChangeStatusBarOrientationNotification =
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted when the interface has turned, with how it lay before.
  public nonisolated static let didChangeStatusBarOrientationNotification =
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  /// Where the way that an interface lies is found in what is told of a turn, as a number.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// Never posted here, where memory does not run out.
  public nonisolated static let didReceiveMemoryWarningNotification =
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// Never posted here, where nothing launches.
  public nonisolated static let didFinishLaunchingNotification =
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Never posted here, where nothing terminates.
  public nonisolated static let willTerminateNotification =
    NSNotification.Name("UIApplicationWillTerminateNotification")
  /// Never posted here, where no day begins.
  public nonisolated static let significantTimeChangeNotification =
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  /// Never posted here, where nobody takes pictures of the screen.
  public nonisolated static let userDidTakeScreenshotNotification =
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  /// Never posted here, where data is always there.
  public nonisolated static let protectedDataDidBecomeAvailableNotification =
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailableNotification")
  /// Never posted here, where data is always there.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailableNotification")
  /// Never posted here, where nothing is fetched.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification =
    NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
}
