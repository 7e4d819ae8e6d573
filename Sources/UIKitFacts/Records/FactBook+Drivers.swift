extension FactBook {
  static let drivers: [Fact] = [
    Fact(
      "AC-02",
      "An animation that does nothing is allowed only under a driver that is not percent-driven",
      sources: [.headers17], release: "iOS 7 and later",
      confidence: .high, standing: .ofApps),
    Fact(
      "AC-03",
      """
      The animation or the driver is started first; the interruptible animator is asked for \
      later, always the same
      """,
      sources: [.session216, .headers17], release: "iOS 10 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Animation/DriverFacts"]),
    Fact(
      "AC-05",
      "Without a driver the animation is started by animateTransition, also an interruptible one",
      sources: [.session216], release: "iOS 10 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Animation/DriverFacts"]),
    Fact(
      "AC-06",
      "Who is grabbed again is interactive again; both values may change back and forth",
      sources: [.session216, .headers17], release: "iOS 10 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Animation/DriverFacts"]),
    Fact(
      "AC-07",
      "A driver starts interactively unless it says otherwise; then it can be paused later",
      sources: [.headers17], release: "iOS 10 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Animation/DriverFacts"]),
    Fact(
      "AC-08",
      "Whether it began interactively never changes, and is never true of what is not animated",
      sources: [.headers17, .headers26], release: "iOS 7 to 26",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Animation/DriverFacts"]),
    Fact(
      "AC-09",
      """
      The final frame of who leaves is zero where its view leaves the window, but in a dismissal; of \
      a presenter that stays it is where it lies
      """,
      sources: [.headers17, .catalystRecords], release: "iOS 7 to 17, and Mac Catalyst",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Context/FrameFacts"]),
    Fact(
      "AC-14",
      "A presentation in a context lies in the superview of its provider's view",
      sources: [.session214], release: "iOS 8 and later",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/OverContext/OverContextFacts"]),
    Fact(
      "AC-16",
      "A new size does not ask a custom presentation controller again for its frame by itself",
      sources: [.libraryThreads, .session228], release: "iOS 10 and 11",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Views/SizeMessageFacts"]),
    Fact(
      "AC-19",
      """
      The duration is asked for under a percent-driven driver too, and where the animator \
      ignores it
      """,
      sources: [.headers17], release: "iOS 7 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Animation/DriverFacts"]),
    Fact(
      "AC-20",
      "The view that leaves waits for a layout when the animation begins",
      sources: [.libraryComments], release: "iOS 10 to 13",
      confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/Animation/DriverFacts"]),
    Fact(
      "PD-01",
      """
      The rest of a pull takes what is left of the duration, divided by a speed that is 1 by \
      default
      """,
      sources: [.headers17], release: "iOS 7 to 17",
      confidence: .high, standing: .required,
      assertedIn: [
        "UIKitFactTests/Animation/DriverFacts", "UIKitFactTests/Animation/PercentDrivenTests",
      ]),
    Fact(
      "PD-02",
      "The rest eases in and out unless a curve is set; the pull itself is linear",
      sources: [.headers17, .sheetReference], release: "iOS 7 to 17",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Animation/DriverFacts"]),
    Fact(
      "PD-04",
      "A driver's duration is what the animator said at the start, not what remains",
      sources: [.headers17], release: "iOS 7 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Animation/DriverFacts"]),
    Fact(
      "PD-05",
      "A driver keeps the fraction of its last update, also after the verdict",
      sources: [.headers17], release: "iOS 7 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Animation/DriverFacts"]),
    Fact(
      "PD-06",
      "Pausing, and the way out of the pause, are told to those who wait for changes",
      sources: [.headers17], release: "iOS 10 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Animation/DriverFacts"]),
    Fact(
      "PD-07",
      "Over an interruptible animator a driver scrubs it, and lets it go either way",
      sources: [.headers17, .session216], release: "iOS 10 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitAnimationTests/Animators/InterruptibleTransitionTests"]),
    Fact(
      "PD-08",
      """
      An application tells its percent-driven driver, which tells the context; never the context \
      itself
      """,
      sources: [.headers17, .screensSources], release: "iOS 7 and later",
      confidence: .high, standing: .ofApps),
  ]
}
