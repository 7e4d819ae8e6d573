import ConformanceReports
import Foundation
import FoundationXML
import Testing
import TransitionCertification

/// A trace as a figure.
@Suite("The figure of a trace", .serialized) @MainActor struct FigureTests {
  private func picture() throws -> SequencePicture {
    let scenario = try #require(ScenarioCatalogue.scenario("modal/full-screen/present"))
    return SequencePicture(of: scenario.run(.system))
  }

  @Test("it is well-formed, with a lane for each controller and a mark for each message")
  func wellFormed() throws {
    let reader = FigureReader()
    let parser = XMLParser(data: Data(try picture().svg.utf8))
    parser.delegate = reader

    #expect(parser.parse())
    #expect(reader.kinds["lane"] == 2)
    #expect(reader.texts.filter { $0 == "host" || $0 == "sheet" }.count == 2)
    let told = [
      "viewWillDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewDidDisappear",
    ]
    for message in told { #expect(reader.texts.contains(message), "\(message)") }
    #expect(reader.kinds["event coming"] == 3 && reader.kinds["event going"] == 2)
    #expect(reader.texts.contains("> host.present(sheet, style: fullScreen, animated: true)"))
    #expect(reader.texts.contains("404ms"))
    #expect(reader.texts.first == "system modal/full-screen/present")
  }

  /// A short presentation, changes that are given up, rounds, a chain, a stack, and what is refused.
  private nonisolated static let cases = [
    "modal/full-screen/present", "navigation/bar/pop~cancelled", "modal/custom/cycle~repeated",
    "modal/over-modal/cycle", "segue/push/unwind-deep", "tabs/stacks/select",
    "modal/full-screen/dismiss-in-same-turn", "modal/none/present", "pages/curl/turn",
  ]

  private func figure(of id: String) throws -> FigureReader {
    let scenario = try #require(ScenarioCatalogue.scenario(id))
    let reader = FigureReader()
    let parser = XMLParser(data: Data(SequencePicture(of: scenario.run(.system)).svg.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    return reader
  }

  @Test("nothing lies outside of the figure", arguments: cases)
  func inside(id: String) throws {
    let figure = try figure(of: id)

    for box in figure.boxes + figure.labels {
      #expect(box.x >= 0 && box.x + box.width <= figure.width, "\(box)")
      #expect(box.y >= 0 && box.y + box.height <= figure.height, "\(box)")
    }
  }

  @Test("no two labels overlap, and each has room in its box", arguments: cases)
  func apart(id: String) throws {
    let figure = try figure(of: id)

    #expect(!figure.labels.isEmpty)
    for (index, label) in figure.labels.enumerated() {
      for other in figure.labels[..<index] {
        #expect(!label.meets(other), "\(label) \(other)")
      }
      if let box = figure.boxes.first(where: { $0.y <= label.y && $0.meets(label) }) {
        #expect(box.x <= label.x && box.x + box.width >= label.x + label.width, "\(label)")
      }
    }
  }

  @Test("a bar runs along each transition, broken where it is given up")
  func bars() throws {
    #expect(
      try figure(of: "modal/over-modal/cycle").bars == Array(repeating: "bar finished", count: 4))
    #expect(try figure(of: "navigation/bar/pop~cancelled").bars == ["bar cancelled"])
  }

  @Test("a complaint of UIKit's stands out, and so does the exception that ends a scene")
  func faults() throws {
    #expect(try figure(of: "modal/full-screen/dismiss-in-same-turn").kinds["fault"] == 1)

    let ended = try figure(of: "modal/none/present")
    #expect(ended.kinds["fault"] == 1 && ended.texts.last == "raised K10")
  }

  @Test("every colour of the light figure has its counterpart in the dark one")
  func colours() throws {
    let figure = try picture().svg
    let parts = figure.components(separatedBy: "@media (prefers-color-scheme: dark)")
    func painted(_ text: String) -> Set<String> {
      Set(
        text.split(separator: "\n").filter { $0.contains("fill:") || $0.contains("stroke: #") }
          .flatMap { $0.prefix { $0 != "{" }.split(separator: ",") }
          .map { $0.trimmingCharacters(in: .whitespaces) })
    }

    #expect(parts.count == 2)
    #expect(painted(parts[0]) == painted(parts[1]))
  }

  @Test("it follows light and dark, brings no font along, and is the same bytes each time")
  func looks() throws {
    let figure = try picture().svg

    #expect(figure.contains("@media (prefers-color-scheme: dark)"))
    #expect(!figure.contains("@font-face") && !figure.contains("@import"))
    #expect(figure.components(separatedBy: "http").count == 2)
    #expect(figure == (try picture().svg))
  }
}

/// Counts what a figure is made of, and where it lies.
private final class FigureReader: NSObject, XMLParserDelegate {
  var kinds: [String: Int] = [:]
  var texts: [String] = []
  var bars: [String] = []
  /// The boxes around labels.
  var boxes: [Box] = []
  /// The labels, with the room that their letters take.
  var labels: [Box] = []
  var width = 0.0
  var height = 0.0
  private var text = ""
  private var place: (x: Double, y: Double)?
  private var isCentred = false

  struct Box: CustomStringConvertible {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
    var name = ""

    func meets(_ other: Box) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height
        && other.y < y + height
    }

    var description: String { "\(name) \(x) \(y) \(width) \(height)" }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    text = ""
    func number(_ key: String) -> Double { attributes[key].flatMap(Double.init) ?? 0 }
    switch name {
    case "svg":
      (width, height) = (number("width"), number("height"))
    case "g":
      if let kind = attributes["class"] {
        kinds[kind, default: 0] += 1
        isCentred = kind == "lane" || kind.hasPrefix("event")
      }
    case "rect" where attributes["class"] != "ground":
      boxes.append(
        Box(x: number("x"), y: number("y"), width: number("width"), height: number("height")))
    case "text":
      place = (number("x"), number("y"))
    case "line":
      if let kind = attributes["class"] { bars.append(kind) }
    default:
      break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard name == "text", let place else { return }
    texts.append(text)
    // Letters of 12 points are 7.3 points wide, in the widest of the usual fonts.
    let width = Double(text.count) * 7.3
    labels.append(
      Box(
        x: isCentred ? place.x - width / 2 : place.x, y: place.y - 11, width: width, height: 14,
        name: text))
  }
}
