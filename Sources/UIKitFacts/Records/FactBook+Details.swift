extension FactBook {
  static let details: [Fact] = [
    Fact(
      "LY-01",
      """
      Who appears is appearing once, after its will and when its view lies in the hierarchy, \
      and before its own layout and its did
      """,
      sources: [.uiKitReference, .isAppearingNotes, .loggedContainers, .presentationBlogs],
      release: "iOS 13 and later", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Layout/LayoutFacts"]),
    Fact(
      "LY-02",
      """
      In the will a view has no window yet; when it is appearing window, traits and safe area \
      are valid; subviews have their frames after layout
      """,
      sources: [.loggedContainers, .isAppearingNotes], release: "iOS 13 and later",
      confidence: .high, standing: .required,
      assertedIn: [
        "UIKitEnvironmentTests/TraitTests", "UIKitFactTests/Bars/SafeAreaTests",
        "UIKitFactTests/Layout/LayoutFacts",
      ]),
    Fact(
      "LY-03",
      """
      viewIsAppearing comes from the layout pass, not from the call that announced the \
      appearance
      """,
      sources: [.loggedContainers], release: "iOS 26", confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Layout/LayoutFacts"]),
    Fact(
      "LY-04",
      "Who was to disappear and returns is appearing again, with viewIsAppearing",
      sources: [.presentationBlogs, .session10145], release: "iOS 13 to 18", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Layout/LayoutFacts"]),
    Fact(
      "LY-05",
      "A begin by hand leads to viewIsAppearing too, where the view is in a window",
      sources: [.loggedContainers], release: "iOS 26", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Layout/LayoutFacts"]),
    Fact(
      "LY-07",
      """
      A root is laid out twice before it did appear, an animated push once; the number differs \
      between sources where nothing is animated
      """,
      sources: [.loggedContainers, .perfsuite, .lifecycleNotes], release: "iOS 13 to 26",
      confidence: .low, standing: .inferred,
      assertedIn: ["UIKitFactTests/Layout/LayoutFacts"]),
    Fact(
      "LY-08",
      "The presenter too is laid out while full screen comes",
      sources: [.remkoh], release: "iOS 12 and 13", confidence: .low, standing: .inferred,
      assertedIn: ["UIKitFactTests/Layout/LayoutFacts"]),
    Fact(
      "CO-01",
      "The completion of present runs after the last did",
      sources: [.uiKitReference, .uiKitTestable, .winObjC, .loggedContainers],
      release: "iOS 10 to 26", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Completion/CompletionFacts"]),
    Fact(
      "CO-03",
      "The completion of dismiss runs after the last did; the sheet is still alive in it",
      sources: [.uiKitReference, .uiKitTestable, .winObjC, .loggedContainers],
      release: "iOS 10 to 26", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Completion/CompletionFacts"]),
    Fact(
      "CO-04",
      "A presentation begins in a later turn than the call; the presenter knows of it at once",
      sources: [.programmingGuide, .lasso, .radars, .crashStacks], release: "iOS 8 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Completion/CompletionFacts"]),
    Fact(
      "CO-05",
      "A tab is selected within the call; a push waits for the layout pass",
      sources: [.loggedContainers, .lasso], release: "iOS 12 to 26", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Completion/CompletionFacts", "UIKitFactTests/Tabs/TabFacts"]),
    Fact(
      "CO-06",
      "What waits for a coordinator's end finds the dids delivered",
      sources: [.lasso, .coordinatorHeader], release: "iOS 12 and 13", confidence: .medium,
      standing: .required,
      assertedIn: ["UIKitFactTests/Completion/CompletionFacts"]),
    Fact(
      "CO-07",
      "The dids come inside of the animator's report that it is done",
      sources: [.crashStacks, .libraryIssues], release: "iOS 10 to 14", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Completion/CompletionFacts"]),
    Fact(
      "CO-08",
      "animationEnded is called when the animator reports that it is done",
      sources: [.transitionHeaders, .programmingGuide], release: "iOS 7 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Completion/CompletionFacts"]),
    Fact(
      "CO-09",
      "What is to be animated alongside runs just after the animator began",
      sources: [.coordinatorHeader, .programmingGuide], release: "iOS 7 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Completion/CompletionFacts"]),
    Fact(
      "CO-10",
      """
      A presentation controller hears that the change begins before the animator begins, and \
      that it ended after the report
      """,
      sources: [.programmingGuide], release: "iOS 8 and later", confidence: .medium,
      standing: .required,
      assertedIn: ["UIKitFactTests/Completion/CompletionFacts"]),
    Fact(
      "CO-11",
      "Given up, presentation controllers are told at the end that nothing was completed",
      sources: [.uiKitReference], release: "iOS 8 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Completion/CompletionFacts"]),
    Fact(
      "ST-01",
      "In its will a presented controller is being presented, and has its presenter",
      sources: [.winObjC], release: "a reimplementation of iOS 8 and 9", confidence: .medium,
      standing: .required,
      assertedIn: ["UIKitFactTests/State/StateFacts"]),
    Fact(
      "ST-02",
      "In the presenter's will the presented controller has loaded and was told nothing yet",
      sources: [.winObjC, .betterhee, .presentationBlogs], release: "iOS 13 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/State/StateFacts"]),
    Fact(
      "ST-04",
      "In the completion the presented controller is no longer being presented",
      sources: [.winObjC], release: "a reimplementation of iOS 8 and 9", confidence: .medium,
      standing: .required,
      assertedIn: ["UIKitFactTests/State/StateFacts"]),
    Fact(
      "ST-05",
      "In its will a dismissed controller is being dismissed, and still has its presenter",
      sources: [.winObjC], release: "a reimplementation of iOS 8 and 9", confidence: .medium,
      standing: .required,
      assertedIn: ["UIKitFactTests/State/StateFacts"]),
    Fact(
      "ST-08",
      "In its did a dismissed controller is being dismissed, and has no presenter any more",
      sources: [.swiftNavigation, .winObjC, .libraryIssues], release: "iOS 8 to 18",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/State/StateFacts"]),
    Fact(
      "ST-09",
      "A popped controller has no parent any more when it did disappear",
      sources: [.libraryIssues], release: "iOS 13 and later", confidence: .medium,
      standing: .required,
      assertedIn: ["UIKitFactTests/State/StateFacts"]),
    Fact(
      "CX-01",
      """
      From is who is seen at the beginning, to is who is seen at the end of a completed \
      transition; both controllers are there under every style
      """,
      sources: [.uiKitReference], release: "iOS 7 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Context/ContextFacts"]),
    Fact(
      "CX-02",
      "Where the presenter's view goes, both views are there, either way",
      sources: [.transitionHeaders, .customBlogs], release: "iOS 8 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Context/ContextFacts"]),
    Fact(
      "CX-03",
      "Where the presenter's view stays, its side has no view, and an animator leaves it alone",
      sources: [.radars, .customBlogs], release: "iOS 8 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Context/ContextFacts"]),
    Fact(
      "CX-04",
      "A side's view may be another one than its controller's",
      sources: [.uiKitReference, .transitionHeaders], release: "iOS 8 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Context/ContextFacts"]),
    Fact(
      "CX-05",
      """
      A frame of zero is unknown or does not matter; who comes has none at the beginning, and who \
      goes in a presentation, a push or a pop none at the end
      """,
      sources: [.transitionHeaders, .uiKitReference, .catalystRecords],
      release: "iOS 8 and later", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Context/FrameFacts"]),
    Fact(
      "CX-06",
      "UIKit makes the container and puts it in; the animator adds the view that comes",
      sources: [.customBlogs, .uiKitReference], release: "iOS 8 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Context/ContextFacts"]),
    Fact(
      "CX-07",
      """
      Under full screen the presenter's view lies in the container meanwhile and in no window \
      afterwards; the way back puts it below the one that leaves
      """,
      sources: [.customBlogs], release: "iOS 7 to 9", confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Context/ContextFacts"]),
    Fact(
      "CX-08",
      "A custom presentation without removal leaves the presenter's view where it was",
      sources: [.customBlogs, .radars], release: "iOS 8 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Context/ContextFacts"]),
    Fact(
      "CX-09",
      "A custom presentation with removal takes the presenter's view out of the window",
      sources: [.customBlogs], release: "iOS 8 and later", confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Context/ContextFacts"]),
    Fact(
      "CX-10",
      "Between a navigation's view and its top's there are views of UIKit's own",
      sources: [.customBlogs], release: "iOS 7 to 9", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Context/ContextFacts"]),
    Fact(
      "CX-11",
      """
      A presentation controller shows the presented controller's view over the whole container, \
      in full screen, and leaves the presenter's view
      """,
      sources: [.presentationHeader], release: "iOS 8 to 12", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Context/ContextFacts"]),
    Fact(
      "CX-12",
      """
      In a dismissal who leaves has the frame that its presentation gives it at the end as at the \
      beginning, whether the presenter's view was removed or not, also under a driver
      """,
      sources: [.catalystRecords, .appleSamples, .slideAnimators],
      release: "iOS 8 and later, and Mac Catalyst", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Context/FrameFacts"]),
    Fact(
      "CX-13",
      """
      In a custom presentation the presenter's initial frame is the one in which the presented view \
      will lie, and in a dismissal it is zero, though the presenter lies elsewhere all the while
      """,
      sources: [.catalystRecords], release: "Mac Catalyst", confidence: .medium,
      standing: .required,
      assertedIn: ["UIKitFactTests/Context/FrameFacts"]),
  ]
}
