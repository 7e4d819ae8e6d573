import AppearanceTrace
import Testing
import TransitionStage

@testable import TransitionComparison

/// What the reference is to do at the taps of a trace.
@Suite("What comes of taps on what is presented") struct TapOutcomesTests {
  private static let tap =
    "> sheet.gestureBegan(tap: beside, at: [9, 9])\n  > sheet.gestureEnded(at: [9, 9])"
  private static let goes = "begin t2 dismiss sheet -> host custom"
  private static let isOver = "end t2 finished\n  host.dismissCompletion()"

  private static func trace(_ lines: String...) throws -> Trace {
    try Trace(
      parsing: """
        trace 2
        scenario modal/custom/tap-beside
        subject  some/one
        profile  ios-18
        screen   390 844

        cast
          window  window
          host  controller, StageController: UIViewController
          host.view  root view of host
          sheet  controller, StageController: UIViewController
          sheet.view  root view of sheet
          t2  transition
          t3  transition

        baseline
          tree       window > host.view
          presented  host -> sheet

        at 0ms
          \(lines.joined(separator: "\n  "))

        settled at 0ms
          tree       window > host.view

        """)
  }

  @Test(
    "is that it goes, with a closure that is told or without one, or nothing",
    arguments: [
      (["begin t3 present sheet -> host custom"], [:], true),
      ([goes, "end t2 finished"], [0: Subject.ClosingTap(isAnimated: true)], false),
      ([goes, isOver], [0: Subject.ClosingTap(isAnimated: true, tellsEnd: true)], false),
      (["> host.present(sheet, animated: true)", goes, isOver], [:], false),
    ] as [([String], [Int: Subject.ClosingTap], Bool)])
  func outcome(lines: [String], closing: [Int: Subject.ClosingTap], beginsElse: Bool) throws {
    let outcomes = try Self.trace(([Self.tap] + lines).joined(separator: "\n  ")).tapOutcomes

    #expect(outcomes.closing == closing)
    #expect(outcomes.beginsElse == beginsElse)
  }

  @Test("is counted in each round that is told once, however many are said to be")
  func rounds() throws {
    let few = try Self.trace(Self.tap, Self.goes, "end t2 finished", "repeats 3 times").tapOutcomes
    #expect(few.closing.keys.sorted() == [0, 1, 2])

    let many = try Self.trace(
      Self.tap, Self.goes, "end t2 finished", "repeats 900000000000000 times"
    ).tapOutcomes
    #expect(many.closing.count == 100)
  }
}
