import AppearanceTrace

extension Exemption {
  /// A container that is made from UIKit's navigation controller, which lets its own bar decide the style.
  static let stackDecidesStatusBar = Exemption(
    "stack-decides-status-bar",
    statement:
      "A container that is made from UIKit's navigation controller may let the style of the status bar"
      + " follow its own bar.",
    reason:
      "UIKit's class decides so while its bar is shown, and who makes a container of it inherits that.",
    evidence: .facts(["SB-02"]),
    letsOff:
      "The style, and that the container decides it, where it always does and its bar is never hidden."
      + " Who decides whether the status bar is hidden, and whether it is, is compared.",
    effect: .observations { sides in
      let containers = sides.containers
      let stacks = sides.trace.cast.filter { member in
        containers.names.contains(member.name) && member.hostType == "UINavigationController"
          && !sides.trace.cast.contains { $0.role == .bar(of: member.name) }
      }
      let family = containers.family
      let owners = sides.trace.looks.compactMap(\.owner).filter(family.contains)
      guard let stack = owners.first, owners.allSatisfy({ $0 == stack }),
        stacks.contains(where: { $0.name == stack })
      else { return }
      sides.editStatusBar { look in
        guard look.owner.map(family.contains) == true else { return look }
        let hider = look.hider ?? look.owner
        return StatusBarLook(
          owner: stack, style: .automatic, isHidden: look.isHidden,
          hider: hider == stack ? nil : hider)
      }
    })
}
