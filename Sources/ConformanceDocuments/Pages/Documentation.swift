import ConformanceReports
import Foundation
import TransitionCertification

/// All pages that are made from the code, for one repository.
public struct Documentation: Sendable {
  /// The pages, the first one first.
  public let pages: [Page]

  /// Where the figures of the last run lie, from the repository's root.
  public static let figures = "\(TracesFolder.name)/figures.json"

  /// The first page alone, which needs no files.
  public static func index(_ figures: RunFigures) -> Page { IndexPage(figures: figures).page }

  /// Makes the pages.
  ///
  /// - Parameters:
  ///   - root: The repository's folder.
  ///   - figures: What a run of everything showed.
  ///   - plan: The rooms, as the manifest has them.
  /// - Throws: The first file that a page is made of and that cannot be used.
  public init(
    of root: String, figures: RunFigures, plan: HousePlan
  ) throws(DocumentationTrouble) {
    let repository = Repository(path: root)
    var pages = [Self.index(figures), RulesPage().page]
    let comments = try repository.ruleComments()
    for rule in RuleCatalogue.all {
      pages.append(try Self.page(of: rule, comments, figures, in: repository))
    }
    pages += Scenario.Family.allCases.map { FamilyPage(family: $0).page }
    pages += [FactsPage().page, SubjectsPage(figures: figures).page]
    let sources = SourcesPage(text: try repository.text(of: SourcesPage.path), plan: plan)
    guard let page = sources.page else {
      throw DocumentationTrouble(SourcesPage.path, "it has no place for the drawing of the rooms")
    }
    self.pages = pages + [page, KnownFaultsPage(figures: figures).page]
  }

  private static func page(
    of rule: any Rule.Type, _ comments: [RuleID: RuleComment], _ figures: RunFigures,
    in repository: Repository
  ) throws(DocumentationTrouble) -> Page {
    let folder = "\(TracesFolder.name)/rules/\(rule.id)"
    guard let comment = comments[rule.id] else {
      throw DocumentationTrouble(Repository.rules, "no file there has the rule '\(rule.id)'")
    }
    return RulePage(
      rule: rule, comment: comment,
      holds: try repository.trace(in: "\(folder)/holds.trace"),
      broken: try repository.trace(in: "\(folder)/broken.trace"),
      findings: try repository.text(of: "\(folder)/broken.findings"), figures: figures
    )
    .page
  }
}

/// A file that a page is made of, and that cannot be used.
public struct DocumentationTrouble: Error, Sendable, CustomStringConvertible {
  /// The file's path, from the repository's root.
  public let path: String
  /// Why it cannot be used, lower case, without a full stop.
  public let reason: String

  init(_ path: String, _ reason: some CustomStringConvertible) {
    self.path = path
    self.reason = reason.description
  }

  public var description: String { "\(path): \(reason)" }
}

/// The files that pages are made of.
private struct Repository {
  static let rules = "Sources/ConformanceRules/Rules"

  let path: String

  func bytes(of file: String) throws(DocumentationTrouble) -> [UInt8] {
    do throws(FileTrouble) {
      return try FileBytes.read("\(path)/\(file)")
    } catch {
      throw DocumentationTrouble(file, error.reason)
    }
  }

  func text(of file: String) throws(DocumentationTrouble) -> String {
    String(decoding: try bytes(of: file), as: UTF8.self)
  }

  func trace(in file: String) throws(DocumentationTrouble) -> Trace {
    let bytes = try bytes(of: file)
    do throws(TraceSyntaxError) {
      return try Trace(parsing: bytes)
    } catch {
      throw DocumentationTrouble(file, "\(error)")
    }
  }

  /// What the comments of the rules' types say, by the rule that the file declares.
  func ruleComments() throws(DocumentationTrouble) -> [RuleID: RuleComment] {
    let walk = FileManager.default.enumerator(atPath: "\(path)/\(Self.rules)")
    let files = (walk?.allObjects ?? []).compactMap { $0 as? String }
    var comments: [RuleID: RuleComment] = [:]
    for file in files where file.hasSuffix(".swift") {
      let source = try text(of: "\(Self.rules)/\(file)")
      for declaration in source.matches(of: /RuleID = "([^"]*)"/) {
        comments[RuleID(rawValue: String(declaration.1))] = RuleComment(source: source)
      }
    }
    return comments
  }
}
