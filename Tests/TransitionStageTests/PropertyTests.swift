import Testing

@testable import TransitionStage

@MainActor @Suite("What a subject writes to views", .serialized) struct PropertyTests {
  @Test(
    "a property that is written has a line with its value, and what takes it back has one too",
    arguments: [
      (Change { $0.alpha = 0.5 }, "alpha 0.5"),
      (Change { $0.isHidden = true }, "hidden"),
      (Change { $0.frame = CGRect(x: 10, y: 20, width: 30, height: 40) }, "frame 10 20 30 40"),
      (Change { $0.bounds.size.width = 290 }, "frame 50 0 290 844"),
      (Change { $0.center.y += 10 }, "frame 0 10 390 844"),
      (Change { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }, "transform 2 0 0 2 0 0"),
      (Change { $0.clipsToBounds = true }, "clips"),
      (Change { $0.layer.cornerRadius = 12 }, "corner 12"),
      (Change { $0.layer.mask = CALayer() }, "mask"),
      (Change { $0.mask = UIView(frame: .zero) }, "mask"),
      (Change { $0.layer.shadowOpacity = 0.5 }, "shadow 0.5 3 0 -3"),
      (Change { $0.layer.anchorPoint = .zero }, "anchor 0 0"),
      (Change { $0.layer.zPosition = 7 }, "z 7"),
      (Change { $0.translatesAutoresizingMaskIntoConstraints = false }, "constrained"),
      (Change { $0.isUserInteractionEnabled = false }, "inert"),
      (Change { $0.accessibilityViewIsModal = true }, "modal"),
      (Change { $0.accessibilityElementsHidden = true }, "concealed"),
      (Change { $0.layer.speed = 0 }, "clock 0 0 0"),
    ])
  func written(change: Change, words: String) {
    let subject = Subject.acting(atStart: { context in
      if let view = context.viewController(forKey: .from)?.view { change.apply(view) }
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.lines.filter { $0.contains("host.view") } == ["set host.view \(words) (by t1)"])
  }

  @Test("what is taken back has its default, or `false`")
  func takenBack() {
    let subject = Subject.acting(
      atStart: { context in
        let view = context.viewController(forKey: .from)?.view
        view?.isHidden = true
        view?.transform = CGAffineTransform(translationX: 5, y: 0)
      },
      atEnd: { context in
        let view = context.viewController(forKey: .from)?.view
        view?.isHidden = false
        view?.transform = .identity
      })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(
      trace.lines.filter { $0.contains("set host.view") } == [
        "set host.view hidden (by t1)", "set host.view transform 1 0 0 1 5 0 (by t1)",
        "set host.view hidden false (by t1)", "set host.view transform 1 0 0 1 0 0 (by t1)",
      ])
  }

  @Test("what changes nothing has no line, nor what a layout or another than the subject does")
  func silent() {
    let subject = Subject.acting(atStart: { context in
      let view = context.viewController(forKey: .from)?.view
      view?.alpha = 1
      view?.setNeedsLayout()
      view?.layoutIfNeeded()
    })

    let trace = perform(subject) { stage, host in
      host.view.clipsToBounds = true
      presentSheet(stage, host)
    }

    #expect(!trace.text.contains("set host.view"))
  }

  @Test("the size of views that follow another is not what the subject wrote")
  func followers() {
    let subject = Subject.acting(atStart: { context in
      context.containerView.frame.size.height = 500
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(
      trace.lines.filter { $0.hasPrefix("set") && $0.contains("frame") }
        == ["set t1.container frame 0 0 390 500 (by t1)"])
  }

  @Test("a frame that is written to a transformed view is told, a centre is not")
  func underTransform() {
    let subject = Subject.acting(atStart: { context in
      let view = context.viewController(forKey: .from)?.view
      view?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      view?.center.x += 10
      view?.frame.size.width = 100
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.lines.filter { $0.contains("set host.view frame") }.count == 1)
  }

  @Test("the colours of a container and of a window have lines, those of screens have none")
  func background() {
    let subject = Subject.acting(atStart: { context in
      context.containerView.backgroundColor = UIColor(white: 0, alpha: 0.4)
      context.containerView.window?.backgroundColor = .red
      context.viewController(forKey: .from)?.view.backgroundColor = .red
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(
      trace.lines.filter { $0.contains("background") } == [
        "set t1.container background 0/0/0/0.4 (by t1)", "set window background 1/0/0/1 (by t1)",
      ])
    #expect(trace.flaw == nil)
  }

  @Test("a window's own properties are part of the state, but not what a window always has")
  func window() {
    let subject = Subject.acting(atEnd: { context in
      context.containerView.window?.isUserInteractionEnabled = false
      context.containerView.window?.layer.cornerRadius = 8
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    let windows = trace.rest?.properties.filter { $0.view == "window" }
    #expect(windows?.map(\.property) == [ViewProperty(.inert)])
  }

  @Test("where a view goes among its siblings is told by the one above")
  func order() {
    let subject = Subject.acting(atStart: { context in
      let (back, front) = (UIView(frame: .zero), UIView(frame: .zero))
      context.containerView.addSubview(front)
      context.containerView.insertSubview(back, at: 0)
      context.containerView.bringSubviewToFront(back)
      context.containerView.exchangeSubview(at: 0, withSubviewAt: 1)
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(
      trace.lines.filter { $0.contains("view-") }.prefix(3) == [
        "insert t1.view-1 into t1.container (by t1)",
        "insert t1.view-2 into t1.container below sheet.view (by t1)",
        "insert t1.view-2 into t1.container (by t1)",
      ])
    #expect(
      trace.lines.contains("insert t1.view-1 into t1.container below sheet.view (by t1)"))
  }

  @Test("constraints to what lies outside are counted")
  func pinned() {
    let subject = Subject.acting(atStart: { context in
      guard let view = context.view(forKey: .to) else { return }
      view.topAnchor.constraint(equalTo: context.containerView.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 100).isActive = true
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.rest?.properties.map(\.property).contains(ViewProperty(.pinned, ["1"])) == true)
  }
}
