import TransitionStage

/// What other scenarios do, while the screen is read aloud.
///
/// It tells what assistive technology reaches when all is at rest, and what is announced to it: also of a
/// change that is given up, and of a side that is closed.
enum ReadAloud {
  static let modal: [Scenario] =
    copies(
      of: ModalCycles.all + ModalStyle.readAloud.flatMap { ModalChanges($0).scenarios }
        + ModalEnvironment.all + ModalCovers.all,
      in: ModalStyle.readAloud.map { .presentation($0) },
      [
        "cycle", "cycle~unanimated", "present~cancelled", "dismiss~cancelled", "same-sheet-stays",
        "turn-and-stay", "turn-while-presented", "cover",
      ])

  static let navigation: [Scenario] = copies(
    of: NavigationChanges(.bar).scenarios, in: [.navigation(.bar)],
    ["cycle", "push~cancelled", "pop~cancelled"])

  static let tabs: [Scenario] = copies(
    of: TabChanges(.screens).scenarios, in: [.tabs(.screens)], ["cycle", "drag~cancelled"])

  static let container: [Scenario] =
    copies(
      of: ContainerFamily.plain, in: [.container(.children)],
      ["show", "select", "select~unanimated", "drag~cancelled", "cover"])
    + copies(
      of: ContainerFamily.plain, in: [.container(.side)],
      ["open-and-close", "open-each", "drag~cancelled", "cover-open", "replace-side-closed"])
    + copies(
      of: ContainerFamily.plain, in: [.container(.stack)],
      ["push", "pop", "drag-out~cancelled", "cover"])

  /// The scenarios of some settings that do what is named, while the screen is read aloud.
  ///
  /// - Parameter actions: as they stand in ids, with the variant.
  private static func copies(
    of scenarios: [Scenario], in settings: [ScenarioSetting], _ actions: [String]
  ) -> [Scenario] {
    settings.flatMap { setting in
      actions.compactMap { action in
        scenarios.first { $0.setting == setting && $0.id.hasSuffix("/\(action)") }?.readAloud
      }
    }
  }
}

extension Scenario {
  /// The same, while the screen is read aloud; that it makes no difference to the order is inferred.
  fileprivate var readAloud: Scenario {
    let script = script
    return Scenario(
      setting, "\(action)-read-aloud", variant, title: "\(title), while the screen is read aloud",
      tags: ["voiceover-on"], evidence: evidence, isInferred: true, isPulled: isPulled,
      complaints: complaints, raises: raises, on: device, obstacle: obstacle
    ) { stage in
      stage.setAssistance(true)
      script(stage)
    }
  }
}

extension ModalStyle {
  /// The styles under which the screen is read aloud: one that covers what is behind, and one that does not.
  fileprivate static let readAloud: [ModalStyle] = [.fullScreen, .custom]
}
