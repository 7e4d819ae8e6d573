extension FactBook {
  static let fullScreen: [Fact] = [
    Fact(
      "FS-01",
      """
      Full screen, animated: the host will disappear, the sheet will appear and did appear, \
      then the host did disappear
      """,
      sources: [.betterhee, .presentationBlogs], release: "iOS 13 to 17", confidence: .high,
      standing: .required,
      assertedIn: [
        "UIKitFactTests/FullScreen/FullScreenFacts",
        "UIKitFactTests/InteractiveNavigation/ZoomTests",
      ]),
    Fact(
      "FS-02",
      "The same, with viewIsAppearing of the sheet between its will and its did",
      sources: [.presentationBlogs, .loggedContainers], release: "iOS 17 and 26", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/FullScreen/FullScreenFacts"]),
    Fact(
      "FS-03",
      """
      Full screen, dismissed: the sheet will disappear, the host will, is and did appear, then \
      the sheet did disappear
      """,
      sources: [.betterhee, .presentationBlogs, .winObjC, .holistiKit], release: "iOS 13 to 17",
      confidence: .high, standing: .required,
      assertedIn: [
        "UIKitFactTests/FullScreen/FullScreenFacts",
        "UIKitFactTests/InteractiveNavigation/ZoomTests",
      ]),
    Fact(
      "FS-04",
      "Full screen at once: the same order as animated, then the completion",
      sources: [.loggedContainers], release: "iOS 26", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/FullScreen/FullScreenFacts"]),
    Fact(
      "FS-05",
      "Full screen, dismissed at once: the same order as animated, then the completion",
      sources: [.loggedContainers, .winObjC, .holistiKit], release: "iOS 26", confidence: .high,
      standing: .required,
      assertedIn: ["UIKitFactTests/FullScreen/FullScreenFacts"]),
    Fact(
      "FS-06",
      """
      Nothing of an animated presentation is told within the call; the wills come a hop of the \
      main queue later
      """,
      sources: [.lasso], release: "iOS 12 and 13", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/FullScreen/FullScreenFacts"]),
    Fact(
      "FS-07",
      "A presentation at once is over within one hop of the main queue",
      sources: [.lasso], release: "iOS 12 and 13", confidence: .high, standing: .required,
      assertedIn: ["UIKitFactTests/FullScreen/FullScreenFacts"]),
    Fact(
      "FS-11",
      """
      Before sheets, the presenter was laid out between the layout and the did of what it \
      presents
      """,
      sources: [.remkoh], release: "iOS 12 and 13", confidence: .medium, standing: .otherProfile),
    Fact(
      "FS-12",
      """
      Who presents from its own did appear goes on to appear and disappear while the first \
      presenter's did disappear comes late
      """,
      sources: [.remkoh], release: "iOS 12 and 13", confidence: .low, standing: .inferred,
      assertedIn: ["UIKitFactTests/FullScreen/FullScreenFacts"]),
  ]
}
