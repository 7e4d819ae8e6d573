extension FactBook {
  static let pagesAndSplits: [Fact] = [
    Fact(
      "PV-01",
      "A delegate hears of turns by a finger only; a turn by code runs its own closure",
      sources: [.headers17], release: "iOS 6 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Pages/PageTurnTests"]),
    Fact(
      "PV-03",
      "After an animated turn by code the neighbours that were fetched before are kept",
      sources: [.olderRadars], release: "iOS 6 to 8",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Pages/PageFacts"]),
    Fact(
      "PV-04",
      "An animated turn by code may tell its did before the motion ends",
      sources: [.libraryThreads], release: "iOS 11",
      confidence: .low, standing: .notCopied),
    Fact(
      "PV-05",
      "Without a data source no finger turns",
      sources: [.headers17], release: "iOS 5 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Pages/PageTurnTests"]),
    Fact(
      "PV-07",
      "A curl with two sides takes two controllers at a time",
      sources: [.headers17], release: "iOS 5 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Pages/PageBackTests"]),
    Fact(
      "PV-08",
      """
      A first small drag asks for the next page, then the one before, then tells that it will \
      turn
      """,
      sources: [.pageNotes], release: "iOS 9",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Pages/PageFacts", "UIKitSemanticsTests/PageNeighboursTests"]),
    Fact(
      "PV-09",
      "A second drag asks nobody: the neighbours are kept",
      sources: [.pageNotes], release: "iOS 9",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Pages/PageFacts"]),
    Fact(
      "PV-10",
      "After a turn the next neighbour that way is fetched, when the delegate has been told",
      sources: [.pageNotes], release: "iOS 9",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Pages/PageFacts"]),
    Fact(
      "SV-06",
      "On an upright pad the delegate hears of the secondary alone",
      sources: [.bookExamples], release: "iOS 14 and 15",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Split/SplitTests"]),
    Fact(
      "SV-07",
      "In scarce width the list of controllers is not that of all columns, and children are",
      sources: [.bookExamples], release: "iOS 14 and 15",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Split/SplitTests"]),
    Fact(
      "SV-08",
      "A split view of columns does not ask the older questions of its delegate",
      sources: [.bookExamples], release: "iOS 14 and 15",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Split/SplitTests"]),
    Fact(
      "SV-09",
      "In scarce width the primary takes the secondary in, unless the delegate takes care of it",
      sources: [.headers17, .splitNotes], release: "iOS 8 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Split/SplitTests"]),
    Fact(
      "SV-11",
      "A split view is not collapsed until it enters a window",
      sources: [.splitNotes], release: "iOS 8 and 9",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Split/SplitTests"]),
    Fact(
      "SV-12",
      "Traits that are given to a split view expand it within the call",
      sources: [.session214], release: "iOS 8",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Split/SplitTests"]),
    Fact(
      "SV-13",
      "An application in the background collapses and expands once",
      sources: [.libraryThreads], release: "iOS 17 and 18",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Split/SplitTests"]),
    Fact(
      "SV-14",
      "A detail replaces the secondary, or is shown by the stack in scarce width",
      sources: [.headers17], release: "iOS 8 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Split/SplitTests"]),
    Fact(
      "SV-15",
      "A split view's mode reads as a concrete one at all times",
      sources: [.headers17], release: "iOS 8 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Split/SplitTests"]),
    Fact(
      "SR-01",
      "A search tells its delegate where it was begun by typing, not where code presents it",
      sources: [.headers17], release: "iOS 8 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitEnvironmentTests/SearchTests"]),
    Fact(
      "SR-02",
      "An active search is a presentation of the controller that shows it",
      sources: [.libraryThreads], release: "iOS 8 to 10",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitEnvironmentTests/SearchTests"]),
  ]
}
