extension FactSource {
  /// What developers report of defects: issues, threads, records of bugs, and stacks of crashes.
  static let reports: [FactSource: Citation] = [
    .tabThread: Citation(
      "Stack Overflow 18927878", kind: .log,
      address: "https://stackoverflow.com/q/18927878", release: "iOS 7"),
    .pageThread: Citation(
      "Stack Overflow 48653763", kind: .log,
      address: "https://stackoverflow.com/q/48653763", release: "iOS 11"),
    .radars: Citation(
      """
      lionheart/openradar-mirror: 14058168, 12322346, 32106539, 18464897, 17961976, 20069328, \
      21137690, 14794181, 14897231
      """, kind: .log,
      address: "https://github.com/lionheart/openradar-mirror", release: "iOS 6 to 10"),
    .splitRadars: Citation(
      "lionheart/openradar-mirror: 29824842, 34186209, 17826464", kind: .log,
      address: "https://github.com/lionheart/openradar-mirror", release: "iOS 8 to 11"),
    .libraryIssues: Citation(
      """
      Issues of libraries, among them react-native-screens, Hero, DeckTransition, \
      BubbleTransition, ZFDragableModalTransition, stripe-ios, PanModal
      """, kind: .log,
      release: "iOS 8 to 17"),
    .crashStacks: Citation(
      """
      Stacks of public crash reports: zendesk_sdk_ios 491, mixpanel-iphone 709, and Apple's \
      own sample
      """, kind: .stack,
      release: "iOS 10 to 14"),
    .cancelThreads: Citation(
      "Stack Overflow on giving up an appearance; douglashill.co, 2019", kind: .log,
      address: "https://douglashill.co", release: "iOS 6 to 13"),
    .consoleThreads: Citation(
      "Stack Overflow 9088465 and 54148131, and other threads with messages of the console",
      kind: .log,
      address: "https://stackoverflow.com/q/9088465", release: "iOS 5 to 16"),
    .appleSample: Citation(
      "Apple's sample of a crash in a presentation, and a second stack with the same frames",
      kind: .stack,
      release: "iOS 13 and 14"),
    .finishStacks: Citation(
      "Stacks of public crash reports that end in completeTransition: alerts, web uploads, animators",
      kind: .stack,
      release: "iOS 8 to 18"),
    .screensPulls: Citation(
      "software-mansion/react-native-screens, pull requests 47, 352, 409, 3173 and 4407",
      kind: .log,
      address: "https://github.com/software-mansion/react-native-screens",
      release: "iOS 12 to 26"),
    .olderRadars: Citation(
      "lionheart/openradar-mirror: 20171073, 18552380, 32265769, 13162693",
      kind: .log,
      address: "https://github.com/lionheart/openradar-mirror",
      release: "iOS 6 to 10"),
    .libraryThreads: Citation(
      """
      Issues and pull requests of libraries, among them Coordinator 11, LifecycleHooks 2, \
      alpha-wallet-ios 5146, Spots 313, canvas-ios 3118, SlackTextViewController 300
      """,
      kind: .log,
      release: "iOS 8 to 18"),
    .rootSwipes: Citation(
      """
      Swipes at the root after which an app is stuck: SwipeBack, issue 3, Signal-iOS, pull \
      request 3540, and react-native-navigation, issue 645, where another swipe ends it
      """, kind: .log, address: "https://github.com/devxoul/SwipeBack/issues/3",
      release: "iOS 8 and 11"),
    .unanimatedThreads: Citation(
      """
      Issues of libraries on custom presentations without an animation: CardPresentationController \
      12, DeckTransition 40, UIViewController-Transitions-Example 4, PanModal 130; a comment in \
      Apple's header UIViewControllerTransitioning.h says otherwise
      """,
      kind: .log,
      release: "iOS 7 to 14"),
  ]
}
