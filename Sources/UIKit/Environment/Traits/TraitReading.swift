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
  private let environment: ObjectIdentifier
  private let view: ObjectIdentifier?
  /// What it has read so far; none where it has read nothing, as most methods.
  fileprivate private(set) var notes: Notes?

  /// What a method has read of its environment and of its view.
  fileprivate final class Notes {
    var ofEnvironment: ReadTraits?
    var ofView: ReadTraits?
  }

  init(of environment: any TraitHolder, and view: UIView?) {
    self.environment = ObjectIdentifier(environment)
    // Without a closure, which would be checked for its actor.
    self.view = if let view { ObjectIdentifier(view) } else { nil }
  }

  /// The traits of an environment, as a collection that notes what is read of it; none where it is another's.
  mutating func collection(of environment: any TraitHolder) -> UITraitCollection? {
    let id = ObjectIdentifier(environment)
    guard id == self.environment || id == view else { return nil }
    let notes = notes ?? Notes()
    self.notes = notes
    let reads = (id == self.environment ? notes.ofEnvironment : notes.ofView) ?? ReadTraits()
    if id == self.environment { notes.ofEnvironment = reads } else { notes.ofView = reads }
    return FollowedTraitCollection(environment.traits.known, reads)
  }
}

/// Whose traits are in force now, in the scene that runs: it is said with each method of a layout, so that it lies
/// where nobody has to be kept for it.
@MainActor enum TraitsInForce {
  /// The traits of whoever is called now; none where nobody said.
  @exclusivity(unchecked) static var current: UITraitCollection?
  /// The method that runs now, and is followed in what it reads of traits.
  @exclusivity(unchecked) fileprivate static var reading: TraitReading?

  /// Takes in that another scene runs from now on, in which nobody was called yet.
  static func noteScene() {
    current = nil
    reading = nil
  }
}

extension TraitHolder {
  /// The traits, as this environment is asked for them; a method that is tracked is followed in what it reads.
  var askedTraits: UITraitCollection {
    guard TraitsInForce.reading != nil else { return traits.known }
    return TraitsInForce.reading?.collection(of: self) ?? traits.known
  }

  /// Runs a method with this environment's traits as the current ones, and notes which of them it reads, and
  /// which of a view's.
  func tracking(_ method: TrackedMethod, and view: UIView? = nil, _ actions: () -> Void) {
    // What is taken is not kept twice for a moment, which would cost more than the rest.
    let (outer, before) = (TraitsInForce.reading.take(), TraitsInForce.current.take())
    TraitsInForce.reading = TraitReading(of: self, and: view)
    TraitsInForce.current = traits.known
    let scene = World.number
    actions()
    // Another scene that was begun meanwhile has readings of its own.
    guard World.number == scene else { return }
    TraitsInForce.current = consume before
    let notes = TraitsInForce.reading.take()?.notes
    TraitsInForce.reading = consume outer
    if notes?.ofEnvironment != nil || hasTrackedMethods { note(notes?.ofEnvironment, of: method) }
    guard let view, notes?.ofView != nil || view.hasTrackedMethods else { return }
    view.note(notes?.ofView, of: method)
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
