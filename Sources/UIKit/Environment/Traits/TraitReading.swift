import UIKitSemantics

/// A method that is called again, with the next layout, when a trait changes that it has read.
///
/// (Documentation of automatic trait tracking; `draw(_:)` is never called here.)
enum TrackedMethod: CaseIterable {
  case constraints, screensConstraints
  case layout
  case beforeScreensLayout, afterScreensLayout
  case beforeContainersLayout, afterContainersLayout
  case configuration

  /// Lets a view call it again, or its controller.
  @MainActor fileprivate func renew(for view: UIView) {
    switch self {
    case .constraints, .screensConstraints: view.setNeedsUpdateConstraints()
    case .configuration: (view as? any CellConfiguring)?.disturbConfiguration()
    case .layout, .beforeScreensLayout, .afterScreensLayout, .beforeContainersLayout,
      .afterContainersLayout:
      view.setNeedsLayout()
    }
  }
}

/// The traits that a method has read; what is read later, of a collection that was kept, does not count.
final class ReadTraits: @unchecked Sendable {
  fileprivate(set) var keys: Set<TraitKey> = []
  fileprivate var isOpen = true

  func note(_ trait: UITrait) {
    if isOpen { keys.insert(TraitKey(trait)) }
  }
}

/// A method that runs now, and what it reads of its environment's traits, and of those of the view that it is
/// about. (Documentation of `viewWillLayoutSubviews()` and its kin.)
@MainActor struct TraitReading {
  private let environments: (ObjectIdentifier, ObjectIdentifier?)
  fileprivate private(set) var reads: (ReadTraits?, ReadTraits?)

  init(of environment: any TraitHolder, and view: UIView?) {
    // Without a closure, which would be checked for its actor.
    let other: ObjectIdentifier? = if let view { ObjectIdentifier(view) } else { nil }
    environments = (ObjectIdentifier(environment), other)
  }

  /// The traits of an environment, as a collection that notes what is read of it; none where it is another's.
  mutating func collection(of environment: any TraitHolder) -> UITraitCollection? {
    let id = ObjectIdentifier(environment)
    let reads: ReadTraits
    if id == environments.0 {
      reads = self.reads.0 ?? ReadTraits()
      self.reads.0 = reads
    } else if id == environments.1 {
      reads = self.reads.1 ?? ReadTraits()
      self.reads.1 = reads
    } else {
      return nil
    }
    return FollowedTraitCollection(environment.traits.known, reads)
  }
}

extension TraitHolder {
  /// The traits, as this environment is asked for them; a method that is tracked is followed in what it reads.
  var askedTraits: UITraitCollection {
    guard World.current.traitReading != nil else { return traits.known }
    return World.current.traitReading?.collection(of: self) ?? traits.known
  }

  /// Runs a method with this environment's traits as the current ones, and notes which of them it reads, and
  /// which of a view's.
  func tracking(_ method: TrackedMethod, and view: UIView? = nil, _ actions: () -> Void) {
    // What is taken is not kept twice for a moment, which would cost more than the rest.
    let (outer, before) = (World.current.traitReading.take(), World.current.currentTraits.take())
    World.current.traitReading = TraitReading(of: self, and: view)
    World.current.currentTraits = traits.known
    let scene = World.number
    actions()
    // Another scene that was begun meanwhile has readings of its own.
    guard World.number == scene else { return }
    World.current.currentTraits = consume before
    let reading = World.current.traitReading.take()
    World.current.traitReading = consume outer
    if reading?.reads.0 != nil || hasTrackedMethods { note(reading?.reads.0, of: method) }
    guard let view, reading?.reads.1 != nil || view.hasTrackedMethods else { return }
    view.note(reading?.reads.1, of: method)
  }

  /// Whether some method has read traits before.
  private var hasTrackedMethods: Bool { storedTraitSettings?.tracking.isEmpty == false }

  private func note(_ reads: ReadTraits?, of method: TrackedMethod) {
    reads?.isOpen = false
    traitSettings.tracking.ran(method, reading: reads?.keys ?? [])
  }

  /// Asks for another layout or update of constraints where what changed was read there.
  func renewReaders(of previous: UITraitCollection, _ now: UITraitCollection) {
    guard let tracking = storedTraitSettings?.tracking, !tracking.isEmpty, let view = trackedView
    else { return }
    for method in tracking.due(where: { now.differs(in: $0.trait, from: previous) }) {
      method.renew(for: view)
    }
  }
}
