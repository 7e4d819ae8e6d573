import AppearanceTrace

/// Two goldens in a row, of one subject, or of a subject and then of the system, whose transitions run
/// beside everybody's: the second begins where the first has come to rest.
///
/// What is new in the second gets new names where the first has used theirs. Who is in the baseline of
/// the second is whoever bears the name at the end of the first.
struct JoinedTrace {
  let first: Golden
  let second: Golden
  /// The new names of those who are new in the second, by their names there.
  private let newNames: [Substring: String]

  /// Joins two goldens.
  ///
  /// None where they don't fit: where the second begins otherwise than the first ends, or is another
  /// subject's; where it is the system's, and the first tells presenters by hand, as the system never does;
  /// where one goes on in rounds, of which only the first is written down; where a screen gets its view in
  /// both and lives on, so that nobody can tell whether it is the same one; where two of different classes
  /// would bear one name; and where the second brings back a view in which the first began with others that
  /// the second's scene does not have.
  init?(_ first: Golden, _ second: Golden) {
    guard first.rest == second.baseline,
      first.subject == second.subject || second.isSystem && !first.tellsPresenters,
      !first.hasRounds, !second.hasRounds, second.knowsInhabitants(of: first),
      let newNames = Self.newNames(first, second)
    else { return nil }
    self.first = first
    self.second = second
    self.newNames = newNames
    let types = Dictionary(first.cast.map(Self.member), uniquingKeysWith: { $1 })
    for (name, type) in second.cast.map(Self.member) {
      guard types[renamed(name)[...]] ?? type == type else { return nil }
    }
  }

  /// The trace of both, with a second of rest between them.
  func trace() throws -> Trace {
    let delay = first.duration + 1_000_000
    let known = Set(first.cast.map(\.name))
    let events = second.events.map { renamed($0.later(by: delay)[...]) }
    return try first.trace(
      with: second.cast.map { $0.renamedMember { newNames[$0] } }.filter {
        !known.contains($0[...].name)
      },
      first.events.map(String.init) + events, until: delay + second.duration,
      rest: second.rest.map(renamed))
  }

  private func renamed(_ line: Substring) -> String { line.renamed { newNames[$0] } }

  // MARK: - Names

  private static func newNames(_ first: Golden, _ second: Golden) -> [Substring: String]? {
    let (old, staying) = (names(in: first.baseline + first.events), names(in: second.baseline))
    var taken = old.union(names(in: first.cast + second.cast + second.events))
    var newNames: [Substring: String] = [:]
    for (name, type) in second.cast.map(member) where !staying.contains(name) {
      let isTransition = type == "transition"
      guard old.contains(name) || isTransition, name.owners.allSatisfy({ newNames[$0] == nil })
      else { continue }
      if isTransition || first.releases(name) || name.isNumberedView {
        let new = name.next { !taken.contains($0) }
        taken.insert(new[...])
        newNames[name] = new
      } else if first.loads(name), second.loads(name) {
        return nil
      }
    }
    let begun = second.events.compactMap(\.begun)
    return begun.allSatisfy { newNames[$0] != nil } ? newNames : nil
  }

  /// All names in some lines, and those of whom the named belong to.
  fileprivate static func names(in lines: [Substring]) -> Set<Substring> {
    // Goldens say the same words again and again.
    Set(lines.flatMap { $0.words }).reduce(into: []) { names, word in
      names.insert(word)
      names.formUnion(word.owners)
    }
  }

  fileprivate static func member(_ line: Substring) -> (Substring, Substring) {
    let words = line.split(separator: " ")
    return (words.first ?? "", words.last ?? "")
  }
}

extension Golden {
  /// The lines that say who is judged, and by what.
  var subject: [Substring] {
    header.filter { !$0.hasPrefix("scenario ") && !$0.hasPrefix("evidence ") }
  }

  /// Whether its subject tells presenters by hand.
  fileprivate var tellsPresenters: Bool { subject.contains("contract presenter emulated") }

  /// Whether no transition in it is anybody's but the system's.
  var isSystem: Bool { subject.contains("subject  system") }

  fileprivate var hasRounds: Bool {
    events.contains { $0.hasPrefix("  round ") || $0.hasPrefix("  repeats ") }
  }

  /// Whether it knows all that lies in views of another's baseline that are there at the end.
  fileprivate func knowsInhabitants(of first: Golden) -> Bool {
    let shown = Set(branches(rest).map(\.inner))
    let asked = first.branches(first.baseline).filter { shown.contains($0.outer) }.map(\.inner)
    return Set(asked).isSubset(of: JoinedTrace.names(in: cast + baseline + events + rest))
  }

  /// Which view lies in which, as the lines of a tree say.
  private func branches(_ lines: [Substring]) -> [Branch] {
    lines.filter { $0.hasPrefix("  tree ") }.flatMap { line in
      let path = line.split(separator: " ").dropFirst().filter { $0 != ">" }
      return zip(path, path.dropFirst()).map { Branch(outer: $0, inner: $1) }
    }
  }

  private struct Branch: Hashable {
    let outer: Substring
    let inner: Substring
  }

  fileprivate func releases(_ name: Substring) -> Bool {
    events.contains { $0.drop { $0 == " " } == "release \(name)" }
  }

  fileprivate func loads(_ name: Substring) -> Bool {
    events.contains { $0.drop { $0 == " " } == "\(name).loadView()" }
  }
}

extension Substring {
  /// Whoever a name belongs to: `t1` for `t1.container`, `host` and `host.view` for `host.view.x`.
  fileprivate var owners: [Substring] {
    indices.filter { self[$0] == "." }.map { self[..<$0] }
  }

  /// Whether it is the name of a view that has no other: `view-1`, `host.view-1`.
  fileprivate var isNumberedView: Bool {
    let last = split(separator: ".").last ?? self
    return last.hasPrefix("view-") && Int(last.dropFirst(5)) != nil
  }

  /// The transition that a line lets begin.
  fileprivate var begun: Substring? {
    let words = split(separator: " ")
    return words.first == "begin" ? words[1] : nil
  }

  /// A name of the same kind with a higher number.
  fileprivate func next(_ isFree: (Substring) -> Bool) -> String {
    let number = reversed().prefix { $0.isNumber }.count
    let stem = dropLast(number)
    let prefix = number > 0 ? String(stem) : stem + "-"
    var next = (Int(suffix(number)) ?? 1) + 1
    while !isFree("\(prefix)\(next)") { next += 1 }
    return "\(prefix)\(next)"
  }
}
