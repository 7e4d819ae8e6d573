import Foundation
import Testing

@testable import TransitionCertification

/// What is found among goldens, or written there, is a file in folders.
@Suite("Links among goldens") struct FolderTreeTests {
  /// Where a link lies, and what leads through it.
  private static let ways = [
    (link: "modal", file: "modal/present.trace"),
    (link: "modal/full-screen", file: "modal/full-screen/present.trace"),
    (link: "present.trace", file: "present.trace"),
  ]

  /// Does something with a folder in which a link leads to another one, or to a file in it.
  private func withLink(
    _ way: (link: String, file: String),
    _ body: (TracesFolder, _ outside: TracesFolder) throws -> Void
  ) throws {
    try withTracesFolder { folder in
      try withTracesFolder { outside in
        try outside.put("kept", at: "present.trace")
        let isFile = way.link == way.file
        let target = isFile ? outside.path + "/present.trace" : outside.path
        let place = URL(fileURLWithPath: "\(folder.path)/\(way.link)")
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
          atPath: place.path, withDestinationPath: target)
        try body(folder, outside)
      }
    }
  }

  @Test("are not read through, and not listed", arguments: ways)
  func reading(link: String, file: String) throws {
    try withLink((link, file)) { folder, _ in
      #expect(throws: FileTrouble("\(folder.path)/\(link)", .isLink)) { try folder.read(file) }
      let files = try folder.files()
      #expect(files == [])
      #expect(FolderListing(of: folder.path).oddities.map(\.path) == [link])
    }
  }

  @Test("are not written or deleted through", arguments: ways)
  func writing(link: String, file: String) throws {
    try withLink((link, file)) { folder, outside in
      if link == file {
        try folder.write(Array("new".utf8), to: file)
        #expect(folder.text(at: file) == "new")
      } else {
        let trouble = FileTrouble("\(folder.path)/\(link)", .isLink)
        #expect(throws: trouble) { try folder.write([], to: file) }
        #expect(throws: trouble) { try folder.delete(file) }
      }
      #expect(outside.text(at: "present.trace") == "kept")
      #expect(FolderListing(of: outside.path, includingHidden: true).files == ["present.trace"])
    }
  }

  @Test("may stand for the folder as a whole")
  func whole() throws {
    try withTracesFolder { outside in
      try outside.put("kept", at: "modal/present.trace")
      let link = outside.path + "-link"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: outside.path)
      defer { unlink(link) }

      #expect(try TracesFolder(path: link).read("modal/present.trace") == Array("kept".utf8))
      #expect(try TracesFolder(path: link).files() == ["modal/present.trace"])
    }
  }

  @Test("wait for nobody's acceptance, and are told of")
  func waiting() throws {
    let caseID = CaseID(subject: "system", scenario: "modal/full-screen/present")
    let pending = GoldenPath.pending(of: caseID)
    try withLink((pending, pending)) { folder, _ in
      let store = GoldenStore(in: folder)
      let acceptance = try store.accept(cases: [caseID])

      #expect(acceptance.promoted == [])
      #expect(acceptance.refused.map(\.place) == ["traces/" + pending])
      #expect(store.audit(cases: [caseID], rules: []) == acceptance.refused)
    }
  }

  @Test("leave what no folder holds alone: a path that leads out of it")
  func outwards() throws {
    try withTracesFolder { folder in
      #expect(throws: FileTrouble("../present.trace", .isFolder)) {
        try folder.write([], to: "../present.trace")
      }
    }
  }

  @Test("stay where somebody names them for a file")
  func named() throws {
    try withTracesFolder { folder in
      try folder.put("old", at: "waivers.json")
      let link = folder.path + "/link.json"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "waivers.json")

      try FileBytes.write(Array("new".utf8), to: link)

      #expect(folder.text(at: "waivers.json") == "new")
      #expect(try FileBytes.read(link) == Array("new".utf8))
      #expect(FolderListing(of: folder.path).oddities.map(\.path) == ["link.json"])
    }
  }

  @Test("a pipe into which nobody writes is no file, and nobody waits for it")
  func pipe() throws {
    try withTracesFolder { folder in
      let pipe = folder.path + "/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)

      #expect(throws: FileTrouble(pipe, .hasNoWriter)) { try FileBytes.readFileOrPipe(pipe) }
      #expect(throws: FileTrouble(pipe, .isNoFile)) { try FileBytes.read(pipe) }

      let reader = open(pipe, O_RDWR)
      defer { close(reader) }
      #expect(FileBytes.writeAll(Array("text".utf8), to: reader) == 0)
      #expect(throws: FileTrouble(pipe, .isNoFile)) { try folder.read("pipe") }
    }
  }

  @Test("a draft has a name that is not the last one, is told of and goes with the next record")
  func drafts() throws {
    try withTracesFolder { folder in
      let drafts = (0..<2).map { _ in Draft.name(of: "present.trace") }
      #expect(Set(drafts).count == 2)
      for draft in drafts { try folder.put("x", at: "modal/" + draft) }
      let store = GoldenStore(in: folder)

      #expect(store.audit(cases: [], rules: []).map(\.kind) == [.draft, .draft])
      _ = try store.record([])
      #expect(store.audit(cases: [], rules: []) == [])
    }
  }
}
