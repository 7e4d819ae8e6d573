package import AppearanceTrace

/// Says who a breach is about, from the lines that prove it.
///
/// A view stands for the controller or the transition that it belongs to, and a transition for both of its
/// sides; windows stand for nobody, since everything lies in them.
package struct Parties {
  private let trace: Trace
  private let roles: RoleBook
  /// Who goes and who comes in each transition.
  private let sides: [String: Set<String>]

  package init(_ trace: Trace) {
    self.trace = trace
    roles = trace.roles
    var sides: [String: Set<String>] = [:]
    for case .begin(let span) in trace.events.lazy.map(\.action) {
      sides[span.transition, default: []].formUnion([span.from, span.to].compactMap(\.self))
    }
    self.sides = sides
  }

  /// The controllers, transitions and other objects that some lines are about.
  func names(in evidence: [Evidence]) -> Set<String> { names(of: evidence.flatMap(mentioned)) }

  /// The controllers, transitions and other objects that some names stand for.
  package func names(of mentioned: [String]) -> Set<String> {
    var parties: Set<String> = []
    for name in mentioned {
      let party = party(of: name)
      guard roles.role(of: party) != .window else { continue }
      parties.formUnion(sides[party] ?? [])
      parties.insert(party)
    }
    return parties
  }

  private func mentioned(in evidence: Evidence) -> [String] {
    switch evidence {
    case .event(let index): trace.events[index].names
    case .baseline(let line): objects(of: line, in: trace.baseline)
    case .ending(let line): objects(of: line, in: trace.ending.checkpoint)
    }
  }

  /// Whom a line of a checkpoint is about; of a bar that is overdue, those who would decide it.
  private func objects(of line: Evidence.Line, in checkpoint: Checkpoint?) -> [String] {
    if case .field(.overdue, nil) = line {
      return [checkpoint?.overdueStatusBar?.owner, checkpoint?.overdueStatusBar?.hider]
        .compactMap(\.self)
    }
    return [line.object].compactMap(\.self)
  }

  /// Whom an object belongs to in the end; itself where it belongs to nobody.
  private func party(of name: String) -> String {
    var party = name
    var passed: Set<String> = []
    while passed.insert(party).inserted, let owner = roles.role(of: party)?.owner { party = owner }
    return party
  }
}

extension Evidence.Line {
  /// The object that the line is about; none where it is about all.
  fileprivate var object: String? {
    switch self {
    case .view(let object), .property(let object, _), .appearance(let object),
      .children(let object), .pending(let object):
      object
    case .field(_, let object): object
    case .heading, .statusBar, .running: nil
    }
  }
}
