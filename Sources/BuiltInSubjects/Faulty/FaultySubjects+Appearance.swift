import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of what controllers are told of their coming and going.
  static let appearance: [ListedSubject] = [
    ListedSubject(
      switcher("first-child-told-twice") { FirstChildToldTwice($0) },
      "tells its first child by hand, and lets UIKit tell it as well",
      fault: "F001", twin: "good/built-in-switch",
      expects: ["appearance-forwarding-exclusive", "appearance-no-double-appear"]),
    ListedSubject(
      switcher("own-appearance-kept-back") { OwnAppearanceKeptBack($0) },
      "keeps its own coming and going from its child",
      fault: "F002", twin: "good/switching-container", expects: ["appearance-forwarded-to-children"]
    ),
    ListedSubject(
      slide("callback-called-by-animator") {
        SlideDelegate(animator: { CallbackCalledByAnimator(isForward: $0) })
      },
      "calls a callback that UIKit calls as well",
      fault: "F003", twin: "good/slide",
      expects: ["appearance-no-direct-call", "appearance-no-double-appear"]),
    ListedSubject(
      switcher("begin-for-nobody") { BeginForNobody($0) },
      "begins the change of nobody, and ends that of a child",
      fault: "F004", twin: "good/switching-container", expects: ["appearance-begin-end-balanced"]),
    ListedSubject(
      switcher("switch-within-switch") { SwitchWithinSwitch($0) },
      "begins a second switch within the first",
      fault: "F005", twin: "good/switching-container",
      expects: ["appearance-begin-end-balanced", "interaction-no-overlap"]),
    ListedSubject(
      .delegate("faulty/presenter-told-one-way", contract: SubjectContract(presenter: .emulated)) {
        PresenterToldOneWay()
      }
      .presented(as: [.overFullScreen]),
      "tells the presenter what happens to it where that is animated, and only there",
      fault: "F006", twin: "good/slide",
      expects: ["appearance-presenter-contract", "appearance-final-state-matches-window"]),
    ListedSubject(
      slide("presenter-told-by-animators", contract: SubjectContract(presenter: .emulated)) {
        SlideDelegate(animator: { TellingSlide(isForward: $0) })
      }
      .presented(as: [.custom]),
      "tells the presenter in its animators, which nobody asks for without an animation",
      fault: "F312", twin: "good/telling-slide",
      expects: ["appearance-presenter-contract/symmetry"]),
    ListedSubject(
      slide("presenter-view-taken-out") {
        SlideDelegate(animator: { PresenterViewTakenOut(isForward: $0) })
      }
      .presented(as: [.custom]),
      "takes the view of a presenter out that is to stay",
      fault: "F007", twin: "good/slide", expects: ["appearance-final-state-matches-window"]),
    ListedSubject(
      .container(
        "faulty/all-pages-appear", contract: SubjectContract(keepsChildren: true),
        make: { AllPagesAppear($0) }, select: { $0.turn(to: $1, animated: $2) }),
      "lets all its pages appear, of which one can be seen",
      fault: "F009", twin: "good/strip-pager", expects: ["appearance-no-phantom-child"]),
    ListedSubject(
      .container(
        "faulty/neighbour-told", contract: SubjectContract(keepsChildren: true),
        make: { NeighbourTold($0) }, select: { $0.turn(to: $1, animated: $2) }),
      "tells the neighbour of the page that comes",
      fault: "F010", twin: "good/strip-pager",
      expects: ["appearance-no-phantom-child", "appearance-forwarded-to-children"]),
    ListedSubject(
      slide("content-without-parent") {
        SlideDelegate(animator: { ContentWithoutParent(isForward: $0) })
      },
      "fills a screen with content that has no parent",
      fault: "F011", twin: "good/slide", expects: ["appearance-phase-order"]),
    ListedSubject(
      drawer("newcomer-over-side") { NewcomerOverSide($0, side: $1) },
      "puts who takes the place of another in front of an open side",
      fault: "F452", twin: "good/drawer", expects: ["appearance-no-phantom-child/covered"]),
    ListedSubject(
      drawer("newcomer-told-nothing") { NewcomerToldNothing($0, side: $1) },
      "tells a child nothing that takes the place of another",
      fault: "F012", twin: "good/drawer", expects: ["appearance-final-state-matches-window"]),
    ListedSubject(
      switcher("outgoing-told-nothing") { OutgoingToldNothing($0) },
      "tells the child nothing that goes",
      fault: "F013", twin: "good/switching-container",
      expects: ["appearance-final-state-matches-window"]),
    ListedSubject(
      slideNavigation("outgoing-view-borrowed") {
        SlideNavigation(animator: { OutgoingViewBorrowed(isForward: $0) })
      },
      "puts the outgoing view into a helper for a while",
      fault: "F014", twin: "good/slide-navigation",
      expects: ["appearance-no-spurious-reversal", "ownership-no-foreign-superview"]),
    ListedSubject(
      slide("outgoing-told-again") {
        SlideDelegate(animator: { OutgoingToldAgain(isForward: $0) })
      },
      "tells the outgoing controller that it appears again, and then that it goes after all",
      fault: "F014", twin: "good/slide",
      expects: ["appearance-no-spurious-reversal", "ownership-no-foreign-superview"]),
    ListedSubject(
      switcher("child-told-before-show") { ChildToldBeforeShow($0) },
      "tells a child that it appears in a container that nobody sees",
      fault: "F015", twin: "good/switching-container",
      expects: ["appearance-child-within-parent", "appearance-no-double-appear"]),
    ListedSubject(
      switcher("change-ended-twice") { ChangeEndedTwice($0) },
      "ends one change of a child twice",
      fault: "F016", twin: "good/switching-container", expects: ["appearance-begin-end-balanced"]),
    ListedSubject(
      switcher("begun-twice") { BegunTwice($0) },
      "begins the change of the child that comes twice",
      fault: "F016", twin: "good/switching-container",
      expects: ["appearance-begin-end-balanced/repeated"]),
    ListedSubject(
      switcher("wrong-callback-forwarded") { WrongCallbackForwarded($0) },
      "passes a start on as an end",
      fault: "F017", twin: "good/switching-container",
      expects: ["appearance-will-did-paired", "appearance-no-direct-call"]),
    ListedSubject(
      switcher("long-gone-told-again") { LongGoneToldAgain($0) },
      "tells a page that has left that it goes",
      fault: "F018", twin: "good/switching-container", expects: ["appearance-no-double-disappear"]),
    ListedSubject(
      switcher("always-animated") { AlwaysAnimated($0) },
      "tells of an animation where there is none",
      fault: "F019", twin: "good/switching-container", expects: ["appearance-animated-flag"]),
    ListedSubject(
      switcher("view-put-in-twice") { ViewPutInTwice($0) },
      "puts a child's view in twice",
      fault: "F020", twin: "good/switching-container", expects: ["appearance-is-appearing-once"]),
    ListedSubject(
      driven("ended-whatever-the-outcome") { EndedWhateverTheOutcome($0) },
      "ends what both children were told, whatever the outcome",
      fault: "F008", twin: "good/pulled-switcher",
      expects: ["appearance-cancel-rollback", "appearance-final-state-matches-window"]),
    ListedSubject(
      switcher("ends-with-the-shorter") { EndsWithTheShorter($0) },
      "ends a switch when the shorter of its two animations is over",
      fault: "F108", twin: "good/twin-motions",
      expects: ["appearance-phase-order", "containment-did-move-after-add"]),
    ListedSubject(
      .delegate(
        "faulty/presenter-ended-ahead", contract: SubjectContract(presenter: .emulated)
      ) {
        SlideDelegate(
          animator: { PresenterEndedAhead(isForward: $0) },
          presentation: { PlainTelling(presentedViewController: $0, presenting: $1) })
      }
      .presented(as: [.custom]),
      "tells the presenter that it has gone a little before it has",
      fault: "F109", twin: "good/telling-slide", expects: ["appearance-phase-order"]),
    ListedSubject(
      switcher("hurried-child-left-behind") { HurriedChildLeftBehind($0) },
      "hurries a child on when it is covered, and does not take it along",
      fault: "F110", twin: "good/hurried-switcher",
      expects: ["appearance-child-within-parent/left-behind"]),
    ListedSubject(
      switcher("never-ended-for-who-leaves") { NeverEndedForWhoLeaves($0) },
      "lets a child go in the middle of what it was told",
      fault: "F114", twin: "good/switching-container",
      expects: ["appearance-begin-end-balanced", "appearance-will-did-paired"]),
    ListedSubject(
      DrawerSetUp.menu("faulty/both-menus-told") { BothMenusTold($0, menus: $1) },
      "tells a menu that lies ready beside the window that it appears with the other one",
      fault: "F115", twin: "good/side-menu", expects: ["appearance-no-phantom-child/at-rest"]),
    ListedSubject(
      switcher("placed-before-told") { PlacedBeforeTold($0) },
      "puts a child's view in before it tells it that it will appear",
      fault: "F116", twin: "good/switching-container",
      expects: ["appearance-phase-order/placed-before-begin"]),
    ListedSubject(
      switcher("animation-concealed") { AnimationConcealed($0) },
      "tells of no animation where there is one",
      fault: "F117", twin: "good/switching-container",
      expects: ["appearance-animated-flag/moved-untold"]),
    ListedSubject(
      .delegate("faulty/fades-unasked", dismissedBy: .drag(.down)) {
        SlideDelegate(presentation: { FadesUnasked(presentedViewController: $0, presenting: $1) })
      }
      .presented(as: [.custom]),
      "fades a screen in from a hook although no animation was asked for",
      fault: "F255", twin: "good/slide", expects: ["appearance-animated-flag/still"]),
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
      switcher("return-kept-back") { ReturnKeptBack($0) },
      "tells its child that it goes, and never that it comes again",
      fault: "F119", twin: "good/switching-container",
      expects: ["appearance-forwarded-to-children/coming"]
    ),
    ListedSubject(
      DrawerSetUp.standing("faulty/opening-stopped-by-turn") { OpeningStoppedByTurn($0, menu: $1) },
      "leaves a menu on its way when the device turns",
      fault: "F214", twin: "good/muted-menu",
      expects: ["appearance-begin-end-balanced/unended"]),
    ListedSubject(
      DrawerSetUp.menu("faulty/menu-stays-after-turn") { MenuStaysAfterTurn($0, menus: $1) },
      "tells a menu that it goes when the device turns, and leaves it in sight",
      fault: "F300", twin: "good/turning-menu",
      expects: ["appearance-final-state-matches-window/inside"]),
    ListedSubject(
      DrawerSetUp.peeking("faulty/handle-out-of-sight") { HandleOutOfSight($0, drawer: $1) },
      "says that a drawer is always seen in part, and puts it out of sight",
      fault: "F303", twin: "good/handle-drawer",
      expects: ["appearance-no-phantom-child/at-the-end"]),
    ListedSubject(
      slide("presenter-left-in-window") {
        SlideDelegate(animator: { PresenterLeftInWindow(isForward: $0) })
      },
      "puts the presenter's view back into the window below what covers it",
      fault: "F400", twin: "good/slide",
      expects: ["appearance-no-double-appear/from-under-cover"]),
    ListedSubject(
      DrawerSetUp.standing("faulty/menu-goes-untold") { MenuGoesUntold($0, menu: $1) },
      "puts a menu aside when the device turns, and does not tell it so",
      fault: "F301", twin: "good/muted-menu",
      expects: ["appearance-final-state-matches-window/slipped-away"]),
    ListedSubject(
      .container(
        "faulty/first-page-blinks", make: { FirstPageBlinks($0) },
        select: { $0.turn(to: $1, animated: $2) }),
      "takes its page controller's view out and puts it back when it has appeared",
      fault: "F365", twin: "good/held-pages", expects: [TransparencyFinding.id]),
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
