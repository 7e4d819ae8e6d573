import Testing
import TransitionStage

@MainActor @Suite("A library's own verbs", .serialized) struct VerbTests {
  private func cycle(_ subject: Subject) -> [String] {
    let trace = perform(subject) { stage, host in
      let sheet = StageController(.lightContent)
      stage.cast(sheet, as: "sheet")
      stage.installer.install(on: sheet, as: .custom)
      stage.present(sheet, over: host, animated: true) {}
      stage.settle()
      stage.dismiss(sheet, animated: true) {}
    }
    return trace.lines
  }

  @Test("a verb that leads on to UIKit's own request leaves the trace as that does")
  func same() {
    let plain = Subject.acting()
    let verbs =
      plain
      .presenting { presenter, sheet, animated, completion in
        presenter.present(sheet, animated: animated, completion: completion)
      }
      .dismissing { sheet, animated, completion in
        sheet.dismiss(animated: animated, completion: completion)
      }

    #expect(cycle(verbs) == cycle(plain))
  }

  @Test("what a verb does beside the request, and other requests of its, are the subject's")
  func beside() {
    let lines = cycle(
      .acting().presenting { presenter, sheet, animated, completion in
        presenter.view.alpha = 0.5
        presenter.present(sheet, animated: animated) {
          completion?()
          sheet.dismiss(animated: false)
        }
      })

    #expect(lines.contains("set host.view alpha 0.5 (by subject)"))
    #expect(lines.contains("< sheet.dismiss(animated: false)"))
    #expect(lines.filter { $0 == "host.presentCompletion()" }.count == 1)
    #expect(lines.first == "> host.present(sheet, style: custom, animated: true)")
  }

  @Test("a request that a verb leads on to later is the same one")
  func later() {
    let lines = cycle(
      .acting().presenting { presenter, sheet, animated, completion in
        UIView.animate(
          withDuration: 0.1, animations: { presenter.view.alpha = 0.5 },
          completion: { _ in presenter.present(sheet, animated: animated, completion: completion) })
      })

    #expect(lines.filter { $0.contains(".present(") }.count == 1)
    #expect(lines.contains("host.presentCompletion()"))
  }

  @Test("a closure that a verb forgets does not run, and one that it runs itself has its line")
  func closures() {
    let forgetful = cycle(
      .acting().presenting { presenter, sheet, animated, _ in
        presenter.present(sheet, animated: animated) {}
      })
    let hasty = cycle(
      .acting().presenting { presenter, sheet, animated, completion in
        presenter.present(sheet, animated: animated)
        completion?()
      })

    #expect(!forgetful.contains("host.presentCompletion()"))
    #expect(hasty[..<4].contains("host.presentCompletion()"))
  }

  @Test("a verb without a closure gets none, and the request says so")
  func withoutClosure() {
    let lines = cycle(
      .acting().presenting(lacking: [.completion]) { presenter, sheet, animated, completion in
        #expect(completion == nil)
        presenter.present(sheet, animated: animated)
      })

    #expect(
      lines.first == "> host.present(sheet, style: custom, animated: true, completion: nil)")
  }

  @Test("pushes, pops and selections are written once, by whatever way they are done")
  func containers() {
    let subject = Subject.acting()
      .pushing { navigation, screen, animated in
        navigation.pushViewController(screen, animated: animated)
      }
      .popping { navigation, animated in navigation.popViewController(animated: animated) }
      .selecting { tabs, index in tabs.selectedIndex = index }
    let stage = Stage(for: subject, profile: .iOS18)
    let header = Trace.Header(scenario: "test", subject: subject.id, profile: "ios-18")

    let trace = stage.perform(header) { stage in
      let navigation = stage.navigation(
        "nav", [(StageController(.darkContent), "first")], hidesBar: true)
      let tabs = stage.tabs("tab", [(navigation, "nav"), (StageController(.darkContent), "other")])
      stage.installer.install(on: navigation)
      stage.show(tabs)
      stage.begin()
      let second = StageController(.lightContent)
      stage.cast(second, as: "second")
      stage.push(second, onto: navigation, animated: true)
      stage.settle()
      stage.pop(navigation, animated: true)
      stage.settle()
      stage.select(1, in: tabs)
    }

    let requests = trace.lines.filter { line in
      ["push", "pop", "setSelected"].contains { line.contains(".\($0)") }
    }
    #expect(
      requests == [
        "> nav.pushViewController(second, animated: true)",
        "> nav.popViewController(animated: true)", "> tab.setSelectedIndex(1)",
      ])
  }

  @Test("a scenario that asks for a form that a verb has not is a mistake of the scenario's")
  func gap() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let subject = Subject.acting().presenting(lacking: [.unanimatedForm]) { _, _, _, _ in }
      _ = perform(subject) { stage, host in
        stage.present(StageController(.lightContent), over: host, animated: false) {}
      }
    }
  }
}
