import AppearanceTrace
import TransitionStage

/// How a trace's first presentation goes about: by which style, and whether the presenter leaves.
struct FirstPresentation: Equatable {
  /// The style; none where it is one that no scenario has.
  let style: ModalStyle?
  /// Whether the presenter's view is taken out of the window.
  let removesPresenter: Bool

  /// Looks at a trace; none where nothing is presented or dismissed.
  init?(of trace: Trace) {
    for event in trace.events {
      guard case .begin(let span) = event.action, let word = span.style else { continue }
      style = ModalStyle(notation: word)
      removesPresenter = span.removesFromView
      return
    }
    return nil
  }

  /// Whether what is presented decides the status bar without asking to (SB-04).
  var coversStatusBar: Bool { style == .fullScreen }

  /// The styles of scenarios in which the system does the same, the nearest first.
  var scenarioStyles: [ModalStyle] {
    let own = style == .custom && removesPresenter ? .customRemoval : style
    return [own, removesPresenter ? .fullScreen : .custom].compactMap(\.self)
  }
}

extension ModalStyle {
  /// The style that a trace has by this name; a custom one stands for both of that name.
  init?(notation word: String) {
    let style = Self.shown.first { $0 != .customRemoval && $0.notation == word }
    guard let style else { return nil }
    self = style
  }

  /// The style as traces have it: UIKit's name.
  private var notation: String {
    switch self {
    case .fullScreen: "fullScreen"
    case .overFullScreen: "overFullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .automatic: "automatic"
    case .currentContext: "currentContext"
    case .overCurrentContext: "overCurrentContext"
    case .custom, .customRemoval: "custom"
    case .popover: "popover"
    case .nameless: "none"
    }
  }
}
