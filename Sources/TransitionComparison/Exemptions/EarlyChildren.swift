import AppearanceTrace

extension Exemption {
  /// Children that have a parent before the script acts, in one of the two traces alone.
  static let earlyChildren = Exemption(
    "early-children",
    statement:
      "A container of an app's own may give a child its parent before it is shown, or when it"
      + " shows the child.",
    reason:
      "When a child gets its parent is its container's affair, be it that the container is only"
      + " made.",
    evidence: .inferred,
    letsOff:
      "How a child gets its first parent, where it has one from the beginning in the other trace."
      + " What comes of that later, such as that it has no parent any more, is compared. And what the"
      + " system's child is told of parents and sizes, where the subject's is never shown and has no"
      + " parent; and how a child that the system's container never takes, and that is never shown, is let go"
      + " in full, whether or not the subject's container had taken it before.",
    effect: .observations { sides in
      // Parents stand apart in an app's own containers alone, by `container-parents-apart`. Elsewhere each
      // controller sees its own among the rest, which stays as it is.
      let early = sides.trace.baseline.childrenOfContainers
      let expectedEarly = sides.change.reference.compared.baseline.childrenOfContainers
      for child in early.symmetricDifference(expectedEarly) {
        let observer = Observer.parent(of: child)
        let (seen, expected) = (sides.seen[observer], sides.change.observations[observer])
        if early.contains(child) {
          sides.editExpected { observations, _ in
            observations[observer] = expected.withoutArrival(seeing: seen)
          }
        } else {
          sides.editSeen { $0[observer] = seen.withoutArrival(seeing: expected) }
        }
      }
      for child in sides.containers.contained where !sides.shows(child) {
        let seen = sides.seen[.parent(of: child)]
        guard sides.change.observations[.parent(of: child)].isEmpty,
          early.contains(child)
            ? !expectedEarly.contains(child) && seen.isDeparture : seen.isVisit
        else { continue }
        sides.editSeen { $0[.parent(of: child)] = [] }
      }
      for child in sides.containers.contained.subtracting(early) where !sides.shows(child) {
        guard sides.seen[.parent(of: child)].isEmpty else { continue }
        sides.editExpected { observations, _ in
          observations[.parent(of: child)] = []
          observations[.sizes(of: child)] = []
        }
      }
    })
}

extension Sides {
  /// Whether the subject ever shows a controller, or has shown it before the script acts.
  fileprivate func shows(_ controller: String) -> Bool {
    seen[.controller(controller)].contains(where: \.isAppearance)
  }
}

extension Checkpoint {
  /// The controllers that have a parent.
  fileprivate var childrenOfContainers: Set<String> { Set(containment.flatMap(\.children)) }
}

extension [Observation] {
  /// Whether this is how a controller loses its parent, and nothing else.
  fileprivate var isDeparture: Bool {
    count == 2 && map { $0.call?.method } == [.willMove, .didMove]
      && allSatisfy { $0.kind == .moving && $0.call?.word("toParent") == nil }
  }

  /// Whether this is how a controller gets a parent and loses it, and nothing else.
  fileprivate var isVisit: Bool {
    count == 4 && prefix(2).map { $0.call?.method } == [.willMove, .didMove]
      && prefix(2).allSatisfy(\.isArrival) && Array(dropFirst(2)).isDeparture
  }

  /// The sequence without how a controller gets its first parent.
  ///
  /// Who is made a child early may still be told late that it is one.
  ///
  /// - Parameter other: the sequence in which the controller has a parent from the beginning.
  fileprivate func withoutArrival(seeing other: [Observation]) -> [Observation] {
    guard let first, first.isArrival else { return self }
    let rest = dropFirst()
    guard let second = rest.first, second.isArrival, second.content != other.first?.content
    else { return Array(rest) }
    return Array(rest.dropFirst())
  }
}

extension Observation {
  /// Whether a controller is told that it gets or has got a parent.
  fileprivate var isArrival: Bool { kind == .moving && call?.word("toParent") != nil }
}
