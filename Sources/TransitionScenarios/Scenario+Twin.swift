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
}
