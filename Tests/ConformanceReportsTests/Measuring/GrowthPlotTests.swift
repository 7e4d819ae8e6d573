import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import ConformanceReports

/// How times grow, as a picture.
@Suite("The plot of growth") struct GrowthPlotTests {
  private static func curve(_ name: String, _ things: String, _ times: [Double]) -> GrowthCurve {
    GrowthCurve(
      name: name, things: things,
      points: times.enumerated().map { index, time in
        GrowthCurve.Point(count: 250_000 * (index + 1), microseconds: time)
      })
  }

  private static let curves = [
    curve("engine.nested", "children in one another", [80, 160, 240, 330]),
    curve("judge", "events & <lines>", [4_000, 9_100, 16_000, 27_345]),
    curve("diff", "lines", [400_000, 800_000, 1_200_000, 1_650_000]),
    curve("idle", "things", [0, 0, 0, 0]), curve("empty", "things", []),
  ]

  @Test("it has a picture for each workload, with both axes named, a line and its points")
  func pictures() throws {
    let plot = try XMLDocumentReader(GrowthPlot(Self.curves).svg)

    #expect(plot.elements.count { $0.attributes["class"] == "panel" } == 5)
    #expect(plot.named("polyline").count == 4 && plot.named("circle").count == 16)
    for curve in Self.curves {
      #expect(plot.text.contains(curve.name) && plot.text.contains(curve.things))
    }
    for unit in ["time, in µs", "time, in ms", "time, in s"] { #expect(plot.text.contains(unit)) }
    #expect(plot.text.contains("1 000 000"))
  }

  @Test("what grows evenly lies on the dashed line, and what grows faster below it")
  func even() throws {
    func places(_ times: [Double]) throws -> [(x: Double, y: Double)] {
      let plot = try XMLDocumentReader(GrowthPlot([Self.curve("a", "b", times)]).svg)
      return plot.named("circle").map { circle in
        (
          circle.attributes["cx"].flatMap(Double.init) ?? 0,
          circle.attributes["cy"].flatMap(Double.init) ?? 0
        )
      }
    }

    let (even, bent) = (try places([100, 200, 300, 400]), try places([25, 100, 225, 400]))
    #expect(even.map(\.y) == [161, 122, 83, 44] && even.map(\.x) == bent.map(\.x))
    #expect(bent[0].y > even[0].y && bent[3].y == even[3].y)
  }

  @Test(
    "numbers on an axis are round, a few, and reach as far as what is drawn",
    arguments: [
      (1.0, ["0", "0.5", "1.0"]), (7.0, ["0", "2", "4", "6", "8"]),
      (0.33, ["0", "0.1", "0.2", "0.3", "0.4"]),
      (1650.0, ["0", "500", "1 000", "1 500", "2 000"]),
      (1000.0, ["0", "500", "1 000"]), (0.0, ["0", "0.5", "1.0"]),
      (0.02, ["0", "0.005", "0.010", "0.015", "0.020"]),
    ])
  func axis(largest: Double, words: [String]) {
    let axis = PlotAxis(upTo: largest)

    #expect(axis.ticks.map(\.words) == words)
    #expect(axis.end >= largest && axis.ticks.last?.value == axis.end)
  }

  @Test("nothing lies outside, and no two words meet")
  func room() throws {
    let labels = try LabelReader.labels(of: GrowthPlot(Self.curves).svg)

    #expect(labels.count > 40)
    for (index, label) in labels.enumerated() {
      #expect(label.minX >= 0 && label.maxX <= 1020, "\(label)")
      for other in labels[..<index] { #expect(!label.intersects(other), "\(label) \(other)") }
    }
  }

  @Test("every colour of the light picture has its counterpart in the dark one")
  func colours() {
    let parts = GrowthPlot(Self.curves).svg.components(
      separatedBy: "@media (prefers-color-scheme: dark)")
    func painted(_ text: String) -> Set<String> {
      Set(
        text.split(separator: "\n").filter { $0.contains("fill: #") || $0.contains("stroke: #") }
          .map { $0.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces) })
    }

    #expect(parts.count == 2)
    #expect(!painted(parts[0]).isEmpty && painted(parts[0]) == painted(parts[1]))
  }

  @Test("it is the same bytes for the same times, and brings no font along")
  func sameBytes() {
    let svg = GrowthPlot(Self.curves).svg

    #expect(svg == GrowthPlot(Self.curves).svg)
    #expect(!svg.contains("@font-face") && svg.components(separatedBy: "http").count == 2)
  }
}

/// Finds the room that the words of a picture take.
private final class LabelReader: NSObject, XMLParserDelegate {
  private var labels: [CGRect] = []
  private var origins: [CGPoint] = [.zero]
  private var sides: [String] = []
  private var text = ""
  private var attributes: [String: String] = [:]

  static func labels(of svg: String) throws -> [CGRect] {
    let reader = LabelReader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    return reader.labels
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    (text, self.attributes) = ("", attributes)
    guard name == "g" else { return }
    let moved = (attributes["transform"] ?? "").split { !"0123456789.-".contains($0) }
      .compactMap { Double($0) }
    let last = origins.last ?? .zero
    origins.append(
      moved.count == 2 ? CGPoint(x: last.x + moved[0], y: last.y + moved[1]) : last)
    sides.append(attributes["class"] ?? "")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "g" {
      origins.removeLast()
      sides.removeLast()
    }
    guard name == "text", let x = attributes["x"].flatMap(Double.init),
      let y = attributes["y"].flatMap(Double.init)
    else { return }
    // Letters of 12 points are 7.3 points wide, in the widest of the usual fonts.
    let width = Double(text.count) * 7.3
    let kind = attributes["class"] ?? sides.last ?? ""
    let left = kind == "down" ? x - width : ["across", "things"].contains(kind) ? x - width / 2 : x
    let origin = origins.last ?? .zero
    labels.append(CGRect(x: origin.x + left, y: origin.y + y - 11, width: width, height: 14))
  }
}
