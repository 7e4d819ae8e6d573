/// A style of presentation, after adaptation, and what UIKit does under it.
public enum PresentationStyle: Sendable, Equatable, CaseIterable {
  case fullScreen, overFullScreen, pageSheet, formSheet
  case currentContext, overCurrentContext, popover, custom

  /// Whether the presenter's view leaves the window; a custom presentation decides for itself.
  ///
  /// Facts FS-01, OC-01, OC-02, OC-03, SH-01, CU-01.
  public func removesPresenter(customAnswer: Bool) -> Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .popover: false
    case .custom: customAnswer
    }
  }

  /// Whether the presented controller decides the status bar without asking for it (SB-04, SB-05).
  public var takesStatusBar: Bool {
    switch self {
    case .fullScreen: true
    case .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext, .popover,
      .custom:
      false
    }
  }

  /// Whether an animator of the user's is asked for although nothing is to be animated (CU-09).
  public var animatesWithoutAnimation: Bool {
    switch self {
    case .custom: true
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext,
      .popover:
      false
    }
  }

  /// When an unanimated change under this style is over (FS-07, SH-04; the others inferred).
  public var unanimatedEnd: UnanimatedEnd {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: .sameCommit
    case .pageSheet, .formSheet, .popover: .nextTurn
    }
  }
}
