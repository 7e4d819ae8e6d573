import ConformanceReports
import Testing

/// The digest of certificates, by the vectors of its standard.
@Suite("Digests") struct SHA256Tests {
  @Test(
    "a text has the digest that the standard says",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
          + "lmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
    ])
  func vectors(text: String, digest: String) {
    #expect(SHA256.digest(of: text) == digest)
  }

  @Test("a million equal letters have the digest that the standard says")
  func long() {
    let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)

    #expect(
      SHA256.digest(of: letters)
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test("texts around the length of a block have digests of their own", arguments: 50...70)
  func boundaries(count: Int) {
    let digests = (0...1).map { SHA256.digest(of: String(repeating: "a", count: count + $0)) }

    #expect(digests[0] != digests[1])
    #expect(digests.allSatisfy { $0.count == 64 })
  }
}
