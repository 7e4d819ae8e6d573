import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Pitfalls of the shapes that libraries have: sides and pages kept for life, stacks that a finger
  /// replaces, ways back of a library's own, and tab bar and navigation controllers of its own.
  static let libraries: [ListedSubject] = [
    ListedSubject(
      DrawerSetUp.menu("faulty/closed-menus-appear") { ClosedMenusAppear($0, menus: $1) },
      "tells menus that are closed that they appear",
      fault: "L01", twin: "good/side-menu", expects: ["appearance-no-phantom-child"]),
    ListedSubject(
      DrawerSetUp.menu("faulty/menu-moved-in-each-time") { MenuMovedInEachTime($0, menus: $1) },
      "tells a menu that it has moved whenever it opens it",
      fault: "L02", twin: "good/side-menu", expects: ["containment-did-move-after-add"]),
    ListedSubject(
      DrawerSetUp.menu("faulty/replaced-screen-kept") { ReplacedScreenKept($0, menus: $1) },
      "keeps a screen that another one has replaced, as it keeps its menus",
      fault: "L09", twin: "good/side-menu", expects: ["containment-remove-complete/replaced-stays"]),
    ListedSubject(
      DrawerSetUp.pulled("faulty/given-up-side-told") { GivenUpSideTold($0, side: $1) },
      "tells a side that it has come that a finger has given up",
      fault: "L06", twin: "good/finger-drawer",
      expects: ["appearance-no-phantom-child"]),
    ListedSubject(
      .container(
        "faulty/page-shown-before-child", contract: SubjectContract(keepsChildren: true),
        make: { pages in PageShownBeforeChild { pages.indices.contains($0) ? pages[$0] : nil } },
        select: { $0.turn(to: $1, animated: $2) }),
      "puts a page's view in before the page is a child",
      fault: "L03", twin: "good/lazy-pages", expects: ["containment-add-before-view"]),
    ListedSubject(
      StackSetUp.subject("faulty/stack-cut-by-hand") { StackCutByHand() },
      "replaces a stack by a push, and cuts off by hand what lies below",
      fault: "L04", twin: "good/stack-puller", expects: ["navigation-stack-consistent"]),
    ListedSubject(
      CardSetUp.subject("faulty/popped-card-kept") { PoppedCardKept(root: $0) },
      "keeps a card as its child that was popped, as it keeps those below its top",
      fault: "F471", twin: "good/card-stack", expects: ["resources-transition-released/released"]),
    ListedSubject(
      CardSetUp.subject("faulty/shade-of-each-card") { ShadeOfEachCard(root: $0) },
      "keeps the shade of each card that came or went, behind all others",
      fault: "F472", twin: "good/card-stack", expects: ["resources-no-recognizer-growth/views"]),
    ListedSubject(
      CardSetUp.subject("faulty/cards-dragged-once") { CardsDraggedOnce(root: $0) },
      "lets no finger take a card any more, when one has given up",
      fault: "F473", twin: "good/card-stack", expects: ["interaction-state-reset/rests"]),
    ListedSubject(
      CardSetUp.subject("faulty/floor-of-each-vain-drag") { FloorOfEachVainDrag(root: $0) },
      "lays a floor under the card that stays when a finger has given up, and takes none out again",
      fault: "F474", twin: "good/card-stack", expects: ["resources-no-recognizer-growth/views"]),
    ListedSubject(
      slideNavigation("one-too-many-popped") { OneTooManyPopped() },
      "pops once more when a finger has pulled the top away",
      fault: "L05", twin: "good/slide-navigation",
      expects: ["navigation-stack-consistent/popped-again"]),
    ListedSubject(
      .tabs("faulty/place-counted-along", selectedBy: .drag(.left)) { PlaceCountedAlong() }
        .reporting(index: { ($0 as? PlaceCountedAlong)?.place }),
      "counts its tabs along, where a finger gives one up too",
      fault: "L07", twin: "good/page-tabs", expects: ["navigation-tab-selection-consistent"]),
    ListedSubject(
      .tabs("faulty/place-counted-in-secret", selectedBy: .drag(.left)) { PlaceCountedAlong() },
      "counts its tabs along, where a finger gives one up too, and tells nobody of it",
      fault: "F451", twin: "good/page-tabs", expects: ["interaction-state-reset/same-neighbour"]),
    ListedSubject(
      .navigation("faulty/pop-locks-pushes", poppedBy: .drag(.right)) { PopLocksPushes() }
        .reporting(busy: { ($0 as? PopLocksPushes)?.isPopping ?? false }),
      "takes no push any more where a finger has given a pop up",
      fault: "L08", twin: "good/slide-stack", expects: ["navigation-delegate-paired"]),
  ]
}
