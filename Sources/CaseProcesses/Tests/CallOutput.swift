import Foundation

/// What a process of the tests prints to its standard error.
///
/// Marks divide it: what comes before the first is of no case, what comes behind one is the next case's.
struct CallOutput {
  /// A time that all cases are played.
  enum Round: UInt8 {
    case first = 0x31
    case second = 0x32
  }

  /// What the case that is under way has printed.
  private(set) var lastWords = LastWords()
  private let start: [UInt8]
  /// What may be the beginning of a mark.
  private var rest: [UInt8] = []
  private var round: Round?
  /// How many cases are still not to be shown.
  private var skipped: Int

  /// - Parameters:
  ///   - word: The word that marks have.
  ///   - skipped: How many cases are not shown, since what they print was seen before.
  init(word: UInt64, skipping skipped: Int = 0) {
    start = Self.start(word)
    self.skipped = skipped
  }

  /// The line that is printed before a case.
  static func mark(_ round: Round, _ word: UInt64) -> [UInt8] {
    start(word) + [round.rawValue, UInt8(ascii: "\n")]
  }

  private static func start(_ word: UInt64) -> [UInt8] {
    [0x1E] + Array("conform \(word) ".utf8)
  }

  /// Takes what came next.
  ///
  /// - Returns: What of it is to be shown: what cases print when they are played for the first time.
  mutating func append(_ more: some Sequence<UInt8>) -> [UInt8] {
    rest += more
    var shown: [UInt8] = []
    while let first = rest.firstIndex(of: 0x1E) {
      shown += take(rest[..<first])
      rest.removeFirst(first)
      let length = start.count + 2
      guard rest.starts(with: start.prefix(rest.count)) else {
        shown += take(rest.prefix(1))
        rest.removeFirst()
        continue
      }
      guard rest.count >= length else { return shown }
      if round != nil { skipped = max(0, skipped - 1) }
      round = Round(rawValue: rest[start.count])
      lastWords = LastWords()
      rest.removeFirst(length)
    }
    shown += take(rest[...])
    rest = []
    return shown
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let round else { return [] }
    lastWords.append(bytes)
    return round == .first && skipped == 0 ? bytes : []
  }
}
