import Testing
import UIKitSemantics

@Suite("What is known of the pages beside") struct PageNeighboursTests {
  typealias Neighbours = PageNeighbours<String>

  /// What happens, what is fetched then, and what is known afterwards.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let event: @Sendable () -> Neighbours.Event
    let fetches: [PageSide]
    let after: String?
    let before: String?
  }

  static let rows = [
    Row(
      testDescription: "a finger asks for nothing that is known", event: { .grabbed }, fetches: [],
      after: "C", before: "A"),
    Row(
      testDescription: "a turn on", event: { .turned(.after, past: "B") }, fetches: [.after],
      after: nil, before: "B"),
    Row(
      testDescription: "a turn back", event: { .turned(.before, past: "B") },
      fetches: [.before], after: "B", before: nil),
    Row(
      testDescription: "an animated turn by code", event: { .replaced(.after, past: "B") },
      fetches: [], after: nil, before: "B"),
    Row(
      testDescription: "other pages at once", event: { .replacedAtOnce }, fetches: [], after: nil,
      before: nil),
    Row(
      testDescription: "another source", event: { .sourceChanged }, fetches: [], after: nil,
      before: nil),
    Row(
      testDescription: "an answer", event: { .answered(.before, "Z") }, fetches: [], after: "C",
      before: "Z"),
  ]

  @Test("where both sides are known", arguments: rows)
  func known(row: Row) {
    var neighbours = Neighbours()
    _ = neighbours.handle(.answered(.after, "C"))
    _ = neighbours.handle(.answered(.before, "A"))

    #expect(neighbours.handle(row.event()) == row.fetches)
    #expect(neighbours.known(.after) == row.after && neighbours.known(.before) == row.before)
  }

  @Test("PV-08 a first finger has both sides fetched, the next page first")
  func first() {
    var neighbours = Neighbours()

    #expect(neighbours.handle(.grabbed) == [.after, .before])
  }
}
