import UIKitSemantics
import VirtualTime

/// The bar at the top of the screen: how it looks, and who decides it.
@MainActor final class StatusBar {
  private(set) var style = UIStatusBarStyle.default
  private(set) var isHidden = false
  @ZeroingWeak private(set) var owner: UIViewController?
  @ZeroingWeak private(set) var hiddenOwner: UIViewController?
  private var fade = StatusBarFade()

  /// How the bar looks, and who decides it.
  struct State {
    var style = UIStatusBarStyle.default
    var isHidden = false
    var owner: UIViewController?
    var hiddenOwner: UIViewController?
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
      return State(style: chosen.style, isHidden: chosen.isHidden)
    }
    guard let root = world.statusBarWindow?.rootViewController else { return State() }
    let styleOwner = route(\.childForStatusBarStyle).decider(from: root)
    let hiddenOwner = route(\.childForStatusBarHidden).decider(from: root)
    return State(
      style: styleOwner.preferredStatusBarStyle, isHidden: hiddenOwner.prefersStatusBarHidden,
      owner: styleOwner, hiddenOwner: hiddenOwner)
  }

  private func route(
    _ child: @escaping (UIViewController) -> UIViewController?
  ) -> StatusBarRoute<UIViewController> {
    StatusBarRoute(successor: { $0.statusBarSuccessor }, child: child)
  }

  private func change(to look: State) {
    let isSame =
      look.owner === owner && look.hiddenOwner === hiddenOwner && look.style == style
      && look.isHidden == isHidden
    guard !isSame else { return }
    if look.style != style || look.isHidden != isHidden { beginFade(to: look) }
    owner = look.owner
    hiddenOwner = look.hiddenOwner
    style = look.style
    isHidden = look.isHidden
    let world = World.current
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

extension UIViewController {
  /// The presented controller that takes the status bar from this one, while it stays or comes.
  ///
  /// It may stand on others that leave the bar alone: who fills the screen above a popover or a sheet
  /// takes it all the same. (SB-04; that it holds above others is inferred.)
  fileprivate var statusBarSuccessor: UIViewController? {
    presentation?.chain.first(where: \.holdsStatusBar)?.presented
  }
}
