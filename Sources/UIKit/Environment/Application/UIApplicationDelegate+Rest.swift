public import Foundation

extension UIApplication {
  /// What comes with an address that the application is to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// How another application is to open an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenExternalURLOptionsUniversalLinksOnly")
  }

  /// What a fetch in the background came to.
  public enum BackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
}

extension UIApplication.LaunchOptionsKey {
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
}

/// Something that the icon of the application offers; nothing is chosen here.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  public final let type: String
  public final let localizedTitle: String
  public final let localizedSubtitle: String?
  public final let userInfo: [String: any NSSecureCoding]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
    super.init()
  }
}

/// The picture of what the icon offers; kept.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  public convenience init(systemImageName: String) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
}

/// An address that a scene is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public final let url: URL
  public final let options = UIScene.OpenURLOptions()

  init(_ url: URL) {
    self.url = url
    super.init()
  }
}

extension UIScene {
  /// How a scene is to open an address.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }

  /// How another application is to open an address.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }

  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")

  /// Would open an address; nothing does here.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
}

extension UIScene.ConnectionOptions {
  /// The addresses to open; none here.
  public var urlContexts: Set<UIOpenURLContext> { [] }
  /// What is to be gone on with; nothing here.
  public var userActivities: Set<NSUserActivity> { [] }
  /// What was chosen of what the icon offers; nothing here.
  public var shortcutItem: UIApplicationShortcutItem? { nil }
  /// The application from which this one was opened; none here.
  public var sourceApplication: String? { nil }
}

/// What the user does, to be gone on with elsewhere; kept, and never gone on with.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public final let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var needsSave = false
  open var targetContentIdentifier: String?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}
