extension FactBook {
  static let launch: [Fact] = [
    Fact(
      "LW-01",
      """
      A navigation that is a window's first root: its top loads, will appear, is appearing, is \
      laid out at least once and did appear
      """,
      sources: [.loggedContainers, .lifecycleNotes], release: "iOS 13 to 26", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Launch/LaunchFacts"]),
    Fact(
      "LW-02",
      """
      A plain root at launch: it makes and loads its view, will appear, is laid out and did \
      appear
      """,
      sources: [.remkoh, .eventForwarding], release: "iOS 12 to 15", confidence: .medium,
      standing: .required,
      assertedIn: ["UIKitFactTests/Launch/LaunchFacts"]),
    Fact(
      "LW-03",
      """
      Making a window visible loads the root's view within the call; the root did appear only \
      in a later turn
      """,
      sources: [.rootSwapNotes], release: "iOS 8 to 15", confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Launch/LaunchFacts"]),
    Fact(
      "LW-04",
      """
      The application delegate hears that the application became active before or after the \
      root will appear, by release
      """,
      sources: [.rootSwapNotes], release: "iOS 8 to 11, by release", confidence: .medium,
      standing: .otherProfile),
    Fact(
      "LW-05",
      """
      Outside a window that is key and visible nobody is told of an appearance, though views \
      are loaded when they are asked for
      """,
      sources: [.lasso], release: "iOS 12 and 13", confidence: .high, standing: .required,
      assertedIn: [
        "UIKitFactTests/Launch/LaunchFacts", "UIKitFactTests/OverContext/ContextPushTests",
      ]),
    Fact(
      "LW-06",
      "A root that is replaced will and did disappear; the new one loads, will and did appear",
      sources: [.holistiKit], release: "a fake made after iOS 10", confidence: .low,
      standing: .orderFree,
      assertedIn: ["UIKitFactTests/Launch/LaunchFacts"]),
    Fact(
      "LW-07",
      "A root that is taken away without another will and did disappear",
      sources: [.holistiKit], release: "a fake made after iOS 10", confidence: .low,
      standing: .orderFree,
      assertedIn: ["UIKitFactTests/Launch/LaunchFacts"]),
    Fact(
      "LW-09",
      """
      Another root does not dismiss what the old one presents: dismiss first, then exchange the \
      roots
      """,
      sources: [.rootSwapNotes], release: "iOS 8 to 15", confidence: .medium, standing: .inferred,
      assertedIn: ["UIKitFactTests/Launch/LaunchFacts"]),
  ]
}
