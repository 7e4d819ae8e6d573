import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of frames and layers.
  static let geometry: [ListedSubject] = [
    ListedSubject(
      slideNavigation("container-bounds-taken") {
        SlideNavigation(animator: { ContainerBoundsTaken(isForward: $0) })
      },
      "gives a view the container's bounds",
      fault: "F076", twin: "good/slide-navigation", expects: ["geometry-final-frame"]),
    ListedSubject(
      slide(
        "presenter-stays-scaled",
        contract: SubjectContract(restingLook: [.transform, .alpha, .frame])
      ) {
        SlideDelegate(animator: { PresenterStaysScaled(isForward: $0) })
      }
      .presented(as: [.custom]),
      "leaves the presenter small and dim",
      fault: "F077", twin: "good/receding-card", expects: ["geometry-identity-restored"]),
    ListedSubject(
      slideNavigation("old-frame-kept") {
        SlideNavigation(animator: { OldFrameKept(isForward: $0) })
      },
      "brings a view back with its old frame",
      fault: "F078", twin: "good/slide-navigation", expects: ["geometry-size-change-tracked"]),
    ListedSubject(
      switcher("width-kept") { WidthKept($0) },
      "lets its children keep the width that it had",
      fault: "F199", twin: "good/switching-container",
      expects: ["geometry-size-change-tracked/old-side"]),
    ListedSubject(
      slide("frames-of-the-beginning") {
        SlideDelegate(animator: { FramesOfTheBeginning(isForward: $0) })
      },
      "writes the frames of the beginning at the end",
      fault: "F079", twin: "good/slide", expects: ["geometry-size-change-tracked"]),
    ListedSubject(
      slide("initial-frame-of-all") {
        SlideDelegate(
          animator: { InitialFrameOfAll(isForward: $0) },
          presentation: { HalfCardPresentation(presentedViewController: $0, presenting: $1) })
      }
      .presented(as: [.custom]),
      "gives the presenter its initial frame, which is that of the card",
      fault: "F293", twin: "good/half-card", expects: ["geometry-frame-rollback"]),
    ListedSubject(
      slide("dimming-keeps-size", contract: SubjectContract(chrome: ["DimView"])) {
        SlideDelegate(presentation: {
          DimmingKeepsSize(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "dims the size that the window had",
      fault: "F080", twin: "good/dimmed-card", expects: ["geometry-chrome-follows"]),
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
      slide("presenter-frame-written-back") {
        SlideDelegate(animator: { PresenterFrameWrittenBack(isForward: $0) })
      }
      .presented(as: [.currentContext]),
      "writes an old frame back to the presenter",
      fault: "F081", twin: "good/slide", expects: ["geometry-frame-rollback"]),
    ListedSubject(
      slide("card-fills-after-cancel") {
        SlideDelegate(
          animator: { CardFillsAfterCancel(isForward: $0) },
          presentation: { HalfCard(presentedViewController: $0, presenting: $1) })
      }
      .presented(as: [.custom]),
      "lets a card fill the window when it stays after all",
      fault: "F081", twin: "good/pulled-sheet", expects: ["geometry-frame-rollback/filling"]),
    ListedSubject(
      slide("start-values-stay") {
        SlideDelegate(animator: { StartValuesStay(isForward: $0) })
      }
      .presented(as: [.custom]),
      "leaves the view below small and faint when it is given up",
      fault: "F082", twin: "good/slide",
      expects: ["geometry-identity-restored", "geometry-frame-rollback"]),
    ListedSubject(
      slideNavigation("start-values-stay-below") {
        SlideNavigation(animator: { StartValuesStay(isForward: $0) })
      },
      "leaves a screen of a stack small and faint where the way back to it is given up",
      fault: "F082", twin: "good/slide-navigation",
      expects: ["interaction-state-reset/rests", "geometry-identity-restored/kept"]),
    ListedSubject(
      slide("frame-under-transform", contract: SubjectContract(restingLook: [.transform, .frame])) {
        SlideDelegate(presentation: {
          FrameUnderTransform(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "writes the frame of a view that is scaled",
      fault: "F083", twin: "good/receding-card", expects: ["geometry-no-frame-under-transform"]),
    ListedSubject(
      slide("pinned-to-helper") {
        SlideDelegate(animator: { PinnedToHelper(isForward: $0) })
      },
      "pins a screen to what goes away",
      fault: "F084", twin: "good/banner-card", expects: ["geometry-layout-ownership"]),
    ListedSubject(
      slide("revealed-presenter-on-top") {
        SlideDelegate(animator: { RevealedViewOnTop(isForward: $0) })
      },
      "puts the presenter on top of the screen that goes",
      fault: "F085", twin: "good/slide", expects: ["geometry-z-order"]),
    ListedSubject(
      slideNavigation("revealed-view-on-top") {
        SlideNavigation(animator: { RevealedViewOnTop(isForward: $0) })
      },
      "puts what is revealed on top",
      fault: "F085", twin: "good/slide-navigation", expects: ["geometry-z-order"]),
    ListedSubject(
      slide("card-frame-kept") {
        SlideDelegate(presentation: {
          CardFrameKept(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "keeps its card where it lay before a turn",
      fault: "F125", twin: "good/pulled-sheet", expects: ["geometry-size-change-tracked"]),
    ListedSubject(
      slide("half-sheet-left-alone") {
        SlideDelegate(presentation: {
          HalfSheetLeftAlone(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "leaves its sheet to a turn, which cuts it off",
      fault: "F164", twin: "good/half-sheet", expects: ["geometry-size-change-tracked/cut-off"]),
    ListedSubject(
      slide("slides-out-of-shell") {
        SlideDelegate(
          animator: { SlidesOutOfShell(isForward: $0) },
          presentation: { ShadowedShell(presentedViewController: $0, presenting: $1) })
      }
      .presented(as: [.custom]),
      "slides a screen out of its shell, which stands until it vanishes",
      fault: "F165", twin: "good/shadowed-shell", expects: ["geometry-chrome-follows/shell"]),
    ListedSubject(
      switcher("strip-keeps-place") { StripKeepsPlace($0) },
      "leaves its strip where it was before a turn",
      fault: "F173", twin: "good/strip-pager",
      expects: ["geometry-size-change-tracked/displaced"]),
    ListedSubject(
      slide("presenter-rises-for-nothing", contract: SubjectContract(restingLook: [.alpha])) {
        SlideDelegate(presentation: {
          PresenterRisesForNothing(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "takes the presenter's look away for a dismissal that is given up",
      fault: "F174", twin: "good/receding-card", expects: ["geometry-identity-restored/lost"]),
    ListedSubject(
      slide("mask-of-the-beginning") {
        SlideDelegate(presentation: {
          MaskOfTheBeginning(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "cuts the corners of its sheet by a mask of the size of before a turn",
      fault: "F350", twin: "good/masked-sheet",
      expects: ["geometry-size-change-tracked/old-mask"]),
    ListedSubject(
      DrawerSetUp.standing("faulty/shoved-by-old-width") { ShovedByOldWidth($0, menu: $1) },
      "shoves its screen aside by the width of before a turn",
      fault: "F212", twin: "good/shoved-screen",
      expects: ["appearance-final-state-matches-window/slipped-away"]),
    ListedSubject(
      DrawerSetUp.standing("faulty/closed-by-old-width") { ClosedByOldWidth($0, menu: $1) },
      "puts its menu away by the width of before a turn",
      fault: "F213", twin: "good/muted-menu",
      expects: ["appearance-final-state-matches-window/inside"]),
    ListedSubject(
      DrawerSetUp.standing("faulty/filled-under-transform") { FilledUnderTransform($0, menu: $1) },
      "lays its screen over the open menu when the device turns",
      fault: "F245", twin: "good/revealed-menu",
      expects: ["geometry-size-change-tracked/under-transform"]),
    ListedSubject(
      slide(
        "presenter-reset-by-darkness",
        contract: SubjectContract(restingLook: [.transform, .alpha, .frame])
      ) {
        SlideDelegate(presentation: {
          PresenterResetByDarkness(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "gives its presenter the colours back when the interface turns dark",
      fault: "F370", twin: "good/receding-card", expects: ["geometry-identity-restored/lost"]),
    ListedSubject(
      slide(
        "small-while-turned",
        contract: SubjectContract(restingLook: [.transform, .alpha, .frame])
      ) {
        SlideDelegate(presentation: {
          SmallWhileTurned(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "lets its presenter stay small while the device turns",
      fault: "F387", twin: "good/receding-card",
      expects: ["geometry-size-change-tracked/filled"]),
    ListedSubject(
      DrawerSetUp.standing("faulty/menu-stays-covered") { MenuStaysCovered($0, menu: $1) },
      "moves its screen aside by the width that the menu had before a turn",
      fault: "F246", twin: "good/revealed-menu",
      expects: ["geometry-size-change-tracked/beneath"]),
    ListedSubject(
      .segue(
        "faulty/pale-until-unwound", route: .push,
        unwind: { ColouringSegue(identifier: $0, source: $1, destination: $2) },
        dismissedBy: .drag(.right)
      ) { PaleUntilUnwound(identifier: $0, source: $1, destination: $2) },
      "leaves the source pale where no unwind segue leads back",
      fault: "F282", twin: "good/pulled-push-segue",
      expects: ["geometry-identity-restored/kept"]),
  ]
}
