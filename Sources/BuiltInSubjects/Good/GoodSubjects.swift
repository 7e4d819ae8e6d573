import GoodTransitions
import TransitionCertification
import TransitionParts

/// Transitions that do everything right, in the styles that libraries use.
enum GoodSubjects {
  static let all: [ListedSubject] =
    [
      propertyAnimator, keyframes, snapshots, layers, allInOne, dimmedCard, dimmingLeft,
      dimmedShell, halfSheet, maskedSheet, shadowedShell, zoom,
      pulledSheet, handMovedSheet, escapableSheet,
    ] + containers + ownWays + segues + slides + touches + screens + controllers

  private static let propertyAnimator = ListedSubject(
    .delegate("good/property-animator", dismissedBy: .drag(.down)) { PropertyAnimatorDelegate() }
      .presented(by: .drag(.up), SlideSetUp.presenter)
      .presented(as: [.fullScreen, .custom, .currentContext]),
    "a screen slides by a property animator that a finger takes hold of", role: .good)

  private static let keyframes = ListedSubject(
    .navigation("good/keyframes") { KeyframeNavigation() },
    "a pushed screen rises in two steps", role: .good)

  private static let snapshots = ListedSubject(
    .tabs("good/snapshots") { SnapshotTabs() },
    "pictures of the screens move while tabs change", role: .good)

  private static let layers = ListedSubject(
    .animator("good/layers") { LayerWipe() },
    "a layer's animation within a transaction wipes a screen in", role: .good)

  private static let allInOne = ListedSubject(
    .delegate("good/all-in-one", dismissedBy: .drag(.down)) { AllInOneTransition() }
      .presented(as: [
        .fullScreen, .overFullScreen, .pageSheet, .formSheet, .automatic, .currentContext,
        .overCurrentContext, .custom, .popover,
      ]),
    "one object is delegate, animator and driver", role: .good)

  private static let dimmedCard = ListedSubject(
    .delegate(
      "good/dimmed-card", dismissedBy: .drag(.down),
      contract: SubjectContract(chrome: ["DimmingView"])
    ) { DimmedCardDelegate() }
    .presented(by: .drag(.up), SlideSetUp.presenter).presented(as: [.custom]),
    "a card comes over a dimmed presenter", role: .good)

  private static let dimmingLeft = ListedSubject(
    .delegate(
      "good/dimming-left", dismissedBy: .drag(.down),
      contract: SubjectContract(chrome: ["DimmingView"])
    ) {
      SlideDelegate(
        animator: { KeyframeRise(isForward: $0) },
        presentation: { DimmingLeftBehind(presentedViewController: $0, presenting: $1) })
    }
    .presented(as: [.custom]),
    "a card leaves its dimming to go with the container", role: .good)

  private static let dimmedShell = ListedSubject(
    .delegate("good/dimmed-shell", dismissedBy: .drag(.down)) {
      SlideDelegate(presentation: { DimmedShell(presentedViewController: $0, presenting: $1) })
    }
    .presented(by: .drag(.up), SlideSetUp.presenter).presented(as: [.custom]),
    "a screen in a shell, with dimming and a grabber that nobody declares", role: .good)

  private static let halfSheet = ListedSubject(
    .delegate("good/half-sheet", dismissedBy: .drag(.down)) {
      SlideDelegate(presentation: { HalfSheet(presentedViewController: $0, presenting: $1) })
    }
    .presented(by: .drag(.up), SlideSetUp.presenter).presented(as: [.custom]),
    "a screen with round corners over the lower half", role: .good)

  private static let maskedSheet = ListedSubject(
    .delegate("good/masked-sheet", dismissedBy: .drag(.down)) {
      SlideDelegate(presentation: { MaskedSheet(presentedViewController: $0, presenting: $1) })
    }
    .presented(by: .drag(.up), SlideSetUp.presenter).presented(as: [.custom]),
    "a screen over the lower half, with corners that a mask cuts", role: .good)

  private static let shadowedShell = ListedSubject(
    .delegate("good/shadowed-shell", dismissedBy: .drag(.down)) {
      SlideDelegate(presentation: { ShadowedShell(presentedViewController: $0, presenting: $1) })
    }
    .presented(by: .drag(.up), SlideSetUp.presenter).presented(as: [.custom]),
    "a screen in a shell of two layers, which is filled before it comes in", role: .good)

  private static let zoom = ListedSubject(
    .navigation("good/zoom", poppedBy: .drag(.right)) { ZoomNavigation() }
      .preparing { controller in
        guard let navigation = controller as? UINavigationController else { return }
        (navigation.delegate as? ZoomNavigation)?.watch(navigation)
      },
    "a screen grows out of an element of the one below", role: .good)

  private static let pulledSheet = ListedSubject(
    .delegate("good/pulled-sheet", dismissedBy: .drag(.down)) { PulledSheetDelegate() }
      .presented(as: [.custom]),
    "a half-high sheet is pulled away by its own pan", role: .good)

  private static let handMovedSheet = ListedSubject(
    .delegate("good/hand-moved-sheet", dismissedBy: .drag(.down)) { HandMovedDelegate() }
      .presented(as: [.custom]),
    "a finger moves a sheet by hand, and no transition runs until it lets go", role: .good)

  private static let escapableSheet = ListedSubject(
    .delegate(
      "good/escapable-sheet", dismissedBy: .drag(.down),
      contract: SubjectContract(chrome: ["EscapableShell"])
    ) {
      SlideDelegate(presentation: { ShelledSheet(in: EscapableShell(of: $0), of: $0, over: $1) })
    }
    .presented(as: [.custom]).escapable(),
    "a sheet in a shell is taken away by a finger or by the escape gesture", role: .good)
}
