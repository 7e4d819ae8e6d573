/// A trace drawn as text: time goes down, a column for each controller, in it what it was told.
public struct SequencePicture: Sendable {
  /// The case that the trace is of.
  package let title: String
  /// The controllers that have a column.
  package let columns: [String]
  /// Their names as they are shown.
  package var lanes: [String] { columns.map(\.visible) }
  /// What happens, from above.
  package internal(set) var rows: [Row] = []
  /// The places of the rows that are pointed at.
  private(set) var marks: Set<Int> = []

  /// A line of the picture.
  package enum Row {
    /// What is no message: a time, a request, the frame of a transition.
    case heading(String, Heading)
    /// What the controller of a column was told.
    case message(column: Int, String)
  }

  /// What a line that is no message is about.
  package enum Heading {
    case time, request, fault, note
    /// A transition begins.
    case begin(String)
    /// A transition ends, finished or given up.
    case end(String, Event.Outcome)
  }

  init(title: String, columns: [String]) {
    self.title = title.visible
    self.columns = columns
  }

  /// Draws the appearance messages, transitions and status bar of a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - events: The places of events that are pointed at; they are drawn whatever they are.
  ///   - showsViews: Whether it is drawn which views are put in and taken out.
  public init(of trace: Trace, marking events: Set<Int> = [], showingViews showsViews: Bool = false)
  {
    let told = Set(trace.events.compactMap(\.appearance?.receiver))
    self.init(
      title: "\(trace.header.subject) \(trace.header.scenario)",
      columns: trace.cast.map(\.name).filter(told.contains))
    var instant: TraceTime?
    for (place, event) in trace.events.enumerated() {
      let isMarked = events.contains(place)
      let drawn = Self.row(event, columns)
      let isShown = isMarked || showsViews && event.movesViews
      guard let row = isShown ? drawn ?? .heading("  " + event.line, .note) : drawn else {
        continue
      }
      if event.time != instant {
        instant = event.time
        rows.append(.heading("at \(event.time.text)", .time))
      }
      isMarked ? mark(row) : rows.append(row)
    }
    switch trace.ending {
    case .settled: break
    case .unsettled: rows.append(.heading("unsettled", .fault))
    case .raised(let fault): rows.append(.heading("raised \(fault.visible)", .fault))
    }
  }

  /// Adds a row, and points at it.
  mutating func mark(_ row: Row) {
    marks.insert(rows.count)
    rows.append(row)
  }

  /// An event as a row; none where it is not drawn of itself.
  static func row(_ event: Event, _ columns: [String]) -> Row? {
    if let call = event.appearance {
      return columns.firstIndex(of: call.receiver).map {
        .message(column: $0, call.method.word)
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

  /// The picture's lines; those that are pointed at begin with a star.
  public var text: String {
    let messages = rows.compactMap { row in
      if case .message(_, let message) = row { message.count } else { nil }
    }
    let width = max(lanes.map(\.count).max() ?? 0, messages.max() ?? 0) + 2
    var text = columns.isEmpty ? "" : line(nil, lanes, width)
    for (place, row) in rows.enumerated() {
      switch row {
      case .heading(let heading, _):
        text += margin(place) + heading + "\n"
      case .message(let column, let message):
        text += line(place, columns.indices.map { $0 == column ? message : "|" }, width)
      }
    }
    return text
  }

  private func line(_ place: Int?, _ cells: [String], _ width: Int) -> String {
    let padded = cells.map { $0 + String(repeating: " ", count: max(width - $0.count, 1)) }
    var line = margin(place) + "    " + padded.joined()
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }

  /// What stands before a row of a picture that points at some.
  private func margin(_ place: Int?) -> String {
    marks.isEmpty ? "" : place.map(marks.contains) == true ? "* " : "  "
  }
}

extension Event {
  /// Whether views are put in or taken out.
  fileprivate var movesViews: Bool {
    switch action {
    case .insert, .remove: true
    default: false
    }
  }

  /// The call by which a controller is told of its appearance; none for anything else.
  var appearance: Call? {
    guard case .call(let call) = action, mark != .crossing else { return nil }
    switch call.method {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      return call
    default:
      return nil
    }
  }
}
