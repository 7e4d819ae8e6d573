import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of parents and children.
  static let containment: [ListedSubject] = [
    ListedSubject(
      switcher("never-moved") { NeverMoved($0) },
      "never tells a child that it has moved",
      fault: "F054", twin: "good/switching-container", expects: ["containment-did-move-after-add"]),
    ListedSubject(
      switcher("removed-unwarned") { RemovedUnwarned($0) },
      "never tells a child that it will lose its parent",
      fault: "F055", twin: "good/switching-container",
      expects: ["containment-will-move-nil-before-remove"]),
    ListedSubject(
      switcher("view-before-child") { ViewBeforeChild($0) },
      "puts a child's view in before the child",
      fault: "F056", twin: "good/switching-container", expects: ["containment-add-before-view"]),
    ListedSubject(
      switcher("view-without-child") { ViewWithoutChild($0) },
      "shows the view of a controller that is no child",
      fault: "F057", twin: "good/switching-container", expects: ["containment-view-parent-agrees"]),
    ListedSubject(
      .container(
        "faulty/newcomer-taken-out-for-old", make: { NewcomerTakenOutForOld(pages: $0) },
        select: { $0.select($1, animated: $2) }),
      "takes out whoever went when a switch began, though he was asked for again meanwhile",
      fault: "F475", twin: "good/switching-container", expects: ["ownership-window-not-empty/child"]
    ),
    ListedSubject(
      slide("popup-without-child") { SlideDelegate() }
        .preparing(PopupWithoutChild.fill),
      "shows the view of a controller in a popup, and makes nobody its parent",
      fault: "F057", twin: "good/slide", expects: ["containment-view-parent-agrees"]),
    ListedSubject(
      switcher("warned-twice") { WarnedTwice($0) },
      "tells a child twice that it will move",
      fault: "F058", twin: "good/switching-container", expects: ["containment-no-duplicate-moves"]),
    ListedSubject(
      switcher("parent-link-stays") { ParentLinkStays($0) },
      "keeps a child whose view is gone",
      fault: "F059", twin: "good/switching-container",
      expects: ["containment-remove-complete", "resources-transition-released"]),
    ListedSubject(
      .container(
        "faulty/child-of-two-containers", make: { ChildOfTwoContainers($0) },
        select: { container, index, _ in container.move(to: index) }),
      "moves a screen to a holder that is not its parent",
      fault: "F061", twin: "good/switching-container", expects: ["containment-view-parent-agrees"]),
    ListedSubject(
      switcher("size-kept-from-children") { SizeKeptFromChildren($0) },
      "keeps from its children that their size will change",
      fault: "F062", twin: "good/switching-container",
      expects: ["containment-size-change-forwarded"]),
    ListedSubject(
      .container(
        "faulty/built-in-switch-wrapped", make: { BuiltInSwitchWrapped($0) },
        select: { $0.show($1, animated: $2) }),
      "wraps the built-in switch into begins and ends",
      fault: "F063", twin: "good/built-in-switch",
      expects: ["appearance-forwarding-exclusive", "appearance-begin-end-balanced"]),
    ListedSubject(
      driven("both-children-stay") { BothChildrenStay($0) },
      "keeps both children when a switch is given up",
      fault: "F060", twin: "good/pulled-switcher", expects: ["containment-cancel-rollback"]),
    ListedSubject(
      switcher("told-while-covered") { ToldWhileCovered($0) },
      "tells children that come and go where nobody sees them",
      fault: "F153", twin: "good/switching-container",
      expects: ["appearance-child-within-parent", "appearance-no-double-disappear"]),
    ListedSubject(
      switcher("told-while-it-slides") { ToldWhileItSlides($0) },
      "tells a child that it has moved when it begins to slide in",
      fault: "F111", twin: "good/uncovering-switcher",
      expects: ["containment-did-move-after-add"]),
    ListedSubject(
      switcher("size-told-twice") { SizeToldTwice($0) },
      "tells a child of a new size that UIKit tells it of",
      fault: "F112", twin: "good/switching-container",
      expects: ["containment-size-change-forwarded/repeated"]),
    ListedSubject(
      switcher("size-of-before-told") { SizeOfBeforeTold($0) },
      "tells a child that fills it the size of before",
      fault: "F113", twin: "good/switching-container",
      expects: ["containment-size-change-forwarded/other-size"]),
    ListedSubject(
      DrawerSetUp.standing("faulty/old-parts-told") { OldPartsTold($0, menu: $1) },
      "tells a screen and a menu of the parts that they had before a turn",
      fault: "F321", twin: "good/divided-screen",
      expects: ["containment-size-change-forwarded/other-size"]),
    ListedSubject(
      switcher("farewell-repeated") { FarewellRepeated($0) },
      "tells a child twice that it has no parent any more",
      fault: "F118", twin: "good/switching-container",
      expects: ["containment-no-duplicate-moves/did-move"]),
    ListedSubject(
      switcher("way-there-goes-on") { WayThereGoesOn($0) },
      "takes out the child that was asked back on the way",
      fault: "F211", twin: "good/switching-container",
      expects: ["ownership-window-not-empty/child", "appearance-phase-order/end-in-motion"]),
    ListedSubject(
      switcher("choice-noted-alone") { ChoiceNotedAlone($0) },
      "notes a choice that is made while its children move, and never shows it",
      fault: "F468", twin: "good/switching-container", expects: [TransparencyFinding.id]),
  ]
}
