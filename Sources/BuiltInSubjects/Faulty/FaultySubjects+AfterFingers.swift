import FaultyTransitions
import GoodTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of what a finger leaves behind: they show when another one comes, or when code asks for something.
  static let afterFingers: [ListedSubject] = [
    ListedSubject(
      .delegate("faulty/presenter-stays-deaf", dismissedBy: .drag(.down)) {
        SlideDelegate(presentation: {
          PresenterStaysDeaf(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "keeps touches from a presenter that presents nobody any more",
      fault: "F134", twin: "good/deafening-slide", expects: ["interaction-input-restored"]),
    ListedSubject(
      .delegate("faulty/deafened-by-animators", dismissedBy: .drag(.down)) {
        SlideDelegate(animator: { DeafenedByAnimators(isForward: $0) })
      }
      .presented(as: [.custom]),
      "keeps touches from the presenter, and gives them back, in its animators alone",
      fault: "F313", twin: "good/deafening-slide", expects: ["interaction-input-restored"]),
    ListedSubject(
      slide("second-pull-ignored") {
        SlideDelegate(driver: { SecondPullIgnored(.down, begin: $0) })
      },
      "follows no finger when one was given up",
      fault: "F135", twin: "good/slide", expects: ["interaction-state-reset"]),
    ListedSubject(
      slide("pull-counts-on") {
        SlideDelegate(driver: { PullCountsOn(.down, begin: $0) })
      },
      "adds what an earlier finger has pulled",
      fault: "F136", twin: "good/slide", expects: ["interaction-state-reset"]),
    ListedSubject(
      slide("second-pull-stuck") {
        SlideDelegate(driver: { SecondPullStuck(.down, begin: $0) })
      },
      "lets a finger pull nothing along when one was given up",
      fault: "F137", twin: "good/slide", expects: ["interaction-state-reset"]),
    ListedSubject(
      slide("second-pull-undriven") { SecondPullUndriven() },
      "lets what a second finger begins run by itself",
      fault: "F195", twin: "good/slide", expects: ["interaction-state-reset/drives"]),
    ListedSubject(
      .delegate("faulty/tap-off-when-given-up", dismissedBy: .drag(.down)) {
        SlideDelegate(presentation: {
          TapOffWhenGivenUp(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "hears of no taps beside its sheet when its dismissal was given up",
      fault: "F466", twin: "good/tapped-sheet", expects: ["interaction-state-reset/tapped-again"]),
    ListedSubject(
      .delegate("faulty/taps-through-the-sheet", dismissedBy: .drag(.down)) {
        SlideDelegate(presentation: {
          TapsThroughTheSheet(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "closes by a tap on what it presents as well",
      fault: "F467", twin: "good/tapped-sheet",
      expects: ["interaction-start-policy/tapped-inside"]),
    ListedSubject(
      slide("touches-stay-ignored") {
        SlideDelegate(animator: { TouchesStayIgnored(isForward: $0) })
      },
      "ignores all touches when it was given up",
      fault: "F143", twin: "good/muted-slide", expects: ["interaction-input-restored"]),
    ListedSubject(
      slide("asked-twice") { SlideDelegate(driver: { AskedTwice(.down, begin: $0) }) },
      "asks for a dismissal while one begins",
      fault: "F144", twin: "good/slide", expects: ["interaction-no-refused-request"]),
    ListedSubject(
      .tabs("faulty/tabs-busy-until-tapped", selectedBy: .drag(.left)) { TabsBusyUntilTapped() }
        .preparing(SlideSetUp.tabs),
      "takes no taps on tabs any more when code has selected one",
      fault: "F166", twin: "good/slide-tabs", expects: ["interaction-input-restored/taps"]),
    ListedSubject(
      .tabs("faulty/still-tabs-busy-until-tapped") { TabsBusyUntilTapped() },
      "takes no taps on tabs any more when code has selected one, and no finger pulls any",
      fault: "F166", twin: "good/slide-tabs", expects: ["interaction-input-restored/taps"]),
    ListedSubject(
      .tabs("faulty/shown-tab-refused") { ShownTabRefused() },
      "refuses a tap on the tab that is shown",
      fault: "F450", twin: "good/slide-tabs", expects: [TransparencyFinding.id]),
    ListedSubject(
      .tabs("faulty/each-tab-tapped-once") { EachTabTappedOnce() },
      "takes one tap on each tab, and none when that was left again",
      fault: "F166", twin: "good/slide-tabs", expects: ["interaction-input-restored/taps"]),
    ListedSubject(
      .tabs("faulty/taps-wait-for-animator") { TapsWaitForAnimator() },
      "takes no taps on tabs any more when the selected one was tapped",
      fault: "F383", twin: "good/slide-tabs", expects: ["interaction-input-restored/taps"]),
    ListedSubject(
      slide("pulling-when-lost") {
        SlideDelegate(driver: { PullingWhenLost(.down, begin: $0) })
      },
      "thinks that a finger still pulls that was taken away",
      fault: "F210", twin: "good/slide", expects: ["interaction-state-reset/fresh"]),
    ListedSubject(
      slideNavigation("popping-when-lost") {
        SlideNavigation(driver: { PullingWhenLost(.right, begin: $0) })
      },
      "thinks that a finger still pops that was taken away",
      fault: "F210", twin: "good/slide-navigation", expects: ["interaction-state-reset/fresh"]),
    ListedSubject(
      slideTabs("selecting-when-lost") {
        SlideTabs(driver: { PullingWhenLost(.left, begin: $0) })
      },
      "thinks that a finger still selects that was taken away",
      fault: "F210", twin: "good/slide-tabs", expects: ["interaction-state-reset/fresh"]),
    ListedSubject(
      driven("held-when-lost") { HeldWhenLost($0) },
      "holds the next switch when a finger was taken away",
      fault: "F216", twin: "good/pulled-switcher",
      expects: ["interaction-state-reset/rests", "containment-cancel-rollback/warning-stays"]),
    ListedSubject(
      .tabs("faulty/tabs-deaf-after-cancel", selectedBy: .drag(.left)) { TabsDeafAfterCancel() }
        .preparing(SlideSetUp.tabs),
      "takes no taps on tabs any more when a pull was given up",
      fault: "F235", twin: "good/slide-tabs", expects: ["interaction-input-restored/taps"]),
    ListedSubject(
      DrawerSetUp.pulled("faulty/drawer-deaf-after-cancel") { DrawerDeafAfterCancel($0, side: $1) },
      "does nothing that code asks when a pull was given up",
      fault: "F253", twin: "good/finger-drawer", expects: ["interaction-state-reset/heard"]),
    ListedSubject(
      driven("switcher-deaf-at-end") { SwitcherDeafAtEnd($0) },
      "does nothing that code asks when a finger has pulled where there was nothing to pull",
      fault: "F254", twin: "good/pulled-switcher", expects: ["interaction-state-reset/heard"]),
    ListedSubject(
      driven("selections-counted-by-code") { SelectionsCountedByCode($0) },
      "selects nothing that code had selected before a finger pulled another child in",
      fault: "F384", twin: "good/pulled-switcher", expects: ["interaction-state-reset/heard"]),
    ListedSubject(
      DrawerSetUp.pulled("faulty/moves-counted-by-code") { MovesCountedByCode($0, side: $1) },
      "does not close by code what a finger has opened, and the other way round",
      fault: "F385", twin: "good/finger-drawer", expects: ["interaction-state-reset/heard"]),
  ]
}
