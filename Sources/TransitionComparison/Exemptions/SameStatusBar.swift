import AppearanceTrace

extension Exemption {
  /// A container of an app's own that lets the bar look as its child wants it, and decides it itself.
  static let sameStatusBar = Exemption(
    "same-status-bar",
    statement:
      "A container of an app's own may decide the status bar in its child's place, as long as the bar"
      + " looks as the child wants it.",
    reason:
      "Nobody sees who decides. That a container is to leave it to its child is a rule's affair, which"
      + " says it in plainer words.",
    evidence: .inferred,
    letsOff:
      "Who decides the style, or whether the bar is hidden, where containers of the subject's own always"
      + " do. How the bar looks and when that changes is compared.",
    judgedBy: ["status-bar-child-forwarded"],
    effect: .observations { sides in
      let deciders = BarDeciders(in: sides)
      guard deciders.containersStyle || deciders.containersHide else { return }
      sides.editStatusBar { deciders.withoutDeciders($0) }
    })
}

/// Who decides the status bar of a subject that has containers of its own.
private struct BarDeciders {
  /// Whether containers of the subject's own always decide the style where a child of theirs might.
  let containersStyle: Bool
  /// Whether they always decide whether the bar is hidden.
  let containersHide: Bool
  private let family: Set<String>
  private let container: String

  init(in sides: Sides) {
    let containers = sides.containers
    let family = containers.family
    container = containers.names.min() ?? ""
    self.family = family
    let looks = sides.trace.looks
    let always = { (deciders: [String?]) in
      let deciders = deciders.compactMap(\.self).filter(family.contains)
      return !deciders.isEmpty && deciders.allSatisfy(containers.names.contains)
    }
    containersStyle = always(looks.map(\.owner))
    containersHide = always(looks.map { $0.hider ?? $0.owner })
  }

  /// A look as if the container decided all that it always decides.
  func withoutDeciders(_ look: StatusBarLook) -> StatusBarLook {
    var look = look
    var hider = look.hider ?? look.owner
    if containersStyle { look.owner = stand(in: look.owner) }
    if containersHide { hider = stand(in: hider) }
    look.hider = hider == look.owner ? nil : hider
    return look
  }

  /// Who stands for a decider: the container for all of its family.
  private func stand(in decider: String?) -> String? {
    decider.map(family.contains) == true ? container : decider
  }
}
