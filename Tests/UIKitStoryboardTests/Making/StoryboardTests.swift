import Testing
import UIKit

@Suite("Storyboards", .serialized) @MainActor struct StoryboardTests {
  @Test("a storyboard in a registered folder is found by its name, and stays so over a reset")
  func found() {
    Album.begin()
    Headless.reset()

    let storyboard = UIStoryboard(name: "Annex", bundle: nil)

    #expect(storyboard.instantiateViewController(withIdentifier: "Attic").title == "Attic")
    #expect(Headless.complaints == [])
  }

  @Test("a storyboard that is not there raises K2")
  func missing() {
    Headless.reset()

    let storyboard = UIStoryboard(name: "NoSuch", bundle: nil)

    #expect(Headless.complaints.map(\.id) == ["K2"])
    #expect(Headless.isHalted)
    #expect(storyboard.instantiateInitialViewController() == nil)
  }

  @Test("an identifier that is not there raises K3")
  func unknownIdentifier() {
    Album.begin()
    let storyboard = UIStoryboard(name: "Album", bundle: nil)

    _ = storyboard.instantiateViewController(withIdentifier: "NoSuch")

    #expect(Headless.complaints.map(\.id) == ["K3"])
    #expect(Headless.isHalted)
  }

  @Test("a storyboard without a beginning has no initial controller")
  func noInitial() {
    Album.begin()

    #expect(UIStoryboard(name: "Annex", bundle: nil).instantiateInitialViewController() == nil)
    #expect(Headless.complaints == [])
  }

  @Test("a controller is of its class, and knows its storyboard")
  func customClass() throws {
    let album = try Album()

    let page = album.storyboard.instantiateViewController(withIdentifier: "Page")

    #expect(page is PageScreen)
    #expect(page.storyboard === album.storyboard)
    #expect(UIViewController().storyboard == nil)
  }

  @Test("a class that nobody registered is logged as K5, and the system's takes its place")
  func unknownClass() throws {
    let it = try Headless.controller(
      Sketch.file(attributes: "customClass=\"Nobody\"", content: "<view key=\"view\" id=\"v\"/>"))

    #expect(it.map { type(of: $0) } == UIViewController.self)
    #expect(Headless.complaints.map(\.text) == ["Unknown class Nobody in Interface Builder file."])
    #expect(!Headless.isHalted)
  }

  @Test("a class under its module's name wins over one without a module")
  func moduleFirst() throws {
    Album.begin()
    Headless.register(SheetScreen.self, named: "Gallery.PageScreen")
    let sketch = Sketch.file(attributes: "customClass=\"PageScreen\" customModule=\"Gallery\"")

    let it = try Headless.storyboard(sketch, named: "Sketch").instantiateInitialViewController()

    #expect(it is SheetScreen)
  }

  @Test("a creator makes the controller in place of its class")
  func creator() {
    Album.begin()
    let storyboard = UIStoryboard(name: "Album", bundle: nil)
    var created: AsideScreen?

    let page: AsideScreen = storyboard.instantiateViewController(identifier: "Page") { coder in
      created = AsideScreen(coder: coder)
      return created
    }

    #expect(page === created)
    #expect(page.storyboard === storyboard)
  }

  @Test("a creator that makes nothing leaves the making to the class")
  func idleCreator() {
    Album.begin()
    let storyboard = UIStoryboard(name: "Album", bundle: nil)

    let page: PageScreen = storyboard.instantiateViewController(identifier: "Page") { _ in nil }
    let stack: UINavigationController? = storyboard.instantiateInitialViewController()

    #expect(page.storyboard === storyboard)
    #expect(stack?.viewControllers.count == 1)
  }

  @Test("a controller of another class than is asked for raises K3")
  func otherClass() {
    Album.begin()

    let sheet: SheetScreen = UIStoryboard(name: "Album", bundle: nil)
      .instantiateViewController(identifier: "Page")

    #expect(sheet.storyboard == nil)
    #expect(Headless.complaints.map(\.id) == ["K3"])
  }

  @Test("a bar of tabs has its children, with their items")
  func tabs() throws {
    Album.begin()

    let tabs =
      UIStoryboard(name: "Album", bundle: nil)
      .instantiateViewController(withIdentifier: "Tabs") as? UITabBarController

    let children = try #require(tabs?.viewControllers)
    #expect(
      children.map { "\(type(of: $0))" } == [
        "UINavigationController", "UINavigationController", "SheetScreen",
      ])
    #expect(children[1].tabBarItem.title == "Pages")
    #expect(children[1].tabBarItem.badgeValue == "3")
    #expect(children[1].tabBarItem.tag == 9)
    #expect((children[0] as? UINavigationController)?.topViewController is ListScreen)
  }

  @Test("a screen may be another storyboard's")
  func reference() throws {
    Album.begin()
    let text = """
      <document initialViewController="elsewhere"><scenes><scene><objects>
      <viewControllerPlaceholder id="elsewhere" storyboardName="Annex"
      referencedIdentifier="Attic" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """

    let attic = try Headless.storyboard(Data(text.utf8), named: "Sketch")
      .instantiateInitialViewController()

    #expect(attic?.title == "Attic")
  }
}
