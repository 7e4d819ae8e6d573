import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of what lives too long, or not long enough.
  static let resources: [ListedSubject] = [
    ListedSubject(
      .installed("faulty/delegate-nobody-keeps", on: [.present]) {
        DelegateNobodyKeeps.install(on: $0)
      },
      "gives a controller a transitioning delegate that nobody keeps",
      fault: "F089", twin: "good/kept-delegate",
      expects: ["resources-delegate-alive", "navigation-symmetric-animator"]),
    ListedSubject(
      .segue("faulty/delegate-not-given-back", route: .push) {
        DelegateNotGivenBack(identifier: $0, source: $1, destination: $2)
      },
      "never gives back the place of the navigation's delegate",
      fault: "F200", twin: "good/stand-in-push-segue",
      expects: ["resources-delegate-alive/displaced"]),
    ListedSubject(
      .segue("faulty/half-passing-push-segue", route: .push) {
        HalfPassingPushSegue(identifier: $0, source: $1, destination: $2)
      },
      "passes on to the navigation's delegate what its own push shows, and no more",
      fault: "F201", twin: "good/passing-push-segue",
      expects: ["resources-delegate-alive/displaced"]),
    ListedSubject(
      .delegate("faulty/animator-for-one-way") { AnimatorForOneWay() },
      "animates the way in alone",
      fault: "F089", twin: "good/slide",
      expects: ["resources-delegate-alive", "navigation-symmetric-animator"]),
    ListedSubject(
      slide("context-kept") {
        SlideDelegate(driver: { ContextKept(.down, begin: $0) })
      },
      "keeps the context for good",
      fault: "F095", twin: "good/slide", expects: ["resources-transition-released"]),
    ListedSubject(
      slide("engine-keeps-screen") {
        SlideDelegate(animator: { EngineKeepsScreen(isForward: $0) })
      },
      "keeps the screen that went",
      fault: "F096", twin: "good/slide", expects: ["resources-transition-released"]),
    ListedSubject(
      slide("recognizers-pile-up") {
        SlideDelegate(animator: { RecognizersPileUp(isForward: $0) })
      },
      "adds a recognizer each time",
      fault: "F097", twin: "good/slide", expects: ["resources-no-recognizer-growth"]),
    ListedSubject(
      slideNavigation("duration-made-up") {
        SlideNavigation(animator: { DurationMadeUp(isForward: $0) })
      },
      "announces half of the time that it takes",
      fault: "F098", twin: "good/slide-navigation", expects: ["resources-duration-truthful"]),
    ListedSubject(
      switcher("menus-pile-up") { MenusPileUp($0) },
      "makes its menu anew for each size, and keeps the old ones",
      fault: "F292", twin: "good/readied-menu", expects: ["resources-transition-released"]),
    ListedSubject(
      slide("first-pair-remembered") { FirstPairRememberedDelegate() },
      "goes on changing the views of its first run",
      fault: "F099", twin: "good/slide", expects: ["resources-no-stale-participants"]),
    ListedSubject(
      driven("animator-dropped-early") { AnimatorDroppedEarly($0) },
      "lets go of its animator too early",
      fault: "F100", twin: "good/pulled-switcher", expects: ["resources-driver-alive"]),
    ListedSubject(
      slide("display-link-runs-on") {
        SlideDelegate(animator: { DisplayLinkRunsOn(isForward: $0) })
      },
      "leaves a display link running",
      fault: "F101", twin: "good/announced-slide", expects: ["resources-no-orphan-animations"]),
    ListedSubject(
      slide("animations-left-off") {
        SlideDelegate(animator: { AnimationsLeftOff(isForward: $0) })
      },
      "switches all animations off, and never on",
      fault: "F141", twin: "good/muted-slide", expects: ["resources-switches-restored"]),
    ListedSubject(
      slide("animations-switched-on") {
        SlideDelegate(animator: { AnimationsSwitchedOn(isForward: $0) })
      },
      "switches animations on when its start is laid out, though the app had them off",
      fault: "F462", twin: "good/muted-slide", expects: ["resources-switches-restored/as-found"]),
    ListedSubject(
      slide("device-kept-awake") {
        SlideDelegate(animator: { DeviceKeptAwake(isForward: $0) })
      },
      "keeps the device awake for a screen that is gone",
      fault: "F142", twin: "good/muted-slide", expects: ["resources-switches-restored"]),
    ListedSubject(
      slide("reports-late") { SlideDelegate(animator: { ReportsLate(isForward: $0) }) },
      "reports a while after the time that it announced",
      fault: "F145", twin: "good/spring-rise", expects: ["resources-duration-truthful"]),
    ListedSubject(
      slideNavigation("pushes-remembered") { PushesRemembered() },
      "forgets one screen for each pop, of however many screens",
      fault: "F215", twin: "good/slide-navigation", expects: ["resources-transition-released"]),
    ListedSubject(
      .navigation("faulty/stack-kept-by-hub", poppedBy: .drag(.right)) { StackKeptByHub() },
      "keeps a delegate that keeps the stack",
      fault: "F250", twin: "good/slide-stack", expects: ["resources-transition-released/root"]),
    ListedSubject(
      switcher("switcher-kept-by-closure") { SwitcherKeptByClosure($0) },
      "keeps a closure that keeps the container",
      fault: "F251", twin: "good/switching-container",
      expects: ["resources-transition-released/root"]),
    ListedSubject(
      switcher("switchers-remembered") { SwitchersRemembered($0) },
      "keeps a list of the containers that were ever shown",
      fault: "F252", twin: "good/switching-container",
      expects: ["resources-transition-released/root"]),
  ]
}
