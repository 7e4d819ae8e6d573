import FaultyTransitions
import GoodTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of stacks, tabs and ways back.
  static let navigation: [ListedSubject] = [
    ListedSubject(
      slideNavigation("busy-until-shown") { BusyUntilShown() }
        .reporting(busy: { ($0 as? BusyUntilShown)?.isBusy ?? false }),
      "waits for a screen that is never shown",
      fault: "F086", twin: "good/patient-navigation", expects: ["navigation-delegate-paired"]),
    ListedSubject(
      .navigation("faulty/back-swipe-killed") { BackSwipeKilled() }
        .preparing(SlideSetUp.navigation),
      "switches the system's gesture off",
      fault: "F088", twin: "good/slide-navigation", expects: ["navigation-gesture-alive"]),
    ListedSubject(
      slideTabs("index-of-its-own") { IndexOfItsOwn() }
        .reporting(index: { ($0 as? IndexOfItsOwn)?.index }),
      "keeps an index of its own",
      fault: "F090", twin: "good/asking-tabs", expects: ["navigation-tab-selection-consistent"]),
    ListedSubject(
      .delegate("faulty/own-dismissal-reported-only") { OwnDismissalReportedOnly() }
        .presented(as: [.pageSheet])
        .reporting(dismissals: { ($0 as? OwnDismissalReportedOnly)?.didDismiss = $1 }),
      "reports its own dismissals alone",
      fault: "F092", twin: "good/reporting-sheet", expects: ["navigation-dismissal-observed"]),
    ListedSubject(
      slide(
        "covered-means-dismissed", contract: SubjectContract(chrome: ["WindowSentinel"])
      ) { CoveredMeansDismissed() }
      .preparing(CoveredMeansDismissed.install)
      .reporting(dismissals: { ($0 as? CoveredMeansDismissed)?.didDismiss = $1 }),
      "reports a screen gone that is covered",
      fault: "F093", twin: "good/reporting-sheet", expects: ["navigation-dismissal-observed"]),
    ListedSubject(
      slide("dismissal-reported-early") { DismissalReportedEarly() }
        .presented(as: [.custom])
        .reporting(dismissals: { ($0 as? DismissalReportedEarly)?.didDismiss = $1 }),
      "reports a screen gone that only begins to go",
      fault: "F197", twin: "good/reporting-sheet", expects: ["navigation-dismissal-observed"]),
    ListedSubject(
      slide("dismissal-reported-twice") { DismissalReportedTwice() }
        .presented(as: [.custom])
        .reporting(dismissals: { ($0 as? DismissalReportedTwice)?.didDismiss = $1 }),
      "reports each of its dismissals twice",
      fault: "F197", twin: "good/reporting-sheet", expects: ["navigation-dismissal-observed/once"]),
    ListedSubject(
      slideNavigation("bottom-bar-shown-for-pop") { BottomBarShownForPop() },
      "leaves the bottom bar that it showed for a pop",
      fault: "F094", twin: "good/slide-navigation", expects: ["navigation-bottom-bar-restored"]),
    ListedSubject(
      .segue(
        "faulty/unwind-step-by-step",
        unwind: { UnwindStepByStep(identifier: $0, source: $1, destination: $2) }
      ) { PresentingSegue(identifier: $0, source: $1, destination: $2) },
      "leads back by one screen after another",
      fault: "F091", twin: "good/slide-segue", expects: ["navigation-unwind-direct"]),
    ListedSubject(
      .segue(
        "faulty/unwinds-by-one", route: .push,
        unwind: { UnwindsByOne(identifier: $0, source: $1, destination: $2) }
      ) { StandInPushSegue(identifier: $0, source: $1, destination: $2) },
      "leads back by one screen, wherever it is to lead",
      fault: "F322", twin: "good/stand-in-push-segue", expects: ["navigation-unwind-direct/arrived"]
    ),
    ListedSubject(
      .navigation("faulty/root-swipe-let-in") { RootSwipeLetIn() },
      "lets the swipe back begin at the root, where there is nothing to pop",
      fault: "F283", twin: "good/keyframes",
      expects: ["navigation-stack-consistent/shown-top"]),
    ListedSubject(
      slideNavigation("pop-within-pop") { PopWithinPop() },
      "lets a finger begin a pop while another one runs",
      fault: "F075", twin: "good/slide-navigation", expects: ["interaction-no-overlap"]),
    ListedSubject(
      slideNavigation("pop-within-push") { PopWithinPush() },
      "lets a finger begin a pop while a push runs",
      fault: "F087", twin: "good/slide-navigation",
      expects: ["navigation-stack-consistent", "interaction-no-overlap"]),
    ListedSubject(
      slideNavigation("bar-shown-for-all") { BarShownForAll() },
      "shows the bar at the top over a screen that hides it",
      fault: "F152", twin: "good/slide-navigation", expects: [TransparencyFinding.id]),
    ListedSubject(
      slideNavigation("barless-when-given-up") { BarlessWhenGivenUp() },
      "leaves the bar hidden over a screen to which a finger comes back",
      fault: "F431", twin: "good/barless-root",
      expects: [
        "navigation-bottom-bar-restored/top-bar-taken-back",
        "status-bar-rollback-on-cancel",
      ]),
    ListedSubject(
      slideTabs("refused-tab-counted") { RefusedTabCounted() }
        .reporting(index: { ($0 as? RefusedTabCounted)?.index }),
      "takes a tab to be selected that it refuses",
      fault: "F240", twin: "good/one-at-a-time-tabs",
      expects: ["navigation-tab-selection-consistent/kept-index"]),
  ]
}
