import FaultyTransitions
import GoodTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of fingers and drivers.
  static let interaction = pulls + afterFingers + turned

  /// Those that show while a finger pulls, and in the verdict that it gets.
  private static let pulls: [ListedSubject] = [
    ListedSubject(
      slide("early-end-dropped") {
        SlideDelegate(driver: { EarlyEndDropped(.down, begin: $0) })
      },
      "drops the end of a finger that is gone too early",
      fault: "F064", twin: "good/slide", expects: ["interaction-verdict-always"]),
    ListedSubject(
      slide("only-ended-handled") {
        SlideDelegate(driver: { OnlyEndedHandled(.down, begin: $0) })
      },
      "gives no verdict when the finger is taken away",
      fault: "F065", twin: "good/slide", expects: ["interaction-verdict-always"]),
    ListedSubject(
      slide("alert-takes-driver") {
        SlideDelegate(driver: { AlertTakesDriver(.down, begin: $0) })
      },
      "gives no verdict when an alert takes the finger away",
      fault: "F372", twin: "good/slide", expects: ["interaction-verdict-always"]),
    ListedSubject(
      slideNavigation("pull-left-to-alert") {
        SlideNavigation(driver: { PullLeftToAlert(.right, begin: $0) })
      },
      "gives no verdict when the finger lifts below an alert",
      fault: "F376", twin: "good/slide-navigation", expects: ["interaction-verdict-always"]),
    ListedSubject(
      slide("lost-finger-decides") {
        SlideDelegate(driver: { LostFingerDecides(.down, begin: $0) })
      },
      "goes through with what a finger pulled far that the system took away",
      fault: "F381", twin: "good/slide", expects: ["interaction-verdict-always/taken-away"]),
    ListedSubject(
      slide("driver-always-handed-out") { DriverAlwaysHandedOut() },
      "hands its driver out when no finger pulls",
      fault: "F066", twin: "good/slide", expects: ["interaction-start-policy"]),
    ListedSubject(
      slide("pulling-after-cancel") {
        SlideDelegate(driver: { PullingAfterCancel(.down, begin: $0) })
      },
      "thinks that a finger still pulls",
      fault: "F067", twin: "good/slide",
      expects: ["interaction-state-reset", "interaction-start-policy"]),
    ListedSubject(
      slide("progress-after-verdict") {
        SlideDelegate(driver: { ProgressAfterVerdict(.down, begin: $0) })
      },
      "tells of progress after the verdict",
      fault: "F068", twin: "good/slide", expects: ["interaction-progress-range"]),
    ListedSubject(
      slide("resting-finger-undecided") {
        SlideDelegate(driver: { RestingFingerUndecided(.down, begin: $0) })
      },
      "decides by a finger's speed, and gives no verdict to one that rests",
      fault: "F162", twin: "good/flung-slide", expects: ["interaction-verdict-always"]),
    ListedSubject(
      .delegate("faulty/second-finger-lets-go", dismissedBy: .drag(.down)) {
        ContainerPullDelegate(pull: { SecondFingerLetsGo(.down, begin: $0) })
      }
      .presented(as: [.custom]),
      "lets go when a second finger comes, and gives no verdict",
      fault: "F270", twin: "good/container-pull", expects: ["interaction-verdict-always/given"]),
    ListedSubject(
      .navigation(
        "faulty/finger-on-the-bar", poppedBy: .drag(.down),
        contract: SubjectContract(allowsBackSwipe: false)
      ) { FingerOnTheBar() },
      "watches for fingers on the bar, and not over the screen",
      fault: "F290", twin: "good/sinking-stack", expects: ["interaction-start-policy/answered"]),
    ListedSubject(
      .navigation(
        "faulty/finger-for-animated-pushes", poppedBy: .drag(.down),
        contract: SubjectContract(allowsBackSwipe: false)
      ) { FingerForAnimatedPushes() },
      "watches for fingers on screens alone that were pushed with an animation",
      fault: "F291", twin: "good/sinking-stack", expects: ["interaction-start-policy/answered"]),
    ListedSubject(
      slide("verdict-by-timer") {
        SlideDelegate(driver: { VerdictByTimer(.down, begin: $0) })
      },
      "decides a moment after a finger has begun to pull",
      fault: "F193", twin: "good/slide", expects: ["interaction-verdict-always/not-early"]),
    ListedSubject(
      slide("verdict-late") { SlideDelegate(driver: { VerdictLate(.down, begin: $0) }) },
      "decides a while after the finger is gone",
      fault: "F193", twin: "good/slide", expects: ["interaction-verdict-always/not-late"]),
    ListedSubject(
      slide("flung-beyond-the-end") {
        SlideDelegate(driver: { FlungBeyondTheEnd(.down, begin: $0) })
      },
      "tells of progress beyond the end when a finger lifts with speed",
      fault: "F163", twin: "good/flung-slide", expects: ["interaction-progress-range"]),
    ListedSubject(
      slide("progress-doubled") { SlideDelegate(driver: { ProgressDoubled(.down, begin: $0) }) },
      "tells of a progress beyond the end",
      fault: "F163", twin: "good/slide", expects: ["interaction-progress-range/in-range"]),
    ListedSubject(
      slideTabs("progress-by-place") { SlideTabs(driver: { ProgressByPlace(.left, begin: $0) }) },
      "takes its progress from the middle of all fingers, which jumps when one comes or goes",
      fault: "F420", twin: "good/slide-tabs", expects: ["interaction-progress-range/steady"]),
    ListedSubject(
      slide("progress-untold") { SlideDelegate(driver: { ProgressUntold(.down, begin: $0) }) },
      "moves a screen under the finger, and never tells how far",
      fault: "F320", twin: "good/slide", expects: ["interaction-progress-range/told"]),
    ListedSubject(
      slide("input-left-off") {
        SlideDelegate(animator: { InputLeftOff(isForward: $0) })
      },
      "leaves input off when it is given up",
      fault: "F069", twin: "good/banner-card", expects: ["interaction-input-restored"]),
    ListedSubject(
      slide("interruptible-made-anew") {
        SlideDelegate(animator: { InterruptibleMadeAnew(isForward: $0) })
      },
      "makes an interruptible animator for each question",
      fault: "F073", twin: "good/property-animator",
      expects: ["interaction-interruptible-stable", "geometry-no-frame-under-transform"]),
    ListedSubject(
      slide("runner-for-both-ways") { RunnerForBothWays() },
      "runs each transition by the same animator",
      fault: "F195", twin: "good/property-animator",
      expects: ["interaction-interruptible-stable/fresh"]),
    ListedSubject(
      slide("one-pause-forgotten") {
        SlideDelegate(driver: { OnePauseForgotten(.down, begin: $0) })
      }
      .presented(as: [.custom]),
      "lets one of two paused animators stand after a flick",
      fault: "F074", twin: "good/ranged-slide", expects: ["interaction-pause-continues"]),
    ListedSubject(
      slideNavigation("touches-let-through") { TouchesLetThrough() },
      "lets touches through while screens move",
      fault: "F070", twin: "good/slide-navigation", expects: ["interaction-no-overlap"]),
    ListedSubject(
      driven("switch-while-settling") { SwitchWhileSettling($0) },
      "begins a switch on views that still move",
      fault: "F071", twin: "good/pulled-switcher",
      expects: ["interaction-no-overlap", "navigation-tab-selection-consistent"]),
    ListedSubject(
      driven("layer-clock-stays") { LayerClockStays($0) },
      "leaves the clock of the container's layer changed",
      fault: "F072", twin: "good/clocked-switcher", expects: ["interaction-layer-clock-restored"]),
  ]

  /// Those that a finger drives on that has turned round and is on the other side of where it began.
  private static let turned: [ListedSubject] = [
    ListedSubject(
      slide("turned-finger-dismisses") {
        SlideDelegate(driver: { TurnedFingerDrives(.down, begin: $0) })
      },
      "goes for a finger that has turned round and pushes up",
      fault: "F280", twin: "good/slide", expects: ["interaction-verdict-always/taken-back"]),
    ListedSubject(
      slideNavigation("turned-finger-pops") {
        SlideNavigation(driver: { TurnedFingerDrives(.right, begin: $0) })
      },
      "pops for a finger that has turned round and pushes to the left",
      fault: "F280", twin: "good/slide-navigation",
      expects: ["interaction-verdict-always/taken-back"]),
    ListedSubject(
      slideTabs("turned-finger-selects") {
        SlideTabs(driver: { TurnedFingerDrives(.left, begin: $0) })
      },
      "selects for a finger that has turned round and pushes to the right",
      fault: "F280", twin: "good/slide-tabs", expects: ["interaction-verdict-always/taken-back"]),
    ListedSubject(
      driven("turned-finger-switches") { TurnedFingerSwitches($0) },
      "switches for a finger that has turned round and pushes to the right",
      fault: "F280", twin: "good/pulled-switcher",
      expects: ["interaction-verdict-always/taken-back"]),
    ListedSubject(
      DrawerSetUp.pulled("faulty/turned-finger-opens") { TurnedFingerOpens($0, side: $1) },
      "opens for a finger that has turned round and pushes to the left",
      fault: "F280", twin: "good/finger-drawer",
      expects: ["interaction-verdict-always/taken-back"]),
  ]
}
