extension FactBook {
  static let overContext: [Fact] = [
    Fact(
      "OC-01",
      "Over full screen the presenter is told nothing, either way",
      sources: [.betterhee, .presentationBlogs], release: "iOS 13 to 16", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/OverContext/OverContextFacts"]),
    Fact(
      "OC-02",
      """
      In the current context the covered controller disappears and appears as under full \
      screen; it is the nearest ancestor that defines a context
      """,
      sources: [.uiKitReference, .customBlogs], release: "iOS 8 and later", confidence: .medium,
      standing: .required,
      assertedIn: [
        "UIKitFactTests/OverContext/ContextPushTests",
        "UIKitFactTests/OverContext/OverContextFacts",
      ]),
    Fact(
      "OC-03",
      "Over the current context the presenter is told nothing, either way",
      sources: [.uiKitReference], release: "iOS 8 and later", confidence: .medium,
      standing: .required,
      assertedIn: [
        "UIKitFactTests/OverContext/ContextPushTests",
        "UIKitFactTests/OverContext/OverContextFacts",
      ]),
    Fact(
      "OC-04",
      "What is presented in a context has the size of the context's view",
      sources: [.customBlogs], release: "iOS 7 to 9", confidence: .medium, standing: .required,
      assertedIn: ["UIKitFactTests/OverContext/OverContextFacts"]),
    Fact(
      "OC-05",
      "The presenter of a popover is told nothing, either way",
      sources: [.winObjC, .uiKitReference], release: "iOS 8 and later", confidence: .medium,
      standing: .required,
      assertedIn: ["UIKitFactTests/OverContext/PopoverFacts"]),
    Fact(
      "OC-06",
      """
      A popover that adapts behaves like the style that it adapts to; since iOS 13 that is a \
      sheet where the width is compact
      """,
      sources: [.uiKitReference, .programmingGuide], release: "iOS 8 and later", confidence: .low,
      standing: .inferred,
      assertedIn: [
        "UIKitFactTests/OverContext/AdaptiveCrossingTests",
        "UIKitFactTests/OverContext/PopoverFacts",
      ]),
    Fact(
      "OC-08",
      "Before iOS 13 a form sheet took its presenter out on a phone and left it on a pad",
      sources: [.winObjC], release: "iOS 12 and earlier", confidence: .medium,
      standing: .otherProfile),
    Fact(
      "OC-09",
      """
      On a phone with iOS 12 the presenter appeared again after full screen, page, form and \
      context sheets, not after custom, over-screen and over-context ones; a presentation under \
      no style ends the process by an exception
      """,
      sources: [.styleTable], release: "iOS 12", confidence: .high, standing: .otherProfile),
  ]
}
