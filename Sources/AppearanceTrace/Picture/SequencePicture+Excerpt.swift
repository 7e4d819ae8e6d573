extension SequencePicture {
  /// Draws some of a trace's lines, with what stands next to each.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - events: The places of the events that are pointed at.
  ///   - before: Lines of the baseline that are pointed at.
  ///   - after: Lines of the ending that are pointed at.
  public init(
    of trace: Trace, around events: [Int], before: [String] = [], after: [String] = []
  ) {
    let excerpt = Excerpt(trace, around: Set(events))
    self.init(title: "", columns: excerpt.columns)
    draw(before, under: "baseline")
    var instant: TraceTime?
    for place in excerpt.places {
      let event = trace.events[place]
      if !rows.isEmpty, excerpt.hasGap(before: place) { rows.append(.heading("...", .note)) }
      if event.time != instant {
        instant = event.time
        rows.append(.heading("at \(event.time.text)", .time))
      }
      let row = Self.row(event, columns) ?? .heading("  " + event.line, .note)
      events.contains(place) ? mark(row) : rows.append(row)
    }
    if !after.isEmpty, excerpt.hasGap(before: trace.events.count) {
      rows.append(.heading("...", .note))
    }
    draw(after, under: trace.ending.heading)
  }

  private mutating func draw(_ lines: [String], under heading: String) {
    guard !lines.isEmpty else { return }
    let row = Row.heading(heading, .time)
    lines.contains(heading) ? mark(row) : rows.append(row)
    for line in lines where line != heading { mark(.heading("  " + line, .note)) }
  }
}

/// Some events of a trace, and those drawn next to them.
private struct Excerpt {
  private let trace: Trace
  /// The places of the events, in order.
  let places: [Int]
  /// The controllers that they tell something, in the order in which a picture of the whole trace has them.
  let columns: [String]

  init(_ trace: Trace, around events: Set<Int>) {
    self.trace = trace
    var places = events
    for event in events {
      let before = (0..<event).last { trace.events[$0].isDrawn }
      let after = (event + 1..<trace.events.count).first { trace.events[$0].isDrawn }
      places.formUnion([before, after].compactMap { $0 })
    }
    self.places = places.sorted()
    let told = Set(self.places.compactMap { trace.events[$0].appearance?.receiver })
    columns = trace.cast.map(\.name).filter(told.contains)
  }

  /// Whether something that would be drawn is left out just before a place.
  func hasGap(before place: Int) -> Bool {
    let last = places.last { $0 < place } ?? -1
    return (last + 1..<place).contains { trace.events[$0].isDrawn }
  }
}

extension Event {
  /// Whether a picture of the whole trace shows it.
  fileprivate var isDrawn: Bool {
    SequencePicture.row(self, appearance.map { [$0.receiver] } ?? []) != nil
  }
}
