import GoodTransitions
import TransitionCertification
import TransitionParts

extension GoodSubjects {
  /// Slides, and what libraries keep around them.
  static let slides = [
    slide, slideNavigation, slideTabs, recedingCard, announcedSlide, reportingSheet, keptDelegate,
    patientNavigation, askingTabs, lockedTabs, redirectingTabs, tabsForCode, oneAtATimeTabs,
    slideSegue, bannerCard,
    rangedSlide, stackPuller, lockedSlides, tellingSlide, handMadeExchange,
    flungSlide, tellingPresentation, barPicture, sinkingStack, halfCard,
    barlessRoot,
  ]

  private static let lockedSlides = ListedSubject(
    .navigation("good/locked-slides", contract: SubjectContract(allowsBackSwipe: false)) {
      LockedSlides()
    },
    "screens slide in a stack in which no swipe leads back, on purpose", role: .good)

  private static let tellingSlide = ListedSubject(
    .delegate("good/telling-slide", contract: SubjectContract(presenter: .emulated)) {
      SlideDelegate(
        animator: { TellingSlide(isForward: $0) },
        presentation: { PlainTelling(presentedViewController: $0, presenting: $1) })
    }
    .presented(as: [.custom]),
    "an animator tells the presenter by hand, and the presentation where nothing is animated",
    role: .good)

  private static let tellingPresentation = ListedSubject(
    .delegate(
      "good/telling-presentation", dismissedBy: .drag(.down),
      contract: SubjectContract(presenter: .emulated)
    ) {
      SlideDelegate(presentation: {
        TellingPresentation(presentedViewController: $0, presenting: $1)
      })
    }
    .presented(by: .drag(.up), SlideSetUp.presenter).presented(as: [.custom]),
    "a presentation tells the presenter by hand, animated or not", role: .good)

  private static let sinkingStack = ListedSubject(
    .navigation(
      "good/sinking-stack", poppedBy: .drag(.down),
      contract: SubjectContract(allowsBackSwipe: false)
    ) { SinkingStack() },
    "a finger that moves down over the top screen takes it away", role: .good)

  private static let halfCard = ListedSubject(
    .delegate("good/half-card", dismissedBy: .drag(.down)) {
      SlideDelegate(
        animator: { FrameSlide(isForward: $0) },
        presentation: { HalfCardPresentation(presentedViewController: $0, presenting: $1) })
    }
    .presented(by: .drag(.up), SlideSetUp.presenter).presented(as: [.custom]),
    "a card slides from its final frame when it goes", role: .good)

  private static let barPicture = ListedSubject(
    .navigation("good/bar-picture", poppedBy: .drag(.right)) {
      SlideNavigation(animator: { BarPicture(isForward: $0) })
    }
    .preparing(SlideSetUp.navigation),
    "a picture of the old bar fades away over the new one", role: .good)

  private static let handMadeExchange = ListedSubject(
    .delegate("good/hand-made-exchange", dismissedBy: .drag(.down)) {
      SlideDelegate(animator: { HandMadeExchange(isForward: $0) })
    }
    .presented(by: .drag(.up), SlideSetUp.presenter).presented(as: [.currentContext]),
    "an animator takes the presenter's view out by hand, and puts it back", role: .good)

  private static let stackPuller = ListedSubject(
    StackSetUp.subject("good/stack-puller") { StackPull() },
    "a finger pulls in a stack of another screen", role: .good)

  private static let slide = ListedSubject(
    .delegate("good/slide", dismissedBy: .drag(.down)) { SlideDelegate() }
      .presented(by: .drag(.up), SlideSetUp.presenter)
      .presented(as: [
        .fullScreen, .overFullScreen, .pageSheet, .formSheet, .automatic, .currentContext,
        .overCurrentContext, .custom, .popover,
      ]),
    "a screen slides over the one below, and a finger pulls it away", role: .good)

  private static let slideNavigation = ListedSubject(
    .navigation("good/slide-navigation", poppedBy: .drag(.right)) { SlideNavigation() }
      .preparing(SlideSetUp.navigation),
    "a pushed screen slides in, and a finger pulls it away", role: .good)

  private static let barlessRoot = ListedSubject(
    .navigation("good/barless-root", poppedBy: .drag(.right)) { BarlessRoot() }
      .preparing(SlideSetUp.navigation),
    "the first screen of a stack has no bar, and the others have one, given up or not",
    role: .good)

  private static let slideTabs = ListedSubject(
    .tabs("good/slide-tabs", selectedBy: .drag(.left)) { SlideTabs() }
      .preparing(SlideSetUp.tabs),
    "a tab slides in, and a finger pulls in the next", role: .good)

  private static let recedingCard = ListedSubject(
    .delegate(
      "good/receding-card", dismissedBy: .drag(.down),
      contract: SubjectContract(coversStatusBar: true, restingLook: [.transform, .alpha, .frame])
    ) { RecedingCardDelegate() }
    .presented(by: .drag(.up), SlideSetUp.presenter).presented(as: [.custom])
    .preparing(RecedingCardDelegate.prepare),
    "the presenter recedes behind a card that decides the status bar", role: .good)

  private static let announcedSlide = ListedSubject(
    .delegate("good/announced-slide", dismissedBy: .drag(.down)) {
      SlideDelegate(animator: { AnnouncedSlide(isForward: $0) })
    }
    .presented(by: .drag(.up), SlideSetUp.presenter).presented(as: [.fullScreen]),
    "a slide is followed by a display link, and its screen is announced", role: .good)

  private static let reportingSheet = ListedSubject(
    .delegate(
      "good/reporting-sheet", dismissedBy: .drag(.down)
    ) { ReportingDelegate() }
    .presented(by: .drag(.up), SlideSetUp.presenter)
    .presented(as: [.pageSheet, .fullScreen, .custom])
    .preparing(ReportingDelegate.prepare)
    .reporting(dismissals: { ($0 as? ReportingDelegate)?.didDismiss = $1 }),
    "a screen is reported gone once, however it went", role: .good)

  private static let keptDelegate = ListedSubject(
    .installed("good/kept-delegate", on: [.present], dismissedBy: .drag(.down)) {
      KeptDelegate.install(on: $0)
    }
    .presented(as: [.fullScreen]),
    "a screen keeps the delegate that it is given", role: .good)

  private static let patientNavigation = ListedSubject(
    .navigation("good/patient-navigation", poppedBy: .drag(.right)) { PatientNavigation() }
      .preparing(SlideSetUp.navigation)
      .reporting(busy: { ($0 as? PatientNavigation)?.isBusy ?? false }),
    "a navigation knows whether a change runs, given up or not", role: .good)

  private static let askingTabs = ListedSubject(
    .tabs("good/asking-tabs", selectedBy: .drag(.left)) { AskingTabs() }
      .preparing(SlideSetUp.tabs)
      .reporting(index: { ($0 as? AskingTabs)?.index }),
    "tabs slide by the index that their controller has", role: .good)

  private static let lockedTabs = ListedSubject(
    .tabs("good/locked-tabs", selectedBy: .drag(.left)) { LockedTabs() }
      .preparing(SlideSetUp.tabs),
    "tabs slide, and no tap selects the last", role: .good)

  private static let redirectingTabs = ListedSubject(
    .tabs("good/redirecting-tabs", selectedBy: .drag(.left)) { RedirectingTabs() }
      .preparing(SlideSetUp.tabs),
    "tabs slide, and a tap on the last shows the first", role: .good)

  private static let tabsForCode = ListedSubject(
    .tabs("good/tabs-for-code") { TabsForCode() },
    "tabs slide, and no tap selects another than the first", role: .good)

  private static let oneAtATimeTabs = ListedSubject(
    .tabs("good/one-at-a-time-tabs", selectedBy: .drag(.left)) { OneAtATimeTabs() }
      .preparing(SlideSetUp.tabs)
      .reporting(index: { ($0 as? OneAtATimeTabs)?.index }),
    "tabs slide, and no tap selects while one is on its way", role: .good)

  private static let slideSegue = ListedSubject(
    .segue(
      "good/slide-segue",
      unwind: { SlideUnwindSegue(identifier: $0, source: $1, destination: $2) }
    ) { SlideSegue(identifier: $0, source: $1, destination: $2) },
    "a segue slides its destination in, and one dismissal leads back", role: .good)

  private static let bannerCard = ListedSubject(
    .delegate(
      "good/banner-card", dismissedBy: .drag(.down),
      contract: SubjectContract(chrome: ["DimmingView"])
    ) { BannerCardDelegate() }
    .presented(by: .drag(.up), SlideSetUp.presenter).presented(as: [.custom, .fullScreen]),
    "a card is pinned by constraints over a muted presenter, and a window tells that it goes",
    role: .good)

  private static let rangedSlide = ListedSubject(
    .delegate("good/ranged-slide", dismissedBy: .drag(.down)) {
      SlideDelegate(driver: { RangedDriver(.down, begin: $0) })
    }
    .presented(by: .drag(.up), SlideSetUp.presenter).presented(as: [.custom]),
    "a finger holds an animator for each half of the way, and lets them all go on", role: .good)

  private static let flungSlide = ListedSubject(
    .delegate("good/flung-slide", dismissedBy: .drag(.down)) {
      SlideDelegate(driver: { FlingDriver(.down, begin: $0) })
    }
    .presented(by: .drag(.up), SlideSetUp.presenter).presented(as: [.custom]),
    "a finger decides by its place and by its speed when it lifts", role: .good)
}
