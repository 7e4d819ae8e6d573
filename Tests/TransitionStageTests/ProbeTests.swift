import Testing

@testable import TransitionStage

@MainActor @Suite("The state at rest", .serialized) struct ProbeTests {
  @Test(
    "a property has a line where it differs from the default",
    arguments: [
      (Change { $0.alpha = 0.5 }, "alpha sheet.view 0.5"),
      (Change { $0.isHidden = true }, "hidden sheet.view"),
      (Change { $0.clipsToBounds = true }, "clips sheet.view"),
      (Change { $0.layer.cornerRadius = 12 }, "corner sheet.view 12"),
      (Change { $0.isUserInteractionEnabled = false }, "inert sheet.view"),
      (Change { $0.accessibilityViewIsModal = true }, "modal sheet.view"),
      (Change { $0.accessibilityElementsHidden = true }, "concealed sheet.view"),
      (Change { $0.layer.speed = 0 }, "clock sheet.view 0 0 0"),
      (
        Change { $0.addGestureRecognizer(UIPanGestureRecognizer(target: nil, action: nil)) },
        "recognizers sheet.view 1"
      ),
      (Change { $0.frame.origin.y = 100 }, "frame sheet.view 0 100 390 844"),
    ])
  func property(change: Change, line: String) {
    #expect(lines(after: change) == [line])
  }

  @Test("a view that is left to constraints has a line for that, and the height of its content")
  func constrained() {
    let change = Change { $0.translatesAutoresizingMaskIntoConstraints = false }

    #expect(
      lines(after: change) == ["frame sheet.view 0 0 390 300", "constrained sheet.view"])
  }

  /// What is told at rest of the properties of a sheet's view that was changed.
  private func lines(after change: Change) -> [String]? {
    let trace = perform(.system) { stage, host in
      guard let view = presentSheet(stage, host).controller?.view else { return }
      change.apply(view)
    }
    return trace.rest?.properties.map { property in
      ([property.property.kind.rawValue, property.view] + property.property.values)
        .joined(separator: " ")
    }
  }

  @Test("a transform has its six numbers, and moves the frame")
  func transform() {
    let trace = perform(.system) { stage, host in
      presentSheet(stage, host)
      host.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    }

    #expect(
      trace.rest?.properties.map(\.property) == [
        ViewProperty(.frame, ["19.5", "42.2", "351", "759.6"]),
        ViewProperty(.transform, ["0.9", "0", "0", "0.9", "0", "0"]),
      ])
  }

  @Test("the first responder is named")
  func responder() {
    let trace = perform(.system) { _, host in host.becomeFirstResponder() }

    #expect(trace.rest?.firstResponder == "host")
  }

  @Test("a controller that should be gone is told")
  func leaked() {
    let hoard = Hoard()
    let subject = Subject.acting(atStart: { context in
      hoard.object = hoard.object ?? context.viewController(forKey: .to)
    })

    let trace = perform(subject) { stage, host in
      presentSheet(stage, host).controller?.dismiss(animated: false)
    }

    #expect(trace.rest?.leaked == ["sheet"])
  }

  @Test(
    "a controller that the subject has ready is not told, and one that piles up on it is",
    arguments: [(1, []), (2, ["controller-2"]), (3, ["controller-2", "controller-3"])])
  func ready(rounds: Int, leaked: [String]) {
    let shelf = Shelf()
    let subject = Subject.acting(atStart: { context in
      guard context.view(forKey: .to) != nil else { return }
      let spare = Spare()
      spare.loadViewIfNeeded()
      shelf.spares.append(spare)
    })

    let trace = perform(subject) { stage, host in
      for _ in 1...rounds {
        presentSheet(stage, host).controller?.dismiss(animated: false)
        stage.settle()
      }
    }

    #expect(trace.rest?.leaked == leaked)
  }

  @Test("a controller that was a child once is told, though nobody ever saw it")
  func formerChild() {
    let shelf = Shelf()
    let subject = Subject.acting(atStart: { context in
      guard context.view(forKey: .to) != nil else { return }
      let spare = Spare()
      context.viewController(forKey: .to)?.addChild(spare)
      spare.removeFromParent()
      shelf.spares.append(spare)
    })

    let trace = perform(subject) { stage, host in
      presentSheet(stage, host).controller?.dismiss(animated: false)
    }

    #expect(trace.rest?.leaked == ["controller-1"])
  }

  @Test("an animator that outlives its transition is told")
  func leakedAnimator() {
    let hoard = Hoard()
    let subject = Subject.animator("test/hoarded") {
      let animator = ActingAnimator()
      hoard.object = animator
      return animator
    }

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.rest?.leaked == ["animator"])
  }

  @Test("a transition that never ends leaves the scene unsettled, with what is pending")
  func unsettled() {
    let trace = perform(.animator("test/lazy") { LazyAnimator() }) { stage, host in
      presentSheet(stage, host).controller?.dismiss(animated: true)
    }

    guard case .unsettled(let time, let checkpoint) = trace.ending else {
      Issue.record("the scene came to rest")
      return
    }
    #expect(time == TraceTime(microseconds: 10_000_000))
    #expect(checkpoint.pending == ["transition 1, present"])
    #expect(trace.flaw == nil)
  }

  @Test("an exception ends the trace")
  func raised() {
    let trace = perform(.system) { stage, host in
      stage.act { host.present(host, animated: true) }
      stage.act { host.dismiss(animated: true) }
    }

    #expect(trace.ending == .raised(fault: "D12"))
    #expect(trace.lines == ["> host.present(host, style: automatic, animated: true)"])
  }

  @Test(
    "numbers have at most two decimals and no needless zeros",
    arguments: [
      (0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (0.25, "0.25"), (0.005, "0.01"),
      (-0.004, "0"), (19.999, "20"), (-19.05, "-19.05"), (CGFloat.infinity, "0"),
    ])
  func number(value: CGFloat, text: String) {
    #expect(Hundredths(value).text == text)
  }
}

/// A change of a view, as an argument of a test.
struct Change: Sendable {
  let apply: @MainActor @Sendable (UIView) -> Void

  init(_ apply: @escaping @MainActor @Sendable (UIView) -> Void) {
    self.apply = apply
  }
}

/// Keeps what it should not.
@MainActor private final class Hoard: Sendable {
  var object: AnyObject?
}

/// An animator that forgets to say that it is done.
private final class LazyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
  }
}

/// Keeps what a subject has ready.
@MainActor private final class Shelf {
  var spares: [Spare] = []
}

/// A controller that is shown some day.
private final class Spare: UIViewController {}
