/// The picture of one curve: counts go to the right, times go up.
struct PlotPanel {
  static let width = 340
  static let height = 250

  private let curve: GrowthCurve
  private let across: PlotAxis
  private let up: PlotAxis

  /// The room between the axes.
  private static let (left, right, upper, lower) = (64, 300, 44, 200)

  init(_ curve: GrowthCurve) {
    self.curve = curve
    across = PlotAxis(upTo: Double(curve.points.map(\.count).max() ?? 0))
    up = PlotAxis(upTo: (curve.points.map(\.microseconds).max() ?? 0) / curve.unit.length)
  }

  /// All that is drawn, as seen from the picture's upper left corner.
  var nodes: [MarkupNode] {
    [
      .element("text", ["class": "name", "x": "\(PlotFrame.margin)", "y": "16"], text: curve.name),
      .element(
        "text", ["class": "unit", "x": "\(PlotFrame.margin)", "y": "32"],
        text: "time, in \(curve.unit.rawValue)"),
      .element(
        "text",
        ["class": "things", "x": "\((Self.left + Self.right) / 2)", "y": "\(Self.lower + 38)"],
        text: curve.things),
      .element("g", ["class": "down"], up.ticks.flatMap(level)),
      .element("g", ["class": "across"], [base] + across.ticks.map(mark)),
    ] + lines + points
  }

  // MARK: - Axes

  private func level(_ tick: (value: Double, words: String)) -> [MarkupNode] {
    let y = y(tick.value)
    return [
      .element("line", ["x1": "\(Self.left)", "y1": y, "x2": "\(Self.right)", "y2": y]),
      .element(
        "text", ["x": "\(Self.left - 8)", "y": self.y(tick.value, below: 4)], text: tick.words),
    ]
  }

  private var base: MarkupNode {
    .element(
      "line",
      [
        "x1": "\(Self.left)", "y1": "\(Self.lower)", "x2": "\(Self.right)", "y2": "\(Self.lower)",
      ])
  }

  private func mark(_ tick: (value: Double, words: String)) -> MarkupNode {
    .element("text", ["x": x(tick.value), "y": "\(Self.lower + 18)"], text: tick.words)
  }

  // MARK: - The curve

  private var lines: [MarkupNode] {
    guard let last = curve.points.last else { return [] }
    let even: MarkupNode = .element(
      "line",
      [
        "class": "even", "x1": "\(Self.left)", "y1": "\(Self.lower)", "x2": x(last), "y2": y(last),
      ])
    let places = curve.points.map { "\(x($0)),\(y($0))" }.joined(separator: " ")
    return [even, .element("polyline", ["class": "curve", "points": places])]
  }

  private var points: [MarkupNode] {
    curve.points.map { point in
      .element("circle", ["class": "point", "cx": x(point), "cy": y(point), "r": "3"])
    }
  }

  private func x(_ point: GrowthCurve.Point) -> String { x(Double(point.count)) }

  private func y(_ point: GrowthCurve.Point) -> String {
    y(point.microseconds / curve.unit.length)
  }

  private func x(_ value: Double) -> String {
    Self.tenths(Double(Self.left) + value / across.end * Double(Self.right - Self.left))
  }

  private func y(_ value: Double, below: Double = 0) -> String {
    Self.tenths(Double(Self.lower) - value / up.end * Double(Self.lower - Self.upper) + below)
  }

  /// A length with one decimal.
  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
