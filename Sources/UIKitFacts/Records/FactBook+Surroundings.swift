extension FactBook {
  static let surroundings: [Fact] = [
    Fact(
      "KF-01",
      "A presentation takes the keyboard away from what is below",
      sources: [.libraryThreads], release: "iOS 8 and later",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Keyboard/KeyboardFacts"]),
    Fact(
      "KF-02",
      "Forms keep the keyboard, other styles do not",
      sources: [.headers17], release: "iOS 4 to 17",
      confidence: .high, standing: .required,
      assertedIn: [
        "UIKitFactTests/Chains/PresenterFacts", "UIKitFactTests/Keyboard/KeyboardFacts",
      ]),
    Fact(
      "KF-03",
      "A controller does not become first responder again by itself",
      sources: [.libraryThreads], release: "iOS 11 to 13",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Keyboard/KeyboardFacts"]),
    Fact(
      "KF-04",
      "An editor of web pages hands over to the controller above it",
      sources: [.libraryThreads], release: "iOS 12",
      confidence: .low, standing: .notHosted,
      because:
        "there are no web views"),
    Fact(
      "KF-05",
      "After a presentation the focus is where it was",
      sources: [.headers17], release: "iOS 10 to 17",
      confidence: .high, standing: .notHosted,
      because:
        "there is no focus engine"),
    Fact(
      "KF-06",
      "Input views are looked for upwards from the first responder",
      sources: [.headers17], release: "iOS 3 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Keyboard/KeyboardFacts"]),
    Fact(
      "MX-01",
      "Of a chain that is dismissed from below the lowest did not read as being dismissed",
      sources: [.libraryComments], release: "iOS 11 and 12",
      confidence: .low, standing: .notCopied),
    Fact(
      "MX-02",
      "What is presented, and by whom, is known through parents",
      sources: [.headers17], release: "iOS 5 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Chains/PresenterFacts"]),
    Fact(
      "MX-03",
      "Without a context the root presents",
      sources: [.headers17], release: "iOS 3 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/OverContext/OverContextFacts"]),
    Fact(
      "MX-05",
      "A presenter goes on to respond to commands behind what it presents",
      sources: [.headers17], release: "iOS 13 and later",
      confidence: .high, standing: .notHosted,
      because:
        "there are no commands"),
    Fact(
      "MX-06",
      "Who presents from its own will may hear will, will and did in another order",
      sources: [.nativeScript], release: "iOS 9",
      confidence: .medium, standing: .inferred,
      assertedIn: ["UIKitFactTests/Chains/PresenterFacts"]),
    Fact(
      "MX-07",
      "A curl is complete, in full screen only",
      sources: [.bookExamples], release: "iOS 8 to 13",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Custom/TransitionStyleTests"]),
    Fact(
      "MX-09",
      "Who dismisses itself leaves its presenter free to present again",
      sources: [.swiftNavigation], release: "iOS 17 and 18",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Chains/PresenterFacts"]),
    Fact(
      "WB-01",
      "A status bar fades, whatever update is preferred",
      sources: [.bookExamples], release: "iOS 15",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/StatusBar/StatusBarFacts"]),
    Fact(
      "WB-02",
      "The status bar reads as light or dark, never as default",
      sources: [.bookExamples], release: "iOS 13 to 15",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/StatusBar/StatusBarFacts"]),
    Fact(
      "WB-05",
      "After a swipe that is given up a toolbar lost its buttons, a defect",
      sources: [.libraryThreads], release: "iOS 17",
      confidence: .low, standing: .notCopied),
    Fact(
      "WB-06",
      "Being key is a matter of the scene",
      sources: [.headers17], release: "iOS 15 and later",
      confidence: .high, standing: .notHosted,
      because:
        "there is one scene"),
    Fact(
      "WB-07",
      "A phone in low height hides its status bar by itself",
      sources: [.session228], release: "iOS 8 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/StatusBar/StatusBarFacts"]),
  ]
}
