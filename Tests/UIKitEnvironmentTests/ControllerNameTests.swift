import Testing
import UIKit

/// Names of controllers and containers that ordinary code uses, and what they do.
@Suite("Names of controllers", .serialized) @MainActor struct ControllerNameTests {
  private final class OwnBar: UINavigationBar {}
  private final class OwnToolbar: UIToolbar {}

  private final class Editor: UIViewController {
    var changes: [String] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      changes.append("\(editing) \(animated)")
    }
  }

  private final class Immersed: UIViewController {
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  }

  private final class Holder: UIViewController {
    override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
  }

  @Test("a navigation makes bars of the classes that it is given")
  func bars() {
    Headless.reset()
    let navigation = UINavigationController(
      navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
    navigation.viewControllers = [UIViewController()]
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)

    #expect(navigation.navigationBar is OwnBar && navigation.toolbar is OwnToolbar)
    #expect(!(plain.navigationBar is OwnBar) && plain.topViewController == nil)
    navigation.loadViewIfNeeded()
    #expect(navigation.navigationBar.superview === navigation.view)
  }

  @Test("editing begins and ends by code and by the edit button")
  func editing() throws {
    Headless.reset()
    let editor = Editor()
    let button = editor.editButtonItem
    #expect(button.title == "Edit" && button === editor.editButtonItem)

    editor.isEditing = true
    #expect(button.title == "Done" && editor.isEditing)
    let action = try #require(button.primaryAction)
    UIControl(frame: .zero).sendAction(action)

    #expect(editor.changes == ["true false", "false true"])
    #expect(button.title == "Edit")
  }

  @Test("a table is edited with its controller")
  func table() {
    Headless.reset()
    let controller = UITableViewController(style: .plain)
    controller.loadViewIfNeeded()

    controller.setEditing(true, animated: false)
    controller.refreshControl = UIRefreshControl()

    #expect(controller.tableView.isEditing)
    #expect(controller.tableView.refreshControl === controller.refreshControl)
  }

  @Test("the child that a container names decides the bar at the bottom and the edges")
  func edges() {
    Headless.reset()
    let window = UIWindow()
    let holder = Holder()
    window.rootViewController = holder
    window.makeKeyAndVisible()
    #expect(!Headless.isHomeIndicatorAutoHidden && Headless.edgesDeferringSystemGestures == [])

    let child = Immersed()
    holder.addChild(child)
    holder.setNeedsUpdateOfHomeIndicatorAutoHidden()
    holder.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()

    #expect(Headless.isHomeIndicatorAutoHidden && Headless.edgesDeferringSystemGestures == .bottom)
  }

  @Test("tabs bring their controllers, which are the children")
  func tabs() {
    Headless.reset()
    var made: [String] = []
    let tabs = ["one", "two"].map { name in
      UITab(title: name, image: nil, identifier: name) { tab in
        made.append(tab.identifier)
        return UIViewController()
      }
    }
    let container = UITabBarController(tabs: tabs)

    #expect(made == ["one", "two"] && container.viewControllers?.count == 2)
    #expect(container.selectedTab === tabs[0])
    container.selectedTab = tabs[1]
    #expect(container.selectedIndex == 1 && container.tab(forIdentifier: "two") === tabs[1])
    tabs[1].badgeValue = "3"
    #expect(tabs[1].viewController?.tabBarItem.badgeValue == "3")
    #expect(tabs[1].viewController?.tab === tabs[1])
  }

  @Test("a launch tells the application's delegate, and then the scene's")
  func launch() {
    Headless.reset()
    let log = Log()
    let delegate = LaunchDelegate(log)
    let scene = LaunchSceneDelegate(log)

    #expect(Headless.launch(delegate, scene: scene))

    #expect(
      log.lines == ["willFinish", "didFinish", "configuration", "connect", "foreground", "active"])
    #expect(scene.window?.rootViewController?.viewIfLoaded?.window != nil)
    #expect(UIApplication.shared.delegate === delegate)
    #expect(UIApplicationMain(0, CommandLine.unsafeArgv, nil, nil) == 0)
  }

  @Test("the sharing controller says when it is gone that nothing was chosen")
  func sharing() {
    let stage = Stage()
    let sharing = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    var answers: [Bool] = []
    sharing.completionWithItemsHandler = { type, done, _, _ in answers.append(type == nil && !done)
    }
    stage.root.present(sharing, animated: true)
    Headless.settle()
    #expect(answers.isEmpty)

    stage.root.dismiss(animated: true)
    Headless.settle()

    #expect(answers == [true])
  }
}

@MainActor private final class LaunchDelegate: UIResponder, UIApplicationDelegate {
  let log: Log

  init(_ log: Log) { self.log = log }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.add("willFinish")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.add("didFinish")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.add("configuration")
    return UISceneConfiguration(name: nil, sessionRole: session.role)
  }
}

@MainActor private final class LaunchSceneDelegate: UIResponder, UIWindowSceneDelegate {
  let log: Log
  var window: UIWindow?

  init(_ log: Log) { self.log = log }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    log.add("connect")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { log.add("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { log.add("active") }
}
