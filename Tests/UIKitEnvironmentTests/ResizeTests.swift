import Testing
import UIKit

@Suite("Changes of size", .serialized) @MainActor struct ResizeTests {
  private static let wide = CGSize(width: 844, height: 390)

  @Test("controllers hear of it before, the blocks run beside it, the completion after (inferred)")
  func order() {
    let stage = Stage()

    Headless.resize(to: Self.wide)
    #expect(
      stage.log.lines == [
        "root.willTraits", "root.size(844x390)", "root.traits", "root.safeArea(0)",
        "root.alongside(844)",
      ])
    Headless.advance(by: 0.29)
    #expect(stage.log.lines.last == "root.alongside(844)")
    Headless.settle()

    #expect(stage.log.lines.last == "root.completion")
    #expect(stage.window.frame.size == Self.wide)
    #expect(stage.root.view.frame.size == Self.wide)
    #expect(UIScreen.main.bounds.size == Self.wide)
  }

  @Test("root, children and all that is presented hear of it once each")
  func everybodyOnce() {
    let stage = Stage()
    let child = WatchfulController("child", stage.log)
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    let sheet = stage.present("sheet", .pageSheet, on: stage.root)
    let top = stage.present("top", .fullScreen, on: sheet)

    Headless.resize(to: Self.wide)
    Headless.settle()

    for name in ["root", "child", "sheet", "top"] {
      let lines = stage.log.lines.filter { $0.hasPrefix("\(name).") }
      #expect(lines.filter { $0 == "\(name).size(844x390)" }.count == 1, "\(name)")
      // Of traits those who are not seen hear when they are seen again.
      let isSeen = name != "sheet"
      #expect(lines.filter { $0 == "\(name).traits" }.count == (isSeen ? 1 : 0), "\(name)")
      #expect(lines.filter { $0 == "\(name).completion" }.count == 1, "\(name)")
    }
    top.dismiss(animated: true)
    Headless.settle()
    #expect(stage.log.lines.filter { $0 == "sheet.traits" }.count == 1)
  }

  @Test(
    "a presenter that was taken away has the new size when it comes back",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom])
  func comesBack(style: UIModalPresentationStyle) {
    let stage = Stage()
    let presented = stage.present("top", style, on: stage.root)

    Headless.resize(to: Self.wide)
    Headless.settle()
    #expect(presented.view.bounds.width == 844)
    stage.root.dismiss(animated: true)
    Headless.settle()

    #expect(stage.root.view.frame == CGRect(origin: .zero, size: Self.wide))
    #expect(stage.root.view.superview === stage.window)
  }

  @Test(
    "a presenter in a shell has the place that the shell gives it when it comes back (inferred)")
  func comesBackIntoItsShell() {
    let stage = Stage()
    let sheet = WatchfulController("sheet", stage.log)
    let delegate = ShellDelegate()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    stage.root.present(sheet, animated: false)
    Headless.settle()
    let top = stage.present("top", .fullScreen, on: sheet)

    Headless.resize(to: Self.wide)
    Headless.settle()
    top.dismiss(animated: true)
    Headless.settle()

    #expect(sheet.view.superview?.frame == CGRect(x: 0, y: 190, width: 844, height: 200))
    #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 844, height: 200))
  }

  @Test("a sheet keeps its distance from the top, and fills a screen of little height")
  func sheet() {
    let stage = Stage()
    let sheet = stage.present("sheet", .pageSheet, on: stage.root)
    let top = sheet.view.frame.minY

    Headless.resize(to: CGSize(width: 390, height: 700))
    Headless.settle()
    #expect(sheet.view.frame == CGRect(x: 0, y: top, width: 390, height: 700 - top))

    Headless.resize(to: Self.wide)
    Headless.settle()
    #expect(sheet.view.frame == CGRect(origin: .zero, size: Self.wide))
  }

  @Test("a stack has the new size at the top and below it", arguments: [true, false])
  func stack(animated: Bool) {
    Headless.reset()
    let (below, top) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: below)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Headless.settle()
    navigation.pushViewController(top, animated: animated)
    Headless.settle()

    Headless.resize(to: Self.wide)
    Headless.settle()
    #expect(top.view.frame.size == Self.wide)
    navigation.popViewController(animated: animated)
    Headless.settle()

    #expect(below.view.frame.size == Self.wide)
  }

  @Test("a change in the midst of a presentation ends with everything in the new size")
  func midTransition() {
    let stage = Stage()
    let top = WatchfulController("top", stage.log)
    top.modalPresentationStyle = .fullScreen
    stage.root.present(top, animated: true)
    Headless.advance(by: 0.1)

    Headless.resize(to: Self.wide)
    Headless.settle()

    #expect(top.view.bounds.size == Self.wide)
    #expect(top.view.window === stage.window)
    #expect(Headless.pending == [])
  }

  @Test("controllers have the coordinator while it lasts")
  func transitionCoordinator() {
    let stage = Stage()
    #expect(stage.root.transitionCoordinator == nil)

    Headless.resize(to: Self.wide)
    #expect(stage.root.transitionCoordinator?.transitionDuration == 0.3)
    Headless.settle()

    #expect(stage.root.transitionCoordinator == nil)
  }

  @Test("a window of another size stays as it is")
  func otherWindow() {
    let stage = Stage()
    let small = UIWindow(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let guest = WatchfulController("guest", stage.log)
    small.rootViewController = guest
    small.isHidden = false
    stage.rest()

    Headless.resize(to: Self.wide)
    Headless.settle()

    #expect(small.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(!stage.log.lines.contains { $0.hasPrefix("guest.size") })
  }

  @Test("nothing happens where the size is the same")
  func sameSize() {
    let stage = Stage()

    Headless.resize(to: UIScreen.main.bounds.size)
    Headless.settle()

    #expect(stage.log.lines == [])
  }

  @Test("an animated block that asks again gets no new promise when it is over")
  func tooLate() {
    let stage = Stage()
    Headless.resize(to: Self.wide)
    let coordinator = stage.root.transitionCoordinator
    Headless.settle()

    #expect(coordinator?.animate(alongsideTransition: { _ in }, completion: nil) == false)
  }

  @Test("CT-05 whoever holds a controller hears that it likes another size")
  func preferredSize() {
    let stage = Stage()
    let child = WatchfulController("child", stage.log)
    stage.root.addChild(child)

    child.preferredContentSize = CGSize(width: 100, height: 70)
    child.preferredContentSize = CGSize(width: 100, height: 70)

    #expect(stage.log.lines == ["root.preferred(70)"])
  }
}

/// Hands out a presentation in a shell.
private final class ShellDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    ShellPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// Puts a screen into a shell of 400 points at the bottom, or of 200 where there is less room.
private final class ShellPresentation: UIPresentationController {
  private let shell = UIView()

  override var presentedView: UIView? { shell }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height: CGFloat = bounds.height > 600 ? 400 : 200
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let view = presentedViewController.view else { return }
    shell.frame = frameOfPresentedViewInContainerView
    view.frame = shell.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shell.addSubview(view)
  }

  override func containerViewWillLayoutSubviews() {
    shell.frame = frameOfPresentedViewInContainerView
  }
}
