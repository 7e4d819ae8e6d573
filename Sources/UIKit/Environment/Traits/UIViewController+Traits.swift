extension UIViewController: TraitHolder {
  final var storedTraitSettings: TraitSettings? {
    get { keepsakes?.traitSettings }
    set { keptThings.traitSettings = newValue }
  }

  final var trackedView: UIView? { storedView }

  /// What this controller changes of the traits that come to it, for itself, its view and its children.
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitSettings?.overrides ?? UITraitOverrides() }
    set {
      traitSettings.overrides = newValue
      disturbTraits()
    }
  }

  /// Notes that this controller has to look at its traits; it does so when its view does.
  final func disturbTraits() { storedView?.disturbTraits() }

  /// What comes to the view around the root view, with what others chose for this controller laid over it,
  /// who presents it and its parent, and then its own overrides.
  final func overriding(_ above: UITraitCollection) -> UITraitCollection {
    var chosen = above
    if let theirs = ownPresentation?.controller.overrideTraitCollection {
      chosen = chosen.overlaid(by: theirs)
    }
    if let parents = containment.parent?.overrideTraitCollection(forChild: self) {
      chosen = chosen.overlaid(by: parents)
    }
    return storedTraitSettings?.overrides.laid(over: chosen) ?? chosen
  }

  /// What would come to a controller that is not seen: what its parent or its presentation has, or what came
  /// last. (Inferred.)
  final var traitsAroundUnseen: UITraitCollection {
    containment.parent?.traits.known ?? ownPresentation?.controller.traits.known ?? traits.inherited
  }

  /// Looks at once, and lets the view and all in it look.
  final func lookAtTraitsAtOnce() {
    guard let storedView else {
      lookAtTraits(above: traitsAroundUnseen)
      return
    }
    storedView.disturbTraits()
    storedView.lookAtTraitsAtOnce()
  }

  /// Chooses traits for a child alone; it has them, and is laid out with them, within the call (SV-12; that
  /// the layout is how is inferred).
  final func choose(_ collection: UITraitCollection?, for child: UIViewController) {
    guard child.containment.parent === self else { return }
    child.traitSettings.chosenByParent = collection
    child.lookAtTraitsAtOnce()
    if let view = child.storedView, view.isInWindow { view.layoutIfNeeded() }
  }
}
