import Testing

@testable import TransitionStage

@MainActor @Suite("Animations of a subject's", .serialized) struct MotionTests {
  @Test("a view moves from its first animation on, and rests before anybody is told of the end")
  func order() {
    let trace = perform(.acting()) { stage, host in presentSheet(stage, host) }

    let lines = trace.lines
    let places = ["set sheet.view alpha 0.5 (by t1)", "moves sheet.view (by t1)"]
      .map { lines.firstIndex(of: $0) }
    #expect(places.allSatisfy { $0 != nil })
    let rest = lines.firstIndex(of: "rests sheet.view")
    let back = lines.firstIndex(of: "set sheet.view alpha 1 (by t1)")
    #expect(places[0] ?? 0 < places[1] ?? 0 && places[1] ?? 0 < rest ?? 0 && rest ?? 0 < back ?? 0)
  }

  @Test("animations that overlap move a view once")
  func overlapping() {
    let subject = Subject.acting(atStart: { context in
      let view = context.view(forKey: .to)
      UIView.animate(withDuration: 0.5) { view?.layer.cornerRadius = 9 }
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.lines.filter { $0 == "moves sheet.view (by t1)" }.count == 1)
    #expect(trace.lines.last == "rests sheet.view")
    #expect(trace.events.last?.time == TraceTime(microseconds: 500_000))
  }

  @Test("an animation that is added to a layer moves its view until it is taken away")
  func layer() {
    let subject = Subject.acting(
      atStart: { context in
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = 9
        context.containerView.layer.add(fade, forKey: "fade")
      },
      atEnd: { $0.containerView.layer.removeAllAnimations() })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.lines.contains("moves t1.container (by t1)"))
    #expect(trace.lines.contains("rests t1.container"))
  }

  @Test("a spring that is added to a layer rests when nobody sees it move any more, and not before")
  func layerSpring() {
    let subject = Subject.acting(atStart: { context in
      let spring = CASpringAnimation(keyPath: "opacity")
      (spring.mass, spring.stiffness, spring.damping) = (1, 200, 24)
      spring.duration = spring.settlingDuration
      context.containerView.layer.add(spring, forKey: "spring")
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    let rest = trace.events.first { $0.line == "rests t1.container" }
    // A hundredth of the way is left after 0.4635 s, and a thousandth after 0.6554 s.
    let milliseconds = rest.map { $0.time.microseconds / 1000 }
    #expect(milliseconds == 463)
  }

  @Test("what a property animator moves rests when it is stopped, where it is seen")
  func stopped() {
    let subject = Subject.acting(atStart: { context in
      let view = context.viewController(forKey: .from)?.view
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view?.alpha = 0 }
      animator.startAnimation()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { animator.stopAnimation(true) }
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    let lines = trace.lines.filter { $0.contains("host.view") }
    #expect(
      lines == [
        "set host.view alpha 0 (by t1)", "moves host.view (by t1)", "rests host.view",
        "set host.view alpha 0.9 (by t1)",
      ])
  }

  @Test("a property animator that ends where it began gives back what it changed, and tells of it")
  func turnedRound() {
    let subject = Subject.acting(atStart: { context in
      let view = context.viewController(forKey: .from)?.view
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view?.transform = CGAffineTransform(translationX: 40, y: 0)
      }
      animator.addCompletion { _ in view?.frame.size.width -= 1 }
      animator.startAnimation()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { animator.isReversed = true }
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    let lines = trace.lines.filter { $0.contains("host.view") }
    #expect(
      lines == [
        "set host.view transform 1 0 0 1 40 0 (by t1)", "moves host.view (by t1)",
        "set host.view transform 1 0 0 1 0 0 (by t1)", "rests host.view",
        "set host.view frame 0 0 389 844 (by t1)",
      ])
  }

  @Test("what a layout moved in an animation that goes back is nobody's doing there either")
  func laidOutAndBack() {
    let subject = Subject.acting(atStart: { context in
      let view = context.viewController(forKey: .from)?.view
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      inner.autoresizingMask = .flexibleWidth
      view?.addSubview(inner)
      let pinned = UIView()
      pinned.translatesAutoresizingMaskIntoConstraints = false
      view?.addSubview(pinned)
      let width = pinned.widthAnchor.constraint(equalToConstant: 40)
      width.isActive = true
      view?.layoutIfNeeded()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view?.bounds.size.width = 300
        width.constant = 80
        view?.layoutIfNeeded()
      }
      animator.startAnimation()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { animator.isReversed = true }
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    let lines = trace.lines.filter { $0.hasPrefix("set ") && $0.contains(" frame ") }
    #expect(
      lines == [
        "set host.view frame 45 0 300 844 (by t1)", "set host.view frame 0 0 390 844 (by t1)",
      ])
  }

  @Test("what follows the keyboard moves by nobody's hand, and what waits until it is there moves")
  func followingTheKeyboard() {
    let subject = Subject.delegate("test/following", dismissedBy: nil) { FollowingDelegate() }

    let trace = perform(subject) { stage, host in
      let sheet = presentSheet(stage, host).controller
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
      sheet?.view.addSubview(field)
      field.becomeFirstResponder()
    }

    #expect(
      trace.lines.filter { $0.hasPrefix("moves") || $0.hasPrefix("rests") } == [
        "moves sheet.view (by subject)", "rests sheet.view",
      ])
  }

  @Test("the system's own animations, and the stage's, have no lines")
  func system() {
    let trace = perform(.system) { stage, host in
      presentSheet(stage, host).controller?.dismiss(animated: true)
    }

    #expect(!trace.text.contains("moves") && !trace.text.contains("rests"))
  }

  @Test("what goes on when all has come to rest is told with who is to answer for it")
  func running() {
    let subject = Subject.acting(atStart: { context in
      let view = context.containerView
      UIView.animate(
        withDuration: 0.3, delay: 0, options: [.repeat], animations: { view.alpha = 0.5 },
        completion: nil)
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.rest?.running == ["timer (by t1)", "animation (by t1)"])
  }
}
