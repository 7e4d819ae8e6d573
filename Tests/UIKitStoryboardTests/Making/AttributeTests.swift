import Testing
import UIKit

@Suite("What a file says of controllers and views", .serialized) @MainActor
struct AttributeTests {
  /// One attribute of a controller, and how to see that it holds.
  struct Row: CustomTestStringConvertible, Sendable {
    let attribute: String
    let holds: @MainActor @Sendable (UIViewController) -> Bool
    var testDescription: String { attribute }
  }

  @Test(
    "an attribute of a controller holds",
    arguments: [
      Row(attribute: "title=\"Start\"") { $0.title == "Start" },
      Row(attribute: "modalPresentationStyle=\"overFullScreen\"") {
        $0.modalPresentationStyle == .overFullScreen
      },
      Row(attribute: "modalTransitionStyle=\"flipHorizontal\"") {
        $0.modalTransitionStyle == .flipHorizontal
      },
      Row(attribute: "definesPresentationContext=\"YES\"") { $0.definesPresentationContext },
      Row(attribute: "modalPresentationCapturesStatusBarAppearance=\"YES\"") {
        $0.modalPresentationCapturesStatusBarAppearance
      },
      Row(attribute: "modalInPresentation=\"YES\"") { $0.isModalInPresentation },
      Row(attribute: "hidesBottomBarWhenPushed=\"YES\"") { $0.hidesBottomBarWhenPushed },
      Row(attribute: "extendedLayoutIncludesOpaqueBars=\"YES\"") {
        $0.extendedLayoutIncludesOpaqueBars
      },
      Row(attribute: "customClass=\"ListScreen\"") { $0 is ListScreen },
    ])
  func controllers(row: Row) throws {
    let it = try #require(try Headless.controller(Sketch.file(attributes: row.attribute)))

    #expect(row.holds(it))
    #expect(it.storyboard.map(Headless.notes) == [])
  }

  @Test("attributes that a file does not set stay as they are")
  func untouched() throws {
    let it = try #require(try Headless.controller(Sketch.file()))

    #expect(it.modalPresentationStyle == .pageSheet)
    #expect(it.title == nil)
    #expect(!it.definesPresentationContext)
  }

  @Test("the size that a controller prefers holds")
  func preferredSize() throws {
    let it = try Headless.controller(
      Sketch.file(content: "<size key=\"preferredContentSize\" width=\"300\" height=\"200\"/>"))

    #expect(it?.preferredContentSize == CGSize(width: 300, height: 200))
  }

  @Test("a navigation's bar may be hidden, and items have titles and buttons")
  func bars() throws {
    let album = try Album()
    let item = album.list.navigationItem

    #expect(item.title == "All albums")
    #expect(item.rightBarButtonItem?.title == "More")
    #expect(album.list.title == "Albums")

    Album.begin()
    let text = """
      <document initialViewController="n"><scenes><scene><objects>
      <navigationController id="n" navigationBarHidden="YES"/></objects></scene></scenes></document>
      """
    let hidden =
      try Headless.storyboard(Data(text.utf8), named: "Sketch")
      .instantiateInitialViewController() as? UINavigationController
    #expect(hidden?.isNavigationBarHidden == true)
  }

  @Test("pages are turned as the file says")
  func pages() throws {
    Album.begin()
    let text = """
      <document initialViewController="p"><scenes><scene><objects>
      <pageViewController id="p" transitionStyle="scroll" navigationOrientation="vertical"/>
      </objects></scene></scenes></document>
      """

    let pages =
      try Headless.storyboard(Data(text.utf8), named: "Sketch")
      .instantiateInitialViewController() as? UIPageViewController

    #expect(pages?.transitionStyle == .scroll)
    #expect(pages?.navigationOrientation == .vertical)
    #expect(pages?.spineLocation == UIPageViewController.SpineLocation.none)
  }

  @Test("a bar's button performs its segue, if the controller agrees")
  func barButton() throws {
    let album = try Album()
    let button = try #require(album.list.navigationItem.rightBarButtonItem)
    let action = try #require(button.primaryAction)

    UIControl().sendAction(action)
    Headless.settle()

    #expect(ScreenLog.lines.first == "List.should(openSheet)")
    #expect(album.list.presentedViewController is SheetScreen)
  }

  @Test("views have frames, tags, texts, masks and colours, and lie in one another")
  func views() throws {
    let album = try Album()
    let view = try #require(album.list.view)
    let button = try #require(view.viewWithTag(7) as? UIButton)
    let container = try #require(view.viewWithTag(8))

    #expect(view.frame == album.stack.view.bounds)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(button.frame == CGRect(x: 20, y: 100, width: 120, height: 44))
    #expect(button.title(for: .normal) == "Open")
    #expect(!button.isOpaque)
    #expect(container.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    #expect(container.superview === view)
  }

  @Test(
    "each kind of view that is understood is made as its class",
    arguments: [
      ("label", "UILabel"), ("imageView", "UIImageView"), ("textField", "UITextField"),
      ("textView", "UITextView"), ("switch", "UISwitch"), ("slider", "UISlider"),
      ("scrollView", "UIScrollView"), ("stackView", "UIStackView"),
      ("visualEffectView", "UIVisualEffectView"), ("button", "UIButton"), ("view", "UIView"),
      ("containerView", "UIView"), ("progressView", "UIProgressView"),
      ("activityIndicatorView", "UIActivityIndicatorView"), ("pageControl", "UIPageControl"),
      ("toolbar", "UIToolbar"), ("mysteryView", "UIView"),
    ])
  func kinds(element: String, type: String) throws {
    let it = try Headless.controller(
      Sketch.file(inView: "<subviews><\(element) id=\"s\" tag=\"3\" alpha=\"0.5\"/></subviews>"))

    let view = try #require(it?.view.viewWithTag(3))

    #expect("\(Swift.type(of: view))" == type)
    #expect(view.alpha == 0.5)
  }

  @Test("a view of the program's own class is made by it, and wakes up")
  func ownView() throws {
    Album.begin()
    Headless.register(WakefulView.self)
    let sketch = Sketch.file(
      inView: "<subviews><view id=\"s\" tag=\"3\" customClass=\"WakefulView\"/></subviews>")
    let it = try Headless.storyboard(sketch, named: "Sketch").instantiateInitialViewController()

    let view = try #require(it?.view.viewWithTag(3) as? WakefulView)

    #expect(view.isAwake)
  }

  @Test("a subclass that makes its own view does not get the file's")
  func ownLoading() throws {
    Album.begin()
    Headless.register(SelfMadeScreen.self)
    let sketch = Sketch.file(
      attributes: "customClass=\"SelfMadeScreen\"",
      content: "<view key=\"view\" id=\"v\" tag=\"4\"/>")
    let it = try Headless.storyboard(sketch, named: "Sketch").instantiateInitialViewController()

    #expect(it?.view.tag == 5)
  }
}

private final class WakefulView: UIView {
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

private final class SelfMadeScreen: UIViewController {
  override func loadView() {
    view = UIView()
    view.tag = 5
  }
}
