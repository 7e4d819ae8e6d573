import ConformanceXCTest
import XCTest

/// What the adapter for XCTest reports.
final class AssertConformsTests: XCTestCase {
  func testASubjectThatIsRightPasses() {
    XCTAssertConforms(.sample())
  }

  @MainActor func testASubjectThatIsRightPassesInAnAsynchronousTest() async {
    await XCTAssertConforms(.sample())
  }
}
