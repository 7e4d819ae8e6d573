/// Where the lines of a picture lie in its figure, in points.
///
/// Times stand in a margin of their own, beside the first line of their instant. Right of them a bar runs
/// along each transition, from its beginning to its end, and then come the lanes.
struct FigurePlan {
  static let margin = 16
  static let row = 22
  /// The baseline of the title, and that of the lanes' names.
  static let titleLine = 26
  static let nameLine = 54
  static let top = 64
  /// Room above the first line of an instant, for the rule between instants.
  static let gap = 8
  /// Room for a label above and below its baseline.
  static let ascent = 13
  static let labelHeight = 18
  /// From one bar of a transition to that of another within it.
  static let barStep = 8

  let width: Int
  let height: Int
  let lines: [Line]
  let bars: [Bar]
  /// Where lines that are no message begin.
  let start: Int
  private let lane: Int

  /// A line with its place.
  struct Line {
    let row: SequencePicture.Row
    /// The baseline.
    let y: Int
    /// The time that it is the first line of; none for the others.
    let time: String?
    /// Whether the picture points at it.
    let isMarked: Bool
  }

  /// A transition, from the line with which it begins to that with which it ends.
  struct Bar {
    let x: Int
    let from: Int
    let to: Int
    /// How it ended; none where the picture ends first.
    let outcome: Event.Outcome?
  }

  /// Room for a text in a font of 12 points whose letters are equally wide.
  static func width(of text: String) -> Int { (text.count * 73 + 9) / 10 }

  init(_ picture: SequencePicture) {
    lines = Self.lines(of: picture)
    height = (lines.last?.y ?? Self.top) + Self.row
    let times = lines.compactMap(\.time).map(Self.width).max() ?? 0
    let left = Self.margin + times + 12
    bars = Self.bars(along: lines, from: left)
    start = (bars.map(\.x).max() ?? left) + Self.barStep
    var texts = picture.lanes.map(Self.width)
    var headings = [0]
    for line in lines {
      switch line.row {
      case .heading(let heading, _): headings.append(Self.width(of: heading) + 8)
      case .message(_, let message): texts.append(Self.width(of: message))
      }
    }
    let count = max(picture.columns.count, 1)
    let widest = headings.max() ?? 0
    lane = max((texts.max() ?? 0) + 28, (widest + count - 1) / count)
    width = max(
      start + max(lane * picture.columns.count, widest) + Self.margin,
      Self.width(of: picture.title) + 2 * Self.margin)
  }

  /// The middle of a lane.
  func middle(of column: Int) -> Int { start + lane * column + lane / 2 }

  private static func lines(of picture: SequencePicture) -> [Line] {
    var lines: [Line] = []
    var time: String?
    for (place, row) in picture.rows.enumerated() {
      if case .heading(let heading, .time) = row {
        time = String(heading.dropFirst("at ".count))
        continue
      }
      let above = lines.last?.y ?? top
      lines.append(
        Line(
          row: row, y: above + Self.row + (time == nil ? 0 : gap), time: time,
          isMarked: picture.marks.contains(place)))
      time = nil
    }
    return lines
  }

  private static func bars(along lines: [Line], from left: Int) -> [Bar] {
    var bars: [Bar] = []
    var open: [(name: String, x: Int, from: Int)] = []
    for line in lines {
      guard case .heading(_, let heading) = line.row else { continue }
      if case .begin(let name) = heading {
        let taken = Set(open.map(\.x))
        let x = (0...open.count).map { left + barStep * $0 }.first { !taken.contains($0) }
        open.append((name, x ?? left, line.y))
      }
      if case .end(let name, let outcome) = heading,
        let index = open.lastIndex(where: { $0.name == name })
      {
        let begun = open.remove(at: index)
        bars.append(Bar(x: begun.x, from: begun.from, to: line.y, outcome: outcome))
      }
    }
    let end = lines.last?.y ?? top
    return bars + open.map { Bar(x: $0.x, from: $0.from, to: end, outcome: nil) }
  }
}
