public import Foundation

/// A task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = Self(rawValue: 0)
}

/// Whether content may be fetched in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

// What the system does for applications; none of it is done here.
extension UIApplication {
  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"

  /// Whether some application opens an address; none does here.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Would open an address; says in the next turn that it did not.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    let cause = World.current.cause
    World.current.turns.enqueue { World.acting(as: cause) { completion(false) } }
  }
  /// The old form; says that nothing was opened.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }

  /// Calls a method of a target, or of the first in the chain of responders that has it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      action.perform(on: target as AnyObject, with: sender, and: event ?? UIEvent())
      return true
    }
    var next = World.current.firstResponder ?? sender as? UIResponder ?? keyWindow
    while let responder = next {
      if action.belongs(to: responder) {
        action.perform(on: responder, with: sender, and: event ?? UIEvent())
        return true
      }
      next = responder.next
    }
    return false
  }

  /// The number on the icon.
  public var applicationIconBadgeNumber: Int {
    get { World.current.services.badgeNumber }
    set { World.current.services.badgeNumber = newValue }
  }
  public var isNetworkActivityIndicatorVisible: Bool {
    get { World.current.services.showsNetworkActivity }
    set { World.current.services.showsNetworkActivity = newValue }
  }
  public var applicationSupportsShakeToEdit: Bool {
    get { World.current.services.supportsShakeToEdit }
    set { World.current.services.supportsShakeToEdit = newValue }
  }
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { World.current.services.shortcutItems }
    set { World.current.services.shortcutItems = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  public var supportsMultipleScenes: Bool { false }
  public var isProtectedDataAvailable: Bool { true }
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// How long work may go on in the background, in seconds; without an end here.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Begins a task that goes on in the background; it never expires here.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    World.current.services.lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: World.current.services.lastTask)
  }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
  public func extendStateRestoration() {}
  public func completeStateRestoration() {}
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

extension UIScene {
  /// How a scene is to be brought to the front.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
  }
}

/// What the application says to the system, and nobody acts upon.
struct ApplicationServices {
  var badgeNumber = 0
  var showsNetworkActivity = false
  var supportsShakeToEdit = true
  var shortcutItems: [UIApplicationShortcutItem]?
  var lastTask = 0
}
