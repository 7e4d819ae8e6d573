import Testing
import UIKitSemantics

@Suite("The way to who decides the status bar") struct StatusBarRouteTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let uppermost, children: [String: String]
    let decider: String
    var testDescription: String { "up \(uppermost), down \(children)" }
  }

  static let rows = [
    Row(uppermost: [:], children: [:], decider: "a"),
    Row(uppermost: [:], children: ["a": "b", "b": "c"], decider: "c"),
    Row(uppermost: ["a": "m"], children: [:], decider: "m"),
    Row(uppermost: ["a": "m"], children: ["a": "b"], decider: "m"),
    Row(uppermost: ["a": "n", "m": "n"], children: ["n": "x"], decider: "x"),
    // A child's own presentation is not on the way: children name children only.
    Row(uppermost: ["b": "m"], children: ["a": "b"], decider: "b"),
  ]

  @Test("up through presentations first, then down through children", arguments: rows)
  func row(row: Row) {
    let route = StatusBarRoute(from: "a") { row.uppermost[$0] }

    #expect(route.decider { row.children[$0] } == row.decider)
  }
}
