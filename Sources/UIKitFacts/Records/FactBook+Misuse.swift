extension FactBook {
  static let misuse: [Fact] = [
    Fact(
      "ER-01",
      """
      A presentation asked of a controller whose view is in no window is dropped with a \
      message, and its completion never runs
      """,
      sources: [.consoleThreads], release: "iOS 5 to 16", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "ER-02",
      "A presentation asked while another one runs is refused with a message",
      sources: [.consoleThreads], release: "iOS 5 to 16", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "ER-03",
      """
      A presentation asked of a presenter that presents at rest is refused with a message that \
      names whom it presents
      """,
      sources: [.consoleThreads], release: "iOS 8 to 16", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "ER-04",
      "Presenting somebody who is presented already raises an exception",
      sources: [.consoleThreads], release: "iOS 5 to 16", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "ER-05",
      """
      An end without a begin, or two changes of one controller at once, are complained of as \
      unbalanced
      """,
      sources: [.libraryIssues, .cancelThreads, .consoleThreads], release: "iOS 5 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "ER-06",
      "Changes of a stack that overlap are done, and UIKit complains",
      sources: [.consoleThreads], release: "iOS 5 to 16", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/BarFacts"]),
    Fact(
      "ER-07",
      """
      An appearance callback that is called by hand reaches its controller once more, and \
      recent releases complain
      """,
      sources: [.directCalls], release: "iOS 13 and later", confidence: .medium,
      standing: .required,
      assertedIn: ["UIKitFactTests/Errors/ErrorFacts"]),
    Fact(
      "ER-08",
      """
      An animator that never reports leaves the transition open: no did, no completion, touches \
      blocked, later requests dropped
      """,
      sources: [.consoleThreads, .programmingGuide], release: "iOS 7 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Errors/ErrorFacts", "UIKitGestureTests/TouchTests"]),
    Fact(
      "ER-09",
      """
      Nothing was observed of an animator that reports twice; here the second report does \
      nothing
      """,
      sources: [], release: "iOS 18", confidence: .low, standing: .gap,
      assertedIn: ["UIKitFactTests/Errors/ErrorFacts"]),
    Fact(
      "ER-10",
      "An animator may report within the call that starts it",
      sources: [.transitioningObjC], release: "iOS 9 to 11", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/ErrorFacts"]),
    Fact(
      "ER-11",
      "A container that forwards and drives by hand as well tells its child everything twice",
      sources: [.snapshotTesting, .libraryIssues], release: "iOS 8 to 17", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Errors/ErrorFacts"]),
  ]
}
