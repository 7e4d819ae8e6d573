extension FactBook {
  static let sheets: [Fact] = [
    Fact(
      "SH-01",
      "A sheet comes and its presenter is told nothing",
      sources: [.betterhee, .presentationBlogs, .lasso], release: "iOS 13 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Sheets/SheetFacts"]),
    Fact(
      "SH-02",
      "A sheet that code dismisses goes and its presenter is told nothing",
      sources: [.betterhee, .presentationBlogs, .lasso], release: "iOS 13 and later",
      confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Sheets/SheetFacts"]),
    Fact(
      "SH-03",
      "The wills of an animated sheet come a hop after the call, the dids at its end",
      sources: [.lasso], release: "iOS 13", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Sheets/SheetFacts"]),
    Fact(
      "SH-04",
      "A sheet at once needs more than one hop until it did appear",
      sources: [.lasso], release: "iOS 13", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/Sheets/SheetFacts"]),
    Fact(
      "SH-08",
      """
      A sheet that is pulled and given up: will disappear, then will, is and did appear, and no \
      did disappear
      """,
      sources: [.presentationBlogs], release: "iOS 13 to 17", confidence: .high,
      standing: .required,
      assertedIn: [
        "UIKitFactTests/OverContext/AdaptiveCrossingTests",
        "UIKitFactTests/Sheets/SheetGestureFacts",
      ]),
    Fact(
      "SH-09",
      """
      A sheet that is swiped away: will and did disappear, its presenter is told nothing, and \
      its delegate is asked whether it should go, told that it will, and at the end that it did
      """,
      sources: [.presentationBlogs, .consoleThreads], release: "iOS 13 and later",
      confidence: .medium, standing: .required,
      assertedIn: [
        "UIKitFactTests/OverContext/AdaptiveCrossingTests",
        "UIKitFactTests/Sheets/SheetGestureFacts",
      ]),
    Fact(
      "SH-10",
      """
      A sheet that may not be pulled away stays, and its delegate is told of the attempt alone; \
      a dismissal by code tells the delegate nothing
      """,
      sources: [.consoleThreads, .uiKitReference], release: "iOS 13 and later", confidence: .high,
      standing: .required,
      assertedIn: [
        "UIKitFactTests/OverContext/AdaptiveCrossingTests", "UIKitFactTests/Sheets/SheetFacts",
        "UIKitFactTests/Sheets/SheetGestureFacts",
      ]),
  ]
}
