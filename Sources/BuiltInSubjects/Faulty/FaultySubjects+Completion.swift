import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of how a transition ends.
  static let completion: [ListedSubject] = [
    ListedSubject(
      slide("always-reports-success") {
        SlideDelegate(animator: { AlwaysReportsSuccess(isForward: $0) })
      },
      "reports success whatever became of it",
      fault: "F021", twin: "good/slide",
      expects: ["completion-honest-flag", "completion-after-verdict"]),
    ListedSubject(
      slide("flag-of-the-animation") {
        SlideDelegate(animator: { FlagOfTheAnimation(isForward: $0) })
      },
      "reports what its animation says of itself",
      fault: "F021", twin: "good/slide", expects: ["completion-honest-flag/finished"]),
    ListedSubject(
      slide("returns-without-views") {
        SlideDelegate(animator: { ReturnsWithoutViews(isForward: $0) })
      }
      .presented(as: [.custom]),
      "returns without a word where a view is missing",
      fault: "F022", twin: "good/slide", expects: ["completion-eventually"]),
    ListedSubject(
      slideNavigation("empty-transaction-reports") {
        SlideNavigation(animator: { EmptyTransactionReports(isForward: $0) })
      },
      "reports from a transaction without an animation",
      fault: "F023", twin: "good/slide-navigation", expects: ["completion-not-before-animation-end"]
    ),
    ListedSubject(
      slide("completed-by-two") {
        SlideDelegate(driver: { CompletedByTwo(.down, begin: $0) })
      },
      "completes on cancel, as its animator does",
      fault: "F024", twin: "good/slide", expects: ["completion-at-most-once"]),
    ListedSubject(
      .animator("faulty/waits-for-delegate") { WaitsForDelegate() },
      "waits for the end of an animation that it did not add",
      fault: "F025", twin: "good/layers", expects: ["completion-eventually"]),
    ListedSubject(
      slide("presenter-handled-by-animators") {
        SlideDelegate(animator: { PresenterHandledByAnimators(isForward: $0) })
      }
      .presented(as: [.fullScreen]),
      "handles the presenter's view in its animators alone",
      fault: "F026", twin: "good/slide",
      expects: ["completion-unanimated-parity", "ownership-window-not-empty"]),
    ListedSubject(
      switcher("shown-only-by-animation") { ShownOnlyByAnimation($0) },
      "shows a child in its animation alone",
      fault: "F026", twin: "good/switching-container",
      expects: ["completion-unanimated-parity/place-taken"]),
    ListedSubject(
      slideNavigation("completed-without-verdict") {
        SlideNavigation(driver: { CompletedWithoutVerdict(.right, begin: $0) })
      },
      "completes what no verdict was given on",
      fault: "F027", twin: "good/slide-navigation",
      expects: ["completion-after-verdict", "geometry-bars-stable"]),
    ListedSubject(
      slideNavigation("paused-and-completed") {
        SlideNavigation(driver: { PausedAndCompleted(.right, begin: $0) })
      },
      "completes what it has paused",
      fault: "F027", twin: "good/slide-navigation",
      expects: ["completion-after-verdict/after-pause"]),
    ListedSubject(
      switcher("dismissal-closure-dropped") { DismissalClosureDropped($0) },
      "drops the caller's closure",
      fault: "F030", twin: "good/switching-container", expects: ["completion-closure-runs"]),
    ListedSubject(
      .installed("faulty/twice-told-card", on: [.present]) { _ in }
        .presented(as: [.custom])
        .presenting { presenter, card, animated, completion in
          presenter.presentTwiceToldCard(card, animated: animated, completion: completion)
        },
      "runs the caller's closure twice",
      fault: "F030", twin: "good/presented-card", expects: ["completion-closure-runs/once"]),
    ListedSubject(
      slide("frames-reset-after-end") {
        SlideDelegate(animator: { FramesResetAfterEnd(isForward: $0) })
      },
      "puts views back after the end",
      fault: "F031", twin: "good/slide",
      expects: ["completion-no-work-after", "geometry-frame-rollback"]),
    ListedSubject(
      .animator("faulty/dropped-animation-ignored") { DroppedAnimationIgnored() },
      "ignores that its animation was dropped",
      fault: "F032", twin: "good/layers", expects: ["completion-eventually"]),
    ListedSubject(
      switcher("dropped-switch-leaves-deaf") { DroppedSwitchLeavesDeaf($0) },
      "never ends a switch whose animation was dropped",
      fault: "F281", twin: "good/muted-switcher",
      expects: [
        "containment-cancel-rollback/warning-stays", "appearance-begin-end-balanced/unended",
        "interaction-input-restored/views",
      ]),
    ListedSubject(
      DrawerSetUp.standing("faulty/dropped-move-leaves-deaf") {
        DroppedMoveLeavesDeaf($0, menu: $1)
      },
      "never ends a move of its menu whose animation was dropped",
      fault: "F281", twin: "good/muted-menu",
      expects: ["appearance-begin-end-balanced/unended", "interaction-input-restored/views"]),
    ListedSubject(
      driven("ended-hook-forgotten") { EndedHookForgotten($0) },
      "never tells the animator that the switch is over",
      fault: "F028", twin: "good/pulled-switcher", expects: ["completion-animation-ended-relayed"]),
    ListedSubject(
      driven("ended-hook-twice") { EndedHookTwice($0) },
      "tells the animator twice that the switch is over",
      fault: "F194", twin: "good/pulled-switcher",
      expects: ["completion-animation-ended-relayed/once"]),
    ListedSubject(
      driven("ended-hook-early") { EndedHookEarly($0) },
      "tells the animator that the switch is over when it begins",
      fault: "F194", twin: "good/pulled-switcher",
      expects: ["completion-animation-ended-relayed/after-completion"]),
    ListedSubject(
      driven("ended-hook-contrary") { EndedHookContrary($0) },
      "tells the animator the contrary of what became of the switch",
      fault: "F194", twin: "good/pulled-switcher",
      expects: ["completion-animation-ended-relayed/outcome"]),
    ListedSubject(
      driven("alongside-for-built-in-only") { AlongsideForBuiltInOnly($0) },
      "runs blocks beside its own animation alone",
      fault: "F029", twin: "good/pulled-switcher", expects: ["completion-alongside-runs"]),
    ListedSubject(
      slide("reports-long-after") {
        SlideDelegate(animator: { ReportsLongAfter(isForward: $0) })
      },
      "reports seconds after all has come to rest",
      fault: "F138", twin: "good/slide", expects: ["completion-eventually"]),
    ListedSubject(
      .delegate("faulty/waits-for-announced-time") {
        SlideDelegate(animator: { WaitsForAnnouncedTime(isForward: $0) })
      },
      "waits for the time that it announced when all has come to rest",
      fault: "F139", twin: "good/slide", expects: ["completion-eventually"]),
    ListedSubject(
      switcher("end-told-first") { EndToldFirst($0) },
      "tells children the end before they move",
      fault: "F140", twin: "good/switching-container",
      expects: ["completion-not-before-animation-end"]),
    ListedSubject(
      slide("recedes-by-animators", contract: SubjectContract(restingLook: [.alpha])) {
        SlideDelegate(
          animator: { RecedesByAnimators(isForward: $0) },
          presentation: { PresenterBrought(presentedViewController: $0, presenting: $1) })
      }
      .presented(as: [.custom]),
      "lets the presenter recede only where it is animated",
      fault: "F147", twin: "good/receding-card",
      expects: ["completion-unanimated-parity/animated-run"]),
    ListedSubject(
      slide("pales-by-animators", contract: SubjectContract(restingLook: [.alpha])) {
        SlideDelegate(animator: { PalesByAnimators(isForward: $0) })
      }
      .presented(as: [.custom]),
      "pales the presenter, and gives it its colours back, in its animators alone",
      fault: "F310", twin: "good/receding-card", expects: ["completion-unanimated-parity"]),
    ListedSubject(
      slide("colours-back-by-animator", contract: SubjectContract(restingLook: [.alpha])) {
        SlideDelegate(
          animator: { ColoursBackByAnimator(isForward: $0) },
          presentation: { PresenterPaled(presentedViewController: $0, presenting: $1) })
      }
      .presented(as: [.custom]),
      "gives a pale presenter its colours back only where it is animated",
      fault: "F311", twin: "good/receding-card",
      expects: ["completion-unanimated-parity/properties-back", "geometry-identity-restored"]),
  ]
}
