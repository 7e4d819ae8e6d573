/// How a trace's first presentation goes about: by which style, and whether the presenter leaves.
struct PresentationLook: Equatable {
  /// The style as the trace has it, such as `fullScreen`.
  let style: String
  /// Whether the presenter's view is taken out of the window.
  let removesPresenter: Bool

  /// Looks at a trace; none where nothing is presented or dismissed.
  init?(of trace: Trace) {
    for event in trace.events {
      guard case .begin(let span) = event.action, let style = span.style else { continue }
      self.style = style
      removesPresenter = span.removesFromView
      return
    }
    return nil
  }

  /// Whether what is presented decides the status bar without asking to (SB-04).
  var coversStatusBar: Bool { style == "fullScreen" }

  /// The styles of scenarios in which the system does the same, the nearest first.
  var scenarioStyles: [String] {
    let own = style == "custom" && removesPresenter ? "custom-removal" : Self.segment(style)
    return [own, removesPresenter ? "full-screen" : "custom"]
  }

  /// A style as ids have it: `over-full-screen`.
  static func segment(_ style: String) -> String {
    style.reduce(into: "") { segment, letter in
      segment += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}
