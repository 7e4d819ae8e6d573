import AppearanceTrace
import Testing

@testable import ConformanceRules

@Suite("The catalogue of rules")
struct CatalogueTests {
  @Test("no two rules have one name")
  func namesAreUnique() {
    let names = RuleCatalogue.all.map { $0.id }

    #expect(Set(names).count == names.count)
  }

  @Test("every rule says what it wants, by whose authority, and what to do", arguments: ids)
  func rulesAreExplained(id: RuleID) throws {
    let rule = try #require(RuleCatalogue.rule(id))

    #expect(rule.id == id)
    #expect(rule.statement.hasSuffix("."))
    #expect(rule.remedy.hasSuffix("."))
    #expect(!rule.authority.words.isEmpty)
  }

  @Test("a rule that is not built is not found")
  func unknownRule() {
    #expect(RuleCatalogue.rule("appearance-of-evil") == nil)
  }

  @Test("every rule has its three files, its page and nothing else", arguments: ids)
  func filesAreComplete(id: RuleID) throws {
    let files = try Corpus.entries(of: id)

    #expect(files == ["README.md", "broken.findings", "broken.trace", "holds.trace"])
  }

  @Test("every folder of traces belongs to a rule")
  func noStrayFolders() throws {
    let folders = try Corpus.entries().filter { $0 != "README.md" }

    #expect(folders == Self.ids.map(\.rawValue).sorted())
  }

  @Test("a checker is told of the kinds that it subscribes to, and of no others")
  func subscriptions() {
    let checkers = RuleCatalogue.checkers
    let table = SubscriptionTable(checkers, Array(checkers.indices))

    for topic in Topic.allCases {
      let subscribers = checkers.indices.filter { checkers[$0].topics.contains(topic) }
      #expect(table[topic] == subscribers, "\(topic)")
    }
  }

  static let ids = RuleCatalogue.all.map { $0.id }
}
