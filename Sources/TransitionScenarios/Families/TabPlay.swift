import TransitionStage

/// The cast of a tab bar controller, and what the script does with it.
@MainActor final class TabPlay {
  let stage: Stage
  let tabs: UITabBarController
  private let screens: [UIViewController]

  /// Builds a tab bar controller with three tabs.
  ///
  /// - Parameter isInstalled: whether the subject, or a stand-in of the system's, animates selections.
  init(_ stage: Stage, _ setting: TabsSetting, isInstalled: Bool = true) {
    self.stage = stage
    let screens = Self.names.map { name in
      stage.makeScreen(
        setting == .stacks ? .pushed : .tab, name == "second" ? .lightContent : .darkContent)
    }
    self.screens = screens
    tabs = stage.tabs(
      "tab",
      zip(Self.names, screens).map { name, screen in
        guard setting == .stacks else { return (screen, name) }
        return (stage.navigation("\(name)-nav", [(screen, name)], hidesBar: true), "\(name)-nav")
      }, isInstalled: isInstalled)
  }

  private static let names = ["first", "second", "third"]

  /// Shows the tab bar controller, and from here on all is written down.
  ///
  /// - Parameter prepare: is done when it is shown, before that.
  func open(prepare: (TabPlay) -> Void = { _ in }) {
    stage.show(tabs)
    prepare(self)
    stage.begin()
  }

  /// Puts a text field on the first screen, and the keyboard up for it.
  func type() {
    guard let first = screens.first else { return }
    stage.addField(to: first, as: "field").becomeFirstResponder()
  }

  /// Selects a tab by code.
  func select(_ index: Int) {
    stage.act { stage.select(index, in: tabs) }
  }

  /// Selects the second tab, which selects the third as soon as it has appeared.
  func selectTwo() {
    stage.onArrival(of: screens[1]) { [self] in select(2) }
    select(1)
  }

  /// Selects a tab as a user does.
  func tap(_ index: Int) {
    stage.tap(index, in: tabs)
  }

  /// Pushes a screen in a tab's stack by code, without animation.
  func deepen(_ index: Int) {
    guard let stack = tabs.viewControllers?[index] as? UINavigationController else { return }
    let leaf = stage.makeScreen(.pushed, .darkContent)
    stage.cast(leaf, as: "leaf")
    stage.act { stack.pushViewController(leaf, animated: false) }
  }

  /// Selects the second tab by the subject's gesture, or else under a driver.
  ///
  /// - Parameters:
  ///   - end: how it is let go.
  ///   - settling: is done when the driver or the finger is gone, before the scene comes to rest.
  func pull(to end: PullEnd, settling: () -> Void = {}) {
    guard let gesture = stage.subject.gesture else {
      return stage.pull(to: end, settling: settling) { select(1) }
    }
    let target = { self.tabs.selectedViewController }
    stage.swipe(Stage.Swipe(to: end), gesture, over: target, settling: settling)
  }

  /// Pulls the second tab in vain.
  func pull(_ vain: VainPull) {
    vain.perform(on: stage, pulling: { pull(to: $0) }, swiping: { swipe($0) })
  }

  /// Swipes as the subject's gesture asks.
  ///
  /// - Parameter leaving: is done before the finger goes, when it has moved.
  func swipe(_ swipe: Stage.Swipe, leaving: () -> Void = {}) {
    stage.swipe(
      swipe, stage.subject.requiredGesture, over: { tabs.selectedViewController },
      leaving: leaving)
  }

  /// Gives a swipe up, and takes the next tab again on its way back.
  func swipeAgain() {
    stage.swipeAgain(stage.subject.requiredGesture) { tabs.selectedViewController }
  }

  /// Selects the second tab and the first again, and lets the scene come to rest after each.
  func cycle() {
    for index in [1, 0] {
      select(index)
      stage.rest()
    }
  }

  /// Covers the tabs with a presentation of the system's, and uncovers them.
  func coverAndUncover() { stage.coverAndUncover(tabs) }
}
