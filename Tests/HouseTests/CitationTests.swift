import Foundation
import Testing
import UIKitFacts

/// What is cited of UIKit can be looked up, and nothing else is referred to.
@Suite("Citations") struct CitationTests {
  @Test(
    "every fact that a source, a test or a rule's trace cites stands in the book of facts",
    arguments: [("Sources", ".swift"), ("Tests", ".swift"), ("traces/rules", ".trace")])
  func cited(folder: String, suffix: String) throws {
    let known = Set(FactBook.all.map(\.id))
    let files = House.files(in: folder, suffix: suffix)

    #expect(!files.isEmpty)
    for file in files {
      let unknown = FactIDs.cited(in: try House.text(of: file)).subtracting(known)
      #expect(unknown == [], "\(file)")
    }
  }

  @Test(
    "ids are found where they stand by themselves",
    arguments: [
      ("FS-01, (NE-c) and D10.", ["FS-01", "NE-c", "D10"]),
      ("UTF-16 SIMD2 XD10 FS-011 D100 ID-1 fs-01", []),
      ("\"K3\" \"LW-09\"", ["K3", "LW-09"]),
    ] as [(String, Set<String>)])
  func found(text: String, ids: Set<String>) {
    #expect(FactIDs.cited(in: text) == ids)
  }

  @Test("no text refers to a plan, or to the section of a document that is not here")
  func noAbsentDocuments() throws {
    let files =
      House.swiftFiles(in: "Sources") + House.swiftFiles(in: "Tests")
      + ["README.md", "Sources/README.md", "Tests/README.md", "traces/README.md"]
      + Documents.articles

    for file in files where !file.hasSuffix("/CitationTests.swift") {
      let text = Data(try House.text(of: file).utf8)
      for phrase in ["of the plan", "with the plan", "from the plan", "than the plan"] {
        #expect(!Self.has(phrase, in: text) { !FactIDs.isPartOfWord($0) }, "\(file): \(phrase)")
      }
      #expect(!Self.has("section ", in: text, before: FactIDs.isDigit), "\(file) names a section")
    }
  }

  /// Whether a text has a phrase before a byte of some kind.
  private static func has(
    _ phrase: String, in text: Data, before isSuch: (UInt8) -> Bool
  ) -> Bool {
    var start = text.startIndex
    while let place = text.range(of: Data(phrase.utf8), in: start..<text.endIndex) {
      if place.upperBound < text.endIndex, isSuch(text[place.upperBound]) { return true }
      start = place.upperBound
    }
    return false
  }
}

/// Finds ids of facts in a text, without a pattern: all sources are read.
enum FactIDs {
  /// The ids in a text: two capital letters, a hyphen and two digits or a letter from a to e; or D or
  /// K with one or two digits; neither with a letter, a digit or a hyphen beside it.
  static func cited(in text: String) -> Set<String> {
    var ids: Set<String> = []
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for place in 0...bytes.count where place == bytes.count || !isPartOfWord(bytes[place]) {
        let word = bytes[start..<place]
        if (2...5).contains(word.count), isID(word) {
          ids.insert(String(decoding: word, as: UTF8.self))
        }
        start = place + 1
      }
    }
    return ids
  }

  private static func isID(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let bytes = Array(word)
    guard bytes.count > 3 else {
      return (bytes[0] == UInt8(ascii: "D") || bytes[0] == UInt8(ascii: "K"))
        && bytes.dropFirst().allSatisfy(isDigit)
    }
    guard isCapital(bytes[0]), isCapital(bytes[1]), bytes[2] == UInt8(ascii: "-") else {
      return false
    }
    return bytes.count == 5
      ? isDigit(bytes[3]) && isDigit(bytes[4]) : (97...101).contains(bytes[3])
  }

  static func isPartOfWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
  private static func isCapital(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }
  private static func isLetter(_ byte: UInt8) -> Bool {
    isCapital(byte) || (byte >= 97 && byte <= 122)
  }
}
