import Testing
import UIKit

@Suite("Several windows", .serialized) @MainActor struct WindowTests {
  @Test("a higher level is further in front, then who was shown later")
  func levels() {
    Headless.reset()
    let alert = window(level: .alert)
    let early = window(level: .normal)
    let late = window(level: .normal)

    #expect(UIApplication.shared.windows == [early, late, alert])
  }

  @Test("levels are compared by how far in front they are")
  func order() {
    #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.statusBar < .alert)
    #expect(max(UIWindow.Level.alert, UIWindow.Level(3000)).rawValue == 3000)
  }

  @Test("a window that is taken off its scene goes off the screen, and comes back with a scene")
  func offScene() throws {
    Headless.reset()
    let log = NotificationLog([
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
    ])
    defer { log.end() }
    let stage = Stage()
    let below = window(level: .normal)
    stage.window.makeKey()
    let scene = try #require(stage.window.windowScene)
    stage.log.clear()

    stage.window.windowScene = nil
    Headless.settle()
    stage.window.makeKeyAndVisible()
    Headless.settle()

    #expect(stage.window.windowScene == nil && !stage.window.isHidden)
    #expect(scene.windows == [below] && stage.root.view.window == nil)
    #expect(stage.log.lines == ["root.wD", "root.dD"])

    stage.window.windowScene = scene
    Headless.settle()

    #expect(scene.windows.contains(stage.window) && stage.root.view.window === stage.window)
    #expect(log.names.suffix(2) == ["UIWindowDidBecomeHidden", "UIWindowDidBecomeVisible"])
  }

  @Test("no scene for a window that has none yet changes nothing")
  func noSceneYet() {
    Headless.reset()
    let window = UIWindow()

    window.windowScene = nil
    window.isHidden = false

    #expect(window.windowScene != nil && UIApplication.shared.windows == [window])
  }

  @Test("a touch reaches the frontmost window that takes it")
  func touches() {
    Headless.reset()
    let below = window(level: .normal)
    let above = window(level: .alert, frame: CGRect(x: 0, y: 400, width: 390, height: 100))
    let (low, high) = (tracker(in: below), tracker(in: above))

    Headless.touchDown(at: CGPoint(x: 10, y: 410))
    Headless.touchUp()
    Headless.touchDown(at: CGPoint(x: 10, y: 10))
    Headless.touchUp()

    #expect(high.places == [CGPoint(x: 10, y: 10)])
    #expect(low.places == [CGPoint(x: 10, y: 10)])
  }

  @Test("one window is key at a time, and both sides hear of a change")
  func key() {
    Headless.reset()
    let log = NotificationLog([
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ])
    defer { log.end() }
    let (first, second) = (KeyWindow(), KeyWindow())
    first.makeKeyAndVisible()

    second.makeKeyAndVisible()
    second.makeKey()

    #expect(first.lines == ["become", "resign"])
    #expect(second.lines == ["become"])
    #expect(second.isKeyWindow && !first.isKeyWindow)
    #expect(
      log.names == ["UIWindowDidBecomeKey", "UIWindowDidResignKey", "UIWindowDidBecomeKey"])
  }

  @Test("a window that may not be key does not become it")
  func notKey() {
    Headless.reset()
    let window = KeyWindow()
    window.mayBecomeKey = false

    window.makeKeyAndVisible()

    #expect(!window.isKeyWindow)
    #expect(UIApplication.shared.windows == [window])
  }

  @Test("when the key window is hidden, the next one becomes key (inferred)")
  func hidden() {
    Headless.reset()
    let (first, second) = (KeyWindow(), KeyWindow())
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()

    second.isHidden = true

    #expect(first.isKeyWindow)
    #expect(UIApplication.shared.windows == [first])
  }

  @Test("hiding a window makes its root disappear, showing it lets it appear again")
  func hiding() {
    let stage = Stage()

    stage.window.isHidden = true
    Headless.settle()
    #expect(stage.log.lines == ["root.wD", "root.dD"])
    stage.log.clear()
    stage.window.isHidden = false
    Headless.settle()

    #expect(
      stage.log.lines.filter { $0 != "root.safeArea(47)" } == ["root.wA", "root.iA", "root.dA"])
  }

  @Test("the frontmost window that fills the screen decides the status bar (inferred)")
  func statusBar() {
    Headless.reset()
    let below = window(level: .normal)
    below.rootViewController = DarkController()
    below.makeKey()
    #expect(Headless.statusBar.style == .lightContent)
    let small = window(level: .alert, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    small.rootViewController = UIViewController()
    #expect(Headless.statusBar.style == .lightContent)

    let above = window(level: .alert)
    above.rootViewController = UIViewController()

    #expect(Headless.statusBar.owner === above.rootViewController)
    #expect(Headless.statusBar.style == .default)
  }

  @Test("the application has one scene, with the windows that are shown")
  func scene() throws {
    Headless.reset()
    let window = window(level: .normal)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)

    #expect(UIApplication.shared.connectedScenes.count == 1)
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.windows == [window])
    #expect(window.windowScene === scene)
    #expect(UIWindow(windowScene: scene).windowScene === scene)
    #expect(UIWindow(frame: .zero).windowScene == nil)
    #expect(scene.interfaceOrientation == .portrait)
    #expect(scene.statusBarManager?.statusBarFrame.height == 47)
    #expect(scene.session.scene === scene)
    window.makeKey()
    #expect(scene.keyWindow === window)
  }

  private func window(level: UIWindow.Level, frame: CGRect = UIScreen.main.bounds) -> UIWindow {
    let window = UIWindow(frame: frame)
    window.windowLevel = level
    window.isHidden = false
    return window
  }

  private func tracker(in window: UIWindow) -> Tracker {
    let tracker = Tracker(frame: window.bounds)
    window.addSubview(tracker)
    return tracker
  }
}

private final class Tracker: UIView {
  private(set) var places: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    places += touches.map { $0.location(in: self) }
  }
}

private final class KeyWindow: UIWindow {
  private(set) var lines: [String] = []
  var mayBecomeKey = true

  override var canBecomeKey: Bool { mayBecomeKey }
  override func becomeKey() { lines.append("become") }
  override func resignKey() { lines.append("resign") }
}

private final class DarkController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
