import Foundation
import Testing
import UIKitFacts

/// The book of facts agrees with the tests that assert it.
@Suite("The book of facts and its tests") struct LedgerTests {
  @Test("no id stands in it twice")
  func unique() {
    let ids = FactBook.all.map(\.id)

    #expect(Set(ids).count == ids.count)
  }

  @Test("a record names exactly the files whose tests have its id in their names")
  func assertedWhereItSays() throws {
    let files = try filesByID()

    for fact in FactBook.all {
      #expect(fact.assertedIn == files[fact.id, default: []].sorted(), "\(fact.id)")
    }
    #expect(Set(files.keys).subtracting(FactBook.all.map(\.id)).sorted() == [])
  }

  @Test("what is required has a test, and what holds elsewhere or cannot be written has none")
  func testsByStanding() {
    for fact in FactBook.all {
      switch fact.standing {
      case .required, .orderFree: #expect(!fact.assertedIn.isEmpty, "\(fact.id)")
      case .otherProfile, .notCopied, .notInSwift, .notHosted, .ofApps, .unproven:
        #expect(fact.assertedIn.isEmpty, "\(fact.id)")
      case .library, .inferred, .gap, .generalKnowledge, .ownOfHost, .otherwise: continue
      }
    }
  }

  @Test("what the host contradicts, does not have, or does not assert, has a reason, and only that")
  func reasons() {
    for fact in FactBook.all {
      #expect((fact.reason != nil) == fact.standing.needsReason, "\(fact.id)")
      #expect(fact.reason?.hasSuffix(".") != true, "\(fact.id)")
    }
  }

  @Test("whatever somebody observed has a source, and only that")
  func observations() {
    for fact in FactBook.all {
      switch fact.standing {
      case .required, .orderFree, .otherProfile, .library, .inferred, .notCopied, .notInSwift,
        .otherwise, .notHosted, .unproven, .ofApps:
        #expect(!fact.sources.isEmpty, "\(fact.id)")
      case .gap, .ownOfHost: #expect(fact.sources.isEmpty, "\(fact.id)")
      case .generalKnowledge: continue
      }
    }
    let used = Set(FactBook.all.flatMap(\.sources))
    #expect(FactSource.allCases.filter { !used.contains($0) } == [])
  }

  @Test("each source is cited by a title, in one table", arguments: FactSource.allCases)
  func citation(of source: FactSource) {
    #expect(!source.citation.title.isEmpty)
  }

  /// The files of tests with an id in the name of one of them, by id.
  private func filesByID() throws -> [String: Set<String>] {
    let id = /\b(?:[A-Z]{2}-(?:\d\d|[a-e])|[DK]\d{1,2})\b/
    var files: [String: Set<String>] = [:]
    for (path, text) in try readTests() {
      for name in names(ofTestsIn: text) {
        for match in name.matches(of: id) { files[String(match.0), default: []].insert(path) }
      }
    }
    return files
  }

  /// The names of a source's tests; a name stands behind its test's bracket, or on the next line.
  private func names(ofTestsIn text: String) -> [Substring] {
    let lines = text.split(separator: "\n")
    return lines.indices.compactMap { place in
      guard let bracket = lines[place].range(of: "@Test(") else { return nil }
      let rest = lines[place][bracket.upperBound...]
      let holder = rest.isEmpty && place + 1 < lines.count ? lines[place + 1] : rest
      let parts = holder.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count > 1 ? parts[1] : nil
    }
  }

  /// The tests' sources by their paths below `Tests`, without the suffix.
  private func readTests() throws -> [(path: String, text: String)] {
    let tests = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let walker = FileManager.default.enumerator(atPath: tests.path)
    return try (walker?.allObjects ?? []).compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }
      .map { path in
        let text = try String(
          contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
        return (String(path.dropLast(".swift".count)), text)
      }
  }
}
