extension FactBook {
  static let custom: [Fact] = [
    Fact(
      "CU-01",
      "A custom presentation that leaves the presenter's view tells the presenter nothing",
      sources: [.libraryIssues, .customBlogs], release: "iOS 7 to 13", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Custom/CustomFacts"]),
    Fact(
      "CU-02",
      """
      A custom presentation that removes the presenter's view tells the presenter as full \
      screen does
      """,
      sources: [.transitioningObjC, .libraryIssues, .uiKitHeaders], release: "iOS 9 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Custom/CustomFacts"]),
    Fact(
      "CU-03",
      "Full screen with an animator of the app's own tells the same as with the system's",
      sources: [.customBlogs, .libraryIssues], release: "iOS 8 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Custom/CustomFacts"]),
    Fact(
      "CU-04",
      """
      Where the presenter stays, an animator may tell it with begin and end: its did comes with \
      the end, before the dids inside of the report
      """,
      sources: [.libraryIssues], release: "iOS 8 to 17", confidence: .high, standing: .library,
      assertedIn: ["UIKitFactTests/Custom/CustomFacts"]),
    Fact(
      "CU-05",
      """
      Under full screen a begin and an end by hand come on top of UIKit's own: calls are \
      unbalanced or doubled
      """,
      sources: [.libraryIssues], release: "iOS 8", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Custom/CustomFacts"]),
    Fact(
      "CU-06",
      """
      A presentation controller may begin and end its presenter's change in its own hooks \
      without a complaint
      """,
      sources: [.libraryIssues], release: "iOS 9 to 11", confidence: .medium, standing: .library,
      assertedIn: ["UIKitFactTests/Custom/CustomFacts"]),
    Fact(
      "CU-09",
      """
      A custom presentation or dismissal that is not animated asks for a presentation controller, \
      and for no animator and no driver; UIKit itself puts the presented view in and takes it out
      """,
      sources: [.unanimatedThreads], release: "iOS 7 to 14", confidence: .medium,
      standing: .required,
      assertedIn: ["UIKitFactTests/Custom/UnanimatedFacts"]),
    Fact(
      "CU-10",
      "A presentation asks for a presentation controller, an animator, a driver, in this order",
      sources: [.programmingGuide], release: "iOS 8 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Custom/CustomFacts"]),
    Fact(
      "CU-11",
      "A dismissal asks for an animator, then for a driver",
      sources: [.programmingGuide], release: "iOS 8 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Custom/CustomFacts"]),
  ]
}
