import GoodTransitions
import TransitionCertification
import TransitionParts

/// Transitions that do everything right, in the styles that libraries use.
enum GoodSubjects {
  static let all: [BuiltInSubject] = [
    propertyAnimator, keyframes, snapshots, layers, allInOne, dimmedCard, switchingContainer,
    pulledSwitcher, drawer, cachedPages, zoom, pulledSheet, escapableSheet, slide, slideNavigation, slideTabs,
  ]

  private static let propertyAnimator = BuiltInSubject(
    .delegate("good/property-animator", dismissedBy: .drag(.down)) { PropertyAnimatorDelegate() },
    "a screen slides by a property animator that a finger takes hold of", role: .good)

  private static let keyframes = BuiltInSubject(
    .navigation("good/keyframes") { KeyframeNavigation() },
    "a pushed screen rises in two steps", role: .good)

  private static let snapshots = BuiltInSubject(
    .tabs("good/snapshots") { SnapshotTabs() },
    "pictures of the screens move while tabs change", role: .good)

  private static let layers = BuiltInSubject(
    .animator("good/layers") { LayerWipe() },
    "a layer's animation within a transaction wipes a screen in", role: .good)

  private static let allInOne = BuiltInSubject(
    .delegate("good/all-in-one", dismissedBy: .drag(.down)) { AllInOneTransition() }
      .presented(as: [
        .fullScreen, .overFullScreen, .pageSheet, .formSheet, .automatic, .currentContext,
        .overCurrentContext, .custom, .popover,
      ]),
    "one object is delegate, animator and driver", role: .good)

  private static let dimmedCard = BuiltInSubject(
    .delegate(
      "good/dimmed-card", contract: SubjectContract(chrome: ["DimmingView"])
    ) { DimmedCardDelegate() }
    .presented(as: [.custom]),
    "a card comes over a dimmed presenter", role: .good)

  private static let switchingContainer = BuiltInSubject(
    .container(
      "good/switching-container", make: { SwitchingContainer($0) },
      select: { $0.show($1, animated: $2) },
      replace: { $0.replace($1, by: $2, animated: $3) }),
    "a container tells its children by hand", role: .good)

  private static let pulledSwitcher = BuiltInSubject(
    .container(
      "good/pulled-switcher", make: { PulledSwitcher($0) },
      select: { $0.show($1, animated: $2) }, adopt: { $0.animator = $1 }, drag: .drag(.left)),
    "a container with contexts of its own, and a finger that pulls the next child in", role: .good)

  private static let drawer = BuiltInSubject(
    DrawerSetUp.subject("good/drawer") { Drawer($0, side: $1) },
    "a container shows another child at its side while it is open", role: .good)

  private static let cachedPages = BuiltInSubject(
    .container(
      "good/cached-pages", contract: SubjectContract(keepsChildren: true),
      make: { CachedPages($0) }, select: { $0.turn(to: $1, animated: $2) }),
    "a container keeps the children that it does not show", role: .good)

  private static let zoom = BuiltInSubject(
    .navigation("good/zoom", poppedBy: .drag(.right)) { ZoomNavigation() }
      .preparing { controller in
        guard let navigation = controller as? UINavigationController else { return }
        (navigation.delegate as? ZoomNavigation)?.watch(navigation)
      },
    "a screen grows out of an element of the one below", role: .good)

  private static let pulledSheet = BuiltInSubject(
    .delegate("good/pulled-sheet", dismissedBy: .drag(.down)) { PulledSheetDelegate() }
      .presented(as: [.custom]),
    "a half-high sheet is pulled away by its own pan", role: .good)

  private static let escapableSheet = BuiltInSubject(
    .delegate(
      "good/escapable-sheet", dismissedBy: .drag(.down),
      contract: SubjectContract(chrome: ["EscapableShell"])
    ) {
      SlideDelegate(presentation: { ShelledSheet(in: EscapableShell(of: $0), of: $0, over: $1) })
    }
    .presented(as: [.custom]).escapable(),
    "a sheet in a shell is taken away by a finger or by the escape gesture", role: .good)

  private static let slide = BuiltInSubject(
    .delegate("good/slide", dismissedBy: .drag(.down)) { SlideDelegate() }
      .presented(by: .drag(.up), SlideSetUp.presenter),
    "a screen slides over the one below, and a finger pulls it away", role: .good)

  private static let slideNavigation = BuiltInSubject(
    .navigation("good/slide-navigation", poppedBy: .drag(.right)) { SlideNavigation() }
      .preparing(SlideSetUp.navigation),
    "a pushed screen slides in, and a finger pulls it away", role: .good)

  private static let slideTabs = BuiltInSubject(
    .tabs("good/slide-tabs", selectedBy: .drag(.left)) { SlideTabs() }
      .preparing(SlideSetUp.tabs),
    "a tab slides in, and a finger pulls in the next", role: .good)
}
