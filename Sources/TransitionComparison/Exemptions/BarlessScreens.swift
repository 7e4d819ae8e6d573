import AppearanceTrace

extension Exemption {
  /// A navigation controller's bar that a subject hides, or shows, over some of the screens.
  static let barlessScreens = Exemption(
    "barless-screens",
    statement:
      "The subject may hide a navigation controller's bar over screens over which it shows it at no time, and show"
      + " it over some of those over which an app hides it.",
    reason:
      "UIKit lets the top decide the status bar while the bar is hidden, and the navigation controller while it"
      + " is shown. Over which screens it is hidden is the app's choice.",
    evidence: .facts(["SB-02"]),
    letsOff:
      "That such a screen decides the status bar where the navigation controller decides it by the screen, or the"
      + " other way round, and how it looks then; for a bar that is shown, where it is hidden over another screen."
      + " Whether the status bar is hidden, and what stands over all other screens, is compared.",
    judgedBy: ["navigation-bottom-bar-restored"],
    effect: .observations { sides in
      guard let expected = sides.statusBar?.reference.compared else { return }
      let containers = sides.containers.names
      let stacks = Set(
        sides.trace.cast.filter { member in
          member.hostType == "UINavigationController" && !containers.contains(member.name)
        }.map(\.name))
      let seen = [sides.trace.baseline.statusBar].compactMap(\.self) + sides.seenLooks
      let usual = Deciders(of: expected.looks, in: stacks)
      let own = Deciders(of: seen, in: stacks)
      let barless = usual.stacks.filter { screen, stack in
        // A bar that never decides, and of which no line speaks, is hidden at no time.
        let isKnown = sides.trace.cast.contains { $0.role == .bar(of: stack) }
        return (isKnown || own.stacks.values.contains(stack)) && !usual.alone.contains(screen)
          && own.stacks[screen] == nil
      }
      // Who shows the bar over all screens overrules the app, and is let off nothing.
      let barred = own.stacks.filter { screen, _ in
        usual.stacks[screen] == nil && !own.alone.contains(screen) && !own.alone.isEmpty
      }
      let changed = barless.filter { own.alone.contains($0.key) }
        .merging(barred.filter { usual.alone.contains($0.key) }) { stack, _ in stack }
      guard !changed.isEmpty else { return }
      sides.editStatusBar { look in
        guard look.hider == nil, let screen = look.owner, let stack = changed[screen] else {
          return look
        }
        return StatusBarLook(
          owner: stack, style: .automatic, isHidden: look.isHidden, hider: screen)
      }
    })
}

/// Who decides the status bar where a navigation controller has a bar.
private struct Deciders {
  /// The screens by which a navigation controller decides, while its bar is shown, each with that.
  private(set) var stacks: [String: String] = [:]
  /// Those who decide all by themselves at times.
  private(set) var alone: Set<String> = []

  /// - Parameter looks: How the status bar looks, one after the other.
  init(of looks: [StatusBarLook], in navigations: Set<String>) {
    for look in looks {
      guard let owner = look.owner else { continue }
      if look.hider == nil { alone.insert(owner) }
      if let hider = look.hider, navigations.contains(owner) { stacks[hider] = owner }
    }
  }
}

extension Sides {
  /// How the status bar looks after each change that is compared and lasts: a request that waits for the end of
  /// another change may let the bar follow the screen that is to come before the delegate hears of that.
  fileprivate var seenLooks: [StatusBarLook] {
    let passing = trace.passingLooks
    return seen[.statusBar].filter { !passing.contains($0.place) }.compactMap { observation in
      if case .statusBar(let look) = observation.content { look } else { nil }
    }
  }
}
