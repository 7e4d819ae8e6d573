import Testing

@testable import TransitionScenarios

/// What is gathered of the lines that rest on no fact.
@Suite("What the references infer") struct InferenceTests {
  @Test("lines that no pattern covers are gathered by what they say, with roles for names")
  func gathered() throws {
    let pattern = try PatternReader.read(
      FactPattern(
        "FS-01",
        """
        when begin present A -> B
        A.viewWillDisappear
        B.viewWillAppear
        B.viewIsAppearing
        B.viewDidAppear
        """))
    let one = try SampleReference.trace(SampleReference.presentation)
    let other = try SampleReference.trace(
      SampleReference.presentation, scenario: "modal/full-screen/cycle")

    let inferences = Inference.all(in: [one, other], patterns: [pattern])

    #expect(
      inferences.map(\.form) == [
        "modal, at rest: controller.presentCompletion",
        "present fullScreen: begin", "present fullScreen: end",
        "present fullScreen: from.viewDidDisappear",
        "present fullScreen: t.alongsideCompletion", "present fullScreen: t.completeTransition",
      ])
    #expect(inferences.allSatisfy { $0.lines == 2 })
    #expect(
      inferences.first?.scenarios == ["modal/full-screen/present", "modal/full-screen/cycle"])
  }
}
