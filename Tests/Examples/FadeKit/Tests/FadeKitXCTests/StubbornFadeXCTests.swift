import ConformanceXCTest
import FadeKit
import XCTest

/// Fails on purpose.
final class StubbornFadeXCTests: XCTestCase {
  func testStubbornFadeBreaks() {
    XCTAssertConforms(.animator("FadeKit.StubbornFade") { StubbornFade(duration: 0.35) })
  }
}
