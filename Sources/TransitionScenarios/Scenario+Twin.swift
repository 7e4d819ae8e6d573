package import TransitionStage

extension Scenario {
  /// The scenario in which the same is done in the same way, by a presentation under another style.
  ///
  /// - Returns: The scenario, under the look that the style has by itself; none where there is none.
  package func twin(presentedAs style: ModalStyle) -> Scenario? {
    setting.presenting(as: style).flatMap {
      ScenarioCatalogue.scenario(in: $0, action, variant)
    }
  }
}
