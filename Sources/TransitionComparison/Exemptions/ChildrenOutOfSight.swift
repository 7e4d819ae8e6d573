import AppearanceTrace
import TransitionScenarios

extension Exemption {
  /// The view of a child that lies beside the window.
  static let childrenOutOfSight = Exemption(
    "children-out-of-sight",
    statement:
      "A container of an app's own may keep the view of a child in its own that lies beside the"
      + " window.",
    reason:
      "A menu that is closed may lie beside the screen as well as in no window at all; nobody sees"
      + " a difference. Whether anybody reaches it, and whether it was told that it is seen, is judged"
      + " by rules of their own.",
    evidence: .inferred,
    letsOff:
      "That the view lies in the container at the end, as long as none of it is in the window.",
    judgedBy: [
      "accessibility-reachable-set", "appearance-no-phantom-child",
      "appearance-final-state-matches-window",
    ],
    effect: .observations { sides in
      let contained = sides.containers.contained
      guard !contained.isEmpty, let end = sides.trace.ending.checkpoint else { return }
      let roles = sides.roles
      let screen = sides.trace.finalScreen
      sides.editSeen { observations in
        observations.leaveOut { observation in
          guard case .lies(let view, _) = observation.original,
            let child = roles.controller(ofRootView: view), contained.contains(child)
          else { return false }
          return end.isOutOfSight(view, on: screen)
        }
      }
    })
}

extension Checkpoint {
  /// The x, y, width and height of a view, in the window; none where it fills that.
  func frame(of view: String) -> [Double]? {
    let frame = properties.first { $0.view == view && $0.property.kind == .frame }
    let numbers = frame?.property.values.compactMap(Double.init)
    return numbers?.count == 4 ? numbers : nil
  }

  /// Whether nothing of a view is in the window.
  func isOutOfSight(_ view: String, on screen: ScreenSize) -> Bool {
    guard let numbers = frame(of: view) else { return false }
    return numbers[0] + numbers[2] <= 0 || numbers[1] + numbers[3] <= 0
      || numbers[0] >= screen.width || numbers[1] >= screen.height
  }
}
