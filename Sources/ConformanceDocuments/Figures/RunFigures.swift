public import ConformanceReports
import BuiltInSubjects
import Foundation
import TransitionCertification

/// What a run of everything showed, as far as pages tell it.
///
/// To run everything takes minutes, and to write pages takes none: so the figures of the last run lie
/// beside the goldens, and change with them.
public struct RunFigures: JSONDocument, Codable, Sendable, Equatable {
  /// What the subjects of each article came to, by the article's title.
  public let articles: [String: Article]
  /// How many lines of the references a fact backs.
  public let backedLines: Int
  /// What each subject that is right showed, by its id; none in figures from before that was counted.
  public let blameless: [String: Blameless]?
  /// How many cases were run.
  public let cases: Int
  /// What each faulty subject showed, in the order of the registry.
  public let catches: [Catch]
  /// How many subjects that are right were blamed.
  public let falseAlarms: Int
  /// How many lines the references have.
  public let referenceLines: Int
  /// In how many scenarios each rule came to bear on a subject that is right.
  public let rules: [String: Int]
  /// In how many scenarios the rules of each point of the standard came to bear, by its title.
  public let standard: [String: Int]

  /// What an article's subjects came to.
  public struct Article: Codable, Sendable, Equatable {
    /// How many rules came to bear and were kept.
    public let rules: Int
    /// How many scenarios they were driven through.
    public let scenarios: Int
    /// The verdicts that they got, each once.
    public let verdicts: [String]
  }

  /// What a subject that is right showed.
  public struct Blameless: Codable, Sendable, Equatable {
    /// How often a rule came to bear: once in each case for each rule.
    public let bearings: Int
    /// How many cases it was driven through.
    public let cases: Int
    /// The verdict that it got.
    public let verdict: String
  }

  /// What a faulty subject showed.
  public struct Catch: Codable, Sendable, Equatable {
    /// The names of the clauses that it breaks in any scenario.
    public let clauses: [String]
    /// The id of its fault.
    public let fault: String
    /// Where each rule that is named for it finds it.
    public let places: [String: [String]]
    /// The rules that were headlines of any scenario; the first is the one that counts.
    public let rules: [String]
    /// The scenario in which that one spoke; none if nothing was found.
    public let scenario: String?
    /// The subject's id.
    public let subject: String
  }

  /// Sums a run up.
  ///
  /// - Parameter subjects: All built-in subjects, certified, in the order of the registry.
  public init(_ subjects: [CertifiedSubject]) {
    let coverage = Coverage(subjects)
    let selftest = Selftest(subjects)
    articles = Self.byTitle(SeedArticle.all.map { ($0.title, Article($0, subjects)) })
    let good = subjects.filter(\.subject.isGood)
    blameless = Self.byTitle(good.map { ($0.subject.id, Blameless($0.report)) })
    cases = good.reduce(0) { $0 + $1.report.cases.count }
    catches = selftest.catches.map(Catch.init)
    falseAlarms = selftest.falseAlarms.count
    rules = Self.byTitle(
      RuleCatalogue.all.map { ($0.id.rawValue, coverage.scenarios(of: [$0.id]).count) })
    standard = Self.byTitle(
      StandardPoint.all.map { point in
        (point.title, coverage.scenarios(of: Set(point.rules)).count(where: point.covers))
      })
    let references = subjects.filter { $0.subject.role == .system }.flatMap(\.report.cases)
    let backing = Backing(references.map(\.trace))
    backedLines = backing.byFact
    referenceLines = backing.lines
  }

  private static func byTitle<Value>(_ pairs: [(String, Value)]) -> [String: Value] {
    Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}

extension RunFigures.Article {
  fileprivate init(_ article: SeedArticle, _ subjects: [CertifiedSubject]) {
    let own = subjects.filter { article.subjects.contains($0.subject.id) }
    let cases = own.flatMap(\.report.cases)
    rules = Set(cases.flatMap { $0.judgement.outcomes.rules(.holds) }).count
    scenarios = Set(cases.map(\.id.scenario)).count
    verdicts = own.map(\.report.verdict.rawValue).reduce(into: []) { kept, verdict in
      if !kept.contains(verdict) { kept.append(verdict) }
    }
  }
}

extension RunFigures.Blameless {
  fileprivate init(_ report: Report) {
    bearings = report.cases.reduce(0) { sum, result in
      let outcomes = result.judgement.outcomes
      return sum + outcomes.rules(.holds).count + outcomes.rules(.broken).count
    }
    cases = report.cases.count
    verdict = report.verdict.rawValue
  }
}

extension RunFigures.Catch {
  fileprivate init(_ entry: Selftest.Catch) {
    clauses = entry.clauses.map(\.rawValue)
    fault = entry.fault
    places = Dictionary(
      uniqueKeysWithValues: entry.places.map { ($0.rawValue, Set($1).sorted()) })
    rules = ([entry.first].compactMap { $0 } + entry.others).map(\.rawValue)
    scenario = entry.scenario
    subject = entry.subject
  }
}

extension RunFigures {
  /// The faults that a rule was seen to catch, each once, with the subject and scenario that showed it.
  func catches(by rule: RuleID) -> [Catch] { catches.filter { $0.rules.contains(rule.rawValue) } }

  /// Reads what a file holds.
  ///
  /// - Throws: What keeps it from being read as figures.
  public init(decoding bytes: [UInt8]) throws {
    self = try JSONDecoder().decode(RunFigures.self, from: Data(bytes))
  }
}
