package import TransitionStage

extension Scenario {
  /// The scenario of another variant of the same.
  ///
  /// - Returns: The scenario; none where there is none.
  package func sibling(_ variant: Variant) -> Scenario? {
    ScenarioCatalogue.scenario(in: setting, action, variant)
  }

  /// The scenario in which the same is done in the same way, by a presentation under another style.
  ///
  /// - Returns: The scenario, under the look that the style has by itself; none where there is none.
  package func twin(presentedAs style: ModalStyle) -> Scenario? {
    setting.presenting(as: style).flatMap {
      ScenarioCatalogue.scenario(in: $0, action, variant)
    }
  }

  /// The scenario in which the same is done without the pull in vain that goes before it here.
  ///
  /// - Returns: The scenario; none where nothing goes before it, or where the same is tried nowhere else.
  package var withoutVainPull: Scenario? {
    let next = VainPull.allCases.lazy.compactMap { [action] in $0.next(in: action) }.first
    return next.map(setting.deeds)?.lazy.compactMap { [setting, variant] deed in
      ScenarioCatalogue.scenario(in: setting, deed.action, deed.variant ?? variant)
    }.first
  }

  /// What the cases of one change have in common, whichever way it goes: they are judged beside each other.
  package var change: String {
    let original = withoutVainPull ?? self
    return String(original.id.prefix { $0 != "~" })
  }
}

extension ScenarioSetting {
  /// Under which names a deed is tried that comes after a pull in vain; in that scenario's own variant where none is
  /// named.
  fileprivate func deeds(
    called name: String
  ) -> [(action: String, variant: Scenario.Variant?)] {
    switch (self, name) {
    case (.container(.side), "drag"): [("drag", .resting)]
    case (.container(.side), "close"): [("open-and-close", nil)]
    case (.container(.stack), "drag"): [("drag-out", nil)]
    case (.navigation, "drag"): [("drag-out", nil)]
    case (.presentation, "drag"): [("drag-out", nil)]
    case (.presentation, "tap"): [("dismiss", nil)]
    // Elsewhere a screen is pushed on the only one; and what comes in the end is another screen here.
    case (.navigation, "push"), (.container(.stack), "push"): []
    case (.navigation, "pull-stack"), (.segue, "perform"): []
    default: [(name, nil)]
    }
  }
}
