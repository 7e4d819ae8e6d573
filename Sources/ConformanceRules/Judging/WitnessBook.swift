import AppearanceTrace

/// Says in which lines of a trace's text the evidence of findings stands.
///
/// A finding points at its events by their places, and at what a checkpoint says by its values; the
/// numbers of lines are counted while the trace is printed, and no text is searched.
struct WitnessBook {
  private let trace: Trace
  private let kept: KeptTrace
  private let lines: PrintedLines
  private let baseline: Block
  private let ending: Block

  init(_ trace: Trace) {
    self.trace = trace
    kept = KeptTrace(trace)
    lines = trace.printedLines
    baseline = Block(
      heading: Trace.baselineHeading, line: lines.baseline, entries: trace.baseline.entries)
    ending = Block(
      heading: trace.ending.heading, line: lines.ending,
      entries: trace.ending.checkpoint?.entries ?? [])
  }

  /// The line that a piece of evidence speaks of.
  func witness(_ evidence: Evidence) -> Witness {
    switch evidence {
    case .event(let index):
      Witness(
        place: .event(index), line: lines.events[index], text: trace.events[index].line)
    case .baseline(let line):
      baseline.witness(line, at: .baseline)
    case .ending(let line):
      ending.witness(line, at: .ending)
    }
  }

  /// The lines around those that a finding rests on.
  func excerpt(around witnesses: [Witness]) -> TraceExcerpt {
    TraceExcerpt(of: kept, around: witnesses)
  }
}

extension TraceExcerpt {
  /// The lines of a trace around witnesses.
  init(of trace: KeptTrace, around witnesses: [Witness]) {
    var (events, before, after): ([Int], [String], [String]) = ([], [], [])
    for witness in witnesses {
      switch witness.place {
      case .baseline: before.append(witness.text)
      case .event(let place): events.append(place)
      case .ending: after.append(witness.text)
      }
    }
    self.init(of: trace, around: events, before: before, after: after)
  }
}

/// A heading and what a checkpoint says below it.
private struct Block {
  let heading: String
  /// The number of the heading's line, from 1.
  let line: Int
  let entries: [Checkpoint.Entry]

  func witness(_ evidence: Evidence.Line, at place: Witness.Place) -> Witness {
    guard let index = entries.firstIndex(where: { evidence.isSaid(in: $0) }) else {
      return Witness(place: place, line: line, text: heading)
    }
    return Witness(place: place, line: line + 1 + index, text: entries[index].line)
  }
}

extension Evidence.Line {
  /// Whether this is what a checkpoint says in an entry.
  fileprivate func isSaid(in entry: Checkpoint.Entry) -> Bool {
    switch (self, entry) {
    case (.heading, _): false
    case (.view(let view), .tree(let path)): path.contains(view)
    case (.property(let view, let kind), .property(let entry)):
      entry.view == view && entry.property.kind == kind
    case (.appearance(let controller), .appearance(let entry)): entry.controller == controller
    case (.children(let container), .children(let entry)): entry.parent == container
    case (.statusBar, .statusBar): true
    case (.field(let field, let object), let entry):
      entry.field == field && (object.map { entry.speaks(of: $0) } ?? true)
    case (.running(let work), .running(let entry)): entry == work
    case (.pending(let object), .pending): entry.speaks(of: object)
    case (.view, _), (.property, _), (.appearance, _), (.children, _), (.statusBar, _),
      (.running, _), (.pending, _):
      false
    }
  }
}
