import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of who decides the status bar.
  static let statusBar: [ListedSubject] = [
    ListedSubject(
      .delegate(
        "faulty/status-bar-not-captured",
        contract: SubjectContract(presenter: .emulated, coversStatusBar: true)
      ) { StatusBarNotCaptured() }
      .presented(as: [.custom]),
      "covers the status bar and never asks to decide it",
      fault: "F045", twin: "seed/proper-modal", expects: ["status-bar-owner-after-present"]),
    ListedSubject(
      switcher("child-never-asked") { ChildNeverAsked($0) },
      "names no child that decides the status bar",
      fault: "F046", twin: "good/switching-container", expects: ["status-bar-child-forwarded"]),
    ListedSubject(
      switcher("bar-by-value") { BarByValue($0) },
      "copies the look of the bar from its child, and decides it itself",
      fault: "F302", twin: "good/switching-container",
      expects: ["status-bar-child-forwarded/front-child"]),
    ListedSubject(
      switcher("hidden-by-first-child") { HiddenByFirstChild($0) },
      "lets two children decide the status bar",
      fault: "F047", twin: "good/switching-container",
      expects: ["status-bar-style-hidden-same-owner"]),
    ListedSubject(
      switcher("no-update-requested") { NoUpdateRequested($0) },
      "asks for no update of the status bar",
      fault: "F048", twin: "good/switching-container", expects: ["status-bar-update-requested"]),
    ListedSubject(
      slide(
        "bar-flipped-by-drag", contract: SubjectContract(coversStatusBar: true)
      ) { BarFlippedByDragDelegate() }
      .presented(as: [.custom])
      .preparing(BarFlippedByDragDelegate.capture),
      "gives the status bar back to a drag that is given up",
      fault: "F049", twin: "good/receding-card", expects: ["status-bar-rollback-on-cancel"]),
    ListedSubject(
      slide("bar-returns-late") {
        SlideDelegate(animator: { BarReturnsLate(isForward: $0) })
      },
      "gives the status bar its place when all is over",
      fault: "F050", twin: "good/slide",
      expects: ["status-bar-restored-after-dismiss", "geometry-bars-stable"]),
    ListedSubject(
      slide("helper-window-stays") {
        SlideDelegate(animator: { HelperWindowStays(isForward: $0) })
      },
      "leaves a window of its own over the status bar",
      fault: "F051", twin: "good/banner-card",
      expects: ["status-bar-restored-after-dismiss", "status-bar-no-global-write"]),
    ListedSubject(
      slide("bar-set-for-all") { SlideDelegate(animator: { BarSetForAll(isForward: $0) }) },
      "sets the status bar of the application",
      fault: "F051", twin: "good/slide", expects: ["status-bar-no-global-write/setters"]),
    ListedSubject(
      slide("verdict-during-bar-fade") {
        SlideDelegate(driver: { VerdictDuringBarFade(.down, begin: $0) })
      },
      "waits for the status bar's fade for ever",
      fault: "F052", twin: "good/slide", expects: ["completion-eventually"]),
    ListedSubject(
      switcher("update-asked-too-early") { UpdateAskedTooEarly($0) },
      "asks for an update before anything has changed",
      fault: "F053", twin: "good/switching-container", expects: ["status-bar-update-requested"]),
    ListedSubject(
      .screen("faulty/header-never-asked") { HeaderNeverAsked() },
      "lets a header that lies where the status bar is not decide it",
      fault: "F148", twin: "good/player-screen", expects: ["status-bar-child-forwarded"]),
    ListedSubject(
      driven("given-up-screen-decides") { GivenUpScreenDecides($0) },
      "lets a screen decide the status bar that a finger has given up",
      fault: "F176", twin: "good/pulled-switcher", expects: ["status-bar-child-forwarded/shown"]),
    ListedSubject(
      .navigation("faulty/root-decides-stack", poppedBy: .drag(.right)) { RootDecidesStack() },
      "lets the screen at the bottom of a stack decide the status bar",
      fault: "F241", twin: "good/top-decides-stack",
      expects: ["status-bar-child-forwarded/shown"]),
    ListedSubject(
      .navigation("faulty/hidden-by-stack", poppedBy: .drag(.right)) { HiddenByStack() },
      "lets a stack decide whether the status bar is hidden that its top decides",
      fault: "F242", twin: "good/top-decides-stack",
      expects: ["status-bar-style-hidden-same-owner"]),
    ListedSubject(
      switcher("bar-dims-between-children") { BarDimsBetweenChildren($0) },
      "lets the bar look as usual while one child goes and another comes",
      fault: "F360", twin: "good/headed-switcher", expects: [TransparencyFinding.id]),
    ListedSubject(
      switcher("bar-goes-between-children") { BarGoesBetweenChildren($0) },
      "hides the bar while one child goes and another comes",
      fault: "F361", twin: "good/headed-switcher", expects: [TransparencyFinding.id]),
    ListedSubject(
      switcher("bar-seized-between-children") { BarSeizedBetweenChildren($0) },
      "decides the bar itself while one child goes and another comes",
      fault: "F362", twin: "good/switching-container", expects: [TransparencyFinding.id]),
    ListedSubject(
      .container("faulty/barless-stack-decides", make: { BarlessStackDecides($0[0]) }),
      "a stack that has hidden its own bar decides how the status bar looks",
      fault: "F363", twin: "good/stacked-screen", expects: [TransparencyFinding.id]),
    ListedSubject(
      .container("faulty/stack-hides-bar", make: { StackHidesBar($0[0]) }),
      "a stack hides the status bar that its screen wants shown",
      fault: "F364", twin: "good/stacked-screen", expects: [TransparencyFinding.id]),
  ]
}
