import UIKitSemantics

/// The pictures that the system takes of an application on a pad when it is in the background, in little
/// width as well: controllers hear of little room, and of much again (SV-13).
///
/// Only split views were seen to tell of it; that all controllers hear of the size classes, and of no
/// size, is inferred.
@MainActor enum BackgroundPictures {
  static func take(in world: World) {
    let isWide = UIScreen.main.traitCollection.horizontalSizeClass == .regular
    guard world.idiom == .pad, isWide, !world.isHalted else { return }
    let chosen = world.surroundings.traits
    for width in [UIUserInterfaceSizeClass.compact, .regular] {
      SizeClassChange(UITraitCollection(horizontalSizeClass: width).values).perform()
      for window in world.windows where !world.isHalted { window.layoutIfNeeded() }
    }
    world.surroundings.traits = chosen
  }
}
