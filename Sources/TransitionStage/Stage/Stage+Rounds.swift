extension Stage {
  /// Does the same several times; rounds that are equal are written once.
  package func repeatRounds(_ count: Int = 3, _ round: () -> Void) {
    for number in 1...count {
      if number > 1 { recorder.record(.round(number)) }
      let first = recorder.events.count
      let start = recorder.time
      round()
      recorder.settleChange()
      rounds.append(RoundFolding.Round(events: first..<recorder.events.count, start: start))
    }
  }
}
