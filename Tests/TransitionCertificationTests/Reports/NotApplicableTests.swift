import Testing

@testable import TransitionCertification

/// How a summary tells which scenarios do not apply.
@Suite("Scenarios that do not apply") struct NotApplicableTests {
  private let all = [
    "modal/custom/present", "modal/custom/dismiss", "modal/sheet/present", "modal/sheet/dismiss",
    "navigation/bar/push", "navigation/no-bar/push",
  ]

  private func blocks(
    _ reasons: KeyValuePairs<String, String>, naming isNaming: Bool = true
  ) -> [String] {
    reasons.map { NotApplicable(scenario: $0, reason: $1) }.byReason
      .map { $0.text(naming: isNaming, among: all) }
  }

  @Test("scenarios are listed by reason, in the order of the reasons")
  func reasons() {
    let blocks = blocks([
      "modal/custom/dismiss": "it stays", "modal/sheet/present": "it is open",
      "modal/custom/present": "it stays", "modal/sheet/dismiss": "it stays",
    ])

    #expect(
      blocks == [
        """
          it stays (3 scenarios)
            modal/custom, modal/sheet/dismiss

        """,
        """
          it is open (1 scenario)
            modal/sheet/present

        """,
      ])
  }

  @Test("a family stands for all of its scenarios")
  func family() {
    let blocks = blocks(["navigation/bar/push": "no", "navigation/no-bar/push": "no"])

    #expect(blocks == ["  no (2 scenarios)\n    navigation\n"])
  }

  @Test("where nobody wants their names, they are counted")
  func counts() {
    let blocks = blocks(
      ["modal/custom/dismiss": "it stays", "modal/sheet/dismiss": "it stays"], naming: false)

    #expect(blocks == ["  it stays (2 scenarios)\n"])
  }
}
