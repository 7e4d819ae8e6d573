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
    #expect(reader.texts.contains("at 404ms"))
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

/// Counts what a figure is made of.
private final class FigureReader: NSObject, XMLParserDelegate {
  var kinds: [String: Int] = [:]
  var texts: [String] = []
  private var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    text = ""
    if name == "g", let kind = attributes["class"] { kinds[kind, default: 0] += 1 }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "text" { texts.append(text) }
  }
}
