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

extension UIWindow {
  /// Tells the window, its controllers and all their views that traits changed.
  ///
  /// Controllers hear of it whether or not their views are in the window, each before its view.
  /// (Inferred.)
  final func spreadTraitChange(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    rootViewController?.spreadTraitChange(from: old)
    for view in subviews { view.spreadTraitChange(from: old, under: nil) }
  }
}

extension UIViewController {
  fileprivate func spreadTraitChange(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    storedView?.spreadTraitChange(from: old, under: self)
    for child in children { child.spreadTraitChange(from: old) }
    presentation?.presented.spreadTraitChange(from: old)
  }
}

extension UIView {
  /// Tells this view and those in it, but for those that belong to other controllers.
  fileprivate func spreadTraitChange(from old: UITraitCollection, under owner: UIViewController?) {
    guard controller == nil || controller === owner else { return }
    traitCollectionDidChange(old)
    for view in subviews { view.spreadTraitChange(from: old, under: owner) }
  }
}
