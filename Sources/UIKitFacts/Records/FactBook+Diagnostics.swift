extension FactBook {
  static let diagnostics: [Fact] = [
    Fact(
      "D1",
      "UIKit logs unbalanced calls where an end finds nothing open, and goes on",
      sources: [.libraryIssues, .consoleThreads], release: "iOS 5 to 17", confidence: .high,
      standing: .required,
      assertedIn: [
        "UIKitFactTests/Errors/DiagnosticFacts", "UIKitProofTests/Shrunk/EndedByHandTests",
      ]),
    Fact(
      "D2",
      "UIKit drops a presentation whose presenter is in no window, with a message",
      sources: [.consoleThreads], release: "iOS 5 to 16", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "D3",
      """
      UIKit drops a presentation whose presenter presents at rest, with a message that names \
      the resolved presenter; it is judged before the window is
      """,
      sources: [.consoleThreads], release: "iOS 8 to 16", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "D4",
      """
      UIKit drops a presentation while another one or a dismissal of the same presenter runs, \
      with one message each
      """,
      sources: [.consoleThreads], release: "iOS 8 to 26", confidence: .high, standing: .required,
      assertedIn: [
        "UIKitFactTests/Errors/DiagnosticFacts", "UIKitStoryboardTests/Segues/SegueTests",
      ]),
    Fact(
      "D5",
      "UIKit drops a dismissal while what is presented still comes or goes, with a message",
      sources: [.consoleThreads, .radars], release: "iOS 8 to 26", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "D6",
      "UIKit discourages a presentation from a controller that nobody holds, and presents",
      sources: [.consoleThreads], release: "iOS 8 to 16", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "D7",
      """
      UIKit says that a navigation bar may be damaged where animated changes of a stack \
      overlap, and does both
      """,
      sources: [.consoleThreads], release: "iOS 5 to 13", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/BarFacts"]),
    Fact(
      "D8",
      "UIKit refuses a change of a stack above which a presentation begins",
      sources: [.consoleThreads], release: "iOS 8 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "D9",
      "Pushing a controller that is in the stack raises an exception when the push is applied",
      sources: [.consoleThreads, .libraryIssues], release: "iOS 17 to 26", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "D10",
      "Presenting a controller that is presented raises an exception; it is judged first of all",
      sources: [.consoleThreads], release: "iOS 5 to 26", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "D11",
      "Presenting a controller that has a parent raises an exception",
      sources: [.consoleThreads], release: "iOS 13 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "D12",
      "Presenting a controller on itself raises an exception",
      sources: [.consoleThreads], release: "iOS 8 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "D13",
      "A popover that points at nothing raises an exception when it begins, not within the call",
      sources: [.crashStacks], release: "iOS 13 and later", confidence: .high, standing: .required,
      assertedIn: [
        "UIKitEnvironmentTests/AlertTests", "UIKitFactTests/OverContext/PopoverFacts",
        "UIKitStoryboardTests/Segues/PopoverTests",
      ]),
    Fact(
      "D14",
      "Giving a controller another controller's view raises an exception",
      sources: [.consoleThreads], release: "iOS 5 to 16", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "D15",
      """
      A child's view under the view of a controller that is not its parent raises an exception; \
      an orphan's does not
      """,
      sources: [.consoleThreads], release: "iOS 5 to 16", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "D16",
      "Adding a window's root as a child raises an exception",
      sources: [.consoleThreads], release: "iOS 5 to 16", confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "D17",
      "Popping to a controller that is not in the stack raises an exception",
      sources: [.consoleThreads], release: "iOS 5 to 16", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "D18",
      "A transition between controllers without a common parent raises an exception",
      sources: [.consoleThreads], release: "iOS 5 to 16", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Errors/DiagnosticFacts"]),
    Fact(
      "D19",
      "Pushing nothing is logged and ignored",
      sources: [.consoleThreads], release: "iOS 5 to 16", confidence: .medium, standing: .notInSwift
    ),
    Fact(
      "D20",
      "Releasing a property animator that is paused or stopped raises an exception",
      sources: [.consoleThreads], release: "iOS 10 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/Errors/AnimatorFacts"]),
    Fact(
      "D21",
      """
      A view that is first asked for while its controller is released is complained of, and not \
      loaded
      """,
      sources: [.consoleThreads], release: "iOS 8 to 16", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Lifetime/ReleaseFacts"]),
    Fact(
      "D22",
      "UIKit logs that an appearance callback is called by hand, and goes on",
      sources: [.directCalls], release: "iOS 13 and later", confidence: .medium,
      standing: .required,
      assertedIn: ["UIKitFactTests/Errors/ErrorFacts"]),
    Fact(
      "K1",
      "Performing a segue that the scene does not have raises an exception",
      sources: [], release: "any", confidence: .low, standing: .generalKnowledge,
      assertedIn: ["UIKitStoryboardTests/Segues/SegueTests"]),
    Fact(
      "K2",
      "Asking for a storyboard that is not there raises an exception",
      sources: [], release: "any", confidence: .low, standing: .generalKnowledge,
      assertedIn: ["UIKitStoryboardTests/Making/StoryboardTests"]),
    Fact(
      "K3",
      "Asking a storyboard for a controller that it does not have raises an exception",
      sources: [], release: "any", confidence: .low, standing: .generalKnowledge,
      assertedIn: ["UIKitStoryboardTests/Making/StoryboardTests"]),
    Fact(
      "K4",
      "A push segue outside of a navigation raises an exception",
      sources: [], release: "any", confidence: .low, standing: .generalKnowledge,
      assertedIn: ["UIKitStoryboardTests/Segues/SegueTests"]),
    Fact(
      "K5",
      """
      A class that a storyboard names and nobody has is logged, and the system's class takes \
      its place
      """,
      sources: [], release: "any", confidence: .low, standing: .generalKnowledge,
      assertedIn: ["UIKitStoryboardTests/Making/StoryboardTests"]),
    Fact(
      "K6",
      "A segue's class that nobody has raises an exception",
      sources: [], release: "any", confidence: .low, standing: .generalKnowledge,
      assertedIn: ["UIKitStoryboardTests/Segues/SegueTests"]),
    Fact(
      "K7",
      """
      Calling an animator in a state that does not allow it raises an exception, by Apple's \
      documentation
      """,
      sources: [.uiKitReference], release: "iOS 10 and later", confidence: .medium,
      standing: .generalKnowledge),
    Fact(
      "K8",
      """
      A wait that would never end halts the scene, since all queues share one thread on this \
      host
      """,
      sources: [], release: "this host", confidence: .low, standing: .ownOfHost),
    Fact(
      "K10",
      "Presenting under no style raises an exception",
      sources: [.styleTable], release: "iOS 12", confidence: .medium, standing: .generalKnowledge),
    Fact(
      "K11",
      "A page that curls over a part of the screen raises an exception",
      sources: [], release: "any", confidence: .low, standing: .generalKnowledge),
    Fact(
      "K12",
      """
      A storyboard file that cannot be read raises; UIKit reads a compiled form and never meets \
      one
      """,
      sources: [], release: "this host", confidence: .low, standing: .ownOfHost,
      assertedIn: ["UIKitStoryboardTests/Making/StoryboardFileTests"]),
    Fact(
      "K13",
      "A class of layers, views or storyboard objects has to be registered on this host",
      sources: [], release: "this host", confidence: .low, standing: .ownOfHost,
      assertedIn: [
        "UIKitAnimationTests/Layers/LayerClassTests", "UIKitValueTests/Collections/TableTests",
      ]),
    Fact(
      "K14",
      "Asking a list for a view under an identifier that nobody registered raises an exception",
      sources: [], release: "any", confidence: .low, standing: .generalKnowledge,
      assertedIn: ["UIKitValueTests/Collections/TableTests"]),
    Fact(
      "K15",
      "A visual format without a meaning raises an exception",
      sources: [], release: "any", confidence: .low, standing: .generalKnowledge,
      assertedIn: ["UIKitConstraintTests/VisualFormatTests"]),
    Fact(
      "K16",
      """
      A method that wants another argument than it is given cannot be called on this host; a \
      device would call it
      """,
      sources: [], release: "this host", confidence: .low, standing: .ownOfHost,
      assertedIn: ["UIKitGestureTests/SelectorTests"]),
    Fact(
      "K17",
      "To change the items of a bar that a controller manages raises an exception",
      sources: [.headers17], release: "any", confidence: .medium, standing: .generalKnowledge,
      assertedIn: ["UIKitFactTests/Navigation/StackStateFacts"]),
  ]
}
