import Testing

@testable import TransitionStage

@MainActor @Suite("Views of a screen", .serialized) struct ElementTests {
  /// Shows a host with a view in it, and presents a sheet.
  private func trace(
    of subject: Subject, _ act: @escaping (StageController) -> Void = { _ in }
  ) -> Trace {
    let stage = Stage(for: subject, profile: .iOS18)
    let header = Trace.Header(scenario: "test", subject: subject.id, profile: "ios-18")
    return stage.perform(header) { stage in
      let host = StageController(.darkContent)
      stage.cast(host, as: "host")
      host.view.addSubview(UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)))
      act(host)
      stage.show(host)
      stage.begin()
      presentSheet(stage, host)
    }
  }

  @Test("a view gets a name when the subject changes it, and its first state is told")
  func element() {
    let subject = Subject.acting(atStart: { context in
      context.viewController(forKey: .from)?.view.subviews.first?.isHidden = true
    })

    let trace = trace(of: subject)

    #expect(trace.lines.contains("set host.view-1 hidden (by t1)"))
    #expect(
      trace.cast.contains(
        Trace.CastMember(name: "host.view-1", role: .element(of: "host"), type: "UIView")))
    #expect(trace.baseline.paths == [["window", "host.view", "host.view-1"]])
    #expect(
      trace.baseline.properties == [
        Checkpoint.Property("host.view-1", ViewProperty(.frame, ["5", "6", "7", "8"]))
      ])
    #expect(trace.rest?.properties.map(\.property.kind) == [.frame, .hidden])
    #expect(trace.flaw == nil)
  }

  @Test("a view that got its name before the script acts lies in the first state once")
  func namedBefore() {
    let stage = Stage(for: .acting(), profile: .iOS18)
    let header = Trace.Header(scenario: "test", subject: "test/acting", profile: "ios-18")

    let trace = stage.perform(header) { stage in
      let host = StageController(.darkContent)
      let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
      stage.cast(host, as: "host")
      stage.show(host)
      host.view.addSubview(view)
      Headless.acting(as: SceneCause(.subject)) { view.alpha = 0.5 }
      stage.begin()
      presentSheet(stage, host)
    }

    #expect(trace.baseline.paths == [["window", "host.view", "host.view-1"]])
    #expect(trace.baseline.properties.count == 2)
    #expect(trace.flaw == nil)
  }

  @Test("a view that the subject borrows is told to leave its screen under its own name")
  func borrowed() {
    let subject = Subject.acting(atStart: { context in
      guard let thumbnail = context.viewController(forKey: .from)?.view.subviews.first else {
        return
      }
      context.containerView.addSubview(thumbnail)
    })

    let trace = trace(of: subject)

    #expect(trace.lines.contains("remove host.view-1 from host.view (by t1)"))
    #expect(trace.lines.contains("insert host.view-1 into t1.container (by t1)"))
  }

  @Test("a view that nobody changes has no name")
  func untouched() {
    #expect(!trace(of: .acting()).text.contains("host.view-1"))
  }

  @Test("a thumbnail is found by its tag and as the first subview, under the scenario's name")
  func thumbnail() {
    let subject = Subject.acting(atStart: { context in
      let view = context.viewController(forKey: .from)?.view
      if view?.subviews.first === view?.viewWithTag(1) { view?.viewWithTag(1)?.alpha = 0 }
    })

    let trace = perform(subject) { stage, host in
      stage.addField(to: host, as: "field")
      stage.addThumbnail(to: host, as: "thumb")
      presentSheet(stage, host)
    }

    #expect(trace.lines.contains("set thumb alpha 0 (by t1)"))
    #expect(trace.lines.first == "> host.present(sheet, style: custom, animated: true)")
  }
}
