extension FactBook {
  static let navigation: [Fact] = [
    Fact(
      "NV-01",
      """
      A push: the old top will disappear, the new one will and is appearing; at the end the old \
      one did disappear, then the new one did appear
      """,
      sources: [.viewEvents, .mo4tech, .lifecycleNotes, .cyrus, .loggedContainers],
      release: "iOS 7 to 26", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/NavigationFacts"]),
    Fact(
      "NV-02",
      """
      A push returns with the stack changed and nothing told; the transition begins in the \
      layout pass
      """,
      sources: [.loggedContainers, .lasso], release: "iOS 12 to 26", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/NavigationFacts"]),
    Fact(
      "NV-03",
      "The wills of an animated push come a hop after the call, the dids at its end",
      sources: [.lasso], release: "iOS 12 and 13", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/NavigationFacts"]),
    Fact(
      "NV-04",
      "A push at once is over within one hop",
      sources: [.lasso], release: "iOS 12 and 13", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/NavigationFacts"]),
    Fact(
      "NV-05",
      """
      A pop: the top will disappear, the one below will and is appearing; at the end the top \
      did disappear, then the other did appear
      """,
      sources: [.loggedContainers, .viewEvents, .mo4tech, .lifecycleNotes, .cyrus],
      release: "iOS 7 to 26", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/NavigationFacts"]),
    Fact(
      "NV-09",
      """
      A pushed controller will move to its parent before it appears, and did move when it has \
      appeared; a popped one likewise to none
      """,
      sources: [.neuburgBook, .arm1], release: "iOS 6 to 10", confidence: .medium,
      standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/NavigationFacts"]),
    Fact(
      "NV-10",
      "A replaced stack: the old top will disappear, the new one will appear, then both dids",
      sources: [.holistiKit], release: "a fake made after iOS 10", confidence: .low,
      standing: .orderFree,
      assertedIn: ["UIKitFactTests/Navigation/NavigationFacts"]),
    Fact(
      "NV-13",
      "Two pushes in one turn are both done, and UIKit complains where both are animated",
      sources: [.consoleThreads], release: "iOS 5 to 16", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/BarFacts", "UIKitFactTests/Navigation/NavigationFacts"]),
    Fact(
      "NI-01",
      "A pop by a finger that goes through is told as any other",
      sources: [.mo4tech, .tabThread], release: "iOS 7 to 11", confidence: .high,
      standing: .required,
      assertedIn: [
        "UIKitFactTests/Gestures/InteractivePopTests",
        "UIKitFactTests/InteractiveNavigation/InteractiveNavigationFacts",
      ]),
    Fact(
      "NI-02",
      "A pop that is given up: who came will and did disappear, who went will and did appear",
      sources: [.viewEvents, .mo4tech, .tabThread, .coordinatorHeader], release: "iOS 7 to 17",
      confidence: .high, standing: .required,
      assertedIn: [
        "UIKitFactTests/Gestures/InteractivePopTests",
        "UIKitFactTests/InteractiveNavigation/InteractiveNavigationFacts",
      ]),
    Fact(
      "NI-04",
      """
      A handler for the end of the interactive part is told at the moment when a pop is given \
      up, before anybody is told that it returns
      """,
      sources: [.coordinatorHeader], release: "iOS 7 to 12", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/InteractiveNavigation/InteractiveNavigationFacts"]),
    Fact(
      "NI-05",
      "The way back of a pop that is given up runs first; then all is told in one turn",
      sources: [.session10145], release: "iOS 18", confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/InteractiveNavigation/InteractiveNavigationFacts"]),
    Fact(
      "NI-06",
      "A push that a finger interrupts is completed at once, and a pop begins in the same turn",
      sources: [.session10145], release: "iOS 18", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/InteractiveNavigation/FluidFacts"]),
    Fact(
      "NI-07",
      "A delegate hears of a pop that is given up only that it will show",
      sources: [.radars, .libraryIssues], release: "iOS 8", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/InteractiveNavigation/InteractiveNavigationFacts"]),
    Fact(
      "NI-08",
      "A pull at a replaced stack that was given up left both controllers in the stack, a defect",
      sources: [.radars], release: "iOS 7", confidence: .medium, standing: .notCopied),
    Fact(
      "NI-09",
      """
      Where an app has its own delegate let a swipe back begin at the root, the app hangs, and shows no screen \
      that is pushed afterwards, until another swipe comes from the edge
      """,
      sources: [.rootSwipes], release: "iOS 8 to 11", confidence: .low, standing: .inferred,
      assertedIn: ["UIKitFactTests/InteractiveNavigation/RootSwipeFacts"]),
    Fact(
      "ND-01",
      """
      A delegate hears willShow when the first screen will appear, and didShow when it is \
      shown; iOS 5 told the second twice
      """,
      sources: [.vastdev], release: "iOS 5", confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/NavigationDelegate/NavigationDelegateFacts"]),
    Fact(
      "ND-02",
      "A delegate hears willShow with the wills and didShow with the dids",
      sources: [.vastdev], release: "iOS 5", confidence: .medium, standing: .orderFree,
      assertedIn: ["UIKitFactTests/NavigationDelegate/NavigationDelegateFacts"]),
    Fact(
      "ND-04",
      "A delegate hears no didShow of a pop that is given up",
      sources: [.radars, .libraryIssues], release: "iOS 8", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/InteractiveNavigation/InteractiveNavigationFacts"]),
  ]
}
