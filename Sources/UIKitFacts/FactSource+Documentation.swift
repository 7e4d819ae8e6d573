extension FactSource {
  /// Apple's documentation, headers, sessions and samples.
  static let documentation: [FactSource: Citation] = [
    .coordinatorHeader: Citation(
      "Apple's header UIViewControllerTransitionCoordinator.h", kind: .documentation,
      release: "to iOS 12"),
    .transitionHeaders: Citation(
      "Apple's header UIViewControllerTransitioning.h", kind: .documentation,
      release: "to iOS 11"),
    .presentationHeader: Citation(
      "Apple's header UIPresentationController.h", kind: .documentation,
      release: "to iOS 12"),
    .controllerHeader: Citation(
      "Apple's header UIViewController.h", kind: .documentation,
      release: "to iOS 13"),
    .uiKitHeaders: Citation(
      "Apple's headers and reference of UIPresentationController", kind: .documentation,
      address: "https://developer.apple.com/documentation/uikit/uipresentationcontroller",
      release: "iOS 8 and later"),
    .uiKitReference: Citation(
      "Apple's reference of UIKit, the classes and methods concerned", kind: .documentation,
      address: "https://developer.apple.com/documentation/uikit", release: "iOS 13 to 18"),
    .programmingGuide: Citation(
      "Apple's View Controller Programming Guide for iOS, archived", kind: .documentation,
      release: "iOS 8 and 9"),
    .session10145: Citation(
      "Apple's session 10145 of 2024, Enhance your UI animations and transitions",
      kind: .documentation,
      address: "https://developer.apple.com/videos/play/wwdc2024/10145", release: "iOS 18"),
    .isAppearingNotes: Citation(
      "Apple's notes and header comments on viewIsAppearing, 2023", kind: .documentation,
      release: "iOS 13 and later"),
    .barNotes: Citation(
      "Apple's text on the bar's style, quoted by sarunw.com and others", kind: .documentation,
      address: "https://sarunw.com", release: "iOS 7 to 15"),
    .headers17: Citation(
      "Apple's headers, as multi-os-engine/moe-core redistributes their comments",
      kind: .documentation,
      address: "https://github.com/multi-os-engine/moe-core",
      release: "to iOS 17"),
    .headers26: Citation(
      "Apple's headers, as madsmtm/objc2-generated redistributes their comments",
      kind: .documentation,
      address: "https://github.com/madsmtm/objc2-generated",
      release: "iOS 26"),
    .sheetReference: Citation(
      "Apple's reference of percent-driven transitions and of sheets' detents",
      kind: .documentation,
      address: "https://developer.apple.com/documentation/uikit",
      release: "iOS 15 to 26"),
    .interfaceGuidelines: Citation(
      "Apple's Human Interface Guidelines, on sheets", kind: .documentation,
      address: "https://developer.apple.com/design/human-interface-guidelines/sheets",
      release: "iOS 15 and later"),
    .session218: Citation(
      "Apple's session 218 of 2013, on custom transitions; transcript",
      kind: .documentation,
      address: "https://github.com/ASCIIwwdc/wwdc-session-transcripts",
      release: "iOS 7"),
    .session214: Citation(
      "Apple's session 214 of 2014, on view controllers; transcript",
      kind: .documentation,
      address: "https://github.com/ASCIIwwdc/wwdc-session-transcripts",
      release: "iOS 8"),
    .session228: Citation(
      "Apple's session 228 of 2014, on presentation controllers; transcript",
      kind: .documentation,
      address: "https://github.com/ASCIIwwdc/wwdc-session-transcripts",
      release: "iOS 8"),
    .session216: Citation(
      "Apple's session 216 of 2016, on animations and transitions; transcript",
      kind: .documentation,
      address: "https://github.com/ASCIIwwdc/wwdc-session-transcripts",
      release: "iOS 10"),
    .session224: Citation(
      "Apple's session 224 of 2019, on presentations; transcript",
      kind: .documentation,
      address: "https://github.com/ASCIIwwdc/wwdc-session-transcripts",
      release: "iOS 13"),
    .appleSamples: Citation(
      """
      Apple's samples LookInside, AAPLOverlayTransitioner.m, which slides away from the final \
      frame, and CustomTransitions, whose comments say when it is zero
      """,
      kind: .documentation,
      address: "https://developer.apple.com/library/archive/samplecode/CustomTransitions",
      release: "iOS 8 and 9"),
  ]
}
