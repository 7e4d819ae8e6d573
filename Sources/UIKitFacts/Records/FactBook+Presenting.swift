extension FactBook {
  static let presenting: [Fact] = [
    Fact(
      "PT-01",
      "What is presented is loaded within the call, before it returns, and hears nothing else",
      sources: [.appleSample], release: "iOS 13",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Presenting/PresentingFacts"]),
    Fact(
      "PT-02",
      """
      The delegate is asked for presentation controller, animator and driver within the call, \
      before the load
      """,
      sources: [.appleSample], release: "iOS 13",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Presenting/PresentingFacts"]),
    Fact(
      "PT-03",
      "A request that will be refused for want of a window loads the presented view all the same",
      sources: [.appleSample], release: "iOS 13",
      confidence: .medium, standing: .required,
      assertedIn: [
        "UIKitFactTests/Presenting/PresentingFacts", "UIKitSemanticsTests/PresentationTests",
      ]),
    Fact(
      "PT-05",
      """
      The presentation controller is there first, and stays in force where the delegate has no \
      animator
      """,
      sources: [.session214], release: "iOS 8 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Presenting/PresentingFacts"]),
    Fact(
      "PT-06",
      "The automatic style reads back as a concrete one, a sheet for an application's classes",
      sources: [.headers17, .session224, .bookExamples], release: "iOS 13 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Presenting/PresentingFacts"]),
    Fact(
      "PT-07",
      """
      Who asks for the presentation controller settles the style: another style afterwards \
      changes nothing
      """,
      sources: [.bookExamples, .lazyNotes, .screensSources], release: "iOS 8 to 15",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Presenting/PresentingFacts"]),
    Fact(
      "PT-09",
      """
      Each presentation has a presentation controller of its own; the settings of the last one \
      are lost
      """,
      sources: [.screensSources], release: "iOS 15 to 26",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Presenting/PresentingFacts"]),
    Fact(
      "PT-10",
      """
      The active presentation controller is none until something is presented, and the adapted \
      one afterwards
      """,
      sources: [.headers17], release: "iOS 16 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Presenting/PresentingFacts"]),
    Fact(
      "PT-11",
      "A presentation controller hears once of its traits before the presentation begins",
      sources: [.libraryComments], release: "iOS 9 to 12",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Presenting/PresentingFacts"]),
    Fact(
      "PT-12",
      "A controller has its traits from its beginning",
      sources: [.bookExamples], release: "iOS 13 and later",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Presenting/PresentingFacts"]),
  ]
}
