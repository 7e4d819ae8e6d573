/// The changes in which a subject takes part, by the protocols to which its kind conforms.
///
/// They are found out once for each subject: to ask the runtime for a conformance takes longer than what is then
/// asked of it, and it would be asked for each scenario several times.
package final class SubjectParts: Sendable {
  /// Its part in how controllers are presented and dismissed; none where it has none, as for all others.
  package let presentations: (any PresentationParticipant)?
  /// Its part as a screen of the hierarchy.
  package let screens: (any ScreenParticipant)?
  /// Its part in changes of a navigation's stack.
  package let navigations: (any NavigationParticipant)?
  /// Its part in selections of a tab.
  package let selections: (any TabParticipant)?
  /// Its part in segues.
  package let segues: (any SegueParticipant)?
  /// Its part as a container, or as the reference for one.
  package let containers: (any ContainerParticipant)?
  /// Its part as whose animators the stage's delegates hand out.
  package let animators: (any AnimatorSource)?
  /// Why it has no part in presentations, in navigation and in tabs; none where it has one.
  package let absences: (presentations: String?, navigation: String?, tabs: String?)

  init(of kind: any SubjectKind) {
    presentations = kind as? any PresentationParticipant
    screens = kind as? any ScreenParticipant
    navigations = kind as? any NavigationParticipant
    selections = kind as? any TabParticipant
    segues = kind as? any SegueParticipant
    containers = kind as? any ContainerParticipant
    animators = kind as? any AnimatorSource
    func absence(of part: (any SubjectKind)?, from change: String) -> String? {
      part == nil ? "\(kind.noun) has no part in \(change)" : nil
    }
    absences = (
      absence(of: presentations, from: "presentations"),
      absence(of: navigations, from: "navigation"), absence(of: selections, from: "tabs")
    )
  }
}
