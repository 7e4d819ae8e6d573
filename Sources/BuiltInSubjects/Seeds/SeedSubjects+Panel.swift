import SeedTransitions
import TransitionCertification

extension SeedSubjects {
  /// A panel that a finger can take hold of on its way.
  static let panel = ListedSubject(
    .delegate(
      "seed/panel", dismissedBy: .drag(.down), contract: SubjectContract(chrome: ["DimmView"])
    ) { PanelTransition() }
    .presented(by: .edge(.bottom)) { delegate, presenter, present in
      (delegate as? PanelTransition)?.link(presenting: presenter, show: present)
    }
    .presented(as: [.custom]),
    "a panel over a dimmed presenter, which fingers show, hide and stop on its way", role: .seed)
}
