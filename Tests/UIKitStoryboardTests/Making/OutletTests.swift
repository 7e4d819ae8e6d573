import Testing
import UIKit

private final class OutletScreen: UIViewController {
  weak var caption: UILabel!
  var buttons: [UIButton]!
  var height: NSLayoutConstraint!
  weak var other: UISlider?
  private(set) var seen: [String] = []

  override func viewDidLoad() {
    seen.append(caption?.text ?? "nothing")
  }
}

/// Storyboards put objects into properties that are known.
@Suite("Outlets", .serialized) @MainActor struct OutletTests {
  private static let views = """
    <connections>
    <outlet property="caption" destination="l" id="o1"/>
    <outletCollection property="buttons" destination="b1" id="o2"/>
    <outletCollection property="buttons" destination="b2" id="o3"/>
    <outlet property="height" destination="c" id="o4"/>
    <outlet property="other" destination="l" id="o5"/>
    </connections>
    <view key="view" id="v"><subviews>
    <label id="l" text="words"/><button id="b1"/><button id="b2"/>
    </subviews><constraints>
    <constraint firstItem="l" firstAttribute="height" constant="12" id="c"/>
    </constraints></view>
    """

  private func screen() throws -> OutletScreen {
    Album.begin()
    Headless.register(OutletScreen.self)
    Headless.register(outlet: "caption", \OutletScreen.caption)
    Headless.register(outlet: "buttons", \OutletScreen.buttons)
    Headless.register(outlet: "height", \OutletScreen.height)
    Headless.register(outlet: "other", \OutletScreen.other)
    let file = Sketch.file(attributes: "customClass=\"OutletScreen\"", content: Self.views)
    return try #require(
      try Headless.storyboard(file, named: "Sketch").instantiateInitialViewController()
        as? OutletScreen)
  }

  @Test("views, constraints and collections are there when the view is loaded")
  func connected() throws {
    let screen = try screen()
    #expect(screen.caption == nil)

    screen.loadViewIfNeeded()

    #expect(screen.seen == ["words"])
    #expect(screen.buttons.count == 2)
    #expect(screen.height.constant == 12)
  }

  @Test("what is of another class is noted, and left out")
  func wrongClass() throws {
    let screen = try screen()
    screen.loadViewIfNeeded()

    #expect(screen.other == nil)
    #expect(
      screen.storyboard.map(Headless.notes)?.map(\.text)
        == ["property 'other' is of another class"])
  }
}
