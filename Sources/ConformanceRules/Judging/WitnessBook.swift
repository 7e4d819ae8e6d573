import AppearanceTrace

/// Looks up the lines of a trace that findings rest on.
struct WitnessBook {
  private let trace: Trace
  private let lineNumbers: [Int]
  private let baseline: Block
  private let ending: Block

  init(_ trace: Trace) {
    self.trace = trace
    lineNumbers = trace.lineNumbers
    let lines = trace.text.split(separator: "\n", omittingEmptySubsequences: false)
    let heading = lines.firstIndex { $0 == "baseline" } ?? 0
    baseline = Block(lines, from: heading)
    let last = lineNumbers.last ?? heading + baseline.lines.count
    let headings = ["settled ", "unsettled ", "raised "]
    let end = lines[last...].firstIndex { line in headings.contains { line.hasPrefix($0) } }
    ending = Block(lines, from: end ?? lines.count - 1)
  }

  /// The line that a piece of evidence speaks of.
  func witness(_ evidence: Evidence) -> Witness {
    switch evidence {
    case .event(let index):
      Witness(
        place: .event(index), line: lineNumbers[index], text: trace.events[index].line)
    case .baseline(let line):
      baseline.witness(line, at: .baseline)
    case .ending(let line):
      ending.witness(line, at: .ending)
    }
  }

  /// The sequence around the lines that a finding rests on.
  func picture(of witnesses: [Witness]) -> String {
    var (events, before, after): ([Int], [String], [String]) = ([], [], [])
    for witness in witnesses {
      switch witness.place {
      case .baseline: before.append(witness.text)
      case .event(let place): events.append(place)
      case .ending: after.append(witness.text)
      }
    }
    return SequencePicture(of: trace, around: events, before: before, after: after).text
  }
}

extension WitnessBook {
  /// A heading and the lines under it.
  private struct Block {
    let lines: [Substring]
    private let first: Int

    init(_ lines: [Substring], from heading: Int) {
      let end = lines[heading...].firstIndex(of: "") ?? lines.count
      self.lines = Array(lines[heading..<end])
      first = heading + 1
    }

    func witness(_ line: Evidence.Line, at place: Witness.Place) -> Witness {
      let offset = lines.indices.dropFirst().first { matches(lines[$0], line) } ?? 0
      let text = String(lines[offset].drop { $0 == " " })
      return Witness(place: place, line: first + offset, text: text)
    }

    private func matches(_ text: Substring, _ line: Evidence.Line) -> Bool {
      let words = text.split(separator: " ")
      guard let keyword = words.first else { return false }
      switch line {
      case .heading:
        return false
      case .view(let view):
        return keyword == "tree" && words.contains { $0 == view }
      case .property(let view, let kind):
        return keyword == kind.rawValue && words.dropFirst().first.map { $0 == view } ?? false
      case .appearance(let controller):
        return AppearancePhase(rawValue: String(keyword)) != nil
          && words.dropFirst().first.map { $0 == controller } ?? false
      case .children(let container):
        return keyword == "children" && words.dropFirst().first.map { $0 == container } ?? false
      case .statusBar:
        return keyword == "status-bar"
      case .field(let field, let object):
        let isNamed = object.map { name in words.dropFirst().contains { $0 == name } } ?? true
        return keyword == field.rawValue && isNamed
      case .running(let work):
        return keyword == "running" && words.dropFirst().joined(separator: " ") == work
      case .pending(let object):
        return keyword == "pending" && words.dropFirst().contains { $0 == object }
      }
    }
  }
}
