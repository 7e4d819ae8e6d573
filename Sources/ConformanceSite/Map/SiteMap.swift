import ConformanceReports
import TransitionCertification

/// Where everything of a site lies, and how one gets there from elsewhere.
struct SiteMap {
  /// The findings, with the places of their pages.
  let findings: [SiteFinding]
  private let names: [SitePlace: String]
  private var isOneDocument = false

  init(_ publication: Publication) {
    let cases = publication.result.subjects.flatMap(\.cases)
    let results = Dictionary(cases.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    findings = publication.result.findings.causes.enumerated().map { place, cause in
      SiteFinding(
        cause, at: .finding(place), in: results[cause.example.caseID],
        place: publication.places[cause.example.caseID.subject])
    }
    var names: [SitePlace: String] = [.index: "index"]
    var taken: Set<String> = []
    for finding in findings {
      names[finding.page] = Self.free("findings/" + finding.slug, &taken)
    }
    for subject in publication.result.subjects {
      names[.subject(subject.subject)] = Self.free(
        "subjects/" + EvidenceFile.safe(subject.subject), &taken)
    }
    for rule in SiteRule.all { names[.rule(rule.id)] = "rules/\(rule.id)" }
    self.names = names
  }

  /// A name that nothing else has, not even on a volume that takes capitals for small letters.
  private static func free(_ name: String, _ taken: inout Set<String>) -> String {
    let number = (1...).first { number in
      taken.insert((number == 1 ? name : "\(name)-\(number)").lowercased()).inserted
    }
    return number.map { $0 == 1 ? name : "\(name)-\($0)" } ?? name
  }

  /// The same where all pages are parts of one document.
  var asOneDocument: SiteMap {
    var map = self
    map.isOneDocument = true
    return map
  }

  /// Whether something has a page.
  func has(_ place: SitePlace) -> Bool { names[place] != nil }

  /// The path of a page from the site's folder.
  func path(of place: SitePlace) -> String { "\(names[place] ?? "index").html" }

  /// The name of a page where it is a part of one document.
  func anchor(of place: SitePlace) -> String {
    (names[place] ?? "index").replacing("/", with: "--")
  }

  /// The address of a page as another one says it.
  func address(of place: SitePlace, from other: SitePlace) -> String {
    isOneDocument ? "#\(anchor(of: place))" : file(path(of: place), from: other)
  }

  /// The address of a file in the site's folder as a page says it.
  func file(_ path: String, from place: SitePlace) -> String {
    let depth = self.path(of: place).count { $0 == "/" }
    let escaped = path.replacing("%", with: "%25")
    return String(repeating: "../", count: depth) + escaped
  }

  /// The figures of all findings, as files.
  var figures: [SiteFigure] { findings.flatMap(\.figures) }

  /// The address of a figure: a file's, or the figure itself.
  func address(of figure: SiteFigure, from place: SitePlace) -> String {
    isOneDocument ? figure.data : file(figure.path, from: place)
  }
}
