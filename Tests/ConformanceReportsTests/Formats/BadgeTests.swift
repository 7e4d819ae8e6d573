import ConformanceReports
import Foundation
import Testing

@testable import TransitionCertification

/// Pictures of verdicts.
@Suite("Badges", .serialized) @MainActor struct BadgeTests {
  private static let words = [
    ("refused", "refused"), ("certified", "certified"), ("hostile", "refused"), ("run", "failed"),
    ("selftest", "0 of 1 faults"),
  ]

  @Test("a badge says what became of all, to those who see and to those who listen")
  func says() throws {
    for ((name, publication), (_, words)) in zip(SamplePublication.all, Self.words) {
      let document = try XMLDocumentReader(Badge(publication).svg)

      #expect(document.attributes["aria-label"] == "conformance: \(words)", "\(name)")
      #expect(document.text.contains(words), "\(name)")
    }
  }

  @Test("of several subjects it counts those that are certified")
  func several() throws {
    let reports = [SamplePublication.report(.system), SamplePublication.report(SampleRun.silent)]
    let document = try XMLDocumentReader(
      Badge(Publication(certifying: reports)).svg)

    #expect(document.text.contains("1 of 2 certified"))
  }

  @Test("white words can be read on every ground")
  func contrast() throws {
    for (name, publication) in SamplePublication.all {
      let document = try XMLDocumentReader(Badge(publication).svg)
      let grounds = document.named("rect").compactMap { $0.attributes["fill"] }

      #expect(grounds.count == 2)
      for ground in grounds {
        #expect(Self.contrast(ofWhiteOn: ground) >= 4.5, "\(name): \(ground)")
      }
    }
  }

  /// The contrast of white words, as the guidelines for accessible content count it.
  private static func contrast(ofWhiteOn colour: String) -> Double {
    let number = Int(colour.dropFirst(), radix: 16) ?? 0
    let parts = [16, 8, 0].map { (shift: Int) -> Double in
      let part = Double((number >> shift) & 0xFF) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let light = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    return 1.05 / (light + 0.05)
  }
}
