import Testing
import UIKitSemantics

@Suite("Plans of split views") struct SplitPlanTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let mode: SplitPlan.Mode
    let hasSupplementary: Bool
    let spans: [SplitPlan.Span]
    var testDescription: String { "\(mode), \(hasSupplementary ? "three" : "two") columns" }
  }

  static let rows = [
    Row(
      mode: .secondaryOnly, hasSupplementary: false,
      spans: [.init(.secondary, origin: 0, width: 1000)]),
    Row(
      mode: .oneBeside, hasSupplementary: false,
      spans: [
        .init(.primary, origin: 0, width: 300), .init(.secondary, origin: 300, width: 700),
      ]),
    Row(
      mode: .oneOver, hasSupplementary: false,
      spans: [
        .init(.secondary, origin: 0, width: 1000), .init(.primary, origin: 0, width: 300),
      ]),
    Row(
      mode: .oneBeside, hasSupplementary: true,
      spans: [
        .init(.supplementary, origin: 0, width: 200), .init(.secondary, origin: 200, width: 800),
      ]),
    Row(
      mode: .twoBeside, hasSupplementary: true,
      spans: [
        .init(.primary, origin: 0, width: 300), .init(.supplementary, origin: 300, width: 200),
        .init(.secondary, origin: 500, width: 500),
      ]),
    Row(
      mode: .twoOver, hasSupplementary: true,
      spans: [
        .init(.secondary, origin: 0, width: 1000), .init(.primary, origin: 0, width: 300),
        .init(.supplementary, origin: 300, width: 200),
      ]),
    Row(
      mode: .twoDisplace, hasSupplementary: true,
      spans: [
        .init(.primary, origin: 0, width: 300), .init(.supplementary, origin: 300, width: 200),
        .init(.secondary, origin: 500, width: 1000),
      ]),
  ]

  @Test("where columns lie, and which covers which", arguments: rows)
  func row(row: Row) {
    let plan = SplitPlan(row.mode, hasSupplementary: row.hasSupplementary)

    #expect(plan.spans(in: 1000) { $0 == .primary ? 300 : 200 } == row.spans)
  }

  @Test("where there is more room, more is shown")
  func automatic() {
    let modes = [(true, true), (true, false), (false, true), (false, false)].map {
      SplitPlan.automatic(isWide: $0.0, hasSupplementary: $0.1).mode
    }

    #expect(modes == [.twoBeside, .oneBeside, .oneBeside, .secondaryOnly])
  }
}
