public import TransitionCertification

/// A trace drawn as text: time goes down, a column for each controller, in it what it was told.
public struct SequencePicture: Sendable {
  /// The case that the trace is of.
  let title: String
  /// The controllers that have a column.
  let columns: [String]
  /// What happens, from above.
  let rows: [Row]

  /// A line of the picture.
  enum Row {
    /// What is no message: a time, a request, the frame of a transition.
    case heading(String, Heading)
    /// What the controller of a column was told.
    case message(column: Int, String)
  }

  /// What a line that is no message is about.
  enum Heading {
    case time, request, fault, note
    /// A transition begins.
    case begin(String)
    /// A transition ends, finished or given up.
    case end(String, Event.Outcome)
  }

  /// Draws the appearance messages, transitions and status bar of a trace.
  public init(of trace: Trace) {
    let told = Set(trace.events.compactMap(\.appearance?.receiver))
    let columns = trace.cast.map(\.name).filter(told.contains)
    self.columns = columns
    title = "\(trace.header.subject) \(trace.header.scenario)"
    var rows: [Row] = []
    var instant: TraceTime?
    for event in trace.events {
      guard let row = Self.row(event, columns) else { continue }
      if event.time != instant {
        instant = event.time
        rows.append(.heading("at \(event.time.text)", .time))
      }
      rows.append(row)
    }
    switch trace.ending {
    case .settled: break
    case .unsettled: rows.append(.heading("unsettled", .fault))
    case .raised(let fault): rows.append(.heading("raised \(fault)", .fault))
    }
    self.rows = rows
  }

  private static func row(_ event: Event, _ columns: [String]) -> Row? {
    if let call = event.appearance {
      return columns.firstIndex(of: call.receiver).map {
        .message(column: $0, call.method.rawValue)
      }
    }
    switch event.action {
    case .begin(let span): return .heading("  " + event.line, .begin(span.transition))
    case .end(let name, let outcome): return .heading("  " + event.line, .end(name, outcome))
    case .fault: return .heading("  " + event.line, .fault)
    case .statusBar, .round, .repeats: return .heading("  " + event.line, .note)
    case .call where event.mark == .script: return .heading(event.line, .request)
    case .call, .insert, .remove, .set, .moves, .rests, .delegate, .release: return nil
    }
  }

  /// The picture's lines.
  public var text: String {
    let messages = rows.compactMap { row in
      if case .message(_, let message) = row { message.count } else { nil }
    }
    let width = max(columns.map(\.count).max() ?? 0, messages.max() ?? 0) + 2
    var text = line(columns, width)
    for row in rows {
      switch row {
      case .heading(let heading, _):
        text += heading + "\n"
      case .message(let column, let message):
        text += line(columns.indices.map { $0 == column ? message : "|" }, width)
      }
    }
    return text
  }

  private func line(_ cells: [String], _ width: Int) -> String {
    let padded = cells.map { $0 + String(repeating: " ", count: max(width - $0.count, 1)) }
    var line = "    " + padded.joined()
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }
}

extension Event {
  /// The call by which a controller is told of its appearance; none for anything else.
  fileprivate var appearance: Call? {
    guard case .call(let call) = action, mark != .crossing else { return nil }
    switch call.method {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      return call
    default:
      return nil
    }
  }
}
