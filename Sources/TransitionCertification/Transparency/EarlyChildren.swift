/// The children that have a parent before the script acts, in one of two traces alone.
///
/// When a child gets its parent is its container's affair, be it that the container is only made. What
/// comes of that later, such as that the child is told that it has no parent any more, is compared.
struct EarlyChildren {
  private let inSubject: Set<String>
  private let inReference: Set<String>

  /// Compares how two traces begin.
  init(in trace: Trace, and reference: Trace) {
    let subjects = trace.baseline.childrenOfContainers
    let references = reference.baseline.childrenOfContainers
    inSubject = Set(subjects.subtracting(references).map(Audience.moves))
    inReference = Set(references.subtracting(subjects).map(Audience.moves))
  }

  /// What is left to compare of what an object sees and should see.
  func compared(
    _ object: String, seen: [Sight], expected: [Sight]
  ) -> (seen: [Sight], expected: [Sight]) {
    if inSubject.contains(object) { return (seen, expected.withoutArrival(seeing: seen)) }
    if inReference.contains(object) { return (seen.withoutArrival(seeing: expected), expected) }
    return (seen, expected)
  }
}

extension Checkpoint {
  /// The controllers that have a parent.
  fileprivate var childrenOfContainers: Set<String> { Set(containment.flatMap(\.children)) }
}

extension [Sight] {
  /// The sequence without how a controller gets its first parent.
  ///
  /// Who is made a child early may still be told late that it is one.
  ///
  /// - Parameter other: the sequence in which the controller has a parent from the beginning.
  fileprivate func withoutArrival(seeing other: [Sight]) -> [Sight] {
    guard let first, first.isArrival else { return self }
    let rest = dropFirst()
    guard let second = rest.first, second.isArrival, second.text != other.first?.text else {
      return Array(rest)
    }
    return Array(rest.dropFirst())
  }
}

extension Sight {
  /// Whether a controller is told that it gets or has got a parent.
  fileprivate var isArrival: Bool { kind == .moving && !text.hasSuffix("(toParent: nil)") }
}
