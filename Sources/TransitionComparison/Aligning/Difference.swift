import AppearanceTrace
import ConformanceRules

/// The first place where an observer sees another thing than the reference lets it see, and all behind it.
struct Difference: Sendable {
  /// Who sees it.
  let observer: Observer
  /// What it sees, then what it sees behind that; none where it sees nothing more.
  let seen: Observation?
  /// What it is to see; none where it is to see nothing more.
  let expected: Observation?
  /// In which way the two differ.
  let kind: Kind
  /// Whether the observer sees nothing behind this place but how things stand in the end.
  let isSilence: Bool
  /// Whether what is seen from there on is what is to be seen, but for whether it is animated.
  let isOfFlags: Bool
  /// The reference that shows what is expected.
  let reference: Reference

  /// In which way an observer sees another thing.
  enum Kind: Sendable, Equatable {
    /// What is seen is not to be seen any more.
    case added
    /// What is to be seen is not seen any more.
    case missing
    /// Both are seen and to be seen, the one before the other.
    case exchanged
    /// What is seen stands where another thing is to be seen.
    case replaced
  }

  /// - Parameters:
  ///   - observer: Who sees it.
  ///   - seen: What is seen from the first difference on.
  ///   - expected: What is to be seen from there on.
  ///   - reference: The reference that shows it.
  init(
    observer: Observer, seen: ArraySlice<Observation>, expected: ArraySlice<Observation>,
    reference: Reference
  ) {
    self.observer = observer
    self.seen = seen.first
    self.expected = expected.first
    self.reference = reference
    kind = Kind(seen.map(\.content), expected.map(\.content))
    isSilence = seen.allSatisfy(\.kind.isFinal)
    isOfFlags = seen.map(\.withoutFlag) == expected.map(\.withoutFlag)
  }

  /// Where in the subject's trace it shows.
  var place: Witness.Place { seen?.place ?? .ending }
}

extension Observation {
  /// What is compared, without whether it is animated.
  fileprivate var withoutFlag: Content {
    var plain = self
    plain.leaveOutArguments { $0.label == "animated" }
    return plain.content
  }
}

extension Difference.Kind {
  /// - Parameters:
  ///   - seen: What is seen from the first difference on.
  ///   - expected: What is to be seen from there on.
  fileprivate init(_ seen: [Observation.Content], _ expected: [Observation.Content]) {
    func count(_ content: Observation.Content, in all: [Observation.Content]) -> Int {
      all.count { $0 == content }
    }
    let isSurplus = seen.first.map { count($0, in: seen) > count($0, in: expected) }
    let isLacking = expected.first.map { count($0, in: expected) > count($0, in: seen) }
    self =
      switch (isSurplus, isLacking) {
      case (nil, _): .missing
      case (_, nil): .added
      case (true?, true?): .replaced
      case (true?, false?): .added
      case (false?, true?): .missing
      case (false?, false?): .exchanged
      }
  }
}

extension Difference: Equatable {
  /// Whether the same observer sees the same in place of the same, wherever that stands.
  static func == (left: Difference, right: Difference) -> Bool {
    left.observer == right.observer && left.seen?.content == right.seen?.content
      && left.expected?.content == right.expected?.content && left.kind == right.kind
  }
}
