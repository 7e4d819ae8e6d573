import Foundation
import Testing

@testable import SourcePorting

/// Each rewrite, by its table of sources before and after.
@Suite("Rewrites") struct RewriteTests {
  /// A rewrite with one of its examples.
  struct Row: Sendable, CustomTestStringConvertible {
    let rewrite: Rewrite
    let example: RewriteExample

    var testDescription: String { "\(rewrite.id): \(example.title)" }
  }

  static let rows = Rewrite.all.flatMap { rewrite in
    rewrite.examples.map { Row(rewrite: rewrite, example: $0) }
  }

  private let host = TestHost.surface

  @Test("a rewrite makes of each example what its table says", arguments: rows)
  func example(row: Row) {
    let outcome = row.example.outcome(of: [row.rewrite], on: host)

    #expect(outcome["Example.swift"] == row.example.after)
    for (file, texts) in row.example.others { #expect(outcome[file] == texts.after) }
  }

  @Test("a rewrite finds nothing more in what it made", arguments: rows)
  func twice(row: Row) {
    let once = row.example.outcome(of: [row.rewrite], on: host)

    let again = RewriteExample.outcome(of: once, [row.rewrite], host)

    #expect(again == once)
  }

  @Test("all rewrites together find nothing more in what they made", arguments: rows)
  func allTwice(row: Row) {
    let once = row.example.outcome(of: Rewrite.all, on: host)

    let again = RewriteExample.outcome(of: once, Rewrite.all, host)

    #expect(again == once)
  }

  @Test("every rewrite has a name of its own, a reason and examples, one of which it changes")
  func catalogue() {
    #expect(Set(Rewrite.all.map(\.id)).count == Rewrite.all.count)
    for rewrite in Rewrite.all {
      #expect(!rewrite.reason.isEmpty)
      #expect(rewrite.examples.contains { $0.before != $0.after }, "\(rewrite.id)")
    }
  }

  /// Rewrites that add text behind the last line, or lines that say where they come from.
  private static let adding: Set<String> = [
    "overrides-in-extensions", "overridden-extensions", "optional-requirements", "outlets",
  ]

  @Test(
    "a rewrite leaves every line where it was",
    arguments: rows.filter { !adding.contains($0.rewrite.id) })
  func lines(row: Row) {
    let outcome = row.example.outcome(of: [row.rewrite], on: host)["Example.swift"] ?? ""

    #expect(outcome.filter(\.isNewline).count == row.example.before.filter(\.isNewline).count)
  }
}
