import Testing
import UIKit

@Suite("Changes of traits and safe areas", .serialized) @MainActor struct TraitTests {
  @Test("in the dark everybody hears of it once, and has the trait (inferred: not before)")
  func dark() {
    let stage = Stage()
    let sheet = stage.present("sheet", .pageSheet, on: stage.root)

    Headless.setTraits { $0.userInterfaceStyle = .dark }
    Headless.settle()

    #expect(stage.log.lines == ["root.traits", "sheet.traits"])
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.root.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("of other size classes controllers hear before, too")
  func sizeClasses() {
    let stage = Stage()

    Headless.setTraits { $0.horizontalSizeClass = .regular }
    Headless.settle()

    #expect(stage.log.lines == ["root.willTraits", "root.traits"])
    #expect(stage.root.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("chosen traits outlast a change of size, and end with the scene")
  func outlast() {
    let stage = Stage()
    Headless.setTraits { $0.userInterfaceStyle = .dark }

    Headless.resize(to: CGSize(width: 844, height: 390))
    Headless.settle()
    #expect(stage.root.traitCollection.userInterfaceStyle == .dark)

    Headless.reset()
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
  }

  @Test("the screen's traits are those of its present size and of the present choice")
  func present() {
    Headless.reset()
    let upright = UIScreen.main.traitCollection
    #expect(upright.verticalSizeClass == .regular)
    #expect(UIScreen.main.traitCollection === upright)

    Headless.resize(to: CGSize(width: 844, height: 390))
    #expect(UIScreen.main.traitCollection.verticalSizeClass == .compact)
    Headless.setTraits { $0.verticalSizeClass = .regular }
    #expect(UIScreen.main.traitCollection.verticalSizeClass == .regular)
    Headless.reset(idiom: .pad)
    #expect(UIScreen.main.traitCollection.userInterfaceIdiom == .pad)
  }

  @Test("views hear of it, each once")
  func views() {
    let stage = Stage()
    let view = CountingView()
    stage.root.view.addSubview(view)

    Headless.setTraits { $0.userInterfaceStyle = .dark }
    Headless.setTraits { $0.userInterfaceStyle = .dark }

    #expect(view.changes == 1)
  }

  @Test("a controller hears of its safe area before it is appearing (LY-02)")
  func firstSafeArea() {
    Headless.reset()
    let log = Log()
    let window = UIWindow()
    window.rootViewController = WatchfulController("root", log)

    window.makeKeyAndVisible()
    Headless.settle()

    #expect(log.lines == ["root.wA", "root.safeArea(47)", "root.iA", "root.dA"])
  }

  @Test("a higher status bar covers more, and is announced")
  func statusBarHeight() {
    let stage = Stage()
    let view = CountingView()
    stage.root.view.addSubview(view)
    view.frame = stage.root.view.bounds
    let notifications = NotificationLog([
      UIApplication.willChangeStatusBarFrameNotification,
      UIApplication.didChangeStatusBarFrameNotification,
    ])
    defer { notifications.end() }
    stage.rest()

    Headless.statusBarHeight = 67

    #expect(stage.log.lines == ["root.safeArea(67)"])
    #expect(view.safeAreaChanges == 1)
    #expect(view.safeAreaInsets.top == 67)
    #expect(UIApplication.shared.statusBarFrame.height == 67)
    #expect(
      notifications.names
        == ["UIApplicationWillChangeStatusBarFrame", "UIApplicationDidChangeStatusBarFrame"])
  }

  @Test("a view that nothing covers hears nothing")
  func uncovered() {
    let stage = Stage()
    let view = CountingView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    stage.root.view.addSubview(view)

    Headless.statusBarHeight = 67

    #expect(view.safeAreaChanges == 0)
  }

  @Test("what is covered can be chosen, and left to the device again")
  func chosenSafeArea() {
    let stage = Stage()

    Headless.setSafeArea(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      stage.root.view.safeAreaInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    Headless.setSafeArea(nil)

    #expect(stage.log.lines == ["root.safeArea(1)", "root.safeArea(47)"])
  }
}

private final class CountingView: UIView {
  private(set) var changes = 0
  private(set) var safeAreaChanges = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changes += 1
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    safeAreaChanges += 1
  }
}
