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

  /// When an unanimated change under this style is over (FS-07, SH-04; the others inferred).
  public var unanimatedEnd: UnanimatedEnd {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: .sameCommit
    case .pageSheet, .formSheet, .popover: .nextTurn
    }
  }

  /// Whether the presentation plays in the place of a controller that defines a context (OC-02, OC-03).
  public var playsInContext: Bool {
    switch self {
    case .currentContext, .overCurrentContext: true
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover, .custom: false
    }
  }

  /// Whether it is a sheet, which the user may drag away (SH-08, SH-09).
  public var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet: true
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .popover, .custom:
      false
    }
  }

  /// The style that this one comes to, given the answer of who may change it.
  ///
  /// Styles that fill the screen or a context never adapt; answers that are neither the screen nor a
  /// sheet count as none. (OC-06; which styles may adapt is inferred.)
  public func adapted(to answer: PresentationStyle?) -> PresentationStyle {
    switch (self, answer) {
    case (.popover, .fullScreen?), (.popover, .overFullScreen?), (.popover, .pageSheet?),
      (.popover, .formSheet?), (.pageSheet, .fullScreen?), (.pageSheet, .overFullScreen?),
      (.pageSheet, .formSheet?), (.formSheet, .fullScreen?), (.formSheet, .overFullScreen?),
      (.formSheet, .pageSheet?), (.custom, .fullScreen?), (.custom, .overFullScreen?):
      answer ?? self
    case (.fullScreen, _), (.overFullScreen, _), (.currentContext, _), (.overCurrentContext, _),
      (.popover, _), (.pageSheet, _), (.formSheet, _), (.custom, _):
      self
    }
  }
}
