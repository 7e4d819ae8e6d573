/// Pictures of how times grow, side by side: a curve that bends upward costs more for each of many.
package struct GrowthPlot: Sendable {
  private let curves: [GrowthCurve]

  package init(_ curves: [GrowthCurve]) {
    self.curves = curves
  }

  /// The pictures as one, in SVG.
  ///
  /// It needs no fonts but those of whoever looks at it, follows the reader's choice of light or dark, and is
  /// the same bytes for the same times.
  package var svg: String {
    let frame = PlotFrame(of: curves.count)
    let panels = zip(curves, frame.places).map { curve, place in
      MarkupNode.element(
        "g", ["class": "panel", "transform": "translate(\(place.x) \(place.y))"],
        PlotPanel(curve).nodes)
    }
    let picture = MarkupElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(frame.width) \(frame.height)",
        "width": "\(frame.width)", "height": "\(frame.height)", "role": "img",
        "aria-labelledby": "title",
      ],
      [
        .element("title", ["id": "title"], text: Self.title),
        .element("style", [:], [.verbatim(Self.style)]),
        .element(
          "rect", ["class": "ground", "width": "\(frame.width)", "height": "\(frame.height)"]),
        .element(
          "text",
          ["class": "title", "x": "\(PlotFrame.margin)", "y": "\(PlotFrame.titleLine)"],
          text: Self.title),
        .element(
          "text", ["x": "\(PlotFrame.margin)", "y": "\(PlotFrame.keyLine)"], text: Self.key),
      ] + panels)
    return picture.text(in: .xml) + "\n"
  }

  private static let title = "How time grows with what work is done on"
  private static let key = "Dashed: as much for each of few as for each of many."

  private static let style = """

    text { font: 12px system-ui, sans-serif; fill: #1f2328; }
    .ground { fill: #ffffff; }
    .title, .name { font-weight: bold; }
    .down text { text-anchor: end; }
    .across text, .things { text-anchor: middle; }
    .down line { stroke: #d1d9e0; }
    .across line { stroke: #59636e; }
    .even { stroke: #818b98; stroke-dasharray: 4 4; }
    .curve { stroke: #0550ae; stroke-width: 2; fill: none; }
    .point { fill: #0550ae; }
    @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .ground { fill: #0d1117; }
    .down line { stroke: #2b323b; }
    .across line { stroke: #9198a1; }
    .even { stroke: #768390; }
    .curve { stroke: #79c0ff; fill: none; }
    .point { fill: #79c0ff; }
    }

    """
}

/// Where the pictures of a plot lie.
struct PlotFrame {
  static let margin = 16
  static let titleLine = 24
  static let keyLine = 44
  private static let top = 60
  private static let most = 3

  private let count: Int

  init(of count: Int) {
    self.count = count
  }

  private var columns: Int { max(1, min(count, Self.most)) }

  var width: Int { max(columns * PlotPanel.width, PlotPanel.width + 40) }

  var height: Int {
    Self.top + (count + columns - 1) / columns * PlotPanel.height + Self.margin
  }

  /// The upper left corner of each picture.
  var places: [(x: Int, y: Int)] {
    (0..<count).map { index in
      (index % columns * PlotPanel.width, Self.top + index / columns * PlotPanel.height)
    }
  }
}
