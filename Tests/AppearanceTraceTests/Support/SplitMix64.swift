/// A small generator of numbers that gives the same ones for the same seed.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SplitMix64 {
  /// A number below the limit.
  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// True once in so many times.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// One of the elements, which are not none.
  mutating func pick<Element>(_ elements: some Collection<Element>) -> Element {
    elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }

  /// A few of what the closure makes, often none.
  mutating func few<Element>(
    _ limit: Int = 4, _ make: (inout SplitMix64) -> Element
  ) -> [Element] {
    (0..<below(limit)).map { _ in make(&self) }
  }
}
