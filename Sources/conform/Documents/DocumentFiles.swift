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
    enum Kind: String {
      case stale, missing, stray

      /// What is done about it.
      var deed: String {
        switch self {
        case .stale, .missing: "wrote"
        case .stray: "deleted"
        }
      }
    }

    let kind: Kind
    /// Its path, from the repository's root.
    let path: String
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
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A folder of its own: the package's may be locked by the build that called this command.
    process.arguments = [
      "swift", "package", "--package-path", root, "--scratch-path", scratch.path, "dump-package",
    ]
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
    let strays = traces.files().map { "\(TracesFolder.name)/\($0)" }
      .filter { $0.hasSuffix("/README.md") && !owned.contains($0) }
    return pages.compactMap { page in
      guard let bytes = try? FileBytes.read(path(of: page.path)) else {
        return Stale(kind: .missing, path: page.path)
      }
      return bytes == Array(page.text.utf8) ? nil : Stale(kind: .stale, path: page.path)
    } + strays.map { Stale(kind: .stray, path: $0) }
  }

  /// Writes a document as it should be, or deletes one that nothing owns.
  ///
  /// - Throws: That it could not be written.
  func mend(_ file: Stale, with pages: [Page]) throws(CommandFailure) {
    do throws(FileTrouble) {
      if let page = pages.first(where: { $0.path == file.path }) {
        try FileBytes.write(Array(page.text.utf8), to: path(of: file.path))
      } else {
        try FileBytes.delete(path(of: file.path))
      }
    } catch {
      throw .writingRefused(error)
    }
  }

  private func path(of file: String) -> String { "\(root)/\(file)" }
}
