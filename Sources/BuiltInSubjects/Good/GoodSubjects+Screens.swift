import GoodTransitions
import TransitionCertification
import TransitionParts

extension GoodSubjects {
  /// Screens that are presented themselves or present others, verbs, windows, and screens that a library
  /// wants.
  static let screens: [ListedSubject] = [
    palingDialog, slidingHome, presentedCard, pictures, rootFade, rootDismissedFirst, topBanner,
    scenelessBanner,
    mirroringBanner,
    playerScreen,
    filledDialog,
    roundedDialog, readyDialog, coveringScreen,
  ]

  private static let palingDialog = ListedSubject(
    .screen("good/paling-dialog", contract: SubjectContract(restingLook: [.alpha])) {
      PalingDialog()
    },
    "a dialog presents itself, and pales its presenter from its own callbacks", role: .good)

  private static let filledDialog = ListedSubject(
    .screen("good/filled-dialog", contract: SubjectContract(restingLook: [.alpha])) {
      FilledDialog()
    },
    "a dialog has its view and a child of its own from the moment it is made", role: .good)

  private static let roundedDialog = ListedSubject(
    .screen("good/rounded-dialog", contract: SubjectContract(restingLook: [.alpha])) {
      RoundedDialog()
    },
    "a dialog rounds its own view when it is about to come", role: .good)

  private static let readyDialog = ListedSubject(
    .screen("good/ready-dialog", contract: SubjectContract(restingLook: [.alpha])) {
      ReadyDialog()
    },
    "a dialog rounds its view before anybody presents it", role: .good)

  private static let coveringScreen = ListedSubject(
    .screen("good/covering-screen") { CoveringScreen() },
    "a screen covers all by a style of its own, and leaves the status bar alone", role: .good)

  private static let slidingHome = ListedSubject(
    .delegate("good/sliding-home") { SlidingHome() },
    "a screen is the delegate of what it presents", role: .good)

  private static let presentedCard = ListedSubject(
    .installed("good/presented-card", on: [.present]) { _ in }
      .presented(as: [.custom])
      .presenting { presenter, card, animated, completion in
        presenter.presentCard(card, animated: animated, completion: completion)
      }
      .dismissing { card, animated, completion in
        card.dismissCard(animated: animated, completion: completion)
      },
    "a card comes and goes by methods of its library's own", role: .good)

  private static let playerScreen = ListedSubject(
    .screen("good/player-screen") { PlayerScreen() },
    "a screen decides the status bar itself, and a small child lies elsewhere", role: .good)

  private static let rootFade = ListedSubject(
    .roots("good/root-fade") { window, root, animated, completion in
      RootFade.exchange(in: window, for: root, animated: animated, completion: completion)
    },
    "a picture of the old root fades away over the new one", role: .good)

  private static let rootDismissedFirst = ListedSubject(
    .roots("good/root-dismissed-first") { window, root, animated, completion in
      window.rootViewController?.dismiss(animated: false)
      RootFade.exchange(in: window, for: root, animated: animated, completion: completion)
    },
    "what the old root presents is dismissed before that makes way", role: .good)

  private static let topBanner = ListedSubject(
    BannerSetUp.subject("good/top-banner") { TopBanner() },
    "a message comes in a window of its own, which goes with it", role: .good)

  private static let scenelessBanner = ListedSubject(
    BannerSetUp.subject("good/sceneless-banner") { ScenelessBanner() },
    "a message comes in a window of its own, which is taken out of its scene", role: .good)

  private static let mirroringBanner = ListedSubject(
    BannerSetUp.subject("good/mirroring-banner") { MirroringBanner() },
    "a message comes in a window over the whole screen, which leaves the status bar as the app wants it",
    role: .good)

  private static let pictures = ListedSubject(
    .navigation("good/pictures", poppedBy: .drag(.right)) { PictureNavigation() }
      .preparing(SlideSetUp.navigation)
      .screens { role in role == .pushed ? PictureScreen() : nil },
    "pictures fly between screens that lend them", role: .good)
}
