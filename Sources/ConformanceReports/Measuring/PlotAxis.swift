import Foundation

/// An axis from nothing to a round number, with a few round numbers on it.
struct PlotAxis {
  /// How far one number is from the next: a digit, and how many tens it is multiplied with.
  private let digit: Int
  private let tens: Int
  /// How many numbers there are beside nothing.
  private let steps: Int

  /// The most numbers beside nothing: more would meet one another.
  private static let most = 4

  /// - Parameter largest: What still has to lie on it.
  init(upTo largest: Double) {
    let largest = largest.isFinite && largest > 0 ? largest : 1
    let least = largest / Double(Self.most)
    let floor = Int(Foundation.floor(log10(least)))
    let candidates = [(1, floor), (2, floor), (5, floor), (1, floor + 1)]
    let step =
      candidates.first { Self.value($0.0, $0.1) >= least * (1 - 1e-9) } ?? (2, floor + 1)
    (digit, tens) = step
    steps = max(1, Int((largest / Self.value(digit, tens) - 1e-9).rounded(.up)))
  }

  /// The number at its end.
  var end: Double { Self.value(digit * steps, tens) }

  /// The numbers with their words, from nothing on.
  var ticks: [(value: Double, words: String)] {
    (0...steps).map { (Self.value(digit * $0, tens), Self.words(digit * $0, tens)) }
  }

  private static func value(_ digits: Int, _ tens: Int) -> Double {
    Double(digits) * pow(10, Double(tens))
  }

  /// A number as people write it: thousands apart, and no more decimals than the step has.
  private static func words(_ digits: Int, _ tens: Int) -> String {
    guard digits != 0 else { return "0" }
    guard tens < 0 else {
      let whole = String(digits) + String(repeating: "0", count: tens)
      return String(
        whole.reversed().enumerated().flatMap { index, digit in
          index > 0 && index % 3 == 0 ? [" ", digit] : [digit]
        }
        .reversed())
    }
    let padded = String(repeating: "0", count: max(0, 1 - tens - String(digits).count))
    let all = padded + String(digits)
    return "\(all.dropLast(-tens)).\(all.suffix(-tens))"
  }
}
