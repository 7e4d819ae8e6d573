import ConformanceXCTest
import FadeKit
import XCTest

final class FadeXCTests: XCTestCase {
  func testFadeConforms() {
    XCTAssertConforms(.animator("FadeKit.Fade") { Fade(duration: 0.35) })
  }

  @MainActor func testPatientFadeConforms() async {
    await XCTAssertConforms(.animator("FadeKit.PatientFade") { PatientFade(duration: 0.35) })
  }
}
