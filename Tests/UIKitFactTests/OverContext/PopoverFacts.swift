import Testing
import UIKit

@MainActor @Suite("OC: popovers and adaptation", .serialized) struct PopoverFacts {
  /// A window on a device, a controller in it, and one that is ready to be shown in a popover.
  private func pair(
    pad: Bool, _ style: UIModalPresentationStyle = .popover
  ) -> (scene: Scene, a: LoggedController, b: LoggedController, delegate: LoggedAdaptiveDelegate) {
    let scene = Scene(idiom: pad ? .pad : .phone)
    let (a, b) = scene.pair(style)
    let delegate = LoggedAdaptiveDelegate(scene.log)
    b.presentationController?.delegate = delegate
    return (scene, a, b, delegate)
  }

  @Test("OC-05 where there is room the presenter of a popover hears nothing, either way")
  func popover() {
    let (scene, a, b, delegate) = pair(pad: true)
    b.popoverPresentationController?.sourceView = a.view

    a.present(b, animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["B.load", "B.wA", "B.iA", "B.dA"])
    #expect(a.view.window === scene.window)
    scene.log.clear()

    a.dismiss(animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["B.wD", "B.dD"])
    withExtendedLifetime(delegate) {}
  }

  @Test("a popover lies beside what it points at, on the first permitted side with room")
  func placement() throws {
    let (_, a, b, delegate) = pair(pad: true)
    let popover = try #require(b.popoverPresentationController)
    b.preferredContentSize = CGSize(width: 200, height: 300)
    popover.sourceView = a.view
    popover.sourceRect = CGRect(x: 400, y: 1100, width: 40, height: 40)

    a.present(b, animated: true)
    Headless.settle()

    #expect(popover.arrowDirection == .down)
    #expect(b.view.frame == CGRect(x: 320, y: 800, width: 200, height: 300))
    withExtendedLifetime(delegate) {}
  }

  @Test("inferred: a tap beside a popover dismisses it; one in it does not")
  func tap() throws {
    let (scene, a, b, delegate) = pair(pad: true)
    b.popoverPresentationController?.barButtonItem = UIBarButtonItem()
    scene.present(b, on: a)
    let frame = try #require(b.view.superview?.convert(b.view.frame, to: nil))

    Headless.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
    Headless.touchUp()
    Headless.settle()
    #expect(scene.log.lines.isEmpty)
    Headless.touchDown(at: CGPoint(x: 50, y: 1000))
    Headless.touchUp()
    Headless.settle()

    #expect(
      scene.log.lines
        == ["DG.shouldDismiss", "DG.willDismiss", "B.wD", "B.dD", "DG.didDismiss"])
    withExtendedLifetime(delegate) {}
  }

  @Test("D13 a popover without an anchor raises when it begins, not in the call")
  func withoutAnchor() {
    let (_, a, b, delegate) = pair(pad: true)

    a.present(b, animated: true)
    #expect(Headless.complaints.isEmpty && !Headless.isHalted)
    Headless.settle()

    #expect(Headless.complaints.map(\.id) == ["D13"])
    #expect(Headless.isHalted)
    withExtendedLifetime(delegate) {}
  }

  @Test("PA-03 the question with traits comes first, and the one without is not put beside it")
  func withTraitsFirst() {
    final class Both: NSObject, UIPopoverPresentationControllerDelegate {
      var asked: [String] = []
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle {
        asked.append("without")
        return .fullScreen
      }
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle {
        asked.append("with")
        return .fullScreen
      }
    }
    let (_, a, b, _) = pair(pad: false)
    let delegate = Both()
    b.popoverPresentationController?.delegate = delegate

    a.present(b, animated: true)
    Headless.settle()

    #expect(Set(delegate.asked) == ["with"])
  }

  @Test("D13 a bar's button is anchor enough, and the message says what is missing without one")
  func buttonAsAnchor() {
    let (_, a, b, delegate) = pair(pad: true)
    b.popoverPresentationController?.barButtonItem = UIBarButtonItem(
      title: "Go", style: .plain, target: nil, action: nil)
    a.present(b, animated: true)
    Headless.settle()
    #expect(Headless.complaints.isEmpty && a.presentedViewController === b)

    let (_, c, d, other) = pair(pad: true)
    c.present(d, animated: true)
    Headless.settle()
    #expect(
      Headless.complaints.first?.text.hasPrefix(
        "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set")
        == true)
    withExtendedLifetime([delegate, other]) {}
  }

  @Test("D13 an anchor that is set after the call is early enough")
  func lateAnchor() {
    let (_, a, b, delegate) = pair(pad: true)

    a.present(b, animated: true)
    b.popoverPresentationController?.sourceView = a.view
    Headless.settle()

    #expect(Headless.complaints.isEmpty)
    withExtendedLifetime(delegate) {}
  }

  @Test("OC-06 PA-04 where there is little room a popover is a sheet, and needs no anchor")
  func adapted() {
    let (scene, a, b, delegate) = pair(pad: false)

    a.present(b, animated: true)
    Headless.settle()

    #expect(scene.log.lines == ["B.load", "B.wA", "B.iA", "B.dA"])
    #expect(b.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(Headless.complaints.isEmpty)
    withExtendedLifetime(delegate) {}
  }

  @Test("OC-06 a popover that adapts to the full screen takes the presenter away")
  func adaptedToFullScreen() {
    let (scene, a, b, delegate) = pair(pad: false)
    delegate.style = .fullScreen

    a.present(b, animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["B.load", "A.wD", "B.wA", "B.iA", "B.dA", "A.dD"])
    scene.log.clear()

    a.dismiss(animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["B.wD", "A.wA", "A.iA", "A.dA", "B.dD"])
  }

  @Test("OC-06 a delegate that wants none keeps the popover where there is little room")
  func notAdapted() {
    let (_, a, b, delegate) = pair(pad: false)
    delegate.style = UIModalPresentationStyle.none
    b.preferredContentSize = CGSize(width: 100, height: 100)
    b.popoverPresentationController?.sourceView = a.view

    a.present(b, animated: true)
    Headless.settle()

    #expect(b.view.frame.size == CGSize(width: 100, height: 100))
  }

  @Test("OC-06 a delegate may show another controller in the place of the one that adapts")
  func standIn() {
    let (scene, a, b, delegate) = pair(pad: false)
    let nav = UINavigationController(rootViewController: b)
    delegate.style = .fullScreen
    b.removeFromParent()
    delegate.hooks = [:]
    let other = scene.controller("D")
    delegate.standIn = other

    a.present(b, animated: true)
    Headless.settle()

    #expect(a.presentedViewController === other)
    #expect(scene.log.lines(of: "B").isEmpty)
    withExtendedLifetime(nav) {}
  }

  @Test("where there is room a form lies in the middle")
  func form() {
    let (_, a, b, delegate) = pair(pad: true, .formSheet)

    a.present(b, animated: true)
    Headless.settle()

    #expect(b.view.frame == CGRect(x: 140, y: 280, width: 540, height: 620))
    withExtendedLifetime(delegate) {}
  }

  @Test("no style at all raises, as in the table of what presenters hear")
  func noStyle() {
    let (_, a, b, delegate) = pair(pad: false, .none)

    a.present(b, animated: true)

    #expect(Headless.complaints.map(\.id) == ["K10"])
    #expect(Headless.isHalted)
    withExtendedLifetime(delegate) {}
  }

  @Test("PA-06 a tap beside a popover takes what is presented in it, and leaves the popover")
  func tapWithGuest() throws {
    let (scene, a, b, delegate) = pair(pad: true)
    b.popoverPresentationController?.barButtonItem = UIBarButtonItem()
    scene.present(b, on: a)
    let c = scene.controller("C", [])
    b.definesPresentationContext = true
    c.modalPresentationStyle = .currentContext
    c.isModalInPresentation = true
    scene.present(c, on: b)
    #expect(b.presentedViewController === c)

    Headless.touchDown(at: CGPoint(x: 50, y: 1000))
    Headless.touchUp()
    Headless.settle()

    #expect(b.presentedViewController == nil && a.presentedViewController === b)
    withExtendedLifetime(delegate) {}
  }

  @Test(
    "PA-08 a popover from a bar's button leaves the bar its touches, unless that is taken back",
    arguments: [false, true])
  func bar(isTakenBack: Bool) throws {
    let scene = Scene(idiom: .pad)
    let (a, b) = (scene.controller("A", []), scene.controller("B", []))
    b.modalPresentationStyle = .popover
    let stack = UINavigationController(rootViewController: a)
    let button = UIBarButtonItem()
    a.navigationItem.rightBarButtonItems = [button, UIBarButtonItem()]
    scene.show(stack)
    let popover = try #require(b.popoverPresentationController)
    popover.barButtonItem = button
    popover.passthroughViews = nil
    scene.present(b, on: a)
    if isTakenBack { popover.passthroughViews = nil }

    let bar = stack.navigationBar
    Headless.touchDown(at: bar.convert(CGPoint(x: 20, y: bar.bounds.midY), to: nil))
    Headless.touchUp()
    Headless.settle()

    #expect((stack.presentedViewController == nil) == isTakenBack)
  }

  @Test(
    "PA-08 the bar is let through while the popover is up, unless others let it through already",
    arguments: [false, true])
  func barWhileUp(isOthers: Bool) throws {
    let scene = Scene(idiom: .pad)
    let (a, b) = (scene.controller("A", []), scene.controller("B", []))
    b.modalPresentationStyle = .popover
    let stack = UINavigationController(rootViewController: a)
    let button = UIBarButtonItem()
    a.navigationItem.rightBarButtonItems = [button]
    scene.show(stack)
    let popover = try #require(b.popoverPresentationController)
    let views = [UIView()] + (isOthers ? [stack.navigationBar] : [])
    popover.barButtonItem = button
    popover.passthroughViews = views

    scene.present(b, on: a)
    #expect(popover.passthroughViews == [views[0], stack.navigationBar])
    a.dismiss(animated: true)
    Headless.settle()
    #expect(popover.passthroughViews == views)
  }

  @Test("PA-11 a turn asks where the popover is to point, where it points at a view")
  func reposition() throws {
    final class Moving: NSObject, UIPopoverPresentationControllerDelegate {
      var asked: [CGRect] = []
      func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: UnsafeMutablePointer<UIView>
      ) {
        asked.append(rect.pointee)
        rect.pointee = CGRect(x: 10, y: 20, width: 30, height: 40)
      }
    }
    let (scene, a, b, _) = pair(pad: true)
    let popover = try #require(b.popoverPresentationController)
    let delegate = Moving()
    popover.delegate = delegate
    popover.sourceView = a.view
    popover.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    scene.present(b, on: a)

    Headless.resize(to: CGSize(width: 1180, height: 820))
    Headless.settle()

    #expect(delegate.asked == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(popover.sourceRect == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("PA-12 in another size class a popover becomes a sheet, and a popover again")
  func anotherClass() throws {
    let (scene, a, b, delegate) = pair(pad: true)
    let popover = try #require(b.popoverPresentationController)
    popover.sourceView = a.view
    scene.present(b, on: a)
    #expect(b.activePresentationController === popover)

    Headless.setTraits { $0.horizontalSizeClass = .compact }
    Headless.settle()
    #expect(b.activePresentationController === popover.adaptiveSheetPresentationController)
    #expect(popover.presentationStyle == .pageSheet)
    Headless.setTraits { $0.horizontalSizeClass = .regular }
    Headless.settle()

    #expect(b.activePresentationController === popover)
    #expect(scene.log.lines.isEmpty)
    withExtendedLifetime(delegate) {}
  }

  @Test("PA-12 a presentation that fills the screen in another size class takes the presenter away")
  func anotherClassFills() throws {
    let (scene, a, b, delegate) = pair(pad: true, .pageSheet)
    delegate.style = UIModalPresentationStyle.none
    scene.present(b, on: a)

    delegate.style = .fullScreen
    Headless.setTraits { $0.horizontalSizeClass = .compact }
    Headless.settle()
    #expect(scene.log.lines == ["A.wD", "A.dD"])
    #expect(a.view.window == nil)
    delegate.style = UIModalPresentationStyle.none
    Headless.setTraits { $0.horizontalSizeClass = .regular }
    Headless.settle()

    #expect(scene.log.lines.filter { $0 != "A.iA" } == ["A.wD", "A.dD", "A.wA", "A.dA"])
    #expect(a.view.window === scene.window)
  }
}
