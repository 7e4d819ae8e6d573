import TransitionStage

/// The cast of a navigation, and what the script does with it.
@MainActor final class NavigationPlay {
  let stage: Stage
  let nav: UINavigationController

  /// Whether the bar is there.
  enum Setting: String, Sendable, CaseIterable {
    case bar
    case noBar = "no-bar"
  }

  /// Shows a navigation controller with the first so many of its screens.
  ///
  /// - Parameter depth: how many; the look of the status bar alternates.
  init(_ stage: Stage, _ setting: Setting, depth: Int) {
    self.stage = stage
    let screens = (0..<depth).map { (Self.screen(at: $0), Self.names[$0]) }
    nav = stage.navigation("nav", screens, hidesBar: setting == .noBar)
    stage.rig.outfit(nav)
    for (screen, _) in screens { stage.rig.outfitPushed(screen) }
    stage.show(nav)
  }

  private static let names = ["first", "second", "third", "fourth"]

  private static func screen(at index: Int) -> StageController {
    StageController(index.isMultiple(of: 2) ? .darkContent : .lightContent)
  }

  /// Makes the next screen of the cast, ready to be pushed.
  func makeScreen() -> StageController {
    let depth = nav.viewControllers.count
    let screen = Self.screen(at: depth)
    stage.cast(screen, as: Self.names[min(depth, Self.names.count - 1)])
    stage.rig.outfitPushed(screen)
    return screen
  }

  /// Pushes a fresh screen.
  func push(animated: Bool = true) {
    stage.act { nav.pushViewController(makeScreen(), animated: animated) }
  }

  /// Pops the top.
  func pop(animated: Bool = true) {
    stage.act { nav.popViewController(animated: animated) }
  }

  /// Pushes and pops, and lets the scene come to rest after each.
  func cycle(animatedIn: Bool = true, animatedOut: Bool = true) {
    push(animated: animatedIn)
    stage.rest()
    pop(animated: animatedOut)
    stage.rest()
  }
}
