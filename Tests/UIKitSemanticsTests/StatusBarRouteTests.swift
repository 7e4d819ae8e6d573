import Testing
import UIKitSemantics

@Suite("The way to who decides the status bar") struct StatusBarRouteTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let successors, children: [String: String]
    let decider: String
    var testDescription: String { "up \(successors), down \(children)" }
  }

  static let rows = [
    Row(successors: [:], children: [:], decider: "a"),
    Row(successors: [:], children: ["a": "b", "b": "c"], decider: "c"),
    Row(successors: ["a": "m"], children: [:], decider: "m"),
    Row(successors: ["a": "m"], children: ["a": "b"], decider: "m"),
    Row(successors: ["a": "m", "m": "n"], children: ["n": "x"], decider: "x"),
    // A child's own presentation is not on the way: children name children only.
    Row(successors: ["b": "m"], children: ["a": "b"], decider: "b"),
  ]

  @Test("up through presentations first, then down through children", arguments: rows)
  func row(row: Row) {
    let route = StatusBarRoute<String>(
      successor: { row.successors[$0] }, child: { row.children[$0] })

    #expect(route.decider(from: "a") == row.decider)
  }
}
