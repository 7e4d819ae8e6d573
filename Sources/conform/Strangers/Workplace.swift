import ConformCommand
import Foundation
import TransitionCertification

/// The folders in which one library is ported, built and certified; the library's own is only read.
///
/// They stay, so that only what changed is ported and compiled the next time.
struct Workplace {
  /// The library's own folder.
  let source: URL
  private let root: URL
  private let strangers: URL

  /// - Parameters:
  ///   - source: The library's own folder.
  ///   - strangers: Where the workplaces of all libraries lie.
  init(of source: URL, in strangers: URL) {
    self.source = source.standardizedFileURL.resolvingSymlinksInPath()
    self.strangers = strangers
    // Two libraries may have folders of one name.
    let digest = self.source.path.utf8.reduce(UInt64(5381)) { ($0 &* 33) ^ UInt64($1) }
    root = strangers.appendingPathComponent(
      "\(self.source.lastPathComponent)-\(String(digest, radix: 36))")
  }

  /// The ported package.
  var ported: URL { root.appendingPathComponent("ported") }
  /// The package of the command that certifies it.
  var runner: URL { root.appendingPathComponent("runner") }
  /// What the compiler makes of the ported modules, for whoever imports or reads them.
  var modules: URL { root.appendingPathComponent("modules") }
  /// Where the compiler tells of the library's declarations.
  var symbols: URL { root.appendingPathComponent("symbols") }
  /// Where it tells of the headless UIKit's, which all libraries share.
  var systemSymbols: URL { strangers.appendingPathComponent("symbols") }
  /// What programs write while they run, and may leave behind.
  var temporaries: URL { root.appendingPathComponent("temporaries") }
  /// What was found to be certified.
  var generated: URL { root.appendingPathComponent(Self.declaration) }
  /// What the library's author says of what is to be certified.
  var declared: URL { source.appendingPathComponent(Self.declaration) }

  /// Whether the folder can be a library's: one that holds this package needs a manifest or a podspec, or
  /// else the sources of this package would pass for its own.
  ///
  /// - Parameter house: The folder of this package.
  func isLibrary(_ house: URL) -> Bool {
    let lead = source.path.hasSuffix("/") ? source.path : source.path + "/"
    guard house.resolvingSymlinksInPath().path.hasPrefix(lead) else { return true }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: source.path)) ?? []
    return files.contains {
      $0 == "Package.swift" || $0.hasSuffix(".podspec") || $0.hasSuffix(".podspec.json")
    }
  }

  /// The name of the file that says what is to be certified.
  static let declaration = "Conformance.swift"

  /// Makes a folder, with those around it.
  func make(_ folder: URL) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .writingRefused("\(folder.path): \(error.localizedDescription)")
    }
  }

  /// Makes a folder in which nothing lies.
  func clear(_ folder: URL) throws(CommandFailure) {
    if FileManager.default.fileExists(atPath: folder.path) {
      do {
        try FileManager.default.removeItem(at: folder)
      } catch {
        throw .writingRefused("\(folder.path): \(error.localizedDescription)")
      }
    }
    try make(folder)
  }

  /// Puts a file in the place of another one, at once and whole.
  func move(_ file: URL, to place: URL) throws(CommandFailure) {
    guard rename(file.path, place.path) == 0 else {
      throw .writingRefused("\(place.path): \(SystemError.words(errno))")
    }
  }

  /// Writes a file of the runner, unless it says the same already: what is not touched is not compiled.
  func write(_ text: String, to file: URL) throws(CommandFailure) {
    let data = Data(text.utf8)
    guard FileManager.default.contents(atPath: file.path) != data else { return }
    try make(file.deletingLastPathComponent())
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      throw .writingRefused("\(file.path): \(error.localizedDescription)")
    }
  }
}
