public import Foundation

/// What the system knows of a scene over its lives.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a role of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual interface.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  open private(set) var role = Role.windowApplication
  /// How the scene was made.
  open private(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)
  /// A name that stays.
  open private(set) var persistentIdentifier = "headless"
  /// The scene, while there is one.
  open internal(set) weak var scene: UIScene?
  /// What the program keeps here.
  open var userInfo: [String: Any]?
}

/// How a scene is to be made; nothing is made of it here.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the program's description.
  open private(set) var name: String?
  /// What the scene is for.
  open private(set) var role: UISceneSession.Role
  /// The scene's class.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// Makes a configuration of its name and role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
