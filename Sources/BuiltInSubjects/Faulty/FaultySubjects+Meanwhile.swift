import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults that show where something else is asked for meanwhile, or where somebody else comes in.
  static let meanwhile: [ListedSubject] = [
    ListedSubject(
      slide("paused-till-foreground") {
        SlideDelegate(animator: { PausedTillForeground(isForward: $0) })
      },
      "stands still for ever where the application was inactive, and never in the background",
      fault: "F441", twin: "good/announced-slide", expects: ["completion-eventually"]),
    ListedSubject(
      slide("contents-stay-deep", contract: SubjectContract(restingLook: [.perspective])) {
        SlideDelegate(animator: { ContentsStayDeep(isForward: $0) })
      }
      .presented(as: [.custom]),
      "leaves the presenter's contents small where a screen goes without animation",
      fault: "F442", twin: "good/receding-card",
      expects: ["geometry-identity-restored/kept", "completion-unanimated-parity/animated-run"]),
    ListedSubject(
      switcher("newcomer-under-header") { NewcomerUnderHeader($0) },
      "adds its header to no other safe areas than those of the children of the beginning",
      fault: "F444", twin: "good/inset-switcher", expects: ["geometry-bars-stable/replaced"]),
    ListedSubject(
      switcher("insets-left-behind") { InsetsLeftBehind($0) },
      "lets go of children that keep the room for its header",
      fault: "F463", twin: "good/inset-switcher", expects: ["geometry-bars-stable/given-back"]),
    ListedSubject(
      .animator("faulty/runner-kept-when-given-up") { RunnerKeptWhenGivenUp() },
      "hands out the spent animator of a transition that was given up",
      fault: "F464", twin: "good/layers",
      expects: ["interaction-interruptible-stable/fresh"]),
    ListedSubject(
      slide("sheet-of-old-screen") {
        SlideDelegate(presentation: {
          SheetOfOldScreen(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "gives a sheet the frame that it had when it came, though the device was turned since",
      fault: "F465", twin: "good/half-sheet",
      expects: ["geometry-size-change-tracked"]),
    ListedSubject(
      DrawerSetUp.standing("faulty/older-wish-wins") { OlderWishWins($0, menu: $1) },
      "closes its menu to the end, though it was opened again meanwhile",
      fault: "F460", twin: "good/revealed-menu", expects: ["interaction-no-overlap/newest"]),
    ListedSubject(
      .delegate("faulty/hand-moved-back", dismissedBy: .drag(.down)) {
        HandMovedDelegate(sheet: { HandMovedBack(presentedViewController: $0, presenting: $1) })
      }
      .presented(as: [.custom]),
      "lets go of its sheet where that lay before the device was turned under a finger",
      fault: "F461", twin: "good/hand-moved-sheet",
      expects: ["geometry-size-change-tracked/outside"]),
    ListedSubject(
      .delegate("faulty/shade-stays-pale", dismissedBy: .drag(.down)) {
        HandMovedDelegate(sheet: { ShadeStaysPale(presentedViewController: $0, presenting: $1) })
      }
      .presented(as: [.custom]),
      "leaves its shade as pale as a finger made it that gave up",
      fault: "F469", twin: "good/hand-moved-sheet",
      expects: ["geometry-chrome-follows/given-up"]),
  ]
}
