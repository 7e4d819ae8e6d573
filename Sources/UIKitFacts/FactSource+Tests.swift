extension FactSource {
  /// Tests that others run on UIKit, or on an imitation of it.
  static let tests: [FactSource: Citation] = [
    .lasso: Citation(
      "ww-tech/lasso, Example/LassoTestUtilities_Tests", kind: .test,
      address: "https://github.com/ww-tech/lasso", release: "iOS 12 and 13"),
    .workflow: Citation(
      "square/workflow-swift, WorkflowUI/Tests/UIViewControllerExtensionTests.swift", kind: .test,
      address: "https://github.com/square/workflow-swift", release: "iOS 14 and later"),
    .modals: Citation(
      "square/swift-modals, Modals/Tests/VisibilityTests.swift", kind: .test,
      address: "https://github.com/square/swift-modals", release: "controllers without a window"),
    .perfsuite: Citation(
      "bookingcom/perfsuite-ios, PerformanceSuite/Tests/TTIObserverExtensionTests.swift",
      kind: .test,
      address: "https://github.com/bookingcom/perfsuite-ios", release: "iOS 14 to 17"),
    .uiKitTestable: Citation(
      "Kuniwak/UIKitTestable, UIKitTestableAppTests", kind: .test,
      address: "https://github.com/Kuniwak/UIKitTestable", release: "iOS 10 to 12"),
    .snapshotTesting: Citation(
      """
      pointfreeco/swift-snapshot-testing, \
      Tests/SnapshotTestingTests/SnapshotTestingTests.swift
      """, kind: .test,
      address: "https://github.com/pointfreeco/swift-snapshot-testing", release: "iOS 13 to 17"),
    .transitioningObjC: Citation(
      """
      material-motion/transitioning-objc, tests/unit/TransitionTests.swift and the \
      presentation controller's comments
      """, kind: .test,
      address: "https://github.com/material-motion/transitioning-objc", release: "iOS 9 to 11"),
    .swiftNavigation: Citation(
      "pointfreeco/swift-navigation, Examples/CaseStudiesTests", kind: .test,
      address: "https://github.com/pointfreeco/swift-navigation", release: "iOS 17 and 18"),
    .parchment: Citation(
      """
      rechsteiner/Parchment, ParchmentTests/PageViewManagerTests.swift, about the library's \
      own calls
      """, kind: .test,
      address: "https://github.com/rechsteiner/Parchment", release: "any"),
    .winObjC: Citation(
      "microsoft/WinObjC, UIViewControllerTests.mm, and issue 2114", kind: .imitation,
      address: "https://github.com/microsoft/WinObjC", release: "modelled on iOS 8 and 9"),
    .holistiKit: Citation(
      "lumoslabs/HolistiKit, SpecUIKitFringesTests", kind: .imitation,
      address: "https://github.com/lumoslabs/HolistiKit", release: "modelled on iOS 10"),
    .sentry: Citation(
      "getsentry/sentry-cocoa, Samples/iOS-Swift/UITests",
      kind: .test,
      address: "https://github.com/getsentry/sentry-cocoa",
      release: "iOS 16 to 26"),
  ]
}
