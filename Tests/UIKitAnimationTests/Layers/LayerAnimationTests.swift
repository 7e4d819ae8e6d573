import Testing
import UIKit

@MainActor @Suite("Animations of layers", .serialized) struct LayerAnimationTests {
  @Test("the delegate hears of beginning and end, and the layer lets go before that")
  func runs() {
    let sheet = Sheet()
    sheet.layer.add(sheet.fade(), forKey: "fade")
    #expect(sheet.log == [] && sheet.layer.animationKeys() == ["fade"])

    Headless.turn()
    #expect(sheet.log == ["fade begins at 0.0"])
    Headless.advance(by: 0.25)
    #expect(sheet.seenOpacity == 0.75 && sheet.layer.opacity == 1)
    Headless.settle()

    #expect(sheet.log == ["fade begins at 0.0", "fade ends at 1.0"])
    #expect(sheet.layer.animationKeys() == nil && sheet.seenOpacity == 1)
  }

  struct Length: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let end: Double
    let change: @Sendable (CAAnimation) -> Void

    init(_ name: String, _ end: Double, _ change: @escaping @Sendable (CAAnimation) -> Void) {
      testDescription = name
      self.end = end
      self.change = change
    }
  }

  nonisolated static let lengths = [
    Length("as it is", 1) { _ in },
    Length("without a duration", 0.25) { $0.duration = 0 },
    Length("three times", 3) { $0.repeatCount = 3 },
    Length("one and a half times", 1.5) { $0.repeatCount = 1.5 },
    Length("there and back", 2) { $0.autoreverses = true },
    Length("there and back, twice", 4) {
      $0.autoreverses = true
      $0.repeatCount = 2
    },
    Length("for a time", 2.5) { $0.repeatDuration = 2.5 },
    Length("at double speed", 0.5) { $0.speed = 2 },
    Length("backwards", 1) { $0.speed = -1 },
    Length("later", 1.5) { $0.beginTime = timeAtStart + 0.5 },
    Length("from its middle on", 1) { $0.timeOffset = 0.5 },
  ]

  @Test("how long it takes follows from all that it says", arguments: lengths)
  func length(length: Length) {
    let sheet = Sheet()
    let fade = sheet.fade()
    length.change(fade)

    sheet.layer.add(fade, forKey: nil)
    Headless.settle()

    #expect(sheet.log.last == "fade ends at \(length.end)")
  }

  @Test("repetitions, the way back, offsets and speeds show where it is")
  func shows() {
    let cases: [(Double, (CAAnimation) -> Void)] = [
      (0.5, { $0.repeatCount = 2 }), (0.5, { $0.autoreverses = true }),
      (0.75, { $0.timeOffset = 0.75 }), (0.5, { $0.speed = -1 }),
    ]
    for (expected, change) in cases {
      let sheet = Sheet()
      let fade = sheet.fade()
      change(fade)
      if fade.repeatCount == 2 || fade.autoreverses { fade.duration = 0.5 }

      sheet.layer.add(fade, forKey: nil)
      Headless.advance(by: fade.autoreverses ? 0.75 : fade.repeatCount == 2 ? 0.75 : 0.5)

      #expect(abs(sheet.seenOpacity - expected) < 1e-6)
    }
  }

  @Test("taken away, replaced or left without a window, it is ended, and told in the next turn")
  func ended() {
    let ways: [(Sheet) -> Void] = [
      { $0.layer.removeAnimation(forKey: "fade") }, { $0.layer.removeAllAnimations() },
      { $0.view.removeFromSuperview() },
      { $0.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade") },
    ]
    for way in ways {
      let sheet = Sheet()
      sheet.layer.add(sheet.fade(), forKey: "fade")
      Headless.advance(by: 0.4)

      way(sheet)
      #expect(sheet.log.count == 1)
      Headless.settle()

      #expect(sheet.log == ["fade begins at 0.0", "fade is ended at 0.4"])
    }
  }

  @Test("kept after its end, it shows its end where its fill mode says so")
  func fillsForward() {
    for (mode, seen) in [(CAMediaTimingFillMode.forwards, 0.0), (.removed, 1), (.both, 0)] {
      let sheet = Sheet()
      let fade = sheet.fade()
      fade.isRemovedOnCompletion = false
      fade.fillMode = mode
      sheet.layer.add(fade, forKey: "fade")

      Headless.settle()

      #expect(Headless.now == 1 && sheet.log.last == "fade ends at 1.0")
      #expect(sheet.layer.animation(forKey: "fade") != nil)
      #expect(sheet.seenOpacity == seen)
      sheet.layer.removeAnimation(forKey: "fade")
      #expect(sheet.seenOpacity == 1)
    }
  }

  @Test("before its time it shows its start where its fill mode says so")
  func fillsBackward() {
    for (mode, seen) in [(CAMediaTimingFillMode.backwards, 0.5), (.removed, 1)] {
      let sheet = Sheet()
      let fade = sheet.fade()
      fade.fromValue = 0.5
      fade.beginTime = CACurrentMediaTime() + 1
      fade.fillMode = mode
      sheet.layer.add(fade, forKey: nil)

      Headless.advance(by: 0.5)

      #expect(sheet.seenOpacity == seen && sheet.log == [])
    }
  }

  @Test("a begin in the past is a start on the way; one that would be over ends at once")
  func beginsInThePast() {
    let sheet = Sheet()
    Headless.advance(by: 5)
    let fade = sheet.fade()
    fade.beginTime = CACurrentMediaTime() - 0.25
    sheet.layer.add(fade, forKey: "late")
    let over = sheet.fade(name: "over")
    over.beginTime = 1
    sheet.layer.add(over, forKey: "over")

    Headless.turn()
    #expect(sheet.log.contains("over ends at 5.0"))
    Headless.settle()

    #expect(sheet.log.last == "fade ends at 5.75")
  }

  @Test("what has no end is not waited for, and ends with its view")
  func endless() {
    let sheet = Sheet()
    let fade = sheet.fade()
    fade.repeatCount = .infinity
    sheet.layer.add(fade, forKey: nil)

    #expect(Headless.settle())
    Headless.advance(by: 10.25)
    #expect(sheet.log == ["fade begins at 0.0"] && sheet.seenOpacity == 0.75)
    sheet.view.removeFromSuperview()
    Headless.settle()

    #expect(sheet.log.last == "fade is ended at 10.25")
  }

  @Test("layers that are no view's run their animations as soon as they come into a view's tree")
  func plainLayers() {
    for place in 0..<3 {
      let sheet = Sheet()
      let layer = CAShapeLayer()
      switch place {
      case 0: sheet.layer.addSublayer(layer)
      case 1: sheet.layer.mask = layer
      default:
        let outer = CALayer()
        outer.addSublayer(layer)
        layer.add(sheet.fade(), forKey: "fade")
        Headless.advance(by: 3)
        #expect(sheet.log == [])
        sheet.layer.addSublayer(outer)
      }
      if place < 2 { layer.add(sheet.fade(), forKey: "fade") }

      let start = Headless.now
      Headless.settle()

      #expect(sheet.log.last == "fade ends at \(start + 1)")
    }
  }

  @Test("a mask's animation ends when the masked view leaves the window")
  func maskLeaves() {
    let sheet = Sheet()
    let mask = CAShapeLayer()
    sheet.layer.mask = mask
    mask.add(sheet.fade(), forKey: nil)
    Headless.advance(by: 0.5)

    sheet.view.removeFromSuperview()
    Headless.settle()

    #expect(sheet.log.last == "fade is ended at 0.5")
  }

  @Test("taking a view's animations away ends those of its properties, unfinished")
  func removesAnimationsOfViews() {
    let sheet = Sheet()
    var ends: [String] = []
    UIView.animate(
      withDuration: 1, animations: { sheet.view.alpha = 0 },
      completion: { ends.append("\($0) at \(Headless.now)") })
    Headless.advance(by: 0.5)

    sheet.layer.removeAllAnimations()
    #expect(ends == [])
    Headless.settle()

    #expect(ends == ["false at 0.5"] && sheet.view.alpha == 0 && sheet.seenOpacity == 0)
  }

  @Test("a driver that holds a transition holds the layers' animations that its animator added")
  func heldByDriver() {
    let root = UIViewController()
    let sheet = Sheet()
    sheet.window.rootViewController = root
    Headless.settle()
    let begin = Headless.now
    let next = UIViewController()
    let delegate = MaskDelegate(sheet)
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = delegate
    root.present(next, animated: true)
    Headless.advance(by: 7)

    delegate.driver.update(0.5)
    let mask = next.view.layer.mask
    #expect(abs((mask?.presentation()?.opacity ?? -1) - 0.5) < 1e-6)
    delegate.driver.finish()
    Headless.settle()

    #expect(sheet.log.last == "fade ends at \(begin + 7.5)")
    #expect(root.presentedViewController === next)
  }
}

/// The present of a test that begins at zero.
private let timeAtStart = 0.0

/// A delegate whose animator opens a mask by an animation of its layer.
private final class MaskDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let driver = UIPercentDrivenInteractiveTransition()
  private let sheet: Sheet

  init(_ sheet: Sheet) {
    self.sheet = sheet
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    let mask = CAShapeLayer()
    view.layer.mask = mask
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    mask.add(sheet.fade(), forKey: "open")
    CATransaction.commit()
  }
}
