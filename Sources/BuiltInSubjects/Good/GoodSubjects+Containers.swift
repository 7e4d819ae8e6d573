import GoodTransitions
import TransitionCertification
import TransitionParts

extension GoodSubjects {
  /// Containers of an app's own.
  static let containers = [
    switchingContainer, pulledSwitcher, clockedSwitcher, drawer, cachedPages, stripPager,
    builtInSwitch, sideMenu, lazyPages, fingerDrawer, mutedMenu, lazyMenu, instantSwitcher,
    modalDrawer, shovedScreen, revealedMenu, dividedScreen, heldPages, readiedMenu, turningMenu,
    handleDrawer, modalHandle, headedSwitcher, stackedScreen, coveringDrawer, insetSwitcher,
    cardStack,
  ]

  private static let switchingContainer = ListedSubject(
    .container(
      "good/switching-container", make: { SwitchingContainer($0) },
      select: { $0.show($1, animated: $2) },
      replace: { $0.replace($1, by: $2, animated: $3) }),
    "a container tells its children by hand", role: .good)

  private static let pulledSwitcher = ListedSubject(
    .container(
      "good/pulled-switcher", make: { PulledSwitcher($0) },
      select: { $0.show($1, animated: $2) }, adopt: { $0.animator = $1 }, drag: .drag(.left)),
    "a container with contexts of its own, and a finger that pulls the next child in", role: .good)

  private static let cardStack = ListedSubject(
    CardSetUp.subject("good/card-stack") { CardStack(root: $0) },
    "a stack of an app's own, of which a finger takes the top away", role: .good)

  private static let clockedSwitcher = ListedSubject(
    .container(
      "good/clocked-switcher", make: { ClockedSwitcher($0) },
      select: { $0.show($1, animated: $2) }, adopt: { $0.animator = $1 }, drag: .drag(.left)),
    "a container stops the clock of its layer under a finger, and gives it back", role: .good)

  private static let drawer = ListedSubject(
    DrawerSetUp.subject("good/drawer") { Drawer($0, side: $1) },
    "a container shows another child at its side while it is open", role: .good)

  private static let modalDrawer = ListedSubject(
    DrawerSetUp.subject("good/modal-drawer") { ModalDrawer($0, side: $1) },
    "assistive technology keeps to what lies at a container's side while it is open", role: .good)

  private static let coveringDrawer = ListedSubject(
    DrawerSetUp.subject("good/covering-drawer") { CoveringDrawer($0, side: $1) },
    "whatever lies beneath a container's side is hidden from assistive technology while it is open",
    role: .good)

  private static let cachedPages = ListedSubject(
    .container(
      "good/cached-pages", contract: SubjectContract(keepsChildren: true),
      make: { CachedPages($0) }, select: { $0.turn(to: $1, animated: $2) }),
    "a container keeps the children that it does not show", role: .good)

  private static let stripPager = ListedSubject(
    .container(
      "good/strip-pager", make: { StripPager($0) }, select: { $0.show($1, animated: $2) },
      replace: { $0.replace($1, by: $2, animated: $3) }),
    "pages lie side by side in a strip that moves", role: .good)

  private static let builtInSwitch = ListedSubject(
    .container(
      "good/built-in-switch", make: { BuiltInSwitch($0) }, select: { $0.show($1, animated: $2) },
      replace: { $0.replace($1, by: $2, animated: $3) }),
    "a container switches its children by the built-in call", role: .good)

  private static let sideMenu = ListedSubject(
    DrawerSetUp.menu("good/side-menu") { SideMenu($0, menus: $1) },
    "a container of one screen keeps a menu at each side, and shows one at a time", role: .good)

  private static let fingerDrawer = ListedSubject(
    DrawerSetUp.pulled("good/finger-drawer") { FingerDrawer($0, side: $1) },
    "a finger pulls the side of a container in, and pushes it away", role: .good)

  private static let lazyPages = ListedSubject(
    .container(
      "good/lazy-pages", contract: SubjectContract(keepsChildren: true),
      make: { pages in LazyPages { pages.indices.contains($0) ? pages[$0] : nil } },
      select: { $0.turn(to: $1, animated: $2) }),
    "a container asks for a page when it shows it, and keeps it from then on", role: .good)

  private static let mutedMenu = ListedSubject(
    DrawerSetUp.standing("good/muted-menu") { MutedMenu($0, menu: $1) },
    "a menu that is closed lies beside the window, and nobody reaches it", role: .good)

  private static let shovedScreen = ListedSubject(
    DrawerSetUp.standing("good/shoved-screen") { ShovedScreen($0, menu: $1) },
    "a menu shoves the screen aside, and both share whatever size the device turns to",
    role: .good)

  private static let revealedMenu = ListedSubject(
    DrawerSetUp.standing("good/revealed-menu") { RevealedMenu($0, menu: $1) },
    "a screen moves aside, and what lies over it closes the menu that comes to light",
    role: .good)

  private static let dividedScreen = ListedSubject(
    DrawerSetUp.standing("good/divided-screen") { DividedScreen($0, menu: $1) },
    "a screen gives a menu a part of its width, and each is told of its part", role: .good)

  private static let heldPages = ListedSubject(
    .container(
      "good/held-pages", make: { HeldPages($0) }, select: { $0.turn(to: $1, animated: $2) }),
    "a container holds UIKit's own page controller, and sets its first page while it loads",
    role: .good)

  private static let readiedMenu = ListedSubject(
    .container(
      "good/readied-menu", make: { ReadiedMenu($0) }, select: { $0.show($1, animated: $2) },
      replace: { $0.replace($1, by: $2, animated: $3) }),
    "a container has a menu ready that nobody has asked for yet", role: .good)

  private static let turningMenu = ListedSubject(
    DrawerSetUp.menu("good/turning-menu") { TurningMenu($0, menus: $1) },
    "a menu that is open closes when the device turns, and is told so", role: .good)

  private static let handleDrawer = ListedSubject(
    DrawerSetUp.peeking("good/handle-drawer") { HandleDrawer($0, drawer: $1) },
    "a drawer is always seen in part, and appears with its container", role: .good)

  private static let modalHandle = ListedSubject(
    DrawerSetUp.peeking("good/modal-handle") { ModalHandle($0, drawer: $1) },
    "assistive technology keeps to a drawer that is always seen in part while it is open",
    role: .good)

  private static let headedSwitcher = ListedSubject(
    .container(
      "good/headed-switcher", make: { HeadedSwitcher($0) },
      select: { $0.show($1, animated: $2) }, replace: { $0.replace($1, by: $2, animated: $3) }),
    "a container has a header where the status bar is, which looks as the child wants it",
    role: .good)

  private static let insetSwitcher = ListedSubject(
    .container(
      "good/inset-switcher", make: { InsetSwitcher($0) },
      select: { $0.show($1, animated: $2) }, replace: { $0.replace($1, by: $2, animated: $3) }),
    "a container has a header that lies over its children, and adds it to their safe areas",
    role: .good)

  private static let stackedScreen = ListedSubject(
    .container("good/stacked-screen", make: { StackedScreen($0[0]) }),
    "a container is a stack of UIKit's that holds one screen, and its bar decides the status bar's style",
    role: .good)

  private static let lazyMenu = ListedSubject(
    .container(
      "good/lazy-menu", sides: [.left], contract: SubjectContract(keepsSides: true),
      make: { LazyMenu($0, menu: $1[.left]) },
      open: { menu, _, animated in menu.setOpen(true, animated: animated) },
      close: { menu, _, animated in menu.setOpen(false, animated: animated) }),
    "a menu becomes a child for life when it is opened for the first time", role: .good)

  private static let instantSwitcher = ListedSubject(
    .container(
      "good/instant-switcher", make: { InstantSwitcher($0) },
      select: { $0.show($1, animated: $2) }, replace: { $0.replace($1, by: $2, animated: $3) }),
    "a container exchanges its child in no time", role: .good)
}
