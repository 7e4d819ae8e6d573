import Testing
import UIKitSemantics

@Suite("Edits of a navigation stack") struct StackEditTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let old, new: String
    let added, removed: String
    let operation: StackEdit<Character>.Operation
    var testDescription: String { "\(old) to \(new)" }
  }

  static let rows = [
    Row(old: "", new: "", added: "", removed: "", operation: .none),
    Row(old: "", new: "a", added: "a", removed: "", operation: .push),
    Row(old: "", new: "abc", added: "abc", removed: "", operation: .push),
    Row(old: "a", new: "", added: "", removed: "a", operation: .push),
    Row(old: "a", new: "a", added: "", removed: "", operation: .none),
    Row(old: "a", new: "ab", added: "b", removed: "", operation: .push),
    Row(old: "ab", new: "a", added: "", removed: "b", operation: .pop),
    Row(old: "abc", new: "a", added: "", removed: "cb", operation: .pop),
    Row(old: "abc", new: "ac", added: "", removed: "b", operation: .none),
    Row(old: "abc", new: "b", added: "", removed: "ca", operation: .pop),
    Row(old: "ab", new: "cb", added: "c", removed: "a", operation: .none),
    Row(old: "ab", new: "c", added: "c", removed: "ba", operation: .push),
    Row(old: "ab", new: "ba", added: "", removed: "", operation: .pop),
    Row(old: "abc", new: "abd", added: "d", removed: "c", operation: .push),
    Row(old: "abc", new: "dea", added: "de", removed: "cb", operation: .pop),
  ]

  @Test("who comes, bottom first, who goes, top first, and how it looks", arguments: rows)
  func row(row: Row) {
    let edit = StackEdit(from: Array(row.old), to: Array(row.new))

    #expect(String(edit.added) == row.added)
    #expect(String(edit.removed) == row.removed)
    #expect(edit.operation == row.operation)
  }
}
