import Testing
import UIKit

@MainActor @Suite("CX: the transition's context", .serialized) struct ContextFacts {
  /// A presentation whose animator lets a test look at the context.
  @MainActor private struct Stage {
    let scene = Scene()
    let a: LoggedController
    let b: LoggedController
    let delegate: LoggedTransitioningDelegate
    let animator: LoggedAnimator

    init(_ style: UIModalPresentationStyle, removes: Bool? = nil) {
      (a, b) = scene.pair(style, [])
      animator = LoggedAnimator(scene.log)
      delegate = LoggedTransitioningDelegate(scene.log)
      delegate.animator = animator
      delegate.removesPresenter = removes
      b.transitioningDelegate = delegate
    }

    /// Presents, or dismisses what was presented, and looks at the context on the way.
    func look(
      presenting: Bool, _ look: @escaping (any UIViewControllerContextTransitioning) -> Void
    ) {
      if !presenting { scene.present(b, on: a) }
      var looks = 0
      animator.before = { context in
        look(context)
        looks += 1
      }
      if presenting { a.present(b, animated: true) } else { a.dismiss(animated: true) }
      Headless.settle()
      #expect(looks == 1)
    }
  }

  nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .pageSheet, .formSheet, .automatic, .currentContext,
    .overCurrentContext, .custom,
  ]

  @Test("CX-01 both controllers are known, in every style and both ways", arguments: styles)
  func controllers(style: UIModalPresentationStyle) {
    for presenting in [true, false] {
      let stage = Stage(style)
      stage.look(presenting: presenting) { context in
        let (from, to) = presenting ? (stage.a, stage.b) : (stage.b, stage.a)
        #expect(context.viewController(forKey: .from) === from)
        #expect(context.viewController(forKey: .to) === to)
      }
    }
  }

  @Test("CX-01 in a push and a pop the top that leaves is from, the one that comes is to")
  func stackSides() {
    let scene = Scene()
    let (nav, a, b) = scene.navigation([])
    let delegate = LoggedNavigationDelegate(CallbackLog())
    let animator = LoggedAnimator(CallbackLog())
    var sides: [[UIViewController?]] = []
    animator.before = {
      sides.append([$0.viewController(forKey: .from), $0.viewController(forKey: .to)])
    }
    delegate.animator = animator
    nav.delegate = delegate

    nav.pushViewController(b, animated: true)
    scene.rest()
    nav.popViewController(animated: true)
    scene.rest()

    #expect(sides == [[a, b], [b, a]])
  }

  @Test("CX-01 who was seen at the beginning is from, also at the end of what is given up")
  func cancelledSides() {
    let stage = Stage(.fullScreen)
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.driver = driver
    var atTheEnd: [UIViewController?] = []
    stage.animator.before = { context in
      stage.animator.aroundReport = (
        {
          atTheEnd = [
            context.viewController(forKey: .from), context.viewController(forKey: .to),
          ]
        }, {}
      )
    }

    stage.a.present(stage.b, animated: true)
    Headless.turn()
    driver.update(0.3)
    driver.cancel()
    Headless.settle()

    #expect(atTheEnd == [stage.a, stage.b])
    #expect(stage.a.presentedViewController == nil)
  }

  @Test(
    "CX-02 where the presenter's view is removed, both views are handed out, both ways",
    arguments: [true, false])
  func bothViews(presenting: Bool) {
    for stage in [Stage(.fullScreen), Stage(.custom, removes: true)] {
      stage.look(presenting: presenting) { context in
        let (from, to) = presenting ? (stage.a, stage.b) : (stage.b, stage.a)
        #expect(context.view(forKey: .from) === from.view)
        #expect(context.view(forKey: .to) === to.view)
      }
    }
  }

  @Test(
    "CX-03 where the presenter's view stays, it is not handed out, either way",
    arguments: [true, false])
  func oneView(presenting: Bool) {
    for stage in [Stage(.overFullScreen), Stage(.custom, removes: false)] {
      stage.look(presenting: presenting) { context in
        #expect(context.view(forKey: .from) === (presenting ? nil : stage.b.view))
        #expect(context.view(forKey: .to) === (presenting ? stage.b.view : nil))
      }
    }
  }

  @Test("CX-04 the view that is handed out is the one that the presentation controller shows")
  func wrapper() {
    let scene = Scene()
    let (a, b) = scene.pair(.custom)
    let delegate = WrappingDelegate()
    b.transitioningDelegate = delegate
    delegate.animator.before = { context in
      #expect(context.view(forKey: .to) === delegate.wrapper)
      scene.log.add("looked")
    }

    a.present(b, animated: true)
    Headless.settle()

    #expect(scene.log.lines.contains("looked"))
    #expect(b.view.superview === delegate.wrapper)
  }

  @Test("CX-06 the container covers the window and holds the presenter's view, not yet the other")
  func container() {
    let stage = Stage(.fullScreen)
    stage.look(presenting: true) { context in
      #expect(context.containerView.superview === stage.scene.window)
      #expect(context.containerView.frame == stage.scene.window.bounds)
      #expect(context.containerView.subviews == [stage.a.view])
      #expect(stage.b.view.superview == nil)
    }
  }

  @Test("CX-07 the presenter of a full screen is in the container, then nowhere, then home again")
  func presenterOfFullScreen() {
    let stage = Stage(.fullScreen)
    let home = stage.a.view.superview
    stage.animator.before = { #expect(stage.a.view.superview === $0.containerView) }
    stage.scene.present(stage.b, on: stage.a)
    #expect(stage.a.view.superview == nil)

    stage.animator.before = { #expect(stage.a.view.superview !== $0.containerView) }
    stage.a.dismiss(animated: true)
    Headless.settle()

    #expect(stage.a.view.superview === home)
    #expect(stage.a.view.frame == stage.scene.window.bounds)
  }

  @Test("CX-07 a presenter between siblings comes back between them")
  func presenterBetweenSiblings() {
    let stage = Stage(.fullScreen)
    let (back, front) = (UIView(), UIView())
    stage.scene.window.insertSubview(back, at: 0)
    stage.scene.window.insertSubview(front, aboveSubview: stage.a.view)

    stage.scene.present(stage.b, on: stage.a)
    stage.a.dismiss(animated: true)
    Headless.settle()

    #expect(stage.scene.window.subviews == [back, stage.a.view, front])
  }

  @Test("CX-08 the presenter of a custom presentation stays where it is, under the container")
  func presenterOfCustom() throws {
    let stage = Stage(.custom, removes: false)

    stage.scene.present(stage.b, on: stage.a)

    let container = try #require(stage.b.presentationController?.containerView)
    #expect(stage.scene.window.subviews == [stage.a.view, container])
    #expect(container.subviews == [stage.b.view])
  }

  @Test("CX-09 a custom presentation that removes: the presenter is out of the window")
  func presenterOfRemovingCustom() throws {
    let stage = Stage(.custom, removes: true)

    stage.scene.present(stage.b, on: stage.a)

    let container = try #require(stage.b.presentationController?.containerView)
    #expect(stage.a.view.superview == nil)
    #expect(stage.scene.window.subviews == [container])
    #expect(stage.b.view.superview === container)
  }

  @Test("CX-10 between a navigation's view and its top's view there are two others")
  func wrappers() {
    let scene = Scene()
    let (nav, a, _) = scene.navigation()

    #expect(a.view.superview !== nav.view)
    #expect(a.view.superview?.superview?.superview === nav.view)
  }

  @Test("CX-11 the defaults of a presentation controller")
  func defaults() {
    let scene = Scene()
    let (a, b) = scene.pair(.custom)
    let controller = UIPresentationController(presentedViewController: b, presenting: a)

    #expect(controller.presentedView === b.view)
    #expect(controller.containerView == nil)
    #expect(controller.shouldPresentInFullscreen)
    #expect(!controller.shouldRemovePresentersView)
    #expect(controller.presentingViewController === a)
  }

  @Test("CX-11 whether the presenter's view goes is asked before there is a container")
  func removalIsAskedEarly() {
    let stage = Stage(.custom, removes: true)
    stage.delegate.configure = { controller in
      controller.hooks["shouldRemovePresentersView"] = { [unowned controller] in
        if stage.b.view.superview == nil { #expect(controller.containerView == nil) }
        stage.scene.log.add("asked")
      }
    }

    stage.scene.window.layoutIfNeeded()
    stage.a.present(stage.b, animated: true)
    Headless.settle()

    #expect(stage.scene.log.lines.contains("asked"))
    let controller = stage.b.presentationController
    #expect(
      controller?.frameOfPresentedViewInContainerView == controller?.containerView?.bounds)
  }
}

/// A delegate whose presentation controller shows the presented view inside of another.
private final class WrappingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let wrapper = UIView()
  let animator = LoggedAnimator(CallbackLog())

  final class Controller: UIPresentationController {
    var wrapper: UIView?

    override var presentedView: UIView? { wrapper }

    override func presentationTransitionWillBegin() {
      wrapper?.addSubview(presentedViewController.view)
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = Controller(presentedViewController: presented, presenting: presenting)
    controller.wrapper = wrapper
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
