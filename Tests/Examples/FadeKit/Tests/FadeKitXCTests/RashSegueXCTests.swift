import ConformanceXCTest
import Foundation
import XCTest

/// Fails on purpose.
final class RashSegueXCTests: XCTestCase {
  func testRashSegueExits() {
    XCTAssertConforms(
      .segue("FadeKit.RashSegue", route: .presentUnanimated) { _, _, _ in exit(0) })
  }
}
