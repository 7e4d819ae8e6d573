extension FactBook {
  static let lifetime: [Fact] = [
    Fact(
      "NE-c",
      "A pop of the controller that presents does not dismiss what it presents",
      sources: [.swiftNavigation], release: "iOS 17 and 18", confidence: .medium,
      standing: .orderFree,
      assertedIn: ["UIKitFactTests/Lifetime/LifetimeFacts"]),
    Fact(
      "NE-d",
      "A tab that was never selected is told nothing",
      sources: [.loggedContainers, .tabLogs], release: "iOS 5 to 26", confidence: .high,
      standing: .orderFree,
      assertedIn: ["UIKitFactTests/Containers/ContainerFacts", "UIKitFactTests/Tabs/TabFacts"]),
    Fact(
      "NE-e",
      """
      Split view controllers left out, or doubled, appearance callbacks of their columns; all \
      reported as defects
      """,
      sources: [.splitRadars], release: "iOS 8 to 11", confidence: .medium, standing: .notCopied),
    Fact(
      "DL-a",
      "A popped controller is released after the one below did appear",
      sources: [.loggedContainers, .lifecycleNotes], release: "iOS 9 to 26", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Lifetime/LifetimeFacts"]),
    Fact(
      "DL-b",
      "A dismissed controller is alive in the completion and released after it",
      sources: [.loggedContainers], release: "iOS 26", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Lifetime/LifetimeFacts"]),
    Fact(
      "DL-c",
      "A controller that is taken out of a stack unseen is released within the call",
      sources: [.loggedContainers], release: "iOS 26", confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Lifetime/LifetimeFacts"]),
    Fact(
      "DL-d",
      "A view that is set to none is made and loaded anew when it is asked for",
      sources: [.loggedContainers], release: "iOS 26", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Lifetime/LifetimeFacts"]),
  ]
}
