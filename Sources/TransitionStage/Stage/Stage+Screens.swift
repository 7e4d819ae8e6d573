package import UIKit

extension Stage {
  /// Makes a screen for a role: the subject's where it brings one, or else one of the stage's own.
  ///
  /// It has no name before it is cast.
  ///
  /// - Parameters:
  ///   - role: what the screen is to the scenario.
  ///   - style: how the status bar looks while a screen of the stage's own decides.
  ///   - hidesStatusBar: whether the bar is hidden meanwhile.
  ///   - presenter: who presents it, where it is presented.
  package func makeScreen(
    _ role: Subject.ScreenRole, _ style: UIStatusBarStyle, hidesStatusBar: Bool = false,
    over presenter: UIViewController? = nil
  ) -> UIViewController {
    let plain = { StageController(style, hidesStatusBar: hidesStatusBar) }
    guard let brought = installer.makeScreen(role, over: presenter) else { return plain() }
    let companion = ScreenCompanion(of: brought.screen)
    companions.append(brought.screen, companion, brought.beginnings)
    host.accompany(brought.screen) { companion.follow($0) }
    return brought.screen
  }

  /// What goes with a screen of the cast beside its own code; none with containers.
  func companion(of object: AnyObject) -> ScreenCompanion? {
    (object as? StageController)?.companion ?? companions[object]?.companion
  }
}

/// The companions of screens that are not the stage's own.
@MainActor struct Companions {
  @MainActor struct Entry {
    @Unkept var screen: UIViewController?
    let companion: ScreenCompanion
    /// What happened to the screen before it had a name.
    var beginnings: [StageEvent]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  mutating func append(
    _ screen: UIViewController, _ companion: ScreenCompanion, _ beginnings: [StageEvent]
  ) {
    entries[ObjectIdentifier(screen)] = Entry(
      screen: screen, companion: companion, beginnings: beginnings)
  }

  subscript(object: AnyObject) -> Entry? {
    entries[ObjectIdentifier(object)].flatMap { $0.screen === object ? $0 : nil }
  }

  /// What happened to a screen before it had a name; it is told once.
  mutating func takeBeginnings(of object: AnyObject) -> [StageEvent] {
    let beginnings = self[object]?.beginnings ?? []
    entries[ObjectIdentifier(object)]?.beginnings = []
    return beginnings
  }
}
