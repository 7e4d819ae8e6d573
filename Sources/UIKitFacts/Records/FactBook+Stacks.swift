extension FactBook {
  static let stacks: [Fact] = [
    Fact(
      "NX-03",
      "The stack of a navigation that lies in something in transition cannot be set",
      sources: [.screensPulls], release: "iOS 13",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/StackStateFacts"]),
    Fact(
      "NX-04",
      "Who presents while its view is in no window presents nothing, and no closure runs",
      sources: [.screensSources], release: "iOS 13 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "NX-05",
      "In a pop the view that returns enters the window after its will",
      sources: [.screensPulls], release: "iOS 26",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/StackStateFacts"]),
    Fact(
      "NX-06",
      "As a navigation's change begins its views leave the window and come back",
      sources: [.screensPulls], release: "iOS 12",
      confidence: .medium, standing: .otherProfile),
    Fact(
      "NX-07",
      "Who is presented is a navigation's visible controller, else the top",
      sources: [.headers17], release: "iOS 2 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/StackStateFacts"]),
    Fact(
      "NX-10",
      """
      When a popped controller's children hear that it goes, it is not moving from its parent \
      any more
      """,
      sources: [.libraryThreads], release: "iOS 10 and 11",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/StackStateFacts"]),
    Fact(
      "NX-11",
      """
      In its will a popped controller is moving from its parent, and a dismissed one is being \
      dismissed
      """,
      sources: [.headers17], release: "iOS 5 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/StackStateFacts"]),
    Fact(
      "NX-12",
      """
      A swipe back that is given up has told its will, with the flag; did and parent tell who is \
      gone
      """,
      sources: [.libraryThreads], release: "iOS 8 to 16",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/StackStateFacts"]),
    Fact(
      "NX-13",
      "The bar's delegate is asked whether to pop when a swipe begins",
      sources: [.libraryThreads], release: "iOS 8 and 9",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/StackStateFacts"]),
    Fact(
      "NX-14",
      "To push what is in the stack has no effect, says the header",
      sources: [.headers17], release: "iOS 2 to 17",
      confidence: .low, standing: .notCopied),
    Fact(
      "NX-15",
      "A second recognizer pops from anywhere in the content",
      sources: [.headers26, .screensPulls], release: "iOS 26",
      confidence: .high, standing: .otherProfile),
    Fact(
      "NX-16",
      "A navigation may ignore a preferred look: it honours zoom",
      sources: [.headers26], release: "iOS 18 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/InteractiveNavigation/ZoomTests"]),
    Fact(
      "NX-17",
      "A zoom asks for its source again for the way back",
      sources: [.headers26], release: "iOS 18 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/InteractiveNavigation/ZoomTests"]),
    Fact(
      "NX-18",
      "A zoom's delegate is asked whether a finger may dismiss",
      sources: [.headers26], release: "iOS 18 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/InteractiveNavigation/ZoomTests"]),
    Fact(
      "NX-19",
      "A bar that is hidden or shown gives the top another size without a message",
      sources: [.bookExamples], release: "iOS 13 to 15",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/StackStateFacts"]),
    Fact(
      "NX-21",
      "Pushes that are asked for one from the other's loading all count",
      sources: [.swiftNavigation], release: "iOS 17 and 18",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/StackStateFacts"]),
    Fact(
      "NX-22",
      "A push, a pop and a push of another reach each count",
      sources: [.swiftNavigation], release: "iOS 17 and 18",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Navigation/StackStateFacts"]),
    Fact(
      "TX-02",
      """
      What is presented in a tab's context leaves the tab black after a visit to another, a \
      defect
      """,
      sources: [.olderRadars, .bookExamples], release: "iOS 8 to 13",
      confidence: .high, standing: .notCopied),
    Fact(
      "TX-03",
      "A searched controller hears nothing when another tab is selected, a defect",
      sources: [.olderRadars], release: "iOS 10",
      confidence: .medium, standing: .notCopied),
    Fact(
      "TX-04",
      "Of more than five children the rest sit under a navigation of the system's",
      sources: [.headers17], release: "iOS 2 to 17",
      confidence: .high, standing: .notHosted,
      because:
        "there is no such navigation"),
    Fact(
      "TX-05",
      "To change a tab bar that a controller owns raises",
      sources: [.headers17], release: "iOS 2 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Tabs/TabListTests"]),
    Fact(
      "TX-06",
      "Once tabs are set the list of controllers counts no more",
      sources: [.headers26], release: "iOS 18 and later",
      confidence: .high, standing: .notHosted,
      because:
        "tabs as objects are a way to set the controllers here, and are not asked about"),
    Fact(
      "TX-07",
      "Who selects for a finger of its own tells no delegate",
      sources: [.libraryThreads], release: "iOS 11",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Chains/PresenterFacts"]),
    Fact(
      "TX-08",
      "Children have no say in orientations under a tab bar controller",
      sources: [.bookExamples], release: "iOS 8 to 15",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Views/TurnFacts"]),
  ]
}
