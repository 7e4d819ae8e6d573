extension FactBook {
  static let statusBar: [Fact] = [
    Fact(
      "SB-01",
      "The root-most controller that covers the screen decides the status bar, or its child",
      sources: [.uiKitReference, .barNotes], release: "iOS 7 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/StatusBar/StatusBarFacts"]),
    Fact(
      "SB-02",
      "A navigation decides the status bar by its own bar; its top decides where that is hidden",
      sources: [.barNotes], release: "iOS 7 and later", confidence: .high, standing: .required,
      assertedIn: [
        "UIKitFactTests/Bars/BarVisibilityTests", "UIKitFactTests/StatusBar/StatusBarFacts",
      ]),
    Fact(
      "SB-03",
      "A tab bar controller decides the status bar unless it hands that to the selected child",
      sources: [.barNotes], release: "iOS 7 and later", confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Tabs/TabFacts"]),
    Fact(
      "SB-04",
      "Under full screen the sheet decides the status bar",
      sources: [.uiKitReference], release: "iOS 7 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/StatusBar/StatusBarFacts"]),
    Fact(
      "SB-05",
      """
      Under other styles the presenter goes on to decide the status bar, unless the sheet \
      captures it
      """,
      sources: [.uiKitReference], release: "iOS 7 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/StatusBar/StatusBarFacts"]),
    Fact(
      "SB-06",
      """
      At the start of a transition, before anybody loads or appears, it is asked whether the \
      bar is hidden
      """,
      sources: [.arm1], release: "iOS 9 and 10", confidence: .medium, standing: .inferred,
      assertedIn: ["UIKitFactTests/StatusBar/StatusBarFacts"]),
    Fact(
      "SB-07",
      "Who changes its answer asks for an update; inside of an animation the bar changes with it",
      sources: [.uiKitReference], release: "iOS 7 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/StatusBar/StatusBarFacts"]),
    Fact(
      "SB-08",
      "An application that decides the bar itself switches off that controllers do",
      sources: [.uiKitReference], release: "iOS 7 and later", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/StatusBar/StatusBarFacts"]),
  ]
}
