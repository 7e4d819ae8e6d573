package import ConformanceReports
import TransitionCertification

/// In which forms, and where, a command is to publish what it finds.
package struct FormatRequest {
  /// The forms that are written: to standard output if there is no folder, and then there is one alone.
  package let formats: [ReportFormat]
  /// The folder in which files are written; none where standard output takes all.
  package let folder: String?
  private let start = ContinuousClock.now

  /// Reads what the options ask for.
  ///
  /// - Parameter command: Who is to publish.
  /// - Throws: That they do not fit each other.
  package init(
    _ invocation: Invocation, of command: Publication.Command
  ) throws(CommandFailure) {
    let folder = invocation.value(.output)
    self.folder = folder.map { path in
      path.hasPrefix("/") ? path : "\(invocation.directory)/\(path)"
    }
    guard let words = invocation.value(.format(of: command)) else {
      let isJSON = invocation.has(.json)
      formats =
        folder == nil ? [isJSON ? .json : .text] : isJSON ? [.json] : ReportFormat.all(of: command)
      return
    }
    guard !invocation.has(.json) else {
      throw .misuse("--json is short for --format json: give one of them")
    }
    var formats: [ReportFormat] = []
    for word in words.split(separator: ",", omittingEmptySubsequences: false) {
      let format = try Self.format(named: String(word), of: command)
      if !formats.contains(format) { formats.append(format) }
    }
    guard folder != nil || formats.count == 1 else {
      throw .misuse("several formats are files: say where by --output DIR")
    }
    self.formats = formats
  }

  private static func format(
    named word: String, of command: Publication.Command
  ) throws(CommandFailure) -> ReportFormat {
    let known = ReportFormat.all(of: command)
    if let format = known.first(where: { $0.rawValue == word }) { return format }
    let nearest = NearestWord.nearest(to: word, in: known.map(\.rawValue))
    let suggestion = nearest.map { ", did you mean '\($0)'?" } ?? ""
    throw .misuse(
      "there is no format '\(word)', expected \(ReportFormat.names(of: command))\(suggestion)")
  }

  /// The seconds since it was asked for, for files: standard output is the same bytes in every call.
  var seconds: Double? {
    guard folder != nil else { return nil }
    let time = (ContinuousClock.now - start).components
    let milliseconds = Double(time.seconds) * 1000 + Double(time.attoseconds) / 1e15
    return milliseconds.rounded() / 1000
  }

  /// Whether standard output gets what a person reads: files lie beside it, and do not take its place.
  package var printsText: Bool { folder != nil || formats == [.text] }
}

extension Command.Option {
  /// What names the forms in which a subcommand publishes.
  package static func format(of command: Publication.Command) -> Command.Option {
    Command.Option(
      name: "--format", value: "FORMAT",
      help: """
        publish what is found as \(ReportFormat.names(of: command)); several with commas between them \
        and --output
        """)
  }
  package static let output = Command.Option(
    name: "--output", value: "DIR",
    help: "write the formats as files into this folder; all of them if none is named",
    isPath: true)
}
