import Foundation
import Testing
import UIKit

@Suite("Storyboard files", .serialized) @MainActor struct StoryboardFileTests {
  @Test("a file that is no storyboard raises K12, and tells its line and element")
  func syntax() throws {
    Headless.reset()
    let folder = try Folder()
    defer { folder.remove() }
    let text = "<document>\n  <scenes>\n    <scene sceneID=\"s\"/>\n  </scenes>\n</document>"
    try folder.write(text, as: "Torn")

    let storyboard = UIStoryboard(name: "Torn", bundle: nil)

    guard case .syntax(let error) = Headless.fileError(of: storyboard) else {
      Issue.record("no syntax error")
      return
    }
    #expect(error.file == "Torn.storyboard" && error.line == 3 && error.element == "scene")
    #expect(Headless.complaints.map(\.id) == ["K12"])
    #expect(
      Headless.complaints.map(\.text) == [
        "Could not read the storyboard named 'Torn': \(error.description)"
      ])
    #expect(Headless.isHalted)
    #expect(storyboard.instantiateInitialViewController() == nil)
  }

  @Test("a file whose bytes cannot be had raises K12, and tells the reason")
  func unreadable() throws {
    Headless.reset()
    let folder = try Folder()
    defer { folder.remove() }
    try folder.makeFolder("Walled")

    let storyboard = UIStoryboard(name: "Walled", bundle: nil)

    guard case .unreadable(let file, let reason) = Headless.fileError(of: storyboard) else {
      Issue.record("the file was read")
      return
    }
    #expect(file == "Walled.storyboard" && !reason.isEmpty)
    #expect(Headless.complaints.map(\.id) == ["K12"])
    #expect(Headless.isHalted)
  }

  @Test("a file that is not there is told apart from one that cannot be read")
  func missing() {
    Headless.reset()

    let storyboard = UIStoryboard(name: "NoSuch", bundle: nil)

    #expect(
      Headless.fileError(of: storyboard)
        == .missing(name: "NoSuch", bundle: Bundle.main.bundlePath))
    #expect(Headless.complaints.map(\.id) == ["K2"])
  }

  @Test("a file that was read has no error")
  func sound() {
    Album.begin()

    #expect(Headless.fileError(of: UIStoryboard(name: "Album", bundle: nil)) == nil)
    #expect(Headless.complaints == [])
  }
}

/// A folder of storyboards; its registration stays when it is removed.
@MainActor private struct Folder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("storyboards-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    Headless.addStoryboards(in: url)
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, as name: String) throws {
    try Data(text.utf8).write(to: place(of: name))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: place(of: name), withIntermediateDirectories: false)
  }

  private func place(of name: String) -> URL { url.appendingPathComponent("\(name).storyboard") }
}
