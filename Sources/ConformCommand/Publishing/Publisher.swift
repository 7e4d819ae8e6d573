package import ConformanceReports
import ConformanceSite
package import TransitionCertification

/// Writes what was found in the forms that were asked for: to standard output, or into a folder.
package struct Publisher {
  private let request: FormatRequest
  private let console: Console
  private let style: ReportStyle
  private let environment: [String: String]

  package init(_ request: FormatRequest, _ invocation: Invocation) {
    self.request = request
    console = invocation.console
    style = invocation.console.style(isWhole: invocation.has(.all))
    environment = invocation.environment
  }

  /// What a person reads, in some style.
  package typealias Text = (ReportStyle) -> String

  /// What machines read, with how long it took.
  package typealias JSON = (_ seconds: Double?) -> String

  /// Writes all forms, and the text to standard output where that takes nothing else.
  ///
  /// - Parameters:
  ///   - publication: What was found.
  ///   - text: What a person reads of it.
  ///   - json: What machines read of it.
  /// - Throws: That a file could not be written.
  package func publish(
    _ publication: Publication, text: Text, json: JSON
  ) throws(CommandFailure) {
    let seconds = request.seconds
    let json = { json(seconds) }
    var publication = publication
    publication.seconds = seconds
    if request.printsText { console.write(text(style)) }
    guard let folder = request.folder else {
      for format in request.formats where format != .text {
        console.writePlain(document(publication, as: format, text, json))
      }
      if request.formats == [.github] { try JobSummary(environment)?.add(publication) }
      return
    }
    var forms: [(format: ReportFormat, files: [PublishedFile])] = []
    for format in request.formats {
      forms.append((format, files(publication, as: format, text, json)))
    }
    var published = PublishedFolder(folder)
    try published.write(forms)
    let count = forms.reduce(0) { $0 + $1.files.count }
    console.note("\(count == 1 ? "1 file is" : "\(count) files are") written to \(folder)")
  }

  /// One document that needs no other.
  private func document(
    _ publication: Publication, as format: ReportFormat, _ text: Text,
    _ json: () -> String
  ) -> String {
    switch format {
    case .text: text(ReportStyle(isWhole: true))
    case .json: json()
    case .junit: JUnitReport(publication).text
    case .sarif: SARIFLog(publication).text
    case .github: Annotations(publication).text
    case .markdown: MarkdownReport(publication).text
    case .html: Site(publication).document
    case .badge: Badge(publication).svg
    case .certificate: publication.certificates
    }
  }

  /// The files of a form: mostly its one document.
  private func files(
    _ publication: Publication, as format: ReportFormat, _ text: Text,
    _ json: () -> String
  ) -> [PublishedFile] {
    func main() -> PublishedFile {
      PublishedFile(
        path: format.fileName, text: document(publication, as: format, text, json))
    }
    switch format {
    case .github:
      return [
        main(),
        PublishedFile(
          path: "summary.md",
          text: MarkdownReport(publication).text(limit: MarkdownReport.limit)),
      ]
    case .html: return Site(publication).files(in: ReportFormat.siteFolder)
    case .certificate: return publication.certificateFiles
    case .text, .json, .junit, .sarif, .markdown, .badge: return [main()]
    }
  }
}
