extension Exemption {
  /// A subject that presents by another style than it is asked to.
  static let anotherStyle = Exemption(
    "another-style",
    statement: "A subject may present by another style than the scenario asks for, and may take the"
      + " presenter's view out of the window where the style leaves it.",
    reason: "A library may set the style of what it presents. What others see is then compared with"
      + " what the system does in the style that behaves like that.",
    evidence: .facts(["SB-04"]),
    letsOff:
      "The choice of the style. Where the system plays the scenario in no such style, nothing is"
      + " compared; where none decides the status bar like that, the status bar is not.",
    effect: .references { choice in choice.followStyle() })
}

extension ReferenceChoice {
  fileprivate mutating func followStyle() {
    guard let own = chosen.change.flatMap(trace), let seen = FirstPresentation(of: trace),
      FirstPresentation(of: own) != seen
    else { return }
    chosen.change = seen.scenarioStyles.compactMap { twin(presentedAs: $0) }.first { twin in
      presentation(in: twin)?.removesPresenter == seen.removesPresenter
    }
    // What a contract declares of the status bar stands, whatever the style.
    guard !declaresStatusBar(seen) else { return }
    let hasSameStyle = chosen.change.flatMap(presentation)?.style == seen.style
    chosen.statusBar =
      hasSameStyle ? chosen.change : seen.style.flatMap { twin(presentedAs: $0) }
  }

  private func presentation(in run: ReferenceRun) -> FirstPresentation? {
    trace(of: run).flatMap(FirstPresentation.init)
  }
}
