import Testing
import UIKit

@Suite("Into the background and back", .serialized) @MainActor struct ApplicationLifeTests {
  @Test("delegate and notifications tell of each step, delegate first (inferred)")
  func order() {
    Headless.reset()
    let delegate = LoggedDelegate()
    UIApplication.shared.delegate = delegate
    let notifications = NotificationLog([
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ])
    defer { notifications.end() }

    Headless.background()
    #expect(UIApplication.shared.applicationState == .background)
    Headless.foreground()

    #expect(UIApplication.shared.applicationState == .active)
    #expect(
      delegate.lines == [
        "willResignActive active", "didEnterBackground background", "willEnterForeground inactive",
        "didBecomeActive active",
      ])
    #expect(
      notifications.names == [
        "UIApplicationWillResignActive", "UIApplicationDidEnterBackground",
        "UIApplicationWillEnterForeground", "UIApplicationDidBecomeActive",
      ])
  }

  @Test("what is in front makes the application inactive, and the background asks no second time")
  func inactive() {
    Headless.reset()
    let delegate = LoggedDelegate()
    UIApplication.shared.delegate = delegate

    Headless.resignActive()
    Headless.resignActive()
    #expect(UIApplication.shared.applicationState == .inactive)
    Headless.becomeActive()
    Headless.becomeActive()
    #expect(UIApplication.shared.applicationState == .active)
    Headless.resignActive()
    Headless.background()
    Headless.becomeActive()

    #expect(
      delegate.lines == [
        "willResignActive active", "didBecomeActive active", "willResignActive active",
        "didEnterBackground background",
      ])
  }

  @Test("animations go on while something is in front of the application (inferred)")
  func inactiveAnimation() {
    let stage = Stage()
    var outcome: Bool?
    UIView.animate(withDuration: 0.3) {
      stage.root.view.alpha = 0.5
    } completion: {
      outcome = $0
    }

    Headless.resignActive()
    Headless.advance(by: 0.4)

    #expect(outcome == true)
  }

  @Test("a second step the same way is none", arguments: [true, false])
  func twice(isBackground: Bool) {
    Headless.reset()
    if isBackground { Headless.background() }
    let delegate = LoggedDelegate()
    UIApplication.shared.delegate = delegate

    if isBackground { Headless.background() } else { Headless.foreground() }

    #expect(delegate.lines == [])
  }

  @Test("a scene's delegate is told in place of the application's")
  func sceneDelegate() {
    Headless.reset()
    let (application, scene) = (LoggedDelegate(), LoggedSceneDelegate())
    UIApplication.shared.delegate = application
    UIApplication.shared.connectedScenes.first?.delegate = scene

    Headless.background()
    Headless.foreground()

    #expect(application.lines == [])
    #expect(scene.lines == ["resign", "background", "foreground", "active"])
  }

  @Test("running animations end, unfinished, at the values that they were to reach (inferred)")
  func animations() {
    let stage = Stage()
    var outcome: Bool?
    UIView.animate(withDuration: 1) {
      stage.root.view.alpha = 0.5
    } completion: {
      outcome = $0
    }
    Headless.advance(by: 0.2)

    Headless.background()

    #expect(outcome == false)
    #expect(stage.root.view.alpha == 0.5)
    #expect(Headless.pending == [])
  }

  @Test(
    "CR-11 a presentation in its midst is over when the application comes back",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func midPresentation(style: UIModalPresentationStyle) {
    let stage = Stage()
    let top = WatchfulController("top", stage.log)
    top.modalPresentationStyle = style
    stage.root.present(top, animated: true)
    Headless.advance(by: 0.1)

    Headless.background()
    Headless.advance(by: 5)
    Headless.foreground()
    Headless.settle()

    #expect(stage.log.lines.filter { $0 == "top.dA" }.count == 1)
    #expect(top.view.window === stage.window)
    #expect(stage.root.presentedViewController === top)
    #expect(top.transitionCoordinator == nil)
    #expect(Headless.pending == [])
  }

  @Test("fingers are taken away")
  func touches() {
    let stage = Stage()
    let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.view.addSubview(view)
    Headless.touchDown(at: CGPoint(x: 50, y: 50))

    Headless.background()

    #expect(view.lines == ["began", "cancelled"])
  }

  @Test("a pop under a finger is given up, and everything is as before")
  func interactivePop() {
    Headless.reset()
    let (below, top) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: below)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Headless.settle()
    navigation.pushViewController(top, animated: false)
    Headless.settle()
    Headless.touchDown(at: CGPoint(x: 1, y: 400))
    for x in stride(from: 20.0, through: 120, by: 20) {
      Headless.touchMove(to: CGPoint(x: x, y: 400))
      Headless.advance(by: 0.016)
    }
    #expect(navigation.viewControllers == [below])

    Headless.background()
    Headless.foreground()
    Headless.settle()

    #expect(navigation.viewControllers == [below, top])
    #expect(top.view.window === window)
    #expect(top.view.frame.minX == 0)
    #expect(Headless.pending == [])
  }

  @Test("controllers hear nothing of it")
  func controllers() {
    let stage = Stage()

    Headless.background()
    Headless.foreground()
    Headless.settle()

    #expect(stage.log.lines == [])
  }
}

private final class LoggedDelegate: UIApplicationDelegate {
  private(set) var lines: [String] = []

  private func write(_ text: String, _ application: UIApplication) {
    lines.append("\(text) \(application.applicationState)")
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    write("didBecomeActive", application)
  }

  func applicationWillResignActive(_ application: UIApplication) {
    write("willResignActive", application)
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    write("didEnterBackground", application)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    write("willEnterForeground", application)
  }
}

private final class LoggedSceneDelegate: NSObject, UIWindowSceneDelegate {
  private(set) var lines: [String] = []

  func sceneDidBecomeActive(_ scene: UIScene) { lines.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { lines.append("resign") }
  func sceneDidEnterBackground(_ scene: UIScene) { lines.append("background") }
  func sceneWillEnterForeground(_ scene: UIScene) { lines.append("foreground") }
}

private final class TouchedView: UIView {
  private(set) var lines: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("began")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("cancelled")
  }
}
