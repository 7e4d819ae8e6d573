import UIKitSemantics
import VirtualTime

/// The bar at the top of the screen: how it looks, and who decides it.
@MainActor final class StatusBar {
  /// How the bar looks, and who decides it, whom it does not keep.
  @exclusivity(unchecked) private var shown = State()
  private var fade = StatusBarFade()
  var style: UIStatusBarStyle { shown.style }
  var isHidden: Bool { shown.isHidden }
  var owner: UIViewController? { shown.owner }
  var hiddenOwner: UIViewController? { shown.hiddenOwner }

  /// How the bar looks, and who decides it.
  @MainActor struct State {
    var style = UIStatusBarStyle.default
    var isHidden = false
    @ZeroingWeak var owner: UIViewController?
    @ZeroingWeak var hiddenOwner: UIViewController?

    /// Whether another look is the same, and decided by the same.
    func isSame(as other: State) -> Bool {
      style == other.style && isHidden == other.isHidden && owner === other.owner
        && hiddenOwner === other.hiddenOwner
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
    let world = World.current
    guard world.statusBar === self, !world.isHalted else { return }
    change(to: freshLook)
  }

  /// What the controllers would answer now, or the application, where it decides.
  var freshLook: State {
    let world = World.current
    guard world.surroundings.controllersDecideStatusBar else {
      var look = State()
      look.style = chosen.style
      look.isHidden = chosen.isHidden
      return look
    }
    guard let root = world.statusBarWindow?.rootViewController else { return State() }
    let route = StatusBarRoute(over: root)
    let styleOwner = route.decider { $0.childForStatusBarStyle }
    let hiddenOwner = route.decider { $0.childForStatusBarHidden }
    var look = State()
    look.style = styleOwner.preferredStatusBarStyle
    look.isHidden = hiddenOwner.prefersStatusBarHidden
    look.owner = styleOwner
    look.hiddenOwner = hiddenOwner
    return look
  }

  private func change(to look: State) {
    guard !look.isSame(as: shown) else { return }
    if look.style != style || look.isHidden != isHidden { beginFade(to: look) }
    shown = look
    let world = World.current
    guard world.isWatched else { return }
    world.acting(as: .host) {
      world.report(
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
  private func beginFade(to look: State) {
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
  @MainActor init(over root: UIViewController) {
    self.init(from: root) { controller in
      World.current.presentations.uppermost(over: controller) { $0.holdsStatusBar }?.presented
    }
  }
}
