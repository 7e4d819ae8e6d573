import Testing

@testable import TransitionCertification

/// Names of files that are made from ids, which are anybody's words.
@Suite("Names of evidence") struct EvidenceFileTests {
  @Test(
    "an id becomes a name that leads nowhere else",
    arguments: [
      ("FadeKit.Fade", "FadeKit.Fade"), ("seed/fade", "seed_fade"), ("seed_fade", "seed~5ffade"),
      ("../../etc/passwd", "~2e._.._etc_passwd"), (".", "~2e"), ("", ""), ("a b\n", "a~20b~0a"),
      ("é~", "~c3~a9~7e"),
    ])
  func names(id: String, name: String) {
    #expect(EvidenceFile.safe(id) == name)
  }

  @Test("long ids have names that a volume takes, each its own")
  func long() {
    let names = (0..<100).map { EvidenceFile.safe(String(repeating: "x/", count: 300) + "\($0)") }

    #expect(names.allSatisfy { $0.utf8.count <= 120 })
    #expect(Set(names).count == 100)
  }
}
