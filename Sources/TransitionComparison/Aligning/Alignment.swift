/// What one observer sees of a subject's trace, beside what the system lets it see.
struct Alignment: Sendable {
  /// Who sees it.
  let observer: Observer
  /// What it sees, in order.
  let seen: [Observation]
  /// What it is to see, in order.
  let expected: [Observation]
  /// The reference that shows what it is to see.
  let reference: Reference

  init(
    _ observer: Observer, seen: [Observation], expected: [Observation], in reference: Reference
  ) {
    self.observer = observer
    self.seen = seen
    self.expected = expected
    self.reference = reference
  }

  /// The first place where the two differ; none where they are equal.
  var difference: Difference? {
    let common = min(seen.count, expected.count)
    var start = 0
    while start < common, seen[start].content == expected[start].content { start += 1 }
    guard start < seen.count || start < expected.count else { return nil }
    return Difference(
      observer: observer, seen: seen[start...], expected: expected[start...],
      reference: reference)
  }
}
