import AppearanceTrace
import ConformanceRules

/// A line of a trace that proves something.
public struct WitnessLine: Sendable, Equatable, Codable {
  /// The trace that it stands in.
  public let source: Source
  /// Its number in the trace's text, from 1.
  public let line: Int
  /// The line as printed, without its indentation.
  public let text: String

  /// The trace that a line stands in.
  public enum Source: String, Sendable, Codable {
    /// The case's own.
    case trace
    /// The reference.
    case reference
  }

  package init(source: Source, line: Int, text: String) {
    self.source = source
    self.line = line
    self.text = text
  }
}

extension WitnessLine: CustomStringConvertible {
  public var description: String {
    switch source {
    case .trace: "line \(line): \(text)"
    case .reference: "reference line \(line): \(text)"
    }
  }
}

extension WitnessLine {
  /// The line that tells of an observation.
  ///
  /// - Parameters:
  ///   - observation: What is seen; its place is one of the trace's.
  ///   - trace: The trace as it is printed.
  init(of observation: Observation, in trace: Trace, as source: Source) {
    let lines = trace.printedLines
    let line =
      switch observation.place {
      case .baseline: lines.baseline
      case .event(let index): lines.events[index]
      case .ending:
        lines.ending
          + (trace.ending.checkpoint?.entries.firstIndex(where: observation.original.isSaid)
            .map { $0 + 1 } ?? 0)
      }
    self.init(source: source, line: line, text: observation.words)
  }
}
