@testable import ConformanceDocuments
import BuiltInSubjects
import Foundation
import Testing
import TransitionCertification

@testable import ConformanceReports

/// The documents that are made from the catalogues.
@Suite("Documents", .serialized) @MainActor struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let figures: RunFigures
  private let index: String

  init() throws {
    let file = Self.root.appendingPathComponent(Documentation.figures)
    figures = try RunFigures(decoding: Array(Data(contentsOf: file)))
    index = Documentation.index(figures).text
  }

  @Test("the figures that lie beside the goldens tell of every fault caught, and of nobody blamed")
  func caught() {
    let named = Dictionary(
      uniqueKeysWithValues: SubjectRegistry.builtIn.all.filter { !$0.isGood }.map {
        ($0.id, $0.expects)
      })

    #expect(Set(figures.catches.map(\.subject)) == Set(named.keys))
    for shown in figures.catches {
      #expect(named[shown.subject]?.map(\.rule.rawValue).contains(shown.rules.first ?? "") == true)
    }
    #expect(figures.falseAlarms == 0)
  }

  @Test("the figures that lie beside the goldens tell of a fault that shows it for every rule")
  func everyRule() {
    let shown = Set(figures.catches.flatMap(\.places.keys))

    for rule in RuleCatalogue.all { #expect(shown.contains(rule.id.rawValue), "\(rule.id)") }
  }

  @Test("figures that were written down are read as they were")
  func roundTrip() throws {
    #expect(try RunFigures(decoding: Array(figures.text.utf8)) == figures)
  }

  @Test("the index tells the standard's three points, each with rules and scenarios")
  func standard() {
    for point in StandardPoint.all {
      #expect(index.contains("- **\(point.title).**"))
      #expect(!point.rules.isEmpty)
      #expect((figures.standard[point.title] ?? 0) > 0)
    }
  }

  @Test("the index opens with the articles, and every seed belongs to one")
  func articles() throws {
    let place = try #require(index.range(of: "## The standard"))
    let opening = index[..<place.lowerBound]
    let seeds = SubjectRegistry.builtIn.all.filter { $0.role == .seed }.map(\.id)

    #expect(Set(SeedArticle.all.flatMap(\.subjects)) == Set(seeds))
    for article in SeedArticle.all {
      #expect(opening.contains("**\(article.title)**"))
      #expect(figures.articles[article.title]?.verdicts == ["certified"])
    }
  }

  @Test("the index names every rule with its level")
  func rules() {
    let words = index.replacing("\n  ", with: " ")
    for rule in RuleCatalogue.all {
      #expect(
        words.contains("- [`\(rule.id)`](traces/rules/\(rule.id)) **\(rule.level.rawValue)** "))
    }
    #expect(RuleGroup.allCases.flatMap(\.rules).count == RuleCatalogue.all.count)
  }

  @Test("a rule's page says when it is broken, shows both traces, and what is found")
  func rulePages() throws {
    for rule in RuleCatalogue.all {
      let file = Self.root.appendingPathComponent(PageIndex.page(ofRule: rule.id.rawValue))
      let page = try String(contentsOf: file, encoding: .utf8)

      let start = try #require(page.range(of: "\n## When it is broken\n"))
      #expect(page[start.upperBound...].contains("\nCondition"), "\(rule.id)")
      #expect(page.components(separatedBy: "```text\n").count == 4, "\(rule.id)")
      for entry in figures.catches(by: rule.id) {
        #expect(page.contains("\n- [`\(entry.fault)`] [`\(entry.subject)`]"), "\(rule.id)")
      }
    }
  }

  @Test("the page of rules has a sentence about each exemption of the comparison")
  func exemptions() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent(PageIndex.rules), encoding: .utf8)
    let words = page.replacing("\n  ", with: " ")
    for exemption in ExemptionCatalogue.all {
      #expect(words.contains("- `\(exemption.id)` \(exemption.statement)"))
    }
  }

  @Test("the matrices count every scenario once")
  func matrices() {
    let counts = Scenario.Family.allCases.map { family in
      ActionMatrix(family).rows.map { $0.actions.count * $0.counts.values.reduce(0, +) }
        .reduce(0, +)
    }

    #expect(counts.reduce(0, +) == ScenarioCatalogue.all.count)
  }

  @Test("a fault's place tells its subjects, and a rule's catches come from the figures")
  func faults() throws {
    let page = SubjectsPage(figures: figures).page.text
    for subject in SubjectRegistry.builtIn.faulty {
      #expect(page.contains("**`\(subject.id)`**"), "\(subject.id)")
      #expect(page.contains("**`\(try #require(subject.fault))`**"))
    }
    #expect(figures.catches.map(\.subject) == SubjectRegistry.builtIn.faulty.map(\.id))
  }

  @Test("a family's page has each of its scenarios, with the facts that back it")
  func families() throws {
    for family in Scenario.Family.allCases {
      let page = FamilyPage(family: family).page.text
      let places = Set(page.matches(of: /- <a id="([^"]*)"><\/a>\*\*`/).map(\.1))
      let links = Set(page.matches(of: /\[([^\]]*)\]: \.\.\/facts\/README\.md#/).map(\.1))
      for scenario in ScenarioCatalogue.all where scenario.family == family {
        let place = try #require(PageIndex.all.place(of: scenario.id)?.anchor)
        #expect(places.contains(place[...]), "\(scenario.id)")
        for fact in scenario.evidence { #expect(links.contains("\(fact)"[...]), "\(fact)") }
      }
    }
  }

  @Test("rooms are drawn above all that they import, and what is reached anyhow is left out")
  func drawing() {
    let plan = HousePlan(rooms: [
      HousePlan.Room(name: "Top", imports: ["Middle", "Ground"]),
      HousePlan.Room(name: "Ground", imports: []),
      HousePlan.Room(name: "Middle", imports: ["Ground"]),
    ])

    #expect(plan.drawing == " 2  Top     Middle\n 1  Middle  Ground\n 0  Ground\n")
  }

  @Test("what tests share is no room")
  func sharedByTests() throws {
    let dump = """
      {"targets": [
        {"name": "Ground", "type": "regular", "dependencies": []},
        {"name": "Tools", "type": "regular", "path": "Tests/Tools", "dependencies": []},
        {"name": "GroundTests", "type": "test", "dependencies": [{"byName": ["Tools", null]}]}
      ]}
      """

    #expect(try HousePlan(decoding: Array(dump.utf8)).drawing == " 0  Ground\n")
  }
}
