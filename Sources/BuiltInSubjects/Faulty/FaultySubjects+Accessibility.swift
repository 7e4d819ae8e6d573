import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of what assistive technology reaches.
  static let accessibility: [ListedSubject] = [
    ListedSubject(
      slide("escape-ignored", contract: SubjectContract(chrome: ["EscapeIgnored"])) {
        SlideDelegate(presentation: { ShelledSheet(in: EscapeIgnored(of: $0), of: $0, over: $1) })
      }
      .presented(as: [.custom]).escapable(),
      "lets fingers take it away, and the escape gesture not",
      fault: "F103", twin: "good/escapable-sheet", expects: ["accessibility-escape-works"]),
    ListedSubject(
      slide("escape-promised", contract: SubjectContract(chrome: ["EscapePromised"])) {
        SlideDelegate(presentation: { ShelledSheet(in: EscapePromised(of: $0), of: $0, over: $1) })
      }
      .presented(as: [.custom]).escapable(),
      "says that it understands the escape gesture, and stays",
      fault: "F103", twin: "good/escapable-sheet", expects: ["accessibility-escape-works/followed"]),
    ListedSubject(
      slide("background-reachable", contract: SubjectContract(chrome: ["DimView"])) {
        SlideDelegate(presentation: {
          BackgroundReachable(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "leaves what lies behind within reach",
      fault: "F102", twin: "good/dimmed-card", expects: ["accessibility-reachable-set"]),
    ListedSubject(
      slide("presenter-pushed-aside") {
        SlideDelegate(animator: { PresenterPushedAside(isForward: $0) })
      }
      .presented(as: [.custom]),
      "puts the presenter beside what is presented",
      fault: "F104", twin: "good/slide",
      expects: ["accessibility-reachable-set", "ownership-presenter-not-stolen"]),
    ListedSubject(
      slide("editing-ended-by-drag") {
        SlideDelegate(driver: { EditingEndedByDrag(.down, begin: $0) })
      },
      "ends editing for a drag that is given up",
      fault: "F105", twin: "good/slide", expects: ["accessibility-responder-restored"]),
    ListedSubject(
      slide("screen-changed-too-early") {
        SlideDelegate(animator: { ScreenChangedTooEarly(isForward: $0) })
      },
      "announces a screen that is not there yet",
      fault: "F106", twin: "good/announced-slide", expects: ["accessibility-focus-announced"]),
    ListedSubject(
      slide("elements-hidden-by-animators") {
        SlideDelegate(animator: { ElementsHiddenByAnimators(isForward: $0) })
      },
      "leaves the presenter mute",
      fault: "F107", twin: "good/banner-card", expects: ["accessibility-flags-restored"]),
    ListedSubject(
      .segue(
        "faulty/mute-until-unwound",
        unwind: { UnmutingSegue(identifier: $0, source: $1, destination: $2) },
        dismissedBy: .drag(.down)
      ) { MuteUntilUnwound(identifier: $0, source: $1, destination: $2) },
      "leaves the source mute where no unwind segue leads back",
      fault: "F282", twin: "good/pulled-segue", expects: ["accessibility-flags-restored/gained"]),
    ListedSubject(
      DrawerSetUp.standing("faulty/closed-menu-reachable") { ClosedMenuReachable($0, menu: $1) },
      "leaves a menu that is closed within reach",
      fault: "F149", twin: "good/muted-menu", expects: ["accessibility-reachable-set/closed"]),
    ListedSubject(
      DrawerSetUp.peeking("faulty/closed-handle-modal") { ClosedHandleModal($0, drawer: $1) },
      "leaves a drawer modal of which only the handle is seen any more",
      fault: "F430", twin: "good/modal-handle", expects: ["accessibility-flags-restored/gained"]),
    ListedSubject(
      slide("given-up-screen-announced") {
        SlideDelegate(animator: { GivenUpScreenAnnounced(isForward: $0) })
      },
      "announces a screen that was given up",
      fault: "F150", twin: "good/announced-slide",
      expects: ["accessibility-focus-announced/taken-back"]),
    ListedSubject(
      slide("screen-announced-twice") {
        SlideDelegate(animator: { ScreenAnnouncedTwice(isForward: $0) })
      },
      "announces each screen twice",
      fault: "F151", twin: "good/announced-slide", expects: ["accessibility-focus-announced/once"]),
    ListedSubject(
      switcher("page-left-mute") { PageLeftMute($0) },
      "leaves a screen mute that it has hidden on its way out",
      fault: "F172", twin: "good/switching-container",
      expects: ["accessibility-flags-restored/gained"]),
    ListedSubject(
      drawer("newcomer-within-reach") { NewcomerWithinReach($0, side: $1) },
      "leaves a screen within reach that comes beneath an open side",
      fault: "F386", twin: "good/covering-drawer",
      expects: ["accessibility-flags-restored/passed-on"]),
  ]
}
