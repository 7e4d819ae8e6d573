import Foundation
import Testing
import UIKit

@Suite("Predicates that are made of a text", .serialized) @MainActor struct PredicateTests {
  /// A text, what stands in its gaps, and whether it is true of a word.
  private nonisolated static let ofWords: [(String, [String], String, Bool)] = [
    ("SELF == %@", ["card"], "card", true), ("SELF = 'card'", [], "card", true),
    ("SELF != %@", ["card"], "card", false), ("SELF MATCHES %@", ["c.*d"], "card", true),
    ("SELF MATCHES %@", ["ar"], "card", false), ("self contains[c] %@", ["AR"], "card", true),
    ("SELF BEGINSWITH 'c' AND SELF ENDSWITH 'd'", [], "card", true),
    ("SELF BEGINSWITH 'c' AND SELF ENDSWITH 'c'", [], "card", false),
    ("SELF == 'x' OR SELF == %@", ["card"], "card", true),
  ]

  @Test("a text compares words", arguments: ofWords.indices)
  func words(_ row: Int) {
    let (text, values, word, isTrue) = Self.ofWords[row]
    #expect(NSPredicate(format: text, argumentArray: values).evaluate(with: word) == isTrue)
  }

  @Test("a text compares what properties have")
  func properties() {
    Headless.reset()
    let view = UIView()
    view.tag = 7

    #expect(NSPredicate(format: "tag=%d", 7).evaluate(with: view))
    #expect(NSPredicate(format: "%K > 6 AND tag < 7.5", "tag").evaluate(with: view))
    #expect(!NSPredicate(format: "tag <= 6").evaluate(with: view))
  }

  @Test("what is no such text is true of nothing, and so is one with too few values")
  func others() {
    for text in [
      "", "SELF", "NOT SELF == 'a'", "SELF IN %@", "SELF == %@", "%K == 'a'", "SELF MATCHES '('",
    ] {
      #expect(!NSPredicate(format: text).evaluate(with: "a"), "\(text)")
    }
  }
}
