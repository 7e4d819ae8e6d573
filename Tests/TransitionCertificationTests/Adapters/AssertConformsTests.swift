import ConformanceXCTest
import XCTest

/// What the adapter for XCTest reports.
final class AssertConformsTests: XCTestCase {
  /// The failures that a test brings about on purpose; none while failures count.
  private var expected: [String]?

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected isExpected: Bool
  ) {
    guard expected == nil else {
      expected?.append(description)
      return
    }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: isExpected)
  }

  func testASubjectThatIsRightPasses() {
    XCTAssertConforms(.sampleTabs())
  }

  @MainActor func testASubjectThatIsRightPassesInAnAsynchronousTest() async {
    await XCTAssertConforms(.sampleTabs())
  }

  func testASubjectThatIsRefusedFailsOnceWithRuleWitnessAndRemedy() {
    expected = []
    XCTAssertConforms(.sampleTabs(.completesTwice))
    let failures = expected ?? []
    expected = nil

    XCTAssertEqual(failures.count, 1)
    for part in [
      "Sample.completesTwice: refused\n", "MUST completion-at-most-once\n",
      "t1.completeTransition(true)", "  remedy: ",
    ] {
      XCTAssertTrue(failures.first?.contains(part) == true, part)
    }
  }
}
