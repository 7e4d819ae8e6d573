import AppearanceTrace

extension LegalBehaviour {
  /// How a presentation rests, where that is animated, whose presenter recedes.
  static let paled = Checkpoint(
    tree: [
      .init("window", [.init("host.view"), .init("t1.container", [.init("sheet.view")])])
    ],
    properties: [.init("host.view", ViewProperty(.alpha, ["0.6"]))])

  /// How a presentation rests, where that is animated, whose animator pins what comes.
  static let pinned = Checkpoint(
    tree: [
      .init("window", [.init("host.view"), .init("t1.container", [.init("sheet.view")])])
    ],
    properties: [
      .init("sheet.view", ViewProperty(.constrained)),
      .init("sheet.view", ViewProperty(.pinned, ["4"])),
    ])
}
