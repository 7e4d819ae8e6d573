extension FactSource {
  /// The source as a reader finds it.
  public var citation: Citation {
    switch self {
    case .lasso:
      Citation(
        "ww-tech/lasso, Example/LassoTestUtilities_Tests", kind: .test,
        address: "https://github.com/ww-tech/lasso", release: "iOS 12 and 13")
    case .workflow:
      Citation(
        "square/workflow-swift, WorkflowUI/Tests/UIViewControllerExtensionTests.swift", kind: .test,
        address: "https://github.com/square/workflow-swift", release: "iOS 14 and later")
    case .modals:
      Citation(
        "square/swift-modals, Modals/Tests/VisibilityTests.swift", kind: .test,
        address: "https://github.com/square/swift-modals", release: "controllers without a window")
    case .perfsuite:
      Citation(
        "bookingcom/perfsuite-ios, PerformanceSuite/Tests/TTIObserverExtensionTests.swift",
        kind: .test,
        address: "https://github.com/bookingcom/perfsuite-ios", release: "iOS 14 to 17")
    case .uiKitTestable:
      Citation(
        "Kuniwak/UIKitTestable, UIKitTestableAppTests", kind: .test,
        address: "https://github.com/Kuniwak/UIKitTestable", release: "iOS 10 to 12")
    case .snapshotTesting:
      Citation(
        """
        pointfreeco/swift-snapshot-testing, \
        Tests/SnapshotTestingTests/SnapshotTestingTests.swift
        """, kind: .test,
        address: "https://github.com/pointfreeco/swift-snapshot-testing", release: "iOS 13 to 17")
    case .transitioningObjC:
      Citation(
        """
        material-motion/transitioning-objc, tests/unit/TransitionTests.swift and the \
        presentation controller's comments
        """, kind: .test,
        address: "https://github.com/material-motion/transitioning-objc", release: "iOS 9 to 11")
    case .swiftNavigation:
      Citation(
        "pointfreeco/swift-navigation, Examples/CaseStudiesTests", kind: .test,
        address: "https://github.com/pointfreeco/swift-navigation", release: "iOS 17 and 18")
    case .parchment:
      Citation(
        """
        rechsteiner/Parchment, ParchmentTests/PageViewManagerTests.swift, about the library's \
        own calls
        """, kind: .test,
        address: "https://github.com/rechsteiner/Parchment", release: "any")
    case .winObjC:
      Citation(
        "microsoft/WinObjC, UIViewControllerTests.mm, and issue 2114", kind: .imitation,
        address: "https://github.com/microsoft/WinObjC", release: "modelled on iOS 8 and 9")
    case .holistiKit:
      Citation(
        "lumoslabs/HolistiKit, SpecUIKitFringesTests", kind: .imitation,
        address: "https://github.com/lumoslabs/HolistiKit", release: "modelled on iOS 10")
    case .loggedContainers:
      Citation(
        "Chinese article of 2026 on the real order of life-cycle callbacks, with logs", kind: .log,
        release: "Mac Catalyst, macOS 26.5")
    case .viewEvents:
      Citation(
        "wangling.me 2014, inconsistent order of view transition events", kind: .log,
        address: "https://wangling.me", release: "iOS 7")
    case .mo4tech:
      Citation(
        "dev.mo4tech.com, article on the life cycle of controllers", kind: .log,
        address: "https://dev.mo4tech.com", release: "iOS 11")
    case .tabThread:
      Citation(
        "Stack Overflow 18927878", kind: .log,
        address: "https://stackoverflow.com/q/18927878", release: "iOS 7")
    case .betterhee:
      Citation(
        "betterhee.tistory.com/75", kind: .log,
        address: "https://betterhee.tistory.com/75", release: "iOS 15 and 16")
    case .presentationBlogs:
      Citation(
        "jinnify.tistory.com/64, and two notes on velog", kind: .log,
        address: "https://jinnify.tistory.com/64", release: "iOS 13 to 17")
    case .remkoh:
      Citation(
        "remkoh.dev, post 4214", kind: .log,
        address: "https://remkoh.dev", release: "iOS 12 and 13")
    case .vastdev:
      Citation(
        "vastdevblog, 2012", kind: .log,
        release: "iOS 5")
    case .tabLogs:
      Citation(
        "pgzxc.github.io and two further logs of tabs", kind: .log,
        address: "https://pgzxc.github.io", release: "various")
    case .eventForwarding:
      Citation(
        "mattneub/Programming-iOS-Book-Examples, chapters 6 of book 2", kind: .log,
        address: "https://github.com/mattneub/Programming-iOS-Book-Examples", release: "iOS 8 to 15"
      )
    case .neuburgBook:
      Citation(
        "Neuburg, Programming iOS 6, chapter 19", kind: .log,
        release: "iOS 6")
    case .arm1:
      Citation(
        "arm1.ru, article on the life cycle of controllers", kind: .log,
        address: "https://arm1.ru", release: "iOS 9 and 10")
    case .lifecycleNotes:
      Citation(
        "readke.com, and another note with the same log", kind: .log,
        address: "https://readke.com", release: "iOS 9 to 13")
    case .pageThread:
      Citation(
        "Stack Overflow 48653763", kind: .log,
        address: "https://stackoverflow.com/q/48653763", release: "iOS 11")
    case .ivanChan:
      Citation(
        "IvanChan/IvanChan.github.io, post of 2016", kind: .log,
        address: "https://github.com/IvanChan/IvanChan.github.io", release: "iOS 9")
    case .radars:
      Citation(
        """
        lionheart/openradar-mirror: 14058168, 12322346, 32106539, 18464897, 17961976, 20069328, \
        21137690, 14794181, 14897231
        """, kind: .log,
        address: "https://github.com/lionheart/openradar-mirror", release: "iOS 6 to 10")
    case .splitRadars:
      Citation(
        "lionheart/openradar-mirror: 29824842, 34186209, 17826464", kind: .log,
        address: "https://github.com/lionheart/openradar-mirror", release: "iOS 8 to 11")
    case .libraryIssues:
      Citation(
        """
        Issues of libraries, among them react-native-screens, Hero, DeckTransition, \
        BubbleTransition, ZFDragableModalTransition, stripe-ios, PanModal
        """, kind: .log,
        release: "iOS 8 to 17")
    case .crashStacks:
      Citation(
        """
        Stacks of public crash reports: zendesk_sdk_ios 491, mixpanel-iphone 709, and Apple's \
        own sample
        """, kind: .stack,
        release: "iOS 10 to 14")
    case .cancelThreads:
      Citation(
        "Stack Overflow on giving up an appearance; douglashill.co, 2019", kind: .log,
        address: "https://douglashill.co", release: "iOS 6 to 13")
    case .directCalls:
      Citation(
        "jianshu.com/p/ad86ca978747, on appearance methods called by hand", kind: .log,
        address: "https://jianshu.com/p/ad86ca978747", release: "iOS 13 and later")
    case .customBlogs:
      Citation(
        "suterusu/Experiment_PresentationStyle, splinter.com.au 2015, ADTransitionController 31",
        kind: .log,
        address: "https://github.com/suterusu/Experiment_PresentationStyle", release: "iOS 7 to 9")
    case .rootSwapNotes:
      Citation(
        "Notes on the launch and on another root, among them szulctomasz 2015 and Neuburg",
        kind: .log,
        release: "iOS 8 to 15")
    case .consoleThreads:
      Citation(
        "Stack Overflow 9088465 and 54148131, and other threads with messages of the console",
        kind: .log,
        address: "https://stackoverflow.com/q/9088465", release: "iOS 5 to 16")
    case .styleTable:
      Citation(
        "regularberry.github.io, 2019, a table of styles and presenters", kind: .log,
        address: "https://regularberry.github.io", release: "iOS 12")
    case .cyrus:
      Citation(
        "jianshu.com/p/28c6a69787a7, on the order of appearing and disappearing", kind: .log,
        address: "https://jianshu.com/p/28c6a69787a7", release: "iOS 9")
    case .modalArticles:
      Citation(
        "kouhan.cn, articles on modal presentation", kind: .log,
        address: "https://kouhan.cn", release: "iOS 5 to 8")
    case .coordinatorHeader:
      Citation(
        "Apple's header UIViewControllerTransitionCoordinator.h", kind: .documentation,
        release: "to iOS 12")
    case .transitionHeaders:
      Citation(
        "Apple's header UIViewControllerTransitioning.h", kind: .documentation,
        release: "to iOS 11")
    case .presentationHeader:
      Citation(
        "Apple's header UIPresentationController.h", kind: .documentation,
        release: "to iOS 12")
    case .controllerHeader:
      Citation(
        "Apple's header UIViewController.h", kind: .documentation,
        release: "to iOS 13")
    case .uiKitHeaders:
      Citation(
        "Apple's headers and reference of UIPresentationController", kind: .documentation,
        address: "https://developer.apple.com/documentation/uikit/uipresentationcontroller",
        release: "iOS 8 and later")
    case .uiKitReference:
      Citation(
        "Apple's reference of UIKit, the classes and methods concerned", kind: .documentation,
        address: "https://developer.apple.com/documentation/uikit", release: "iOS 13 to 18")
    case .programmingGuide:
      Citation(
        "Apple's View Controller Programming Guide for iOS, archived", kind: .documentation,
        release: "iOS 8 and 9")
    case .session10145:
      Citation(
        "Apple's session 10145 of 2024, Enhance your UI animations and transitions",
        kind: .documentation,
        address: "https://developer.apple.com/videos/play/wwdc2024/10145", release: "iOS 18")
    case .isAppearingNotes:
      Citation(
        "Apple's notes and header comments on viewIsAppearing, 2023", kind: .documentation,
        release: "iOS 13 and later")
    case .barNotes:
      Citation(
        "Apple's text on the bar's style, quoted by sarunw.com and others", kind: .documentation,
        address: "https://sarunw.com", release: "iOS 7 to 15")
    case .appleSample:
      Citation(
        "Apple's sample of a crash in a presentation, and a second stack with the same frames",
        kind: .stack,
        release: "iOS 13 and 14")
    case .finishStacks:
      Citation(
        "Stacks of public crash reports that end in completeTransition: alerts, web uploads, animators",
        kind: .stack,
        release: "iOS 8 to 18")
    case .headers17:
      Citation(
        "Apple's headers, as multi-os-engine/moe-core redistributes their comments",
        kind: .documentation,
        address: "https://github.com/multi-os-engine/moe-core",
        release: "to iOS 17")
    case .headers26:
      Citation(
        "Apple's headers, as madsmtm/objc2-generated redistributes their comments",
        kind: .documentation,
        address: "https://github.com/madsmtm/objc2-generated",
        release: "iOS 26")
    case .sheetReference:
      Citation(
        "Apple's reference of percent-driven transitions and of sheets' detents",
        kind: .documentation,
        address: "https://developer.apple.com/documentation/uikit",
        release: "iOS 15 to 26")
    case .session218:
      Citation(
        "Apple's session 218 of 2013, on custom transitions; transcript",
        kind: .documentation,
        address: "https://github.com/ASCIIwwdc/wwdc-session-transcripts",
        release: "iOS 7")
    case .session214:
      Citation(
        "Apple's session 214 of 2014, on view controllers; transcript",
        kind: .documentation,
        address: "https://github.com/ASCIIwwdc/wwdc-session-transcripts",
        release: "iOS 8")
    case .session228:
      Citation(
        "Apple's session 228 of 2014, on presentation controllers; transcript",
        kind: .documentation,
        address: "https://github.com/ASCIIwwdc/wwdc-session-transcripts",
        release: "iOS 8")
    case .session216:
      Citation(
        "Apple's session 216 of 2016, on animations and transitions; transcript",
        kind: .documentation,
        address: "https://github.com/ASCIIwwdc/wwdc-session-transcripts",
        release: "iOS 10")
    case .session224:
      Citation(
        "Apple's session 224 of 2019, on presentations; transcript",
        kind: .documentation,
        address: "https://github.com/ASCIIwwdc/wwdc-session-transcripts",
        release: "iOS 13")
    case .bookExamples:
      Citation(
        "mattneub/Programming-iOS-Book-Examples, chapters 6 and 9 of book 2: comments and printed runs",
        kind: .log,
        address: "https://github.com/mattneub/Programming-iOS-Book-Examples",
        release: "iOS 8 to 15")
    case .screensSources:
      Citation(
        "software-mansion/react-native-screens, comments in its sources",
        kind: .log,
        address: "https://github.com/software-mansion/react-native-screens",
        release: "iOS 13 to 26")
    case .screensPulls:
      Citation(
        "software-mansion/react-native-screens, pull requests 47, 352, 409, 3173 and 4407",
        kind: .log,
        address: "https://github.com/software-mansion/react-native-screens",
        release: "iOS 12 to 26")
    case .nativeScript:
      Citation(
        "NativeScript/NativeScript, comments on views and pages",
        kind: .log,
        address: "https://github.com/NativeScript/NativeScript",
        release: "iOS 9 and later")
    case .libraryComments:
      Citation(
        "Comments in libraries' sources, among them Hero's",
        kind: .log,
        release: "iOS 9 to 13")
    case .olderRadars:
      Citation(
        "lionheart/openradar-mirror: 20171073, 18552380, 32265769, 13162693",
        kind: .log,
        address: "https://github.com/lionheart/openradar-mirror",
        release: "iOS 6 to 10")
    case .libraryThreads:
      Citation(
        """
        Issues and pull requests of libraries, among them Coordinator 11, LifecycleHooks 2, \
        alpha-wallet-ios 5146, Spots 313, canvas-ios 3118, SlackTextViewController 300
        """,
        kind: .log,
        release: "iOS 8 to 18")
    case .splitNotes:
      Citation(
        "malcolmhall.com 2017 and commandshift.co.uk 2016, on split views",
        kind: .log,
        address: "https://commandshift.co.uk",
        release: "iOS 8 to 10")
    case .pageNotes:
      Citation(
        "wisdomskyduan.blogspot.com 2015, on page view controllers, with a printed order",
        kind: .log,
        address: "https://wisdomskyduan.blogspot.com",
        release: "iOS 9")
    case .lazyNotes:
      Citation(
        "codeprj.com, a note on presentation controllers",
        kind: .log,
        address: "https://codeprj.com",
        release: "iOS 8 and 9")
    case .sentry:
      Citation(
        "getsentry/sentry-cocoa, Samples/iOS-Swift/UITests",
        kind: .test,
        address: "https://github.com/getsentry/sentry-cocoa",
        release: "iOS 16 to 26")
    case .rootSwipes:
      Citation(
        """
        Swipes at the root after which an app is stuck: SwipeBack, issue 3, Signal-iOS, pull \
        request 3540, and react-native-navigation, issue 645, where another swipe ends it
        """, kind: .log, address: "https://github.com/devxoul/SwipeBack/issues/3",
        release: "iOS 8 and 11")
    case .catalystRecords:
      Citation(
        """
        kern0x1b/charon, customtransition-expectations.h and custompresentation-expectations.h, \
        recorded of Apple's UIKit by an application
        """,
        kind: .log,
        address: "https://github.com/kern0x1b/charon",
        release: "Mac Catalyst of 2026")
    case .appleSamples:
      Citation(
        """
        Apple's samples LookInside, AAPLOverlayTransitioner.m, which slides away from the final \
        frame, and CustomTransitions, whose comments say when it is zero
        """,
        kind: .documentation,
        address: "https://developer.apple.com/library/archive/samplecode/CustomTransitions",
        release: "iOS 8 and 9")
    case .slideAnimators:
      Citation(
        """
        A tutorial's animator that many repositories copied, SlideInPresentationAnimator.swift: \
        both ways it begins or ends at the final frame, and is seen to slide
        """,
        kind: .log,
        release: "iOS 10 and later")
    case .unanimatedThreads:
      Citation(
        """
        Issues of libraries on custom presentations without an animation: CardPresentationController \
        12, DeckTransition 40, UIViewController-Transitions-Example 4, PanModal 130; a comment in \
        Apple's header UIViewControllerTransitioning.h says otherwise
        """,
        kind: .log,
        release: "iOS 7 to 14")
    }
  }
}
