import TransitionStage

/// Other root controllers for a window that is shown. UIKit has no transition for it.
enum WindowFamily {
  static let all: [Scenario] = exchanges + OwnWindows.all

  private static let exchanges: [Scenario] = [
    scenario(
      "swap", .unanimated, title: "a window gets another root controller", evidence: ["LW-06"]
    ) { $0.swap() },
    scenario(
      "swap", title: "a window dissolves into another root controller", evidence: ["LW-06"],
      asking: []
    ) { $0.swap(animated: true) },
    scenario(
      "swap-from-completion",
      title: "a window dissolves into a root controller, and then into another one",
      evidence: ["LW-06"], asking: [.completion(of: .setRoot)]
    ) { $0.swapAgainWhenOver() },
    scenario(
      "swap-overtaken",
      title: "a window dissolves into a root controller, and gets another one at once meanwhile",
      evidence: [], obstacle: { overtaking($0, asking: atOnce) }
    ) { play in
      play.swap(animated: true)
      play.swap()
    },
    scenario(
      "swap-while-swapping",
      title: "a window dissolves into a root controller, and into another one meanwhile",
      evidence: [], obstacle: { overtaking($0, asking: []) }
    ) { play in
      play.swap(animated: true)
      play.stage.advance(by: 0.1)
      play.swap(animated: true)
    },
    scenario(
      "swap-under-sheet", under: .pageSheet,
      title: "a window dissolves into another root controller while the old one presents a sheet",
      evidence: ["LW-09"], asking: []
    ) { $0.swap(animated: true) },
    scenario(
      "swap-animated", .repeated,
      title: "a window dissolves into one root controller after the other",
      evidence: ["LW-06"], asking: []
    ) { play in
      play.swap(animated: true)
      play.stage.rest()
      play.stage.repeatRounds {
        play.swap(animated: true)
        play.stage.rest()
      }
    },
    scenario(
      "swap", .repeated, title: "a window gets one root controller after the other",
      evidence: ["LW-06"]
    ) { play in
      play.swap()
      play.stage.rest()
      play.stage.repeatRounds {
        play.swap()
        play.stage.rest()
      }
    },
    scenario(
      "swap", .reEntrant,
      title: "a root controller makes way for another one when it has appeared", evidence: []
    ) { $0.swapTwice() },
    scenario(
      "clear", .unanimated, title: "a window gets no root controller any more",
      evidence: ["LW-07"], obstacle: Obstacle.toSystem
    ) { $0.clear() },
    scenario(
      "swap-under-sheet", .unanimated, under: .pageSheet,
      title: "a window gets another root controller while the old one presents a sheet",
      evidence: ["LW-09"]
    ) { $0.swap() },
    scenario(
      "swap-under-cover", .unanimated, under: .fullScreen,
      title: "a window gets another root controller while a sheet covers the old one",
      evidence: ["LW-09"]
    ) { $0.swap() },
    scenario(
      "clear-under-sheet", .unanimated, under: .pageSheet,
      title: "a window gets no root controller while the old one presents a sheet",
      evidence: ["LW-09"], obstacle: Obstacle.toSystem
    ) { $0.clear() },
    scenario(
      "clear-under-cover", .unanimated, under: .fullScreen,
      title: "a window gets no root controller while a sheet covers the old one",
      evidence: ["LW-09"], obstacle: Obstacle.toSystem
    ) { $0.clear() },
    scenario(
      "swap-and-dismiss-sheet", under: .pageSheet,
      title: "a window gets another root controller, and then the old one's sheet is dismissed",
      evidence: ["LW-09"]
    ) { $0.swapAndDismiss() },
    scenario(
      "swap-and-dismiss-cover", under: .fullScreen,
      title: "a window gets another root controller, and what covered the old one is dismissed",
      evidence: ["LW-09"]
    ) { $0.swapAndDismiss() },
    scenario(
      "dismiss-and-swap", under: .fullScreen,
      title: "a sheet is dismissed, and the window gets another root controller when it is gone",
      evidence: ["FS-03", "LW-09"]
    ) { $0.dismissAndSwap() },
  ]

  /// Why no exchange overtakes an animated one; none where one may.
  ///
  /// A library may put the overtaken controller into the window first, or never.
  private static func overtaking(_ subject: Subject, asking demands: [VerbDemand]) -> String? {
    subject.isReference
      ? "UIKit exchanges root controllers at once" : Obstacle.toSettingRoots(demands)(subject)
  }

  /// What an exchange without an animation needs.
  private static let atOnce: [VerbDemand] = [.unanimatedForm(of: .setRoot)]

  private static func scenario(
    _ action: String, _ variant: Scenario.Variant = .finished, under style: ModalStyle? = nil,
    title: String, evidence: [String], asking demands: [VerbDemand] = atOnce,
    obstacle: (@Sendable (Subject) -> String?)? = nil,
    script: @escaping @MainActor @Sendable (WindowPlay) -> Void
  ) -> Scenario {
    Scenario(
      .root, action, variant, title: title, tags: ["window-root-swap"],
      evidence: evidence, isInferred: true,
      obstacle: obstacle ?? Obstacle.toSettingRoots(demands)
    ) { stage in
      let play = WindowPlay(stage)
      if let style { play.present(as: style) }
      stage.begin()
      script(play)
    }
  }
}

/// The cast of a window's roots, and what the script does with it.
@MainActor final class WindowPlay {
  let stage: Stage
  private var count = 0
  private weak var sheet: UIViewController?

  /// Shows the first root controller.
  init(_ stage: Stage) {
    self.stage = stage
    stage.show(makeRoot())
  }

  private func makeRoot() -> UIViewController {
    let names = ["first", "second", "third"]
    let root = stage.makeScreen(
      .root, count.isMultiple(of: 2) ? .darkContent : .lightContent)
    stage.cast(root, as: names[min(count, names.count - 1)])
    count += 1
    return root
  }

  /// Puts a fresh root controller into the window.
  func swap(animated: Bool = false) {
    stage.swapRoot(for: makeRoot(), animated: animated)
  }

  /// Lets the window dissolve into a fresh root controller, and then into another one.
  func swapAgainWhenOver() {
    stage.swapRoot(for: makeRoot(), animated: true) { [self] in swap(animated: true) }
  }

  /// Puts a root controller into the window that makes way for another one on its arrival.
  func swapTwice() {
    let root = makeRoot()
    stage.onArrival(of: root) { [self] in swap() }
    stage.swapRoot(for: root)
  }

  /// Leaves the window without a root controller.
  func clear() {
    stage.swapRoot(for: nil)
  }

  /// Presents a sheet over the root controller.
  func present(as style: ModalStyle) {
    stage.act {
      let sheet = StageController(.lightContent)
      stage.cast(sheet, as: "sheet")
      sheet.modalPresentationStyle = style.uiKitStyle
      self.sheet = sheet
      stage.window.rootViewController?.present(sheet, animated: true) {}
    }
  }

  /// Swaps the root controller, and dismisses the old one's sheet when all is at rest.
  func swapAndDismiss() {
    swap()
    stage.rest()
    stage.act { sheet?.dismiss(animated: true) {} }
  }

  /// Dismisses the sheet, and swaps the root controller when it is gone.
  func dismissAndSwap() {
    stage.act { sheet?.dismiss(animated: true) { [self] in swap() } }
  }
}
