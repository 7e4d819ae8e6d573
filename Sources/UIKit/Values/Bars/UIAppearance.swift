public import Foundation

/// What others lie in, as far as looks are concerned.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// What has a look that can be said for all of its class.
///
/// What is said is kept and can be read again. Differs from UIKit: no object takes it on. The object that
/// stands for all of a class is made by `init(coder:)`, which a class of one's own has to have then.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// What stands for all objects of the class.
  static func appearance() -> Self
  /// What stands for those that lie in objects of some classes.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// What stands for those that have some traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// What stands for those that have some traits and lie in objects of some classes.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// What is made of nothing where it has to stand for all of its class.
@MainActor protocol StandingForAll: UIAppearance {
  init?(coder: NSCoder)
}

extension StandingForAll {
  fileprivate static func standIn(isGeneral: Bool) -> Self {
    let key = ObjectIdentifier(self)
    if isGeneral, let known = World.current.appearances[key] as? Self { return known }
    guard let made = Self(coder: StoryboardCoder()) else {
      preconditionFailure("\(Self.self) has no init(coder:) that makes an object to stand for all")
    }
    if isGeneral { World.current.appearances[key] = made }
    return made
  }
}

extension UIView: UIAppearanceContainer, UIAppearance, StandingForAll {
  public class func appearance() -> Self { standIn(isGeneral: true) }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { standIn(isGeneral: false) }
  public class func appearance(for trait: UITraitCollection) -> Self { standIn(isGeneral: false) }
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { standIn(isGeneral: false) }
}

extension UIBarItem: UIAppearance, StandingForAll {
  public class func appearance() -> Self { standIn(isGeneral: true) }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { standIn(isGeneral: false) }
  public class func appearance(for trait: UITraitCollection) -> Self { standIn(isGeneral: false) }
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { standIn(isGeneral: false) }
}

extension UIViewController: UIAppearanceContainer {}
