import Foundation
import Testing

@testable import TransitionCertification

/// What lies in a folder that cannot be read is not taken for nothing.
@Suite("Folders that cannot be read") struct UnreadFolderTests {
  private static let tooLong = FileTrouble.Reason.other(ENAMETOOLONG)

  @Test("keep the files of a folder from being listed")
  func listing() throws {
    try withUnreadFolder("present.trace") { folder, unread in
      #expect(throws: FileTrouble("\(folder.path)/\(unread)", Self.tooLong)) {
        try folder.files()
      }
    }
  }

  @Test("are told of by an audit")
  func audit() throws {
    try withUnreadFolder("present.trace") { folder, unread in
      let troubles = GoldenStore(in: folder).audit(cases: [], rules: [])

      #expect(troubles.map(\.path) == ["traces/\(unread)"])
      #expect(troubles.map(\.message) == ["the golden cannot be read: file name too long"])
    }
  }

  @Test("are told of by whoever accepts, rejects or goes through what waits")
  func waiting() throws {
    try withUnreadFolder("present.trace.new") { folder, unread in
      let store = GoldenStore(in: folder)

      let refused = try store.accept(cases: []).refused
      #expect(refused.map(\.path) == ["traces/\(unread)"])
      let waiting = store.waiting(cases: [])
      #expect(waiting.map(\.path) == ["traces/\(unread)"])
      #expect(waiting.map(\.change) == [.unreadable(.unreachable(Self.tooLong))])
      #expect(throws: WritingInterruption<[String]>.self) { try store.reject(cases: []) }
    }
  }

  @Test("are none where nothing is")
  func missing() throws {
    try withTracesFolder { folder in
      let files = try TracesFolder(path: folder.path + "/nowhere").files()

      #expect(files == [])
    }
  }

  @Test(
    "what the system says of a file is told in its words",
    arguments: [
      (EFBIG, "kept/x: file too large"), (ENAMETOOLONG, "kept/x: file name too long"),
      (EIO, "kept/x: input/output error"), (EXDEV, "kept/x: invalid cross-device link"),
      (ENOSPC, "kept/x: the volume takes no writing"),
    ])
  func words(code: Int32, words: String) {
    #expect(FileTrouble("kept/x", code).description == words)
  }
}
