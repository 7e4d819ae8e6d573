public import Foundation

/// Something that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits, as they were when the environment last looked.
  var traitCollection: UITraitCollection { get }
  /// Told that some trait changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What is given to those who want to hear of changes of traits, and ends that again.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// The place of a registration among those of an object.
final class TraitChangeToken: NSObject, UITraitChangeRegistration {
  let number: Int

  init(_ number: Int) { self.number = number }

  func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Something that lets others hear when chosen traits of its change.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  /// What is called with the object, and with its traits before the change.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment

  /// Calls a closure when one of some traits changes.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Calls a method of an object, which is not kept, when one of some traits changes.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration

  /// Calls a method of this object when one of some traits changes.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration

  /// Ends what a registration began.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, previous in
      if let environment = environment as? TraitEnvironment { handler(environment, previous) }
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return register(traits) { [weak target] environment, previous in
      if let target { action.perform(on: target, with: environment, and: previous) }
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, previous in
      action.perform(on: environment, with: environment, and: previous)
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    guard let token = registration as? TraitChangeToken, let holder = self as? any TraitHolder
    else { return }
    holder.storedTraitSettings?.registrations.remove(token.number)
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping TraitSettings.Handler
  ) -> any UITraitChangeRegistration {
    guard let holder = self as? any TraitHolder else { return TraitChangeToken(0) }
    return TraitChangeToken(
      holder.traitSettings.registrations.add(traits.map(TraitKey.init), handler))
  }
}
