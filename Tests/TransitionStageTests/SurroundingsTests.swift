import Testing

@testable import TransitionStage

@MainActor @Suite("Surroundings", .serialized) struct SurroundingsTests {
  @Test("the script's changes of the surroundings have lines, and controllers hear of a new size")
  func changes() {
    let trace = perform(.system) { stage, _ in
      stage.resize(to: CGSize(width: 844, height: 390))
      stage.settle()
      stage.setStatusBarHeight(40)
      stage.background()
      stage.foreground()
    }

    #expect(
      trace.lines == [
        "> window.resize(to: [844, 390])", "host.viewWillTransition(to: [844, 390])",
        "status-bar host dark hidden", "> window.setStatusBarHeight(40)", "> window.background()",
        "> window.foreground()",
      ])
    #expect(trace.flaw == nil)
  }

  @Test("a new size is told once to each, whatever a container does with it")
  func sizes() {
    let trace = perform(.system) { stage, host in
      let silent = SilentContainer(nibName: nil, bundle: nil)
      stage.cast(silent, as: "silent")
      let child = StageController(.lightContent)
      stage.cast(child, as: "child")
      stage.aside {
        silent.addChild(child)
        host.addChild(silent)
      }
      stage.resize(to: CGSize(width: 844, height: 390))
    }

    #expect(
      trace.lines.filter { $0.contains("viewWillTransition") } == [
        "host.viewWillTransition(to: [844, 390])", "silent.viewWillTransition(to: [844, 390])",
      ])
  }

  @Test("the escape gesture's line says who was asked, and stands before what follows from it")
  func escape() {
    let trace = perform(.system) { stage, host in
      stage.setAssistance(true)
      presentSheet(stage, host, as: .pageSheet)
      stage.performEscape()
      stage.settle()
      stage.performEscape()
    }

    let lines = trace.lines
    let place = lines.firstIndex { $0.contains("accessibilityPerformEscape(handled: true)") }
    let request = lines.firstIndex { $0.contains("dismiss(animated: true)") }
    #expect(place ?? .max < request ?? 0)
    #expect(lines.last == "> host.accessibilityPerformEscape(handled: false)")
  }

  @Test("notifications of assistive technology have lines only while it is on")
  func posts() {
    let subject = Subject.acting(atEnd: { _ in
      UIAccessibility.post(notification: .screenChanged, argument: nil)
    })
    let run = { isOn in
      perform(subject) { stage, host in
        stage.setAssistance(isOn)
        presentSheet(stage, host)
      }
    }

    #expect(run(true).lines.contains("< accessibility.post(screenChanged) (by t1)"))
    #expect(!run(false).text.contains("post"))
  }

  @Test("assistive technology reaches what no modal view hides")
  func reachable() {
    let subject = Subject.acting(atStart: { $0.containerView.accessibilityViewIsModal = true })

    let trace = perform(subject) { stage, host in
      stage.setAssistance(true)
      presentSheet(stage, host)
    }

    #expect(trace.rest?.reachable == ["sheet.view"])
  }

  @Test("what a subject asks of the application is told, and how often touches are ignored")
  func application() {
    let subject = Subject.acting(atStart: { _ in
      UIApplication.shared.beginIgnoringInteractionEvents()
      UIApplication.shared.isStatusBarHidden = true
      UIApplication.shared.statusBarStyle = .lightContent
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(
      trace.lines.filter { $0.contains("application") } == [
        "< application.beginIgnoringInteractionEvents() (by t1)",
        "< application.setStatusBarHidden(true) (by t1)",
        "< application.setStatusBarStyle(light) (by t1)",
      ])
    #expect(trace.rest?.ignoringInteraction == 1)
  }

  @Test("a window that is shown is part of the state, and named where it has the keys")
  func windows() {
    let subject = Subject.acting(atEnd: { context in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.windowLevel = .alert
      window.makeKeyAndVisible()
      context.containerView.window?.rootViewController?.keep(window)
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.rest?.keyWindow == "window-2")
    #expect(trace.rest?.paths.last == ["window-2"])
    #expect(
      trace.cast.contains(Trace.CastMember(name: "window-2", role: .window, maker: .subject)))
    #expect(trace.flaw == nil)
  }

  @Test("a screen that has another look than it has told is overdue")
  func overdue() {
    let trace = perform(.system) { stage, _ in
      let other = FickleController(nibName: nil, bundle: nil)
      stage.cast(other, as: "fickle")
      stage.window.rootViewController = other
      stage.settle()
      other.isBarHidden = true
    }

    #expect(
      trace.rest?.overdueStatusBar
        == StatusBarLook(owner: "fickle", style: .automatic, isHidden: true))
  }

  @Test("recognizers that are there at rest are counted")
  func recognizers() {
    let subject = Subject.acting(atStart: { context in
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      context.containerView.window?.rootViewController?.view.addGestureRecognizer(pan)
    })

    let trace = perform(subject) { stage, host in
      presentSheet(stage, host).controller?.dismiss(animated: true)
      stage.settle()
    }

    #expect(
      trace.lines.filter { $0.contains("recognizers") } == [
        "set host.view recognizers 1", "set host.view recognizers 2",
      ])
  }
}

/// A container that keeps a new size to itself.
private final class SilentContainer: UIViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

private final class FickleController: UIViewController {
  var isBarHidden = false

  override var prefersStatusBarHidden: Bool { isBarHidden }
}

extension UIViewController {
  /// Keeps an object for as long as the controller lives.
  fileprivate func keep(_ object: AnyObject) {
    let keeper = KeepingController(nibName: nil, bundle: nil)
    keeper.kept = object
    addChild(keeper)
  }
}

private final class KeepingController: UIViewController {
  var kept: AnyObject?
}
