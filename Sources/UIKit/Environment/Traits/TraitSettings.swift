import UIKitSemantics

/// A trait, told apart by its type.
struct TraitKey: Hashable {
  let trait: UITrait

  init(_ trait: UITrait) { self.trait = trait }

  static func == (left: TraitKey, right: TraitKey) -> Bool { left.trait == right.trait }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
}

/// What few environments have: overrides of their own, those who want to hear of changes, and methods that
/// have read traits.
@MainActor final class TraitSettings {
  typealias Handler = @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

  var overrides = UITraitOverrides()
  var registrations = TraitRegistrations<TraitKey, Handler>()
  var tracking = TraitTracking<TrackedMethod, TraitKey>()
  /// What the parent chose for this controller alone.
  var chosenByParent: UITraitCollection?
}

/// An environment that looks what its traits are, and keeps them until it looks again.
@MainActor protocol TraitHolder: AnyObject, UITraitEnvironment {
  var traits: TraitMachine<UITraitCollection> { get set }
  /// What few have; none where this one has nothing of it.
  var storedTraitSettings: TraitSettings? { get set }
  /// What comes from above, with what is set over it for this environment.
  func overriding(_ above: UITraitCollection) -> UITraitCollection
  /// The view that is laid out anew where methods of this environment have read what changes; none where it
  /// has none.
  var trackedView: UIView? { get }
}

extension TraitHolder {
  /// The box for what few have, made on first use.
  var traitSettings: TraitSettings {
    if let storedTraitSettings { return storedTraitSettings }
    let made = TraitSettings()
    storedTraitSettings = made
    return made
  }

  /// What comes from above, with this environment's own overrides laid over it.
  func overriding(_ above: UITraitCollection) -> UITraitCollection {
    storedTraitSettings?.overrides.laid(over: above) ?? above
  }

  /// Looks what comes from above now, and tells the environment, and then those who registered with it, what
  /// is another. (That they come last is inferred.)
  ///
  /// - Returns: whether anything is another.
  @discardableResult
  func lookAtTraits(above: UITraitCollection) -> Bool {
    let new = overriding(above)
    // A collection never changes: where the same ones come together again, there is nothing to compare.
    if above === traits.inherited, new === traits.known { return false }
    guard let previous = traits.look(above: above, override: { _ in new }) else { return false }
    let now = traits.known
    now.performAsCurrent {
      traitCollectionDidChange(previous)
      tellRegistered(of: previous, now)
    }
    renewReaders(of: previous, now)
    return true
  }

  private func tellRegistered(of previous: UITraitCollection, _ now: UITraitCollection) {
    guard let registrations = storedTraitSettings?.registrations, !registrations.isEmpty else {
      return
    }
    for number in registrations.due(where: { now.differs(in: $0.trait, from: previous) }) {
      // One that was ended meanwhile is not called any more.
      storedTraitSettings?.registrations.handler(of: number)?(self, previous)
    }
  }

  /// The style that is set over the user's, or none.
  var styleOverride: UIUserInterfaceStyle {
    get { storedTraitSettings?.overrides.userInterfaceStyle ?? .unspecified }
    set {
      if newValue == .unspecified {
        storedTraitSettings?.overrides.remove(UITraitUserInterfaceStyle.self)
      } else {
        traitSettings.overrides.userInterfaceStyle = newValue
      }
    }
  }
}
