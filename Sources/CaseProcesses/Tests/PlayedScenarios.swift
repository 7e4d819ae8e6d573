import TransitionCertification

extension Array where Element == Scenario {
  /// The scenarios that apply to a subject, in the order of the catalogue.
  @MainActor static func applying(to subject: Subject) -> [Scenario] {
    ScenarioCatalogue.all.filter { $0.applicability(to: subject) == .applies }
  }

  /// Those that are played again, in another order, which is always the same one.
  ///
  /// What is kept between cases shows in most of them: of many a sample is enough.
  var playedAgain: [Scenario] {
    var order = SecondOrder()
    return Array(shuffled(using: &order).prefix(128))
  }
}

/// Numbers by which cases are put into another order.
private struct SecondOrder: RandomNumberGenerator {
  private var state: UInt64 = 0x5EED

  mutating func next() -> UInt64 {
    // The steps of SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
