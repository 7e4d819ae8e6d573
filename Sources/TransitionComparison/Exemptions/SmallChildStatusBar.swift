import AppearanceTrace

extension Exemption {
  /// A container of an app's own that decides the status bar itself, above children that do not reach it.
  static let smallChildStatusBar = Exemption(
    "small-child-status-bar",
    statement:
      "A container of an app's own may decide the status bar itself as long as its children lie beside the"
      + " bar's place.",
    reason:
      "A controller asks no child unless its class says so (childForStatusBarStyle), and a child that does not"
      + " reach the bar, below a header of the container's, has no claim to it.",
    evidence: .inferred,
    letsOff:
      "The bar's style and who decides the bar, where the container always does, and never in another style, and"
      + " none of its children lies in the bar's place, before the script acts and when all is at rest. Whether the"
      + " bar is hidden is compared.",
    judgedBy: ["status-bar-child-forwarded"],
    effect: .observations { sides in
      let containers = sides.containers
      let family = containers.family
      let looks = sides.trace.looks.filter { look in
        [look.owner, look.hider].contains { $0.map(family.contains) == true }
      }
      guard let look = looks.first, let container = look.owner,
        looks.allSatisfy({
          $0.owner == look.owner && $0.hider == look.hider && $0.style == look.style
        }),
        containers.names.contains(container), look.hider.map(containers.names.contains) ?? true,
        sides.trace.keepsBesideTheBar(containers.contained, of: containers.names)
      else { return }
      sides.editStatusBar { look in
        look.owner.map(family.contains) == true
          ? StatusBarLook(owner: container, style: .automatic, isHidden: look.isHidden) : look
      }
    })
}

extension Trace {
  /// How high the lowest status bar is, in points. (No line tells it; inferred.)
  fileprivate static let lowestBar = 20.0

  /// Whether none of these children lies in the bar's place when all is at rest, nor before the script acts, and some
  /// are shown at rest, unless their containers are gone then.
  fileprivate func keepsBesideTheBar(_ children: Set<String>, of containers: Set<String>) -> Bool {
    guard let rest = ending.checkpoint else { return false }
    let views = children.compactMap(roles.rootView)
    let isShown = containers.compactMap(roles.rootView).contains { rest.shows($0) }
    let places = [(baseline, header.screen), (rest, finalScreen)]
    return (!isShown || views.contains { rest.shows($0) })
      && places.allSatisfy { checkpoint, screen in
        !views.contains { checkpoint.shows($0) && checkpoint.reachesBar($0, on: screen) }
      }
  }
}

extension Checkpoint {
  fileprivate func shows(_ view: String) -> Bool { paths.contains { $0.contains(view) } }

  /// Whether some of a view lies where a bar is, at the top of the screen; one without a frame of its own fills its
  /// window.
  fileprivate func reachesBar(_ view: String, on screen: ScreenSize) -> Bool {
    guard let numbers = frame(of: view) else { return true }
    return numbers[0] < screen.width && numbers[0] + numbers[2] > 0
      && numbers[1] < Trace.lowestBar && numbers[1] + numbers[3] > 0
  }
}
