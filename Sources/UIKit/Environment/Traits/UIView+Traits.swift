import UIKitSemantics

extension UIView: TraitHolder {
  /// How often any view was disturbed in its traits, from one on.
  private static var traitDisturbances = 1

  final var storedTraitSettings: TraitSettings? {
    get { rare?.traitSettings }
    set { rareState.traitSettings = newValue }
  }

  final var trackedView: UIView? { self }

  /// What this view changes of the traits that come to it, for itself and the views in it.
  ///
  /// They take effect before the next layout (Apple's session on the trait system, 2023).
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitSettings?.overrides ?? UITraitOverrides() }
    set {
      traitSettings.overrides = newValue
      disturbTraits()
    }
  }

  /// Notes that this view has to look at its traits before the next layout.
  final func disturbTraits() {
    incurTraitDebt()
    // Whether or not somebody in this view had to look already: in a pass that is under way those above have forgotten.
    passTraitDebtUp()
  }

  /// Notes the same, and leaves it to others to let the views above know where that is due.
  final func incurTraitDebt() {
    Self.traitDisturbances += 1
    traitDebt.handle(.disturbed)
  }

  /// Lets the views above know, up to the window, that there are traits to look at.
  final func passTraitDebtUp() {
    var passed = Unmanaged.passUnretained(self)
    while let around = passed.takeUnretainedValue().superviewReference {
      if around.takeUnretainedValue().layoutDebt.firstDebtor > 0 {
        around.takeUnretainedValue().noteDebtor(passed)
      }
      var debt = around.takeUnretainedValue().traitDebt
      guard debt.handle(.disturbedInside) else {
        around.takeUnretainedValue().traitDebt = debt
        return
      }
      around.takeUnretainedValue().traitDebt = debt
      passed = around
    }
    let flags = passed.takeUnretainedValue().flags
    if flags.isWindowPassedOver { Self.askForLayout(of: passed) }
  }

  /// What comes to this view from above.
  ///
  /// Traits flow in one line through controllers and views: to a controller from the view around its root
  /// view, to its root view from the controller; the presentation's controller stands above the view that it
  /// plays in. (Apple's session on the trait system, 2023; the place of presentations is inferred.)
  private var traitsAbove: UITraitCollection {
    var above = outerTraits
    if let manager = (self as? PresentationContainerView)?.presentation?.controller {
      manager.lookAtTraits(above: above)
      above = manager.traits.known
    }
    guard controllerReference != nil, let controller else { return above }
    controller.lookAtTraits(above: above)
    return controller.traits.known
  }

  private var outerTraits: UITraitCollection {
    if let around = superviewReference { return around.takeUnretainedValue().traits.known }
    if let window = self as? UIWindow, let scene = window.windowScene ?? shownScene {
      return scene.traits.known
    }
    return controller?.traitsAroundUnseen ?? traits.inherited
  }

  private var shownScene: UIWindowScene? {
    (self as? UIWindow)?.isShown == true ? World.current.scene : nil
  }

  /// Looks what this view's traits are; where they are others, the views in it have to look, too.
  final func lookAtTraits() {
    traitDebt.handle(.looked)
    guard lookAtTraits(above: traitsAbove) else { return }
    for view in subviews { view.disturbTraits() }
  }

  /// Looks at once, from the outermost view that has to down to this one, and then at all in it.
  final func lookAtTraitsAtOnce() {
    superview?.lookAtOwnTraitsFromAbove()
    if traitDebt.isOwn { lookAtTraits() }
    lookAtTraitsInside()
  }

  /// Where no view was disturbed since those above looked last, they need not look again.
  final func lookAtOwnTraitsFromAbove() {
    Steps.take()
    let disturbances = Self.traitDisturbances
    guard traitsKnownAbove != disturbances else { return }
    superview?.lookAtOwnTraitsFromAbove()
    if traitDebt.isOwn { lookAtTraits() }
    traitsKnownAbove = disturbances
  }

  private func lookAtTraitsInside() {
    var rounds = 0
    while traitDebt.isInside, rounds < 20 {
      traitDebt.handle(.lookedInside)
      for view in subviews where view.traitDebt.isAny {
        Steps.take()
        if view.traitDebt.isOwn { view.lookAtTraits() }
        view.lookAtTraitsInside()
      }
      rounds += 1
    }
  }
}
