import Testing
import TransitionStage

@MainActor @Suite("Screens that subjects bring", .serialized) struct ScreenTests {
  /// Lets a host present a screen of the subject's, and lets the scene come to rest.
  private func present(_ subject: Subject, _ act: (UIViewController) -> Void = { _ in }) -> Trace {
    perform(subject) { stage, host in
      let sheet = stage.makeScreen(.presented, .lightContent, over: host)
      stage.cast(sheet, as: "sheet")
      stage.installer.install(on: sheet, as: .custom)
      stage.present(sheet, over: host, animated: true) {}
      act(sheet)
      stage.settle()
    }
  }

  @Test("a screen that presents itself keeps its style and its delegate, and is the subject's")
  func itself() {
    let trace = present(.screen("test/popup") { Popup(style: .overFullScreen) })

    #expect(trace.lines.contains("delegate sheet set"))
    #expect(trace.lines.contains("begin t1 present host -> sheet overFullScreen"))
    #expect(trace.lines.contains("< sheet.animationControllerForPresented(sheet)"))
    #expect(
      trace.cast.contains { $0.name == "sheet" && $0.type == "Popup" && $0.maker == .subject })
  }

  @Test("a screen is made for the one that presents it")
  func presenter() {
    let trace = present(.screen("test/popup") { presenter in Popup(dimming: presenter.view) })

    #expect(trace.lines.contains("set host.view alpha 0.5 (by subject)"))
  }

  @Test("what a screen does in its own callbacks is its own, and its content has no lines")
  func callbacks() {
    let subject = Subject.screen("test/popup") {
      let popup = Popup()
      popup.onWillAppear = { $0.presentingViewController?.view.alpha = 0.25 }
      return popup
    }

    let trace = present(subject)

    #expect(trace.lines.contains("set host.view alpha 0.25 (by subject)"))
    #expect(trace.cast.allSatisfy { $0.role.kind != .chrome })
    #expect(trace.flaw == nil)
  }

  @Test("a view that a screen loads while it is made is told as loaded")
  func loading() {
    let subject = Subject.screen("test/popup") {
      let popup = Popup()
      popup.loadViewIfNeeded()
      return popup
    }

    let trace = present(subject)

    #expect(
      trace.lines.prefix(3) == ["delegate sheet set", "sheet.loadView()", "sheet.viewDidLoad()"])
    #expect(trace.cast.allSatisfy { !$0.name.hasPrefix("controller") })
  }

  @Test("a delegate that nobody keeps is seen to be lost")
  func lostDelegate() {
    let subject = Subject.screen("test/popup") {
      let popup = Popup()
      popup.transitioningDelegate = Forgotten()
      return popup
    }

    let trace = present(subject)

    #expect(trace.lines.contains("delegate sheet lost"))
  }

  @Test("a screen that comes where a released one lay is known for what it is")
  func again() {
    let trace = perform(.screen("test/popup") { Popup() }) { stage, host in
      for _ in 1...3 {
        let sheet = stage.makeScreen(.presented, .lightContent, over: host)
        stage.cast(sheet, as: "sheet")
        stage.installer.install(on: sheet, as: .custom)
        stage.present(sheet, over: host, animated: false) {}
        stage.settle()
        stage.dismiss(sheet, animated: false) {}
        stage.settle()
      }
    }

    #expect(
      trace.cast.filter { $0.type == "Popup" }.map(\.maker) == [.subject, .subject, .subject])
    #expect(trace.rest?.leaked == [])
  }

  @Test("the stage says which screens a subject brings, and leaves others alone")
  func roles() {
    let subject = Subject.acting().screens { role in role == .pushed ? PlainScreen() : nil }
    let stage = Stage(for: subject, profile: .iOS18)

    #expect(stage.makeScreen(.pushed, .lightContent) is PlainScreen)
    #expect(stage.makeScreen(.presented, .lightContent) is StageController)
  }

  @Test("a screen of the app's own takes part in changes, and does on arrival what a script wants")
  func companion() {
    let subject = Subject.acting().screens { role in role == .presented ? PlainScreen() : nil }

    let trace = perform(subject) { stage, host in
      let sheet = stage.makeScreen(.presented, .lightContent)
      stage.cast(sheet, as: "sheet")
      stage.installer.install(on: sheet, as: .custom)
      stage.onArrival(of: sheet) { host.view.alpha = 0.75 }
      stage.present(sheet, over: host, animated: true) {}
      stage.settle()
      #expect(host.view.alpha == 0.75)
    }

    #expect(trace.lines.contains("t1.alongside()"))
    #expect(
      trace.cast.contains { $0.name == "sheet" && $0.type == "PlainScreen" && $0.maker == .stage })
  }

  @Test("a presenter that is the delegate is kept by what shows it, and answers for itself")
  func presentingDelegate() {
    let subject = Subject.delegate("test/home") { Home() }
    let stage = Stage(for: subject, profile: .iOS18)
    let header = Trace.Header(scenario: "test", subject: subject.id, profile: "ios-18")

    let trace = stage.perform(header) { stage in
      let home = stage.makeScreen(.presenter, .darkContent)
      stage.cast(home, as: "host")
      stage.show(home)
      stage.begin()
      let sheet = stage.makeScreen(.presented, .lightContent, over: home)
      stage.cast(sheet, as: "sheet")
      stage.installer.install(on: sheet, as: .fullScreen)
      stage.present(sheet, over: home, animated: true) {}
      stage.settle()
    }

    #expect(trace.lines.contains("< host.animationControllerForPresented(sheet)"))
    #expect(trace.lines.contains("set host.view alpha 0.5 (by subject)"))
    #expect(trace.rest?.leaked == [])
    #expect(subject.kind == .delegate)
  }

  @Test("a controller that is handed out as any delegate is not taken for one that leaks")
  func erasedDelegate() {
    let subject = Subject.delegate("test/erased") {
      Home() as any UIViewControllerTransitioningDelegate
    }

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.lines.contains { $0.hasSuffix("animationControllerForPresented(sheet)") })
    #expect(trace.rest?.leaked == [])
  }
}

/// A pop-up that is its own delegate.
private final class Popup: UIViewController, UIViewControllerTransitioningDelegate {
  var onWillAppear: (UIViewController) -> Void = { _ in }
  private weak var dimmed: UIView?

  init(style: UIModalPresentationStyle = .custom, dimming dimmed: UIView? = nil) {
    self.dimmed = dimmed
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = style
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear(self)
    dimmed?.alpha = 0.5
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ActingAnimator() }
}

/// A presenter that pales when it goes.
private final class Home: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.alpha = 0.5
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ActingAnimator() }
}

private final class PlainScreen: UIViewController {}
private final class Forgotten: NSObject, UIViewControllerTransitioningDelegate {}
