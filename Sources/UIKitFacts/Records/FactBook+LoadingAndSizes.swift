extension FactBook {
  static let loadingAndSizes: [Fact] = [
    Fact(
      "CT-05",
      "A preferred size is told to the parent, or to the presentation controller",
      sources: [.session228], release: "iOS 8 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitEnvironmentTests/ResizeTests"]),
    Fact(
      "LV-01",
      "A loadView that makes nothing leaves its controller without a view, told as loaded once",
      sources: [.loggedContainers], release: "iOS 26",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Lifetime/LoadingFacts"]),
    Fact(
      "LV-02",
      "Another view is no loading; without one the next access loads again",
      sources: [.loggedContainers], release: "iOS 26",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Lifetime/LoadingFacts"]),
    Fact(
      "LV-03",
      "A memory warning reaches every controller and unloads nothing",
      sources: [.loggedContainers, .headers17], release: "iOS 6 to 26",
      confidence: .high, standing: .notHosted,
      because:
        "the host gives no memory warnings"),
    Fact(
      "LV-04",
      "A memory warning's notification that is posted by hand reaches no controller",
      sources: [.loggedContainers], release: "iOS 26",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Lifetime/LoadingFacts"]),
    Fact(
      "LV-05",
      "A controller that is popped at once lives until the dids are told",
      sources: [.loggedContainers], release: "iOS 26",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/StackStateFacts"]),
    Fact(
      "LV-07",
      "Who is pushed over and revealed again does not load again",
      sources: [.loggedContainers], release: "iOS 26",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/StackStateFacts"]),
    Fact(
      "LV-08",
      "Callbacks that are called by hand on who was dismissed bring nothing back",
      sources: [.sentry], release: "iOS 16 to 26",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Lifetime/LoadingFacts"]),
    Fact(
      "SZ-02",
      """
      A message of size goes no further where super is not called, neither to children nor to \
      presentations
      """,
      sources: [.session228, .headers17], release: "iOS 8 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Views/SizeMessageFacts"]),
    Fact(
      "SZ-05",
      "A message of traits goes the same way",
      sources: [.session228, .headers17], release: "iOS 8 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Views/SizeMessageFacts"]),
    Fact(
      "SZ-06",
      "The message changes no frame by itself",
      sources: [.session228], release: "iOS 8 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Views/SizeMessageFacts"]),
    Fact(
      "SZ-07",
      "Who is covered hears of a turn as well, and once more when the cover goes in the other size",
      sources: [.libraryThreads], release: "iOS 9 and 10",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Views/TurnFacts"]),
    Fact(
      "SZ-08",
      "A turn that a presentation forces is not told to its presenter",
      sources: [.bookExamples], release: "iOS 9",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Views/TurnFacts"]),
    Fact(
      "SZ-09",
      "A turn is a change of the window's bounds; no view is rotated",
      sources: [.session228, .bookExamples], release: "iOS 8 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Views/SizeMessageFacts"]),
    Fact(
      "SZ-12",
      "A launch tells nobody of traits",
      sources: [.bookExamples], release: "iOS 15",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Views/SizeMessageFacts"]),
    Fact(
      "RL-02",
      """
      A launch into another orientation tells of traits and not of size, and then is laid out, once \
      or more
      """,
      sources: [.bookExamples], release: "iOS 15",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Views/TurnFacts"]),
    Fact(
      "RL-03",
      """
      On a turn layout in a navigation comes after the messages of size and traits; a first one may \
      still have the old size
      """,
      sources: [.bookExamples], release: "iOS 13 to 15",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Views/TurnFacts"]),
  ]
}
