import CoreGraphics

extension UITraitCollection {
  /// The traits of a screen of a size, with those that the script chose.
  @MainActor static func ofScreen(_ size: CGSize, in world: World) -> UITraitCollection {
    let usual = UITraitCollection.filling(size, idiom: world.idiom, scale: 3)
    return UITraitCollection(values: usual.values.overlaid(by: world.surroundings.traits))
  }

  func hasSameSizeClasses(as other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }
}

extension World {
  /// Lets the screen, the scene and all that is seen look at their traits, where the screen's are others.
  ///
  /// Who is not seen looks when it is seen again (Apple's session on the trait system, 2023).
  func spreadTraits() {
    let now = screenTraits
    let before = scene.traits.inherited
    guard now != before else { return }
    now.performAsCurrent { screen.traitCollectionDidChange(before) }
    scene.lookAtTraits(above: now)
    for window in windows {
      window.disturbTraits()
      window.lookAtTraitsAtOnce()
    }
  }
}

extension UIWindow {
  /// The traits that the window will have on a screen with others.
  final func coming(on screen: UITraitCollection) -> UITraitCollection {
    overriding((windowScene ?? World.current.scene).overriding(screen))
  }

  /// Tells the root, before the screen's traits change, of those that it will have, where its size classes
  /// will be others.
  final func announceTraits(on screen: UITraitCollection, with coordinator: ResizeCoordinator) {
    let (old, new) = (coming(on: UIScreen.main.traitCollection), coming(on: screen))
    coordinator.comingTraits = new
    guard let root = rootViewController else { return }
    let coming = root.overriding(new)
    guard !coming.hasSameSizeClasses(as: root.overriding(old)) else { return }
    root.willTransition(to: coming, with: coordinator)
  }
}
