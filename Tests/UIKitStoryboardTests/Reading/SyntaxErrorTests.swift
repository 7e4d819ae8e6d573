import Testing
import UIKit

@Suite("Files that cannot be read", .serialized) @MainActor struct SyntaxErrorTests {
  @Test(
    "an error names file, line, element, and what was expected",
    arguments: [
      ("", "Sketch:1: expected well-formed XML"),
      ("no XML", "Sketch:1: expected well-formed XML"),
      ("<document>\n<scenes>\n</document>", "Sketch:3: expected well-formed XML"),
      ("<document", "Sketch:1: expected well-formed XML"),
      ("<document>&nosuch;</document>", "Sketch:1: expected well-formed XML"),
      ("<document>\0</document>", "Sketch:1: expected UTF-8, as Xcode writes it"),
      (
        "<?xml version=\"1.0\" encoding=\"UTF-7\"?>\n<document/>",
        "Sketch:1: expected UTF-8, as Xcode writes it"
      ),
      (
        "\u{FEFF}<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<document/>",
        "Sketch:1: expected UTF-8, as Xcode writes it"
      ),
      ("<document>\n<?why?></document>", "Sketch:2: expected no instruction without content"),
      (
        "\n<!DOCTYPE d [<!ATTLIST d a CDATA #IMPLIED>]>\n<document/>",
        "Sketch:2: expected no document type, as Xcode writes none"
      ),
      ("<archive/>", "Sketch:1: expected element 'document' in element 'archive'"),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
        "Sketch:1: expected a storyboard for UIKit in element 'document'"
      ),
      (
        "<document>\n<scenes>\n<scene/></scenes></document>",
        "Sketch:3: expected element 'objects' in element 'scene'"
      ),
      (
        "<document><scenes><scene><objects>\n<viewController/></objects></scene></scenes></document>",
        "Sketch:2: expected attribute 'id' in element 'viewController'"
      ),
    ])
  func wholeFiles(text: String, message: String) {
    #expect(error(Data(text.utf8)).hasPrefix(message))
  }

  @Test(
    "a value that is not what it should be is an error on its line",
    arguments: [
      ("<view key=\"view\" id=\"v\" alpha=\"much\"/>", "a number in attribute 'alpha'", "view"),
      ("<view key=\"view\" id=\"v\" alpha=\"nan\"/>", "a number in attribute 'alpha'", "view"),
      (
        "<view key=\"view\" id=\"v\" tag=\"1.5\"/>", "a whole number in attribute 'tag'", "view"
      ),
      (
        "<view key=\"view\" id=\"v\" hidden=\"perhaps\"/>", "YES or NO in attribute 'hidden'",
        "view"
      ),
      (
        "<view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"1\"/></view>",
        "attributes 'x', 'y', 'width' and 'height'", "rect"
      ),
      (
        "<connections><segue kind=\"show\" id=\"s\"/></connections>", "attribute 'destination'",
        "segue"
      ),
      (
        "<connections><segue destination=\"it\" id=\"s\"/></connections>", "attribute 'kind'",
        "segue"
      ),
      (
        "<connections><segue destination=\"it\" kind=\"unwind\" id=\"s\"/></connections>",
        "attribute 'unwindAction'", "segue"
      ),
      (
        "<connections><segue destination=\"it\" kind=\"relationship\" id=\"s\"/></connections>",
        "attribute 'relationship'", "segue"
      ),
      (
        "<connections><segue destination=\"it\" kind=\"popoverPresentation\" id=\"s\">"
          + "<popoverArrowDirection up=\"maybe\"/></segue></connections>",
        "YES or NO in attribute 'up'", "popoverArrowDirection"
      ),
      (
        "<view key=\"view\" id=\"v\"><viewLayoutGuide key=\"safeArea\"/></view>",
        "attribute 'id'", "viewLayoutGuide"
      ),
      (
        "<view key=\"view\" id=\"v\" verticalHuggingPriority=\"1001\"/>",
        "a number from 1 to 1000 in attribute 'verticalHuggingPriority'", "view"
      ),
    ])
  func values(content: String, expected: String, element: String) {
    #expect(
      error(Sketch.file(content: content))
        == "Sketch:\(Sketch.firstLine): expected \(expected) in element '\(element)'")
  }

  @Test(
    "a value of a constraint that is not what it should be is an error on its line",
    arguments: [
      ("constant=\"8\"", "attribute 'firstAttribute'"),
      ("firstAttribute=\"width\" constant=\"wide\"", "a number in attribute 'constant'"),
      ("firstAttribute=\"width\" secondAttribute=\"width\"", "attribute 'secondItem'"),
      ("firstAttribute=\"width\" secondItem=\"v\"", "attribute 'secondAttribute'"),
      ("firstAttribute=\"width\" symbolic=\"1\"", "YES or NO in attribute 'symbolic'"),
      ("firstAttribute=\"width\" placeholder=\"1\"", "YES or NO in attribute 'placeholder'"),
      ("firstAttribute=\"width\" multiplier=\"half\"", Self.ratio),
      ("firstAttribute=\"width\" multiplier=\"\"", Self.ratio),
      ("firstAttribute=\"width\" multiplier=\"1:\"", Self.ratio),
      ("firstAttribute=\"width\" multiplier=\"1:0\"", Self.ratio),
      ("firstAttribute=\"width\" multiplier=\"1:2:3\"", Self.ratio),
      ("firstAttribute=\"width\" multiplier=\"inf\"", Self.ratio),
      ("firstAttribute=\"width\" priority=\"high\"", "a number in attribute 'priority'"),
      ("firstAttribute=\"width\" priority=\"0\"", Self.priority),
      ("firstAttribute=\"width\" priority=\"1001\"", Self.priority),
    ])
  func constraints(attributes: String, expected: String) {
    let constraint = "<constraints>\n<constraint \(attributes) id=\"c\"/></constraints>"

    #expect(
      error(Sketch.file(inView: constraint))
        == "Sketch:\(Sketch.firstLine + 1): expected \(expected) in element 'constraint'")
  }

  nonisolated private static let ratio = "a number or a ratio in attribute 'multiplier'"
  nonisolated private static let priority = "a number from 1 to 1000 in attribute 'priority'"

  @Test("elements that lie too deep in one another are an error")
  func tooDeep() {
    let deep = String(repeating: "<view>", count: 230) + String(repeating: "</view>", count: 230)

    #expect(error(Data(deep.utf8)).contains("at most 200 levels"))
  }

  @Test("entities of other files are not fetched")
  func externalEntities() {
    let text =
      "<!DOCTYPE document [<!ENTITY other SYSTEM \"file:///etc/hostname\">]>"
      + "<document><scenes/>&other;</document>"

    #expect(error(Data(text.utf8)).hasPrefix("Sketch:1: expected no document type"))
  }

  private func error(_ bytes: Data) -> String {
    Headless.reset()
    do throws(StoryboardSyntaxError) {
      _ = try Headless.storyboard(bytes, named: "Sketch")
      return "none"
    } catch {
      return error.description
    }
  }
}
