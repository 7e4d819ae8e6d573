import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Relatives of the faults of the catalogue, each of which breaks another clause.
  static let clauses: [ListedSubject] =
    clausesOfCallbacks + clausesOfFingers + clausesOfViews + clausesOfContainers

  private static let clausesOfCallbacks: [ListedSubject] = [
    ListedSubject(
      telling("animation-invented") {
        AnimationInvented(presentedViewController: $0, presenting: $1)
      },
      "tells the presenter of an animation where there is none",
      fault: "F196", twin: "good/telling-presentation",
      expects: ["appearance-animated-flag/unasked"]),
    ListedSubject(
      telling("animation-denied") {
        AnimationDenied(presentedViewController: $0, presenting: $1)
      },
      "tells the presenter of no animation where there is one",
      fault: "F196", twin: "good/telling-presentation",
      expects: ["appearance-animated-flag/concealed"]),
    ListedSubject(
      .screen(
        "faulty/presenter-told-by-dialog", contract: SubjectContract(restingLook: [.alpha])
      ) { PresenterToldByDialog() },
      "tells its presenter from its own callbacks that it goes",
      fault: "F191", twin: "good/paling-dialog", expects: ["appearance-presenter-contract/staying"]),
    ListedSubject(
      slide("flag-of-the-animation") {
        SlideDelegate(animator: { FlagOfTheAnimation(isForward: $0) })
      },
      "reports what its animation says of itself",
      fault: "F021", twin: "good/slide", expects: ["completion-honest-flag/finished"]),
    ListedSubject(
      .installed("faulty/twice-told-card", on: [.present]) { _ in }
        .presented(as: [.custom])
        .presenting { presenter, card, animated, completion in
          presenter.presentTwiceToldCard(card, animated: animated, completion: completion)
        },
      "runs the caller's closure twice",
      fault: "F030", twin: "good/presented-card", expects: ["completion-closure-runs/once"]),
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
      slide("escape-promised", contract: SubjectContract(chrome: ["EscapePromised"])) {
        SlideDelegate(presentation: { ShelledSheet(in: EscapePromised(of: $0), of: $0, over: $1) })
      }
      .presented(as: [.custom]).escapable(),
      "says that it understands the escape gesture, and stays",
      fault: "F103", twin: "good/escapable-sheet", expects: ["accessibility-escape-works/followed"]),
    ListedSubject(
      slide("bar-set-for-all") { SlideDelegate(animator: { BarSetForAll(isForward: $0) }) },
      "sets the status bar of the application",
      fault: "F051", twin: "good/slide", expects: ["status-bar-no-global-write/setters"]),
  ]

  private static let clausesOfFingers: [ListedSubject] = [
    ListedSubject(
      slide("runner-for-both-ways") { RunnerForBothWays() },
      "runs each transition by the same animator",
      fault: "F195", twin: "good/property-animator",
      expects: ["interaction-interruptible-stable/fresh"]),
    ListedSubject(
      slide("second-pull-undriven") { SecondPullUndriven() },
      "lets what a second finger begins run by itself",
      fault: "F195", twin: "good/slide", expects: ["interaction-state-reset/drives"]),
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
      slide("progress-doubled") { SlideDelegate(driver: { ProgressDoubled(.down, begin: $0) }) },
      "tells of a progress beyond the end",
      fault: "F163", twin: "good/slide", expects: ["interaction-progress-range/in-range"]),
    ListedSubject(
      slideNavigation("paused-and-completed") {
        SlideNavigation(driver: { PausedAndCompleted(.right, begin: $0) })
      },
      "completes what it has paused",
      fault: "F027", twin: "good/slide-navigation",
      expects: ["completion-after-verdict/after-pause"]),
  ]

  private static let clausesOfViews: [ListedSubject] = [
    ListedSubject(
      slideNavigation("bar-picture-stays") {
        SlideNavigation(animator: { BarPictureStays(isForward: $0) })
      },
      "leaves a picture in the bar when its fade was cut short",
      fault: "F190", twin: "good/bar-picture", expects: ["ownership-container-clean"]),
    ListedSubject(
      slideNavigation("element-taken-along") {
        SlideNavigation(animator: { ElementTakenAlong(isForward: $0) })
      },
      "takes an element out of its screen for good",
      fault: "F038", twin: "good/zoom", expects: ["ownership-source-view-restored/place"]),
    ListedSubject(
      slide("mark-left-by-finger") {
        SlideDelegate(driver: { MarkLeftByFinger(.down, begin: $0) })
      },
      "leaves a mark where a finger has begun",
      fault: "F037", twin: "good/slide", expects: ["ownership-container-clean/meanwhile"]),
    ListedSubject(
      slide("dimming-taken-at-once", contract: SubjectContract(chrome: ["DimView"])) {
        SlideDelegate(presentation: {
          DimmingTakenAtOnce(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "takes its dimming out when its screen has come",
      fault: "F121", twin: "good/dimmed-card", expects: ["ownership-chrome-lifecycle/goes-early"]),
    ListedSubject(
      slide("dimming-keeps-width", contract: SubjectContract(chrome: ["DimView"])) {
        SlideDelegate(presentation: {
          DimmingKeepsWidth(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "dims the width that the window had",
      fault: "F199", twin: "good/dimmed-card", expects: ["geometry-chrome-follows/old-side"]),
    ListedSubject(
      slide("card-fills-after-cancel") {
        SlideDelegate(
          animator: { CardFillsAfterCancel(isForward: $0) },
          presentation: { HalfCard(presentedViewController: $0, presenting: $1) })
      }
      .presented(as: [.custom]),
      "lets a card fill the window when it stays after all",
      fault: "F081", twin: "good/pulled-sheet", expects: ["geometry-frame-rollback/filling"]),
  ]

  private static let clausesOfContainers: [ListedSubject] = [
    ListedSubject(
      switcher("begun-twice") { BegunTwice($0) },
      "begins the change of the child that comes twice",
      fault: "F016", twin: "good/switching-container",
      expects: ["appearance-begin-end-balanced/repeated"]),
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
      switcher("shown-only-by-animation") { ShownOnlyByAnimation($0) },
      "shows a child in its animation alone",
      fault: "F026", twin: "good/switching-container",
      expects: ["completion-unanimated-parity/place-taken"]),
    ListedSubject(
      switcher("width-kept") { WidthKept($0) },
      "lets its children keep the width that it had",
      fault: "F199", twin: "good/switching-container",
      expects: ["geometry-size-change-tracked/old-side"]),
  ]

  /// A slide whose presentation tells the presenter by hand.
  private static func telling(
    _ name: String, _ presentation: @escaping SlideDelegate.MakePresentation
  ) -> Subject {
    slide(name, contract: SubjectContract(presenter: .emulated)) {
      SlideDelegate(presentation: presentation)
    }
    .presented(as: [.custom])
  }
}
