import Testing
import UIKit

@Suite("Guides of a file", .serialized) @MainActor struct GuideTests {
  @Test(
    "a view begins below the safe area's edge and ends above it, by new guides and by old ones",
    arguments: [
      ("", "<viewLayoutGuide key='safeArea' id='high'/>", "top", "high", "bottom"),
      (
        "<layoutGuides><viewControllerLayoutGuide type='top' id='high'/>"
          + "<viewControllerLayoutGuide type='bottom' id='low'/></layoutGuides>", "", "bottom",
        "low", "top"
      ),
    ])
  func safeArea(
    inController: String, inView: String, upperEdge: String, lower: String, lowerEdge: String
  ) throws {
    let constraints = """
      <constraints>\
      <constraint firstItem='a' firstAttribute='top' secondItem='high' \
      secondAttribute='\(upperEdge)' id='c'/>\
      <constraint firstItem='\(lower)' firstAttribute='\(lowerEdge)' secondItem='a' \
      secondAttribute='bottom' constant='9' id='d'/></constraints>
      """
    let it = try #require(
      try Headless.controller(
        Sketch.file(
          content: inController
            + "<view key='view' id='v'>\(Self.view)\(inView)\(constraints)</view>"
        )))
    let window = UIWindow()
    window.rootViewController = it
    window.makeKeyAndVisible()
    Headless.settle()

    let safe = it.view.bounds.inset(by: it.view.safeAreaInsets)

    #expect(safe.minY > 0)
    #expect(it.view.viewWithTag(3)?.frame.minY == safe.minY)
    #expect(it.view.viewWithTag(3)?.frame.maxY == safe.maxY - 9)
    #expect(it.storyboard.map(Headless.notes) == [])
  }

  @Test("the content of a scroll view is as large as its guides say")
  func scrolling() throws {
    let sides = ["top", "bottom", "leading", "trailing"].map {
      "<constraint firstItem='a' firstAttribute='\($0)' "
        + "secondItem='content' secondAttribute='\($0)' id='c'/>"
    }
    let sketch = Sketch.file(
      inView: """
        <subviews><scrollView id='s' tag='4'><rect key='frame' x='0' y='0' width='90' height='80'/>\
        <subviews><view id='a' tag='3' translatesAutoresizingMaskIntoConstraints='NO'/></subviews>\
        <constraints>\(sides.joined())\
        <constraint firstItem='a' firstAttribute='width' secondItem='frame' \
        secondAttribute='width' id='w'/>\
        <constraint firstItem='a' firstAttribute='height' constant='250' id='h'/></constraints>\
        <viewLayoutGuide key='contentLayoutGuide' id='content'/>\
        <viewLayoutGuide key='frameLayoutGuide' id='frame'/></scrollView></subviews>
        """)
    let it = try #require(try Headless.controller(sketch))
    let scroll = try #require(it.view.viewWithTag(4) as? UIScrollView)

    it.view.layoutIfNeeded()
    scroll.layoutIfNeeded()

    #expect(scroll.contentSize == CGSize(width: 90, height: 250))
    #expect(scroll.viewWithTag(3)?.frame == CGRect(x: 0, y: 0, width: 90, height: 250))
    #expect(it.storyboard.map(Headless.notes) == [])
  }

  @Test("the content of an effect has constraints of its own")
  func effect() throws {
    let sketch = Sketch.file(
      inView: """
        <subviews><visualEffectView id='e' tag='4'>\
        <rect key='frame' x='0' y='0' width='90' height='80'/><view key='contentView' id='k'>\
        <subviews><view id='a' tag='3' translatesAutoresizingMaskIntoConstraints='NO'/></subviews>\
        <constraints><constraint firstItem='a' firstAttribute='leading' secondItem='k' \
        secondAttribute='leading' constant='6' id='c'/><constraint firstAttribute='trailing' \
        secondItem='a' secondAttribute='trailing' constant='4' id='d'/></constraints>\
        </view></visualEffectView></subviews>
        """)
    let it = try #require(try Headless.controller(sketch))
    let effect = try #require(it.view.viewWithTag(4) as? UIVisualEffectView)

    it.view.layoutIfNeeded()
    effect.contentView.layoutIfNeeded()

    #expect(effect.contentView.constraints.count == 2)
    #expect(it.view.viewWithTag(3)?.frame.minX == 6)
    #expect(it.view.viewWithTag(3)?.frame.width == 80)
  }

  private static let view = """
    <subviews><view id='a' tag='3' translatesAutoresizingMaskIntoConstraints='NO'/></subviews>
    """
}
