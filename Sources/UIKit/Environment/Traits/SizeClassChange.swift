import Foundation
import VirtualTime

/// A change of traits that the script asks for.
///
/// Where size classes change, controllers hear of it beforehand, with a coordinator, as they do when
/// the size changes; of other traits they hear afterwards only. (Inferred.)
@MainActor struct SizeClassChange {
  private let traits: TraitValues

  init(_ traits: TraitValues) {
    self.traits = traits
  }

  func perform() {
    let world = World.current
    let values = UIScreen.main.traitCollection.values.overlaid(by: traits)
    let new = UITraitCollection(values: values)
    guard !new.hasSameSizeClasses(as: UIScreen.main.traitCollection) else { return change() }
    let size = world.screenSize
    let coordinators = world.windows.map {
      ResizeCoordinator(in: $0, from: size, to: size, during: 0)
    }
    for (window, coordinator) in zip(world.windows, coordinators) {
      window.announceTraits(on: new, with: coordinator)
    }
    change()
    for (window, coordinator) in zip(world.windows, coordinators) {
      for presentation in window.rootViewController?.presentationsAbove ?? [] {
        presentation.adaptAgain(beside: coordinator)
      }
      coordinator.runAlongside()
    }
    world.turns.enqueue { for coordinator in coordinators { coordinator.end() } }
  }

  private func change() {
    EnvironmentChange.perform {
      let world = World.current
      world.surroundings.traits = world.surroundings.traits.overlaid(by: traits)
    }
  }
}
