extension FactBook {
  static let endings: [Fact] = [
    Fact(
      "CE-01",
      "The closures of present and dismiss run inside of the report that the animation is over",
      sources: [.finishStacks], release: "iOS 10 to 18",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitEnvironmentTests/AlertTests", "UIKitFactTests/Completion/EndingFacts"]),
    Fact(
      "CE-03",
      "A push and a pop tell their dids inside of that report too",
      sources: [.finishStacks], release: "iOS 8 and 9",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Completion/EndingFacts"]),
    Fact(
      "CE-04",
      "Who presents from a coordinator's completion of a push is judged as at rest",
      sources: [.finishStacks], release: "iOS 10",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Completion/EndingFacts"]),
    Fact(
      "CE-06",
      """
      What an animator leaves in a navigation's container stays; only the view that left is \
      taken out
      """,
      sources: [.libraryComments], release: "iOS 11",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Completion/EndingFacts"]),
    Fact(
      "CE-07",
      "After a pull that is given up, what the animations changed is as it was",
      sources: [.libraryComments, .session218], release: "iOS 7 to 11",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Animation/PercentDrivenTests"]),
    Fact(
      "CE-09",
      "The wills and the delegate's willShow are told as a pull begins, before any progress",
      sources: [.session218], release: "iOS 7 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Completion/EndingFacts"]),
    Fact(
      "CR-01",
      "A child has the coordinator of whoever is presented, dismissed, pushed or popped around it",
      sources: [.headers17], release: "iOS 7 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Presenting/PresentingFacts"]),
    Fact(
      "CR-03",
      "In a presented navigation the block alongside was lost and the completion ran, a defect",
      sources: [.olderRadars], release: "iOS 8",
      confidence: .medium, standing: .notCopied),
    Fact(
      "CR-04",
      "Who asks to animate alongside is told whether that was queued",
      sources: [.headers17], release: "iOS 7 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Completion/EndingFacts"]),
    Fact(
      "CR-05",
      "Views outside of the container are animated alongside by naming an ancestor of theirs",
      sources: [.headers17], release: "iOS 7 and later",
      confidence: .high, standing: .ofApps),
    Fact(
      "CR-06",
      "The end of the interactive part is told once, before the wills of a way back",
      sources: [.headers17], release: "iOS 7 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Animation/DriverFacts"]),
    Fact(
      "CR-08",
      "In willShow the coordinator is there, and tells who is popped and whether a finger does it",
      sources: [.libraryThreads], release: "iOS 10 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Completion/EndingFacts"]),
    Fact(
      "CR-09",
      "A coordinator is gone when the transition is over and its last block has run",
      sources: [.headers17], release: "iOS 7 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Completion/EndingFacts"]),
    Fact(
      "CR-10",
      "At the end of a pull the coordinator tells how far it came",
      sources: [.headers17], release: "iOS 7 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Animation/DriverFacts"]),
    Fact(
      "CR-11",
      "An application that is suspended in a transition finds it over, and no coordinator",
      sources: [.nativeScript], release: "iOS 9 and later",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitEnvironmentTests/ApplicationLifeTests"]),
  ]
}
