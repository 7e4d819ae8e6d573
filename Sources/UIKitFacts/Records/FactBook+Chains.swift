extension FactBook {
  static let chains: [Fact] = [
    Fact(
      "MC-01",
      "Dismissed by itself, the top of a chain goes alone",
      sources: [.swiftNavigation], release: "iOS 17 and 18", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Chains/ChainFacts"]),
    Fact(
      "MC-04",
      "A dismissal asked of the sheet goes to its presenter",
      sources: [.uiKitReference, .lasso, .swiftNavigation], release: "iOS 12 to 18",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Chains/ChainFacts"]),
    Fact(
      "MC-05",
      "A dismissal of somebody who presents nothing and is not presented does nothing",
      sources: [.holistiKit], release: "a fake made after iOS 10", confidence: .medium,
      standing: .inferred,
      assertedIn: ["UIKitFactTests/Chains/ChainFacts"]),
    Fact(
      "MC-06",
      "What a child presents is presented by the container around it",
      sources: [.swiftNavigation, .lasso], release: "iOS 12 to 18", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Chains/ChainFacts"]),
    Fact(
      "MC-07",
      "Presenting from the completion of a dismissal is legal",
      sources: [.swiftNavigation], release: "iOS 17 and 18", confidence: .medium,
      standing: .library,
      assertedIn: ["UIKitFactTests/Chains/ChainFacts"]),
    Fact(
      "MC-09",
      "A presentation asked of somebody who presents already is refused with a message",
      sources: [.consoleThreads], release: "iOS 5 to 16", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Chains/ChainFacts"]),
    Fact(
      "MC-10",
      "A dismissal in the same turn as the presentation has no effect",
      sources: [.modalArticles], release: "iOS 5 to 8", confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Chains/ChainFacts"]),
  ]
}
