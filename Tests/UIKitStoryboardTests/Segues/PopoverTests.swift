import Testing
import UIKit

@Suite("Popovers of segues", .serialized) @MainActor struct PopoverTests {
  /// What a segue says, and what its popover points at.
  struct Row: CustomTestStringConvertible, Sendable {
    let attributes: String
    var arrows = ""
    var anchorTag: Int?
    var barButtonTag: Int?
    var permitted = UIPopoverArrowDirection.any
    var testDescription: String { attributes + arrows }
  }

  @Test(
    "a popover points at what the file says when the source prepares it",
    arguments: [
      Row(attributes: "popoverAnchorView='button'", anchorTag: 7),
      Row(attributes: "popoverAnchorView='v'", anchorTag: 1),
      Row(attributes: "popoverAnchorBarButtonItem='more'", barButtonTag: 9),
      Row(
        attributes: "popoverAnchorView='button'", arrows: "up='YES' left='YES' down='NO'",
        anchorTag: 7, permitted: [.up, .left]),
      Row(
        attributes: "popoverAnchorBarButtonItem='more'",
        arrows: "up='YES' down='YES' left='YES' right='YES'", barButtonTag: 9),
      Row(attributes: "", arrows: "right='YES'", permitted: .right),
    ])
  func preparing(row: Row) throws {
    let it = try screen(row)

    it.performSegue(withIdentifier: "bubble", sender: nil)

    let popover = try #require(it.prepared)
    #expect(popover.presentedViewController.modalPresentationStyle == .popover)
    #expect(it.anchorTag == row.anchorTag)
    #expect(it.barButtonTag == row.barButtonTag)
    #expect(popover.sourceRect.isNull)
    #expect(popover.permittedArrowDirections == row.permitted)
    #expect(it.storyboard.map(Headless.notes) == [])
  }

  @Test("where there is room, the popover lies beside the view that the file names")
  func placing() throws {
    let it = try screen(
      Row(attributes: "popoverAnchorView='button'", arrows: "up='YES'"), on: .pad)
    let button = try #require(it.view.viewWithTag(7))

    it.performSegue(withIdentifier: "bubble", sender: nil)
    Headless.settle()

    let popover = try #require(it.prepared)
    #expect(Headless.complaints == [])
    #expect(it.presentedViewController === popover.presentedViewController)
    #expect(popover.arrowDirection == .up)
    #expect(
      popover.frameOfPresentedViewInContainerView.minY
        == button.convert(button.bounds, to: popover.containerView).maxY)
  }

  @Test("a button in a bar is enough to point at")
  func barButton() throws {
    let it = try screen(Row(attributes: "popoverAnchorBarButtonItem='more'"), on: .pad)

    it.performSegue(withIdentifier: "bubble", sender: nil)
    Headless.settle()

    #expect(Headless.complaints == [])
    #expect(it.presentedViewController != nil)
  }

  @Test("the source may let the popover point elsewhere while it prepares")
  func elsewhere() throws {
    let it = try screen(Row(attributes: "popoverAnchorView='button'"))
    it.ownAnchor = UIView()

    it.performSegue(withIdentifier: "bubble", sender: nil)

    #expect(it.prepared?.sourceView === it.ownAnchor)
  }

  @Test("a popover whose anchor the file does not have raises D13 where it is a popover")
  func withoutAnchor() throws {
    let it = try screen(Row(attributes: "popoverAnchorView='gone'"), on: .pad)

    it.performSegue(withIdentifier: "bubble", sender: nil)
    Headless.settle()

    #expect(Headless.complaints.map(\.id) == ["D13"])
    #expect(
      it.storyboard.map(Headless.notes)?.map(\.description)
        == ["line \(Sketch.firstLine + 1): segue: the view 'gone' is not there"])
  }

  @Test(
    "what is not understood of a popover's segue is named with element and line",
    arguments: [
      (
        "kind='popoverPresentation' popoverAnchorBarButtonItem='button'", "",
        "segue: the button 'button' is not there"
      ),
      (
        "kind='popoverPresentation' popoverAnchorView='more'", "",
        "segue: the view 'more' is not there"
      ),
      (
        "kind='show' popoverAnchorView='button'", "",
        "segue: attribute 'popoverAnchorView' is not understood"
      ),
      (
        "kind='show'", "<popoverArrowDirection key='popoverArrowDirection' up='YES'/>",
        "popoverArrowDirection: element is not understood"
      ),
      (
        "kind='popoverPresentation'",
        "<popoverArrowDirection key='popoverArrowDirection' in='YES'/>",
        "popoverArrowDirection: attribute 'in' is not understood"
      ),
      (
        "kind='popoverPresentation'", "<holes/>", "holes: element is not understood"
      ),
    ])
  func notes(attributes: String, children: String, note: String) throws {
    Headless.reset()
    let storyboard = try Headless.storyboard(
      Self.file("<segue destination='it' \(attributes) id='s'>\(children)</segue>"),
      named: "Sketch")

    #expect(
      Headless.notes(on: storyboard).map(\.description)
        == ["line \(Sketch.firstLine + 1): \(note)"])
  }

  // MARK: - Screens

  /// A screen that has the segue of a row, in a window.
  private func screen(
    _ row: Row, on idiom: UIUserInterfaceIdiom = .phone
  ) throws -> PopoverScreen {
    let size = idiom == .pad ? CGSize(width: 1024, height: 768) : CGSize(width: 390, height: 844)
    Headless.reset(idiom: idiom, screen: size)
    Headless.register(PopoverScreen.self)
    let arrows =
      row.arrows.isEmpty
      ? "" : "<popoverArrowDirection key='popoverArrowDirection' \(row.arrows)/>"
    let segue =
      "<segue destination='it' kind='popoverPresentation' identifier='bubble' "
      + "\(row.attributes) id='s'>"
      + arrows + "</segue>"
    let storyboard = try Headless.storyboard(Self.file(segue), named: "Sketch")
    let screen = try #require(
      storyboard.instantiateInitialViewController() as? PopoverScreen)
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    Headless.settle()
    return screen
  }

  /// A file with a view, a button and a bar's button, and on the next line a segue.
  private static func file(_ segue: String) -> Data {
    Sketch.file(
      attributes: "customClass='PopoverScreen'",
      content: """
        <view key='view' id='v' tag='1'><subviews><button id='button' tag='7'>\
        <rect key='frame' x='300' y='100' width='60' height='40'/></button></subviews></view>\
        <navigationItem key='navigationItem' id='i'>\
        <barButtonItem key='rightBarButtonItem' title='More' tag='9' id='more'/></navigationItem>
        <connections>\(segue)</connections>
        """)
  }
}

/// A screen that looks at popovers while it prepares them.
private final class PopoverScreen: UIViewController {
  private(set) var prepared: UIPopoverPresentationController?
  private(set) var anchorTag: Int?
  private(set) var barButtonTag: Int?
  /// What a popover is to point at in place of what the file says.
  var ownAnchor: UIView?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared = segue.destination.popoverPresentationController
    anchorTag = prepared?.sourceView?.tag
    barButtonTag = prepared?.barButtonItem?.tag
    if let ownAnchor { prepared?.sourceView = ownAnchor }
  }
}
