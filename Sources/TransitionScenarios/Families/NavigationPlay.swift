import TransitionStage
import UIKit

/// The cast of a navigation, and what the script does with it.
@MainActor final class NavigationPlay {
  let stage: Stage
  let nav: UINavigationController
  private let setting: NavigationSetting
  private var hidesBarOnSecond = false

  /// Shows a navigation controller with the first so many of its screens.
  ///
  /// - Parameter depth: how many; the look of the status bar alternates.
  init(_ stage: Stage, _ setting: NavigationSetting, depth: Int) {
    self.stage = stage
    self.setting = setting
    let first = Self.screen(at: 0, stage)
    nav = stage.navigation(
      "nav", [(first, Self.names[0])], hidesBar: setting == .noBar, isInstalled: true)
    stage.installer.install(onPushed: first)
    stage.show(root)
    if setting == .noBar { stage.installer.keepSwipe(ofBarless: nav) }
    stage.installer.installRestacking(on: nav) { [weak self] in
      self.map { [$0.makeScreen()] } ?? []
    }
    for _ in 1..<depth {
      pile()
      stage.settle()
    }
  }

  /// The navigation, or the tabs that it is one of.
  private var root: UIViewController {
    guard setting == .inTabs else { return nav }
    return stage.tabs("tab", [(nav, "nav"), (StageController(.darkContent), "other")])
  }

  private static let names = ["first", "second", "third", "fourth"]

  private static func screen(at index: Int, _ stage: Stage) -> UIViewController {
    stage.makeScreen(.pushed, index.isMultiple(of: 2) ? .darkContent : .lightContent)
  }

  /// Makes the next screen of the cast, ready to be pushed.
  func makeScreen() -> UIViewController {
    let depth = nav.viewControllers.count
    let screen = Self.screen(at: depth, stage)
    stage.cast(screen, as: Self.names[min(depth, Self.names.count - 1)])
    stage.installer.install(onPushed: screen)
    if hidesBarOnSecond { follow(screen, hidingBar: depth == 1) }
    screen.hidesBottomBarWhenPushed = setting == .inTabs || !nav.isToolbarHidden
    return screen
  }

  /// Switches the system's swipe off in the reference for a subject that does so on purpose.
  func heedContract() {
    guard stage.subject.isReference, !stage.subject.contract.allowsBackSwipe else { return }
    stage.aside { nav.interactivePopGestureRecognizer?.isEnabled = false }
  }

  /// Pushes a fresh screen.
  func push(animated: Bool = true) {
    stage.act { stage.push(makeScreen(), onto: nav, animated: animated) }
  }

  /// Pushes a fresh screen before the script begins: without an animation where the subject can, and takes
  /// nothing off by a gesture of its own. Who does may watch for fingers from when it is asked for the
  /// animator of a push.
  func pile() {
    let isPulled = !stage.subject.isReference && stage.subject.popGesture != nil
    push(animated: isPulled || stage.subject.verbs.lacks(.unanimatedForm, in: .push))
  }

  /// Puts a button on the top that pushes a fresh screen.
  func addButton() -> UIView? {
    nav.topViewController.map { top in
      stage.addButton(to: top, as: "button") { [self] in push() }
    }
  }

  /// Puts a text field on the top, and the keyboard up for it.
  func type() {
    guard let top = nav.topViewController else { return }
    stage.addField(to: top, as: "field").becomeFirstResponder()
  }

  /// Pushes a fresh screen that pushes another one as soon as it has appeared.
  func pushTwo() {
    stage.act {
      let screen = makeScreen()
      stage.onArrival(of: screen) { [self] in push() }
      stage.push(screen, onto: nav, animated: true)
    }
  }

  /// Gives a swipe up, and takes the top again on its way back.
  func swipeAgain() {
    stage.swipeAgain(stage.subject.requiredPopGesture) { nav.topViewController }
  }

  /// Pops the top.
  func pop(animated: Bool = true) {
    stage.act { stage.pop(nav, animated: animated) }
  }

  /// Pops all that lies above the screen at an index of the stack.
  func pop(toScreenAt index: Int) {
    stage.act {
      if index == 0 {
        nav.popToRootViewController(animated: true)
      } else {
        nav.popToViewController(nav.viewControllers[index], animated: true)
      }
    }
  }

  /// Pops by the subject's gesture, or else under a driver.
  ///
  /// - Parameter leaving: is done before the finger or the driver lets go, when it has pulled.
  func pullBack(to end: PullEnd, leaving: () -> Void = {}) {
    if stage.subject.popGesture == nil {
      return stage.pull(to: end, leaving: leaving) { pop() }
    }
    swipe(Stage.Swipe(to: end), leaving: leaving)
  }

  /// Pulls the top in vain.
  func pullBack(_ vain: VainPull) {
    vain.perform(on: stage, pulling: { pullBack(to: $0) }, swiping: { swipe($0) })
  }

  /// Lets the navigation hide its bar as long as its second screen is on top, as screens do it on their way in.
  func hideBarOnSecond() {
    hidesBarOnSecond = true
    stage.installer.keepSwipe(ofBarless: nav)
    nav.topViewController.map { follow($0, hidingBar: false) }
  }

  private func follow(_ screen: UIViewController, hidingBar: Bool) {
    stage.onEachAppearance(of: screen) { [nav] in
      nav.setNavigationBarHidden(hidingBar, animated: true)
    }
  }

  /// Replaces the stack by a fresh screen, by the subject's gesture, or else under a driver.
  func pullStack(to end: PullEnd) {
    guard let restacking = stage.subject.restacking else {
      return stage.pull(to: end) {
        stage.act { nav.setViewControllers([makeScreen()], animated: true) }
      }
    }
    stage.swipe(Stage.Swipe(to: end), restacking.gesture) { nav.topViewController }
  }

  /// Swipes as the subject's gesture asks, or the system's.
  ///
  /// - Parameters:
  ///   - touching: is done when the finger is down, before it moves.
  ///   - leaving: is done before the finger goes, when it has moved.
  func swipe(_ swipe: Stage.Swipe, touching: () -> Void = {}, leaving: () -> Void = {}) {
    stage.swipe(
      swipe, stage.subject.requiredPopGesture, over: { nav.topViewController },
      touching: touching, leaving: leaving)
  }

  /// Pushes and pops, and lets the scene come to rest after each.
  func cycle(animatedIn: Bool = true, animatedOut: Bool = true) {
    push(animated: animatedIn)
    stage.rest()
    pop(animated: animatedOut)
    stage.rest()
  }
}
