import Testing
import UIKit

@MainActor @Suite("Which touches a view gets", .serialized) struct TouchTests {
  @Test(
    "a recognized gesture takes the touch from its view, where it is to",
    arguments: [(true, ["began", "cancelled"]), (false, ["began", "moved", "moved", "ended"])])
  func cancelling(cancels: Bool, heard: [String]) {
    let pad = Pad()
    pad.add(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = cancels

    pad.play([.down(0, 50, 50), .move(0, 50, 70), .move(0, 50, 90), .up(0)])

    #expect(pad.view.lines == heard)
  }

  @Test(
    "a second finger reaches a view that takes several",
    arguments: [(false, ["began", "ended"]), (true, ["began", "began", "ended", "ended"])])
  func severalFingers(isMultiple: Bool, heard: [String]) {
    let pad = Pad()
    pad.view.isMultipleTouchEnabled = isMultiple

    pad.play([.down(0, 50, 50), .down(1, 90, 50), .up(1), .up(0)])

    #expect(pad.view.lines == heard)
  }

  @Test("a view that wants touches alone gets none beside another", arguments: [0, 1])
  func exclusive(which: Int) {
    let pad = Pad()
    let other = TouchedView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
    pad.view.superview?.addSubview(other)
    [pad.view, other][which].isExclusiveTouch = true

    pad.play([.down(0, 50, 50), .down(1, 50, 450), .up(1), .up(0)])

    #expect(pad.view.lines == ["began", "ended"])
    #expect(other.lines == [])
  }

  @Test("a view without interaction, or around it, gets none", arguments: [true, false])
  func switchedOff(around: Bool) {
    let pad = Pad()
    (around ? pad.view.superview : pad.view)?.isUserInteractionEnabled = false

    pad.play([.down(0, 50, 50), .up(0)])

    #expect(pad.view.lines == [])
  }

  @Test("touches stay out of a transition that nobody drives, and come back after it")
  func duringTransition() {
    let pad = Pad()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .fullScreen
    let touched = TouchedView(frame: pad.window.bounds)
    sheet.loadViewIfNeeded()
    sheet.view.addSubview(touched)
    pad.window.rootViewController?.present(sheet, animated: true)
    Headless.advance(by: 0.1)

    pad.play([.down(0, 50, 50), .up(0)])
    #expect(touched.lines == [])
    Headless.settle()
    pad.play([.down(0, 50, 50), .up(0)])

    #expect(touched.lines == ["began", "ended"])
  }

  @Test("ER-08 touches stay out for good where a transition is never completed")
  func neverCompleted() {
    let pad = Pad()
    let stuck = Stuck()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = stuck
    let touched = TouchedView(frame: pad.window.bounds)
    sheet.loadViewIfNeeded()
    sheet.view.addSubview(touched)
    pad.window.rootViewController?.present(sheet, animated: true)
    Headless.settle(within: 5)

    pad.play([.down(0, 50, 50), .up(0)])

    #expect(touched.window != nil)
    #expect(touched.lines == [])
    #expect(pad.view.lines == [])
  }
}

/// An animator that shows the view and never reports.
private final class Stuck: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
  }
}
