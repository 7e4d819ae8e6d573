import UIKitSemantics
import VirtualTime

/// The bar at the top of the screen: how it looks, and who decides it.
@MainActor final class StatusBar {
  /// What is shown, and who decided it, whom the bar does not keep.
  @exclusivity(unchecked) private var shown = Shown()
  @exclusivity(unchecked) private var fade = StatusBarFade()
  var style: UIStatusBarStyle { shown.style }
  var isHidden: Bool { shown.isHidden }
  var owner: UIViewController? { shown.owner }
  var hiddenOwner: UIViewController? { shown.hiddenOwner }

  /// How the bar looks, and who decides it.
  @MainActor struct Look {
    var style = UIStatusBarStyle.default
    var isHidden = false
    var owner: UIViewController?
    var hiddenOwner: UIViewController?
  }

  /// A look that stays when those go who decided it.
  @MainActor private struct Shown {
    var style = UIStatusBarStyle.default
    var isHidden = false
    @ZeroingWeak var owner: UIViewController?
    @ZeroingWeak var hiddenOwner: UIViewController?

    /// Whether a look is the same, and decided by the same.
    ///
    /// It changes nothing; what it looks at is kept neither, since it is looked at where it is stored.
    mutating func isSame(as look: Look) -> Bool {
      style == look.style && isHidden == look.isHidden && _owner.is(look.owner)
        && _hiddenOwner.is(look.hiddenOwner)
    }

    mutating func take(_ look: Look) {
      style = look.style
      isHidden = look.isHidden
      owner = look.owner
      hiddenOwner = look.hiddenOwner
    }
  }

  /// What the application chose, for as long as it decides.
  private var chosen = StatusBarChoice(style: UIStatusBarStyle.default, isHidden: false)

  /// Takes the application's own wish, where controllers have no say; otherwise nothing (SB-08).
  func choose(style: UIStatusBarStyle? = nil, isHidden: Bool? = nil) {
    guard !World.current.surroundings.controllersDecideStatusBar else { return }
    chosen.take(style: style, isHidden: isHidden)
    update()
  }

  /// Asks the controllers again, along the route from the root (SB-01 to SB-05).
  ///
  /// Where the settings say that the application decides, no controller is asked (SB-08).
  func update() {
    guard World.current.statusBar === self, !World.current.isHalted else { return }
    change(to: freshLook)
  }

  /// What the controllers would answer now, or the application, where it decides.
  var freshLook: Look {
    guard World.current.surroundings.controllersDecideStatusBar else {
      return Look(style: chosen.style, isHidden: chosen.isHidden)
    }
    guard let root = World.statusBarWindow?.rootViewController else { return Look() }
    let route = StatusBarRoute(over: consume root)
    let styleOwner = route.decider { $0.childForStatusBarStyle }
    let hiddenOwner = route.decider { $0.childForStatusBarHidden }
    return Look(
      style: styleOwner.preferredStatusBarStyle, isHidden: hiddenOwner.prefersStatusBarHidden,
      owner: styleOwner, hiddenOwner: hiddenOwner)
  }

  private func change(to look: Look) {
    guard !shown.isSame(as: look) else { return }
    if look.style != style || look.isHidden != isHidden { beginFade(to: look) }
    shown.take(look)
    guard World.current.isWatched else { return }
    World.acting(as: .host) {
      World.report(
        .statusBar(
          .init(
            style: look.style, isHidden: look.isHidden, owner: look.owner,
            hiddenOwner: look.hiddenOwner)))
    }
  }

  // MARK: - Fading

  /// Whether the bar is on its way to its look; who asks for the look gets the new one.
  var isFading: Bool { fade.isUnderWay(at: World.current.turns.now) }

  /// Lets the change take its time, unless the decider wants a bar that comes or goes to do so at once.
  private func beginFade(to look: Look) {
    let world = World.current
    let animation = look.hiddenOwner?.preferredStatusBarUpdateAnimation ?? .fade
    let isFadeWanted = look.isHidden == isHidden || animation != .none
    let occasion: StatusBarFade.Occasion =
      if world.animations.isRecording {
        .animation(world.animations.inheritedDuration)
      } else if world.transitions.contains(where: { $0.number != nil && $0.isAnimated }) {
        .transition
      } else {
        .none
      }
    fade.begin(at: world.turns.now, occasion, isFadeWanted: isFadeWanted)
    if isFadeWanted { world.animations.takePart() }
  }
}

extension StatusBarRoute<UIViewController> {
  /// The way from a root over those that take the bar, while they stay or come.
  ///
  /// One may stand on others that leave the bar alone: who fills the screen above a popover or a sheet
  /// takes it all the same. (SB-04; that it holds above others is inferred.)
  @MainActor init(over root: consuming UIViewController) {
    self.init(from: root) { controller in
      // Most often nobody is presented.
      guard controller.presentation != nil else { return nil }
      return World.current.presentations.uppermost(over: controller) { $0.holdsStatusBar }?
        .presented
    }
  }
}
