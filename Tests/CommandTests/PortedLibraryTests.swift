import Foundation
import Testing

@testable import conform

/// What is said of a ported library is said of the author's own files.
@Suite("A ported library") struct PortedLibraryTests {
  private static let report = """
    {"name": "Cards", "edits": [], "obstacles": [], "dropped": [],
     "modules": [{"name": "Cards", "root": "Lib/UI/", "files": 1, "lines": 1},
                 {"name": "Core", "root": "../Core/", "files": 1, "lines": 1}],
     "compiler": {"verdict": "accepts", "errors": []}}
    """

  private let library: PortedLibrary

  init() throws {
    library = try JSONDecoder().decode(PortedLibrary.self, from: Data(Self.report.utf8))
  }

  @Test("errors of a build are told at the library's own lines, be they in files that moved or not")
  func problems() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ported-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, ported) = (folder.appendingPathComponent("Cards"), URL(fileURLWithPath: "/p"))
    for file in ["Cards/Lib/UI/Deep/A.swift", "Cards/Lib/UI/B.swift", "Core/C.swift"] {
      let place = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: place)
    }
    let printed = """
      [1/2] Compiling Cards
      /p/Sources/Cards/Deep/A.swift:14:16: error: cannot find 'a' in scope
      14 |   a
         |   `- error: cannot find 'a' in scope
      Sources/Cards/B.swift:2:1: error: cannot find 'b' in scope
      /p/Sources/Core/C.swift:3:1: error: cannot find 'c' in scope
      /p/Sources/Cards/VirtualTimeNames.swift:1:1: error: cannot find 'd' in scope
      /house/Sources/UIKit/E.swift:1:1: error: cannot find 'e' in scope
      """

    let problems = library.problems(
      among: CompilerComplaint.all(in: printed), portedTo: ported, from: source)

    #expect(
      problems.map { "\($0.file):\($0.line):\($0.column) \($0.message)" } == [
        "Lib/UI/Deep/A.swift:14:16 cannot find 'a' in scope",
        "Lib/UI/B.swift:2:1 cannot find 'b' in scope",
        "../Core/C.swift:3:1 cannot find 'c' in scope",
      ])
    #expect(problems.number == "3 errors")
  }
}
