import Foundation
import Testing

@testable import SourcePorting

/// Pictures become as large as their files say.
@Suite("Pictures") struct PictureTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 40, 0, 0, 1, 0]
  private static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30, 3, 0, 0,
  ]

  @Test(
    "the head of a file says how large a picture is",
    arguments: [
      (png, 40.0, 256.0), (jpeg, 30.0, 20.0),
      (Array("%PDF-1.4 << /MediaBox [0 0 24.5 12] >>".utf8), 24.5, 12.0),
    ])
  func size(bytes: [UInt8], width: Double, height: Double) throws {
    let size = try #require(PictureSize(Data(bytes)))

    #expect(size.width == width)
    #expect(size.height == height)
  }

  @Test("a head that is cut off anywhere says nothing, and does no harm", arguments: [png, jpeg])
  func damage(bytes: [UInt8]) {
    for count in 0..<16 { #expect(PictureSize(Data(bytes.prefix(count))) == nil) }
  }

  @Test("a picture of a catalogue has the set's name, and points for pixels")
  func catalogue() throws {
    let bench = try Workbench(["A.swift": "import UIKit\nlet a = UIImage(named: \"close\")!\n"])
    let file = "Media.xcassets/close.imageset/whatever@2x.png"
    try bench.write("", to: file)
    try Data(Self.png).write(to: bench.library.appendingPathComponent(file))

    _ = try bench.port()

    let text = try #require(bench.text(of: "Sources/Cards/PortedPictures.swift"))
    #expect(text.contains("\"close\": CGSize(width: 20.0, height: 128.0)"))
    #expect(
      bench.text(of: "Sources/Cards/A.swift")?.contains("PortedPictures.picture(named:") == true)
  }
}
