import Testing
import UIKit

@Suite("Assistive technology", .serialized) @MainActor struct AssistanceTests {
  @Test("the user's wishes hold, and are announced once")
  func wishes() {
    Headless.reset()
    let log = NotificationLog([
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
    ])
    defer { log.end() }

    Headless.reducesMotion = true
    Headless.reducesMotion = true
    Headless.reducesTransparency = true
    Headless.runsVoiceOver = true

    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.isReduceTransparencyEnabled)
    #expect(UIAccessibility.isVoiceOverRunning)
    #expect(
      log.names == [
        "UIAccessibilityReduceMotionStatusDidChange",
        "UIAccessibilityReduceTransparencyStatusDidChange",
        "UIAccessibilityVoiceOverStatusDidChange",
      ])
    Headless.reset()
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test("what is posted can be observed, and the focus follows")
  func posts() {
    let stage = Stage()
    let (first, second) = (UILabel(), UILabel())
    stage.root.view.addSubview(first)
    stage.root.view.addSubview(second)
    let spy = PostSpy()
    Headless.observer = spy

    UIAccessibility.post(notification: .announcement, argument: "Hello")
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(UIAccessibility.focusedElement(using: nil) as? UILabel === first)
    UIAccessibility.post(notification: .layoutChanged, argument: second)
    #expect(UIAccessibility.focusedElement(using: nil) as? UILabel === second)

    #expect(spy.posts == [.announcement, .screenChanged, .layoutChanged])
  }

  /// What makes an element out of reach.
  enum Cover: CaseIterable {
    case none, hidden, transparent, elementsHidden, behindModal, behindHiddenModal
  }

  @Test("the first element is the first that can be reached", arguments: Cover.allCases)
  func firstElement(cover: Cover) {
    let stage = Stage()
    let (first, second) = (UIView(), UIView())
    let (label, button) = (UILabel(), UIButton())
    stage.root.view.addSubview(first)
    stage.root.view.addSubview(second)
    first.addSubview(label)
    second.addSubview(button)
    switch cover {
    case .none: break
    case .hidden: first.isHidden = true
    case .transparent: first.alpha = 0
    case .elementsHidden: first.accessibilityElementsHidden = true
    case .behindModal: second.accessibilityViewIsModal = true
    case .behindHiddenModal:
      second.accessibilityViewIsModal = true
      second.isHidden = true
    }

    UIAccessibility.post(notification: .screenChanged, argument: nil)

    let reachesFirst = cover == .none || cover == .behindHiddenModal
    let element = UIAccessibility.focusedElement(using: nil) as? UIView
    #expect(element === (reachesFirst ? label : button))
  }

  @Test(
    "a modal view in a presentation hides what is behind the presentation (inferred)",
    arguments: [true, false])
  func modalPresented(isModal: Bool) {
    let stage = Stage()
    let presented = stage.present("top", .custom, on: stage.root)
    presented.view.accessibilityViewIsModal = isModal
    stage.rest()

    #expect(Headless.assistanceReaches(stage.root.view) == !isModal)
    #expect(Headless.assistanceReaches(presented.view))
    let front = stage.present("front", .custom, on: presented)
    stage.rest()
    #expect(Headless.assistanceReaches(front.view))
  }

  @Test("escape asks up the chain until somebody understands")
  func escapeClimbs() {
    let stage = Stage()
    let child = EscapingController()
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    child.view.addSubview(UILabel())

    #expect(Headless.escape())
    #expect(child.escapes == 1)
    child.understands = false
    #expect(!Headless.escape())
    #expect(child.escapes == 2)
  }

  @Test("escape without any element begins with the frontmost controller (inferred)")
  func escapeWithoutElements() {
    Headless.reset()
    let controller = EscapingController()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Headless.settle()

    #expect(Headless.escape())
    #expect(controller.escapes == 1)
  }

  @Test(
    "escape dismisses what the system shows, where it may go",
    arguments: [
      (UIModalPresentationStyle.pageSheet, false, true), (.pageSheet, true, false),
      (.formSheet, false, true), (.fullScreen, false, false), (.custom, false, false),
    ])
  func escapePresented(style: UIModalPresentationStyle, isModal: Bool, goes: Bool) {
    let stage = Stage()
    let presented = stage.present("top", style, on: stage.root)
    presented.isModalInPresentation = isModal
    presented.view.addSubview(UILabel())
    presented.view.accessibilityViewIsModal = true
    stage.rest()

    #expect(Headless.escape() == goes)
    Headless.settle()

    #expect((stage.root.presentedViewController == nil) == goes)
  }

  @Test("escape goes back in a navigation, and not from its bottom")
  func escapeBack() {
    Headless.reset()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Headless.settle()
    #expect(!Headless.escape())
    let top = UIViewController()
    top.view.addSubview(UILabel())
    navigation.pushViewController(top, animated: false)
    Headless.settle()

    #expect(Headless.escape())
    Headless.settle()

    #expect(navigation.viewControllers.count == 1)
  }
}

private final class PostSpy: SceneObserver {
  private(set) var posts: [UIAccessibility.Notification] = []

  func scene(_ event: SceneEvent, cause: SceneCause) {
    if case .posted(let notification) = event { posts.append(notification) }
  }
}

private final class EscapingController: UIViewController {
  var understands = true
  private(set) var escapes = 0

  override func accessibilityPerformEscape() -> Bool {
    escapes += 1
    return understands
  }
}
