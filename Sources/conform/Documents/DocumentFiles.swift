import ConformanceDocuments
import ConformCommand
import ConformanceReports
import Foundation
import TransitionCertification

/// The documents of a repository as they lie in its folder.
struct DocumentFiles {
  private let root: String
  private let traces: TracesFolder

  /// - Parameter traces: The folder of the goldens, which lies in the repository's root.
  init(in traces: TracesFolder) {
    self.traces = traces
    root = URL(fileURLWithPath: traces.path).deletingLastPathComponent().path
  }

  /// A document that is not what it should be.
  struct Stale {
    enum Kind {
      case stale, missing, stray
      /// It is there, and this keeps it from being read.
      case unreadable(FileTrouble.Reason)
    }

    let kind: Kind
    /// Its path, from the repository's root.
    let path: String

    /// What is wrong with it, as a line.
    var text: String {
      switch kind {
      case .stale: "stale \(path)\n"
      case .missing: "missing \(path)\n"
      case .stray: "stray \(path)\n"
      case .unreadable(let reason): "unreadable \(path): \(reason)\n"
      }
    }

    /// What is done about it, as a line.
    var deed: String {
      switch kind {
      case .stale, .missing, .unreadable: "wrote \(path)\n"
      case .stray: "deleted \(path)\n"
      }
    }
  }

  // MARK: - What should lie there

  /// What the last run of everything showed.
  ///
  /// - Throws: That no such figures lie there, or that they cannot be read.
  func figures() throws(CommandFailure) -> RunFigures {
    do {
      return try RunFigures(decoding: FileBytes.read(path(of: Documentation.figures)))
    } catch let error as FileTrouble {
      throw .unreadable(
        Documentation.figures, "\(error.reason); conform report --run --write makes it")
    } catch {
      throw .unreadable(Documentation.figures, "it holds no figures of a run")
    }
  }

  /// The figures as a document.
  func page(of figures: RunFigures) -> Page {
    Page(path: Documentation.figures, text: figures.text)
  }

  /// All pages, made anew.
  ///
  /// - Throws: What keeps one from being made.
  func pages(with figures: RunFigures) throws(CommandFailure) -> [Page] {
    let plan: HousePlan
    do {
      plan = try HousePlan(decoding: manifest())
    } catch {
      throw .unreadable("Package.swift", "the package manager says nothing of it")
    }
    do throws(DocumentationTrouble) {
      return try Documentation(of: root, figures: figures, plan: plan).pages
    } catch {
      throw .unreadable(error.path, error.reason)
    }
  }

  /// The manifest, as the package manager reads it.
  private func manifest() throws -> [UInt8] {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("conform-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A folder of its own: the package's may be locked by the build that called this command.
    process.arguments = [
      "swift", "package", "--package-path", root, "--scratch-path", scratch.path, "dump-package",
    ]
    // What the package manager leaves goes with that folder.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": scratch.path]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Array(data)
  }

  // MARK: - What lies there

  /// The documents that are not what they should be, and those that nothing owns.
  func stale(_ pages: [Page]) -> [Stale] {
    let owned = Set(pages.map(\.path) + ["\(TracesFolder.name)/README.md"])
    let stale = pages.compactMap { page in
      kind(of: page).map { Stale(kind: $0, path: page.path) }
    }
    do throws(FileTrouble) {
      let strays = try traces.files().map { "\(TracesFolder.name)/\($0)" }
        .filter { $0.hasSuffix("/README.md") && !owned.contains($0) }
      return stale + strays.map { Stale(kind: .stray, path: $0) }
    } catch {
      return stale + [Stale(kind: .unreadable(error.reason), path: error.path)]
    }
  }

  /// What is wrong with a page as it lies there; none where it is what it should be.
  private func kind(of page: Page) -> Stale.Kind? {
    do throws(FileTrouble) {
      let bytes = try FileBytes.read(path(of: page.path))
      return bytes == Array(page.text.utf8) ? nil : .stale
    } catch {
      return error.reason == .isMissing ? .missing : .unreadable(error.reason)
    }
  }

  /// Writes a document as it should be, or deletes one that nothing owns.
  ///
  /// - Throws: That it could not be written.
  func mend(_ file: Stale, with pages: [Page]) throws(FileTrouble) {
    if let page = pages.first(where: { $0.path == file.path }) {
      try FileBytes.write(Array(page.text.utf8), to: path(of: file.path))
    } else {
      try FileBytes.delete(path(of: file.path))
    }
  }

  private func path(of file: String) -> String { "\(root)/\(file)" }
}
