import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of whose a view is.
  static let ownership: [ListedSubject] = [
    ListedSubject(
      .delegate("faulty/fade-without-presentation-controller") {
        FadeWithoutPresentationController()
      },
      "takes the presenter's view out of the window on the way back",
      fault: "F033", twin: "seed/fade",
      expects: ["ownership-presenter-not-stolen", "ownership-window-not-empty"]),
    ListedSubject(
      slide("presenter-put-into-window") {
        SlideDelegate(animator: { PresenterPutIntoWindow(isForward: $0) })
      }
      .presented(as: [.overCurrentContext, .custom]),
      "puts the presenter's view into the window by hand",
      fault: "F034", twin: "good/slide",
      expects: ["ownership-no-foreign-superview", "ownership-original-parentage-restored"]),
    ListedSubject(
      slide("incoming-view-left-out") {
        SlideDelegate(animator: { IncomingViewLeftOut(isForward: $0) })
      },
      "leaves the incoming view out",
      fault: "F035", twin: "good/slide", expects: ["ownership-to-view-in-container"]),
    ListedSubject(
      slide("content-out-of-its-shell") {
        SlideDelegate(
          animator: { ContentOutOfItsShell(isForward: $0) },
          presentation: { ShadowedShell(presentedViewController: $0, presenting: $1) })
      }
      .presented(as: [.custom]),
      "brings a screen in without the shell that it was put into",
      fault: "F477", twin: "good/shadowed-shell",
      expects: ["ownership-to-view-in-container/wrapper"]),
    ListedSubject(
      slide("both-sides-taken-out") {
        SlideDelegate(animator: { BothSidesTakenOut(isForward: $0) })
      }
      .presented(as: [.custom]),
      "takes both views out when a dismissal is given up",
      fault: "F036", twin: "good/slide",
      expects: ["ownership-original-parentage-restored", "ownership-window-not-empty"]),
    ListedSubject(
      slide("picture-left-on-top") {
        SlideDelegate(animator: { PictureLeftOnTop(isForward: $0) })
      },
      "leaves a picture on top when it is given up",
      fault: "F037", twin: "good/slide", expects: ["ownership-container-clean"]),
    ListedSubject(
      slide("mark-left-by-finger") {
        SlideDelegate(driver: { MarkLeftByFinger(.down, begin: $0) })
      },
      "leaves a mark where a finger has begun",
      fault: "F037", twin: "good/slide", expects: ["ownership-container-clean/meanwhile"]),
    ListedSubject(
      slideNavigation("bar-picture-stays") {
        SlideNavigation(animator: { BarPictureStays(isForward: $0) })
      },
      "leaves a picture in the bar when its fade was cut short",
      fault: "F190", twin: "good/bar-picture", expects: ["ownership-container-clean"]),
    ListedSubject(
      slideNavigation("source-view-stays-hidden") {
        SlideNavigation(animator: { SourceViewStaysHidden(isForward: $0) })
      },
      "hides an element for good",
      fault: "F038", twin: "good/zoom", expects: ["ownership-source-view-restored"]),
    ListedSubject(
      slideNavigation("element-taken-along") {
        SlideNavigation(animator: { ElementTakenAlong(isForward: $0) })
      },
      "takes an element out of its screen for good",
      fault: "F038", twin: "good/zoom", expects: ["ownership-source-view-restored/place"]),
    ListedSubject(
      slide("dimming-outlives-cancel", contract: SubjectContract(chrome: ["DimView"])) {
        SlideDelegate(presentation: {
          DimmingOutlivesCancel(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "leaves its dimming when a presentation is given up",
      fault: "F039", twin: "good/dimmed-card", expects: ["ownership-chrome-lifecycle"]),
    ListedSubject(
      slide("backdrop-picture-stays") {
        SlideDelegate(animator: { BackdropPictureStays(isForward: $0) })
      }
      .presented(as: [.custom]),
      "leaves a picture of the presenter behind the screen",
      fault: "F040", twin: "good/slide",
      expects: ["geometry-chrome-follows"]),
    ListedSubject(
      slide("presenter-under-outer-view") {
        SlideDelegate(animator: { PresenterUnderOuterView(isForward: $0) })
      }
      .presented(as: [.overCurrentContext, .custom]),
      "puts the presenter's view under another one's",
      fault: "F041", twin: "good/slide",
      expects: ["ownership-original-parentage-restored", "ownership-window-not-empty"]),
    ListedSubject(
      slideNavigation("outgoing-removed-anyway") {
        SlideNavigation(animator: { OutgoingRemovedAnyway(isForward: $0) })
      },
      "takes the outgoing view out whatever became of it",
      fault: "F042", twin: "good/slide-navigation",
      expects: ["ownership-original-parentage-restored", "appearance-final-state-matches-window"]),
    ListedSubject(
      slide("container-pinned", contract: SubjectContract(chrome: ["DimView"])) {
        SlideDelegate(presentation: {
          ContainerPinned(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "changes the container's own layout",
      fault: "F044", twin: "good/banner-card",
      expects: ["ownership-container-untouched", "geometry-layout-ownership"]),
    ListedSubject(
      slide("incoming-view-stays") {
        SlideDelegate(animator: { IncomingViewStays(isForward: $0) })
      },
      "leaves the view in that did not come",
      fault: "F043", twin: "good/slide",
      expects: ["ownership-original-parentage-restored", "ownership-container-clean"]),
    ListedSubject(
      switcher("picture-left-in-container") { PictureLeftInContainer($0) },
      "leaves a picture of the old screen over the new one in its own view",
      fault: "F124", twin: "good/switching-container", expects: ["ownership-container-clean"]),
    dimmed("curtain-stays", "leaves a curtain over its screen", fault: "F120") {
      CurtainStays(presentedViewController: $0, presenting: $1)
    },
    dimmed(
      "dimming-taken-early", "loses its dimming when a dismissal is given up", fault: "F121",
      expects: "ownership-chrome-lifecycle"
    ) { DimmingTakenEarly(presentedViewController: $0, presenting: $1) },
    ListedSubject(
      slide("dimming-taken-at-once", contract: SubjectContract(chrome: ["DimView"])) {
        SlideDelegate(presentation: {
          DimmingTakenAtOnce(presentedViewController: $0, presenting: $1)
        })
      }
      .presented(as: [.custom]),
      "takes its dimming out when its screen has come",
      fault: "F121", twin: "good/dimmed-card", expects: ["ownership-chrome-lifecycle/goes-early"]),
    dimmed(
      "dimming-piles-up", "dims more with each dismissal that is given up", fault: "F122",
      contract: SubjectContract(chrome: ["DimView"])
    ) { DimmingPilesUp(presentedViewController: $0, presenting: $1) },
    dimmed(
      "undeclared-dimming-keeps-size", "dims the size that the window had, undeclared",
      fault: "F123", expects: "geometry-chrome-follows"
    ) { UndeclaredDimmingKeepsSize(presentedViewController: $0, presenting: $1) },
    ListedSubject(
      .tabs("faulty/tabs-exchanged-by-hand") { TabsExchangedByHand() },
      "exchanges the views of tabs before anything is selected",
      fault: "F167", twin: "good/slide-tabs", expects: ["ownership-container-untouched/children"]),
    ListedSubject(
      DrawerSetUp.standing("faulty/catcher-stays") { CatcherStays($0, menu: $1) },
      "leaves over its screen what closes the menu",
      fault: "F243", twin: "good/revealed-menu", expects: ["ownership-container-clean/meanwhile"]),
    ListedSubject(
      DrawerSetUp.standing("faulty/catchers-pile-up") { CatchersPileUp($0, menu: $1) },
      "puts one more view over its screen with each menu that is opened",
      fault: "F244", twin: "good/revealed-menu", expects: ["ownership-container-clean/meanwhile"]),
  ]

  /// A screen in a shell over dimming that its presentation brings along.
  private static func dimmed(
    _ name: String, _ summary: String, fault: String,
    contract: SubjectContract = SubjectContract(),
    expects rule: RuleID = "ownership-container-clean",
    _ presentation: @escaping SlideDelegate.MakePresentation
  ) -> ListedSubject {
    ListedSubject(
      slide(name, contract: contract) { SlideDelegate(presentation: presentation) }
        .presented(as: [.custom]),
      summary, fault: fault, twin: "good/dimmed-shell", expects: [rule])
  }
}
