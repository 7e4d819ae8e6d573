import Testing

@testable import TransitionCertification

/// Which day an instant belongs to.
@Suite("The day of an instant") struct PlainDateTests {
  @Test(
    "seconds since 1970 fall on the days of the civil calendar in Greenwich",
    arguments: [
      (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"),
      (951_782_400, "2000-02-29"), (4_102_444_799, "2099-12-31"),
    ])
  func day(second: Int, day: String) {
    #expect(PlainDate.day(atSecond: second) == PlainDate(day))
  }
}
