extension UIWindowScene: TraitHolder {
  final var trackedView: UIView? { nil }

  /// What the scene changes of the screen's traits, for itself and all windows in it.
  ///
  /// The scene has them at once, its windows before their next layout. (Inferred.)
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitSettings?.overrides ?? UITraitOverrides() }
    set {
      traitSettings.overrides = newValue
      lookAtTraits(above: UIScreen.main.traitCollection)
      for window in windows { window.disturbTraits() }
    }
  }
}

extension UIPresentationController: TraitHolder {
  final var trackedView: UIView? { presentation?.container }

  /// What this controller changes of the traits that come to it, for itself and all that it presents.
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitSettings?.overrides ?? UITraitOverrides() }
    set {
      traitSettings.overrides = newValue
      presentation?.container.disturbTraits()
    }
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {}
extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}
extension UIPresentationController: UITraitEnvironment, UITraitChangeObservable {}
extension UIWindowScene: UITraitEnvironment, UITraitChangeObservable {}
