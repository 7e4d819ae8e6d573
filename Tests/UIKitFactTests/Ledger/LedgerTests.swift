import Foundation
import Testing

@Suite("The ledger of facts") struct LedgerTests {
  @Test("no id stands in it twice")
  func unique() {
    let ids = FactLedger.entries.map(\.id)

    #expect(Set(ids).count == ids.count)
  }

  @Test("what it calls tested has a test with its id in the name")
  func everyTestedFactHasATest() throws {
    let named = try idsInTestNames()
    let missing = FactLedger.entries.filter { $0.status.needsTest && !named.contains($0.id) }

    #expect(missing.map(\.id) == [])
  }

  @Test("no test names an id that it does not have, or one that is not to be tested")
  func everyNameIsKnown() throws {
    let known = Set(FactLedger.entries.filter { $0.status.allowsTest }.map(\.id))

    #expect(try idsInTestNames().subtracting(known).sorted() == [])
  }

  /// The ids in the names of the tests in this target's sources.
  private func idsInTestNames() throws -> Set<String> {
    let id = /\b(?:[A-Z]{2}-(?:\d\d|[a-e])|D\d{1,2})\b/
    let name = /@Test\(\s*"([^"]*)"/
    var ids: Set<String> = []
    for source in try sources() {
      for test in source.matches(of: name) {
        ids.formUnion(test.1.matches(of: id).map { String($0.0) })
      }
    }
    return ids
  }

  private func sources() throws -> [String] {
    let room = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: room, includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? []).compactMap { file in
      guard let url = file as? URL, url.pathExtension == "swift" else { return nil }
      return try String(contentsOf: url, encoding: .utf8)
    }
  }
}

extension FactLedger.Status {
  fileprivate var needsTest: Bool { self == .tested || self == .orderFree }
  fileprivate var allowsTest: Bool { needsTest || self == .library || self == .inferred }
}
