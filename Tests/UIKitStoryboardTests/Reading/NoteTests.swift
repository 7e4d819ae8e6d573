import Testing
import UIKit

@Suite("What is not understood", .serialized) @MainActor struct NoteTests {
  @Test("the storyboard of these tests has nothing that is not understood")
  func album() throws {
    let album = try Album()

    #expect(Headless.notes(on: album.storyboard) == [])
  }

  @Test(
    "what is not understood is named with its element, and the rest goes on",
    arguments: [
      ("<hologram/>", "hologram: element is not understood"),
      (
        "<connections><outlet property=\"label\" destination=\"l\" id=\"o\"/></connections>",
        "outlet: property 'label' is not connected"
      ),
      ("<connections><beam/></connections>", "beam: connection is not understood"),
      (
        "<connections><segue destination=\"it\" kind=\"warp\" id=\"s\"/></connections>",
        "segue: unknown word 'warp' in attribute 'kind'"
      ),
      (
        "<connections><segue destination=\"gone\" kind=\"show\" id=\"s\"/></connections>",
        "segue: the destination 'gone' is not there"
      ),
      (
        "<view key=\"view\" id=\"v\"><constraints><spring/></constraints></view>",
        "spring: element is not understood"
      ),
      (
        "<view key=\"view\" id=\"v\"><viewLayoutGuide key=\"moon\" id=\"g\"/></view>",
        "viewLayoutGuide: unknown word 'moon' in attribute 'key'"
      ),
      (
        "<view key=\"view\" id=\"v\" flavour=\"sweet\"/>",
        "view: attribute 'flavour' is not understood"
      ),
      (
        "<view key=\"view\" id=\"v\" contentMode=\"odd\"/>",
        "view: unknown word 'odd' in attribute 'contentMode'"
      ),
      (
        "<view key=\"view\" id=\"v\"><color key=\"backgroundColor\" systemColor=\"x\"/></view>",
        "color: colour is not understood"
      ),
    ])
  func notes(content: String, note: String) throws {
    Headless.reset()
    let storyboard = try Headless.storyboard(Sketch.file(content: content), named: "Sketch")

    #expect(
      Headless.notes(on: storyboard).map(\.description)
        == ["line \(Sketch.firstLine): \(note)"])
    #expect(storyboard.instantiateInitialViewController() != nil)
  }

  @Test("an object beside the controller is named, and its segues can be performed by code")
  func objectBeside() throws {
    let recognizer =
      "<tapGestureRecognizer id=\"t\"><connections>"
      + "<segue destination=\"it\" kind=\"presentation\" identifier=\"tap\" id=\"s\"/>"
      + "</connections></tapGestureRecognizer>"
    let it = try #require(try Headless.controller(Sketch.file(beside: recognizer)))
    let window = UIWindow()
    window.rootViewController = it
    window.makeKeyAndVisible()

    it.performSegue(withIdentifier: "tap", sender: nil)
    Headless.settle()

    #expect(it.presentedViewController != nil)
    #expect(
      it.storyboard.map(Headless.notes)?.map(\.description)
        == ["line 7: tapGestureRecognizer: object is not understood"])
  }

  @Test("a controller that would live in itself is named, and not made twice")
  func livesInItself() throws {
    let text = """
      <document initialViewController="n"><scenes><scene><objects>
      <navigationController id="n"><connections>
      <segue destination="n" kind="relationship" relationship="rootViewController"/>
      </connections></navigationController></objects></scene></scenes></document>
      """
    Headless.reset()
    let storyboard = try Headless.storyboard(Data(text.utf8), named: "Sketch")

    let navigation = storyboard.instantiateInitialViewController() as? UINavigationController

    #expect(navigation?.viewControllers == [])
    #expect(
      Headless.notes(on: storyboard).map(\.description) == [
        "line 2: navigationController: the object 'n' lives in itself"
      ])
  }

  @Test("a screen that embeds itself is named, and embedded once less than forever")
  func embedsItself() throws {
    let container =
      "<subviews><containerView id=\"c\"><connections>"
      + "<segue destination=\"it\" kind=\"embed\" id=\"s\"/>"
      + "</connections></containerView></subviews>"
    let it = try #require(try Headless.controller(Sketch.file(inView: container)))

    it.loadViewIfNeeded()

    #expect(it.children == [])
    #expect(
      it.storyboard.map(Headless.notes)?.map(\.text)
        == ["the screen would be embedded in itself"])
  }
}
