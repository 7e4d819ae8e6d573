extension FactBook {
  static let containers: [Fact] = [
    Fact(
      "TB-01",
      """
      A tab: the new one will appear and the old one will disappear within the setter; then the \
      old one did disappear and the new one did appear
      """,
      sources: [.loggedContainers], release: "iOS 26", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Tabs/TabFacts"]),
    Fact(
      "TB-02",
      "The same order in older releases",
      sources: [.tabLogs], release: "iOS 5 to 13", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Tabs/TabFacts"]),
    Fact(
      "TB-04",
      "A tab bar controller tells its child from within its own callbacks",
      sources: [.crashStacks], release: "iOS 10 to 14", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Tabs/TabFacts"]),
    Fact(
      "TB-05",
      "A delegate is asked and told of taps, never of selections by code",
      sources: [.uiKitReference], release: "iOS 13 to 18", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Tabs/TabFacts"]),
    Fact(
      "TB-06",
      "A tab that is pulled and given up disappears again, and the other one returns",
      sources: [.eventForwarding], release: "iOS 8 to 15", confidence: .medium,
      standing: .orderFree,
      assertedIn: ["UIKitFactTests/Tabs/TabFacts"]),
    Fact(
      "PG-01",
      """
      A page that scrolls: the new one will appear, the old one will disappear, the new one did \
      appear, the old one did disappear
      """,
      sources: [.viewEvents], release: "iOS 7", confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Pages/PageFacts"]),
    Fact(
      "PG-02",
      """
      A page that scrolls, given up: the old one will and did appear, then the new one will and did \
      disappear
      """,
      sources: [.viewEvents], release: "iOS 7", confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Pages/PageFacts"]),
    Fact(
      "PG-03",
      """
      A page that curls: the new one will appear, the old one will disappear, the old one did \
      disappear, the new one did appear
      """,
      sources: [.viewEvents], release: "iOS 7", confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Pages/PageFacts"]),
    Fact(
      "PG-04",
      """
      A page that curls, given up: the new one will disappear, the old one will appear, the new one \
      did disappear, the old one did appear
      """,
      sources: [.viewEvents], release: "iOS 7", confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Pages/PageFacts"]),
    Fact(
      "PG-05",
      """
      Pages that are set while the controller loads load, appear and get their parent before \
      the first layout
      """,
      sources: [.pageThread], release: "iOS 11", confidence: .medium, standing: .orderFree,
      assertedIn: ["UIKitFactTests/Pages/PageFacts"]),
    Fact(
      "PG-06",
      """
      A container that imitates pages begins both sides, ends both, and on the way back begins \
      both the other way first
      """,
      sources: [.parchment], release: "a library's own calls", confidence: .high,
      standing: .library,
      assertedIn: ["UIKitFactTests/Pages/PageFacts"]),
    Fact(
      "CC-01",
      """
      Children that are exchanged without views are told of their parents alone: who comes will \
      move, who goes will move, then both did
      """,
      sources: [.workflow], release: "iOS 14 and later", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Containers/ContainerFacts"]),
    Fact(
      "CC-03",
      "Begin and end around moved views tell each child once, though views enter the window",
      sources: [.workflow], release: "iOS 14 and later", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Containers/ContainerFacts"]),
    Fact(
      "CC-04",
      """
      Adding a child tells it only that it will move, removing it only that it did; the other \
      halves are the container's
      """,
      sources: [.workflow, .controllerHeader], release: "iOS 13 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Containers/ContainerFacts"]),
    Fact(
      "CC-05",
      """
      A child that is added to a visible parent will move, loads, will appear, did move, is and \
      did appear
      """,
      sources: [.loggedContainers], release: "iOS 26", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Containers/ContainerFacts"]),
    Fact(
      "CC-06",
      "A child that is never told that it did move gets its appearance all the same",
      sources: [.loggedContainers], release: "iOS 26", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Containers/ContainerFacts"]),
    Fact(
      "CC-07",
      """
      A view that enters a visible parent without its controller being a child still tells the \
      controller that it appears
      """,
      sources: [.loggedContainers, .ivanChan], release: "iOS 9 and 26", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Containers/ContainerFacts"]),
    Fact(
      "CC-08",
      """
      A view that was added while the parent loaded, without its controller being a child, \
      loads and is told nothing more
      """,
      sources: [.ivanChan], release: "iOS 9", confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Containers/ContainerFacts"]),
    Fact(
      "CC-09",
      "A child whose view is not added is told that it will move, and of no appearance",
      sources: [.loggedContainers], release: "iOS 26", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Containers/ContainerFacts"]),
    Fact(
      "CC-10",
      "A child that is added before its parent appears appears with it",
      sources: [.pageThread, .eventForwarding], release: "iOS 8 to 11", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Containers/ContainerFacts"]),
    Fact(
      "CC-11",
      "Without forwarding a child is told nothing that its container does not announce",
      sources: [.loggedContainers], release: "iOS 26", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Containers/ContainerFacts"]),
    Fact(
      "CC-12",
      "Without forwarding a begin tells a child that it will appear, and the end that it did",
      sources: [.loggedContainers], release: "iOS 26", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Containers/ContainerFacts"]),
    Fact(
      "CC-13",
      """
      transition(from:to:): the old child will disappear, the new one will appear, then the new \
      one did appear and the old one did disappear
      """,
      sources: [.eventForwarding], release: "iOS 8 to 15", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Containers/ContainerFacts"]),
    Fact(
      "CC-14",
      """
      The same by hand, without forwarding, tells the same; the built-in call must not be used \
      there
      """,
      sources: [.eventForwarding, .controllerHeader], release: "iOS 8 to 15", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Containers/ContainerFacts"]),
    Fact(
      "BE-01",
      "A begin of a controller that is gone: it will appear",
      sources: [.modals], release: "iOS 11 and later", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/BeginEnd/BeginEndFacts"]),
    Fact(
      "BE-02",
      "A begin and an end of a controller that is gone: it will and did appear",
      sources: [.modals], release: "iOS 11 and later", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/BeginEnd/BeginEndFacts"]),
    Fact(
      "BE-04",
      "An end of a controller that is on its way in: it did appear",
      sources: [.modals], release: "iOS 11 and later", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/BeginEnd/BeginEndFacts"]),
    Fact(
      "BE-05",
      """
      An opposite begin of a controller that is on its way in: it will disappear, and no end is \
      needed in between
      """,
      sources: [.modals], release: "iOS 11 and later", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/BeginEnd/BeginEndFacts"]),
    Fact(
      "BE-08",
      "A begin and an end of a controller that leaves: it will and did disappear",
      sources: [.modals], release: "iOS 11 and later", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/BeginEnd/BeginEndFacts"]),
    Fact(
      "BE-14",
      "Who gives up an appearance announces a disappearance and ends it once",
      sources: [.cancelThreads], release: "iOS 6 to 13", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/BeginEnd/BeginEndFacts"]),
    Fact(
      "BE-15",
      "A begin by hand does not merge with a change that the window has opened: both are told in full",
      sources: [.snapshotTesting, .libraryIssues], release: "iOS 8 to 17", confidence: .medium,
      standing: .required,
      assertedIn: [
        "UIKitFactTests/BeginEnd/BeginEndFacts", "UIKitSemanticsTests/AppearanceMachineTests",
      ]),
  ]
}
