extension FactBook {
  static let segues: [Fact] = [
    Fact(
      "UW-01",
      """
      An unwind searches, prepares the source and runs the action before anything is dismissed \
      or popped
      """,
      sources: [.bookExamples], release: "iOS 9 to 15",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitStoryboardTests/Unwinding/UnwindTests"]),
    Fact(
      "UW-02",
      "One dismissal takes several presented controllers, asked of the lowest presenter",
      sources: [.bookExamples], release: "iOS 10 to 15",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitStoryboardTests/Unwinding/UnwindTests"]),
    Fact(
      "UW-03",
      """
      The search begins at the source; a navigation offers those below from the top, without the \
      source's branch
      """,
      sources: [.bookExamples], release: "iOS 10 to 15",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitStoryboardTests/Unwinding/UnwindTests"]),
    Fact(
      "UW-04",
      "Once the presenter's branch was searched before the source, a defect",
      sources: [.bookExamples], release: "iOS 10 and 11",
      confidence: .medium, standing: .notCopied),
    Fact(
      "UW-06",
      "A container that offers children is not asked itself where one of them agrees",
      sources: [.bookExamples], release: "iOS 9 to 11",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitStoryboardTests/Unwinding/UnwindAnswerTests"]),
    Fact(
      "UW-07",
      """
      Who responds to an action can unwind to it; all children but the source's branch are \
      offered
      """,
      sources: [.headers17], release: "iOS 6 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitStoryboardTests/Unwinding/UnwindAnswerTests"]),
    Fact(
      "UW-09",
      "To a custom parent's child one dismissal is enough, sent to that child",
      sources: [.bookExamples], release: "iOS 9 to 15",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitStoryboardTests/Unwinding/UnwindTests"]),
    Fact(
      "SG-03",
      "After super in a segue's perform the coordinator of its presentation is there",
      sources: [.headers17], release: "iOS 9 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Presenting/PresentingFacts"]),
    Fact(
      "SG-04",
      "A segue lives as long as what it presents, and can animate the way back",
      sources: [.bookExamples], release: "iOS 9 to 15",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitStoryboardTests/Segues/SegueTests"]),
  ]
}
