extension FactBook {
  static let userSheets: [Fact] = [
    Fact(
      "SS-01",
      """
      Each tug at a sheet asks and announces anew; only the one that succeeds is told of at its \
      end
      """,
      sources: [.session224, .headers17], release: "iOS 13 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Sheets/SheetDelegateFacts"]),
    Fact(
      "SS-04",
      "willDismiss comes before everything else of the dismissal, and has a coordinator",
      sources: [.headers17, .session224, .bookExamples], release: "iOS 13 to 17",
      confidence: .high, standing: .required,
      assertedIn: [
        "UIKitFactTests/Sheets/SheetDelegateFacts", "UIKitFactTests/Sheets/SheetGestureFacts",
      ]),
    Fact(
      "SS-05",
      "What willDismiss animates alongside goes with the finger, and back with it",
      sources: [.bookExamples], release: "iOS 13",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Sheets/SheetGestureFacts"]),
    Fact(
      "SS-06",
      "A sheet is pulled anywhere on it; a list in it that is at its top hands the pull over",
      sources: [.session224], release: "iOS 13 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Sheets/SheetScrollFacts"]),
    Fact(
      "SS-07",
      "While it is modal in its presentation, a controller lets no touch beside it through",
      sources: [.headers17], release: "iOS 13 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Sheets/SheetTouchFacts"]),
    Fact(
      "SS-08",
      """
      Sheets that go with one below are not asked or told as by a finger; each did disappear, \
      without a presenter
      """,
      sources: [.screensSources], release: "iOS 15 to 26",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Sheets/SheetDelegateFacts"]),
    Fact(
      "SS-09",
      """
      Who is covered by a full screen did disappear, is not being dismissed, and has its \
      presenter
      """,
      sources: [.screensSources], release: "iOS 13 to 26",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Sheets/SheetDelegateFacts"]),
    Fact(
      "SS-11",
      "A tug that is given up takes the first responder's accessory away for good",
      sources: [.libraryThreads], release: "iOS 13",
      confidence: .medium, standing: .notCopied),
    Fact(
      "DE-01",
      "A delegate hears of a detent that the user chose, never of one that code selects",
      sources: [.headers17, .sheetReference], release: "iOS 15 and later",
      confidence: .high, standing: .required,
      assertedIn: [
        "UIKitFactTests/Sheets/DetentGestureFacts", "UIKitFactTests/Sheets/SheetDelegateFacts",
      ]),
    Fact(
      "DE-02",
      "A sheet's delegate is its presentation controller's",
      sources: [.headers17], release: "iOS 15 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Sheets/SheetDelegateFacts"]),
    Fact(
      "DE-03",
      "A sheet is large by default; without a selection the lowest detent counts",
      sources: [.headers17, .sheetReference], release: "iOS 15 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Sheets/DetentTests"]),
    Fact(
      "DE-04",
      "When animateChanges returns the sheet is laid out as it will be",
      sources: [.headers17], release: "iOS 15 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Sheets/SheetDelegateFacts"]),
    Fact(
      "DE-08",
      "Scrolling at the top expands a sheet first, where a larger detent is left",
      sources: [.headers17], release: "iOS 15 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Sheets/SheetScrollFacts"]),
    Fact(
      "DE-10",
      "In low height a sheet fills the screen unless it asks for its edge",
      sources: [.headers17], release: "iOS 15 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Sheets/DetentGestureFacts"]),
    Fact(
      "DE-11",
      "A tap on a sheet's grabber leads from detent to detent, and round again",
      sources: [.interfaceGuidelines], release: "iOS 15 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Sheets/GrabberFacts"]),
    Fact(
      "PA-01",
      """
      A delegate hears before each presentation which style it takes on, none where it keeps its \
      own
      """,
      sources: [.headers17], release: "iOS 8 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/OverContext/AdaptiveCrossingTests"]),
    Fact(
      "PA-03",
      "The delegate's method with traits is asked before the one without",
      sources: [.headers17], release: "iOS 8 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/OverContext/PopoverFacts"]),
    Fact(
      "PA-04",
      "In little width a popover becomes a sheet, which can be set up beforehand",
      sources: [.session224, .headers17], release: "iOS 13 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/OverContext/PopoverFacts"]),
    Fact(
      "PA-06",
      "A tap beside a popover dismisses what is presented in it, and leaves the popover",
      sources: [.bookExamples], release: "iOS 8 to 13",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/OverContext/PopoverFacts"]),
    Fact(
      "PA-08",
      "A popover from a bar's button lets the bar's other buttons through",
      sources: [.bookExamples], release: "iOS 8 to 13",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/OverContext/PopoverFacts"]),
    Fact(
      "PA-09",
      "A popover's arrow points nowhere until it is presented",
      sources: [.headers17], release: "iOS 8 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Sheets/SheetDelegateFacts"]),
    Fact(
      "PA-11",
      "A delegate is asked where a popover is to point when its place changes",
      sources: [.headers17], release: "iOS 8 and later",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/OverContext/PopoverFacts"]),
    Fact(
      "PA-12",
      "Another size class while something is presented exchanges the presentation controller",
      sources: [.session228], release: "iOS 8",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/OverContext/PopoverFacts"]),
  ]
}
