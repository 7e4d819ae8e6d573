import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// What the articles that the project began with warn of.
  ///
  /// The empty window, the delegate that nobody keeps and the status bar that is not captured are
  /// faults of the catalogue: F033, F089, F045.
  static let seeds: [ListedSubject] = [
    ListedSubject(
      slide("controllers-views-grabbed") {
        SlideDelegate(animator: { ControllersViewsGrabbed(isForward: $0) })
      }
      .presented(as: [.custom]),
      "takes the controllers' views and not those of the context",
      fault: "S01", twin: "good/slide", expects: ["ownership-presenter-not-stolen"]),
    ListedSubject(
      .segue("faulty/fold-with-animated-push", route: .pushUnanimated) {
        FoldWithAnimatedPush(identifier: $0, source: $1, destination: $2)
      },
      "animates the push below its pictures",
      fault: "S02", twin: "seed/fold",
      expects: ["completion-not-before-animation-end/input-back", TransparencyFinding.id]),
    ListedSubject(
      .segue("faulty/fold-with-input-left-off", route: .pushUnanimated) {
        FoldWithInputLeftOff(identifier: $0, source: $1, destination: $2)
      },
      "never switches input on again",
      fault: "S03", twin: "seed/fold", expects: ["interaction-input-restored"]),
    panel(
      AlwaysInteractive.init, "always-interactive", "begins every dismissal under a finger",
      fault: "S04", twin: "seed/panel", expects: ["interaction-start-policy"]),
    panel(
      DirectionNotReset.init, "direction-not-reset", "goes on thinking that its panel is to go",
      fault: "S05", twin: "seed/panel", expects: ["interaction-state-reset/begins"]),
    panel(
      DirectionNeverTurned.init, "direction-never-turned",
      "goes on thinking that its panel is to come",
      fault: "S06", twin: "seed/panel", expects: ["interaction-start-policy/answered"]),
    panel(
      DirectionInferred.init, "direction-inferred", "infers its panel's way from what it is doing",
      fault: "S07", twin: "seed/panel", expects: ["interaction-start-policy/answered"]),
    ListedSubject(
      .delegate("faulty/presenter-told-nothing", contract: emulating) { PresenterToldNothing() }
        .presented(as: [.custom])
        .preparing { $0.modalPresentationCapturesStatusBarAppearance = true },
      "carries the presenter off and tells it nothing",
      fault: "S08", twin: "seed/proper-modal",
      expects: ["appearance-presenter-contract/untold"]),
    ListedSubject(
      .delegate("faulty/presenter-told-twice") { PresenterToldTwice() }
        .presented(as: [.custom]),
      "tells the presenter what UIKit tells it",
      fault: "S09", twin: "seed/proper-modal",
      expects: ["appearance-begin-end-balanced", "appearance-no-double-disappear"]),
    ListedSubject(
      slide("view-moved-after-end") {
        SlideDelegate(animator: { ViewMovedAfterEnd(isForward: $0) })
      },
      "moves a view when all is reported done",
      fault: "S10", twin: "good/slide", expects: ["completion-no-work-after"]),
    ListedSubject(
      slide("bar-jumps-at-end") { SlideDelegate(animator: { BarJumpsAtEnd(isForward: $0) }) },
      "moves the incoming view under the bar when all is over",
      fault: "S11", twin: "good/slide", expects: ["geometry-bars-stable"]),
  ]

  private static let emulating = SubjectContract(presenter: .emulated, coversStatusBar: true)

  /// A panel that fingers show and hide.
  private static func panel(
    _ make: @escaping @MainActor @Sendable () -> PanelDelegate, _ name: String, _ title: String,
    fault: String, twin: String, expects: [RuleID]
  ) -> ListedSubject {
    ListedSubject(
      .delegate(
        "faulty/\(name)", dismissedBy: .drag(.down), contract: SubjectContract(chrome: ["DimmView"])
      ) { make() }
      .presented(by: .edge(.bottom)) { delegate, presenter, present in
        (delegate as? PanelDelegate)?.driver
          .linkPresentationGesture(on: presenter, show: present)
      }
      .presented(as: [.custom]),
      title, fault: fault, twin: twin, expects: expects)
  }
}
