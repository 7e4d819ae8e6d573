import Testing
import Thoroughness
import UIKit

@Suite("Damaged files", .serialized) @MainActor struct HostileFileTests {
  private static let names = ["Stack", "List", "Page", "Sheet", "Tabs", "It"]

  @Test("a file that ends early is an error, wherever it ends")
  func truncated() throws {
    let bytes = try whole()

    for length in Array(stride(from: 0, to: bytes.count - 12, by: 97)).sampled(25) {
      #expect(throws: StoryboardSyntaxError.self, "\(length)") {
        try Headless.storyboard(bytes.prefix(length), named: "Album")
      }
    }
  }

  @Test(
    "a file with wrong bytes is read or refused, and what is read can be used",
    arguments: (1...8).sampled(1))
  func wrongBytes(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let bytes = try whole()
    var readable = 0

    for _ in 0..<40 {
      var damaged = bytes
      for _ in 0..<Int(dice.next() % 3 + 1) {
        let place = damaged.startIndex + Int(dice.next() % UInt64(damaged.count))
        let isText = dice.next() % 4 != 0
        damaged[place] = isText ? UInt8(97 + dice.next() % 26) : UInt8(dice.next() % 256)
      }
      readable += use(damaged)
    }
    #expect((1..<40).contains(readable))
  }

  @Test(
    "a file whose values are exchanged is read or refused, and can be used",
    arguments: (1...8).sampled(1))
  func wrongValues(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let parts = String(decoding: try whole(), as: UTF8.self)
      .split(separator: "\"", omittingEmptySubsequences: false)
    var readable = 0

    for _ in 0..<40 {
      var damaged = parts
      for _ in 0..<Int(dice.next() % 6 + 1) {
        let count = UInt64(parts.count / 2)
        let (one, other) = (Int(dice.next() % count) * 2 + 1, Int(dice.next() % count) * 2 + 1)
        damaged.swapAt(one, other)
      }
      readable += use(Data(damaged.joined(separator: "\"").utf8))
    }
    #expect((1..<40).contains(readable))
  }

  /// Makes all controllers of a file that can be read, loads their views and goes their ways.
  ///
  /// - Returns: how many files could be read.
  private func use(_ bytes: Data) -> Int {
    Album.begin()
    guard let storyboard = try? Headless.storyboard(bytes, named: "Album") else { return 0 }
    for name in Self.names {
      Headless.reset()
      let controller = storyboard.instantiateViewController(withIdentifier: name)
      guard !Headless.isHalted else { continue }
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.performSegue(withIdentifier: "openCard", sender: nil)
      Headless.settle()
    }
    return 1
  }

  private func whole() throws -> Data {
    try Data(contentsOf: Album.folder.appending(path: "Album.storyboard"))
  }
}

/// Numbers that look random and are the same in every run.
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
