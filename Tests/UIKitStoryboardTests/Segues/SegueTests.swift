import Testing
import UIKit

@Suite("Segues", .serialized) @MainActor struct SegueTests {
  /// How a destination is shown.
  enum Outcome: Equatable {
    case pushed
    case presented(UIModalPresentationStyle)
    case nothing
  }

  @Test(
    "a segue shows its destination as its kind says",
    arguments: [
      ("openPage", Outcome.pushed), ("pushPage", .pushed), ("fold", .pushed),
      ("openDetail", .presented(.pageSheet)), ("openSheet", .presented(.pageSheet)),
      ("openCard", .presented(.fullScreen)), ("openBubble", .presented(.popover)),
      ("tagged", .presented(.fullScreen)),
    ])
  func kinds(identifier: String, outcome: Outcome) throws {
    let album = try Album()

    _ = album.perform(identifier, from: album.list)

    #expect(shown(in: album) == outcome)
    #expect(Headless.complaints == [])
  }

  private func shown(in album: Album) -> Outcome {
    if let presented = album.list.presentedViewController {
      return .presented(presented.modalPresentationStyle)
    }
    return album.stack.viewControllers.count == 2 ? .pushed : .nothing
  }

  @Test("SG-04 a segue lives as long as what it presents")
  func keptByPresentation() throws {
    let album = try Album()
    weak var kept: UIStoryboardSegue?
    Headless.register(segue: "TaggedSegue") { identifier, source, destination in
      let segue = TaggedSegue(identifier: identifier, source: source, destination: destination)
      kept = segue
      return segue
    }

    _ = album.perform("tagged", from: album.list)
    #expect(kept != nil)
    album.list.dismiss(animated: true)
    Headless.settle()

    #expect(kept == nil)
  }

  @Test(
    "who presents by a segue goes with its window, and so does the segue", arguments: [true, false])
  func goesWithWindow(isPresented: Bool) throws {
    weak var source: UIViewController?
    weak var kept: UIStoryboardSegue?

    func present() throws {
      let album = try Album()
      Headless.register(segue: "TaggedSegue") { identifier, source, destination in
        let segue = TaggedSegue(identifier: identifier, source: source, destination: destination)
        kept = segue
        return segue
      }
      album.stack.viewControllers = []
      album.window.rootViewController = album.list
      Headless.settle()
      if isPresented { _ = album.perform("tagged", from: album.list) }
      source = album.list
      #expect((album.list.presentedViewController != nil) == isPresented)
      #expect(kept?.source === (isPresented ? album.list : nil))
      album.window.isHidden = true
      Headless.settle()
    }
    try present()

    #expect(source == nil && kept == nil)
  }

  @Test("a segue that somebody keeps has its source though their window goes, and lets it go then")
  func keptPastWindow() throws {
    var kept: UIStoryboardSegue?
    weak var source: UIViewController?

    func present() throws {
      let album = try Album()
      Headless.register(segue: "TaggedSegue") { identifier, source, destination in
        let segue = TaggedSegue(identifier: identifier, source: source, destination: destination)
        kept = segue
        return segue
      }
      album.stack.viewControllers = []
      album.window.rootViewController = album.list
      Headless.settle()
      _ = album.perform("tagged", from: album.list)
      source = album.list
      album.window.isHidden = true
      Headless.settle()
    }
    try present()

    #expect(source != nil && kept?.source === source)
    source?.dismiss(animated: false)
    Headless.settle()
    kept = nil
    #expect(source == nil)
  }

  @Test("a segue has its source when what it presented has gone")
  func sourceAfterwards() throws {
    let album = try Album()
    album.stack.viewControllers = []
    album.window.rootViewController = album.list
    var kept: UIStoryboardSegue?
    Headless.register(segue: "TaggedSegue") { identifier, source, destination in
      let segue = TaggedSegue(identifier: identifier, source: source, destination: destination)
      kept = segue
      return segue
    }
    _ = album.perform("tagged", from: album.list)

    album.list.dismiss(animated: true)
    Headless.settle()
    album.window.rootViewController = nil

    #expect(kept?.source === album.list)
  }

  @Test("the source prepares a destination that is awake and whose view is not loaded")
  func preparesBeforeLoading() throws {
    let album = try Album()

    let lines = album.perform("openPage", from: album.list)

    #expect(
      lines.filter { !$0.contains("ove") && !$0.hasPrefix("Aside") } == [
        "Page.awake", "List.prepare(openPage)", "Page.load", "List.wD", "Page.wA", "List.dD",
        "Page.dA",
      ])
  }

  @Test("a segue without animation is over within one hop")
  func withoutAnimation() throws {
    let album = try Album()

    album.list.performSegue(withIdentifier: "pushPage", sender: nil)
    Headless.turn()

    #expect(ScreenLog.lines.suffix(2) == ["Page.dA", "Page.didMove"])
  }

  @Test("a subclass of a kind of the system's does with super what the kind does")
  func subclassOfKind() throws {
    let album = try Album()

    let lines = album.perform("tagged", from: album.list)

    #expect(lines.prefix(3) == ["Sheet.awake", "List.prepare(tagged)", "tagged"])
    #expect(album.list.presentedViewController is SheetScreen)
  }

  @Test("a custom segue of a class that nobody registered raises K6")
  func strangersClass() throws {
    let album = try Album()

    _ = album.perform("stranger", from: album.list)

    #expect(Headless.complaints.map(\.id) == ["K6"])
    #expect(Headless.isHalted)
  }

  @Test("a segue that is not there raises K1, with or without a storyboard")
  func unknownSegue() throws {
    let album = try Album()
    _ = album.perform("nosuch", from: album.list)
    #expect(Headless.complaints.map(\.id) == ["K1"])
    #expect(
      Headless.complaints.first?.text
        == "Receiver (<ListScreen>) has no segue with identifier 'nosuch'"
    )

    Headless.reset()
    UIViewController().performSegue(withIdentifier: "any", sender: nil)

    #expect(Headless.complaints.map(\.id) == ["K1"])
    #expect(Headless.isHalted)
  }

  @Test("a push outside of a navigation raises K4")
  func pushOutside() throws {
    let album = try Album()
    let list = album.storyboard.instantiateViewController(withIdentifier: "List")

    list.performSegue(withIdentifier: "pushPage", sender: nil)

    #expect(Headless.complaints.map(\.id) == ["K4"])
  }

  @Test("a segue that a finger triggers is asked for, one by code is not (D4)")
  func asksForTouches() throws {
    let album = try Album()
    let button = try #require(album.list.view.viewWithTag(7) as? UIButton)

    button.sendActions(for: .touchUpInside)

    #expect(
      ScreenLog.lines.prefix(4)
        == ["List.note(7)", "List.should(openPage)", "Page.awake", "List.prepare(openPage)"])
    #expect(album.stack.viewControllers.count == 2)
    #expect(!album.perform("openPage", from: album.list).contains("List.should(openPage)"))
  }

  @Test("a segue that the source does not want does not happen")
  func unwanted() throws {
    let album = try Album()
    album.list.unwanted = ["openPage"]
    let button = try #require(album.list.view.viewWithTag(7) as? UIButton)

    button.sendActions(for: .touchUpInside)
    Headless.settle()

    #expect(ScreenLog.lines == ["List.note(7)", "List.should(openPage)"])
    #expect(album.stack.viewControllers.count == 1)
  }

  @Test("a segue that is made with a closure runs it")
  func performHandler() {
    Headless.reset()
    var runs = 0
    let segue = UIStoryboardSegue(
      identifier: "any", source: UIViewController(), destination: UIViewController()
    ) { runs += 1 }

    segue.perform()

    #expect(runs == 1)
    #expect(segue.identifier == "any")
  }

  @Test("a segue made by hand without a closure shows nothing")
  func bareSegue() throws {
    let album = try Album()
    let segue = UIStoryboardSegue(
      identifier: nil, source: album.list, destination: UIViewController())

    segue.perform()
    Headless.settle()

    #expect(shown(in: album) == .nothing)
  }

  @Test("an embed segue is performed while the view loads, before its owner hears of the load")
  func embed() throws {
    Album.begin()
    let storyboard = UIStoryboard(name: "Album", bundle: nil)
    let list = storyboard.instantiateViewController(withIdentifier: "List")
    ScreenLog.clear()

    let view = try #require(list.view)

    #expect(
      ScreenLog.lines == [
        "List.should(aside)", "Aside.awake", "List.prepare(aside)", "Aside.willMove", "Aside.load",
        "Aside.didMove", "List.load",
      ])
    let aside = try #require(list.children.first as? AsideScreen)
    #expect(aside.view.superview === view.viewWithTag(8))
    #expect(aside.view.frame == CGRect(x: 0, y: 0, width: 390, height: 200))
  }

  @Test("an embedded controller that is not wanted is not made")
  func unwantedEmbed() throws {
    Album.begin()
    let storyboard = UIStoryboard(name: "Album", bundle: nil)
    let list = try #require(
      storyboard.instantiateViewController(withIdentifier: "List") as? ListScreen)
    list.unwanted = ["aside"]

    list.loadViewIfNeeded()

    #expect(list.children.isEmpty)
  }

  @Test("a controller outside of containers presents what it is to show")
  func showPresents() throws {
    Headless.reset()
    let window = UIWindow()
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let shown = UIViewController()

    root.show(shown, sender: nil)
    Headless.settle()

    #expect(root.presentedViewController === shown)
  }

  @Test("a container of one's own that shows controllers is asked, and told by whom")
  func ownContainer() {
    Headless.reset()
    let container = ShowingContainer()
    let middle = UIViewController()
    let child = UIViewController()
    container.addChild(middle)
    middle.addChild(child)
    let shown = UIViewController()

    child.show(shown, sender: child)

    #expect(container.shown === shown)
    #expect(container.sender === child)
  }
}

private final class ShowingContainer: UIViewController {
  private(set) var shown: UIViewController?
  private(set) weak var sender: UIViewController?

  override func show(_ vc: UIViewController, sender: Any?) {
    shown = vc
    self.sender = sender as? UIViewController
  }
}
