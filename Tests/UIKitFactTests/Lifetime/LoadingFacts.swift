import Testing
import UIKit

@MainActor @Suite("LV: loading", .serialized) struct LoadingFacts {
  /// A controller that counts how often it loads.
  private final class Counted: UIViewController {
    var made = 0
    var loaded = 0

    override func loadView() {
      made += 1
      super.loadView()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      loaded += 1
    }
  }

  @Test("LV-02 another view is no loading; without one, the next access loads again")
  func another() {
    Headless.reset()
    let controller = Counted()
    controller.loadViewIfNeeded()

    controller.view = UIView()
    #expect(controller.isViewLoaded)
    #expect(controller.made == 1 && controller.loaded == 1)
    controller.view = nil
    #expect(!controller.isViewLoaded)
    _ = controller.view

    #expect(controller.made == 2 && controller.loaded == 2)
  }

  @Test("LV-08 callbacks by hand on who was dismissed bring nothing back")
  func byHand() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    scene.present(b, on: a)
    a.dismiss(animated: false)
    scene.rest()

    b.loadView()
    b.viewDidLoad()
    b.viewWillAppear(false)
    b.viewDidAppear(false)
    b.viewWillDisappear(false)
    b.viewDidDisappear(false)
    b.viewWillLayoutSubviews()
    b.viewDidLayoutSubviews()
    Headless.settle()

    #expect(a.presentedViewController == nil)
    #expect(b.viewIfLoaded?.window == nil && a.view.window != nil)
    #expect(scene.log.lines(of: "A") == [])
    #expect(!Headless.isHalted)
  }

  @Test("LV-04 a memory warning that is posted by hand reaches no controller")
  func memory() {
    final class Warned: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings += 1
      }
    }
    let scene = Scene()
    let controller = Warned()
    scene.show(controller)

    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    Headless.settle()

    #expect(controller.warnings == 0)
    #expect(controller.isViewLoaded)
  }

  @Test("LV-01 a loadView that makes nothing leaves its controller without a view")
  func nothingMade() {
    final class Empty: UIViewController {
      override func loadView() {}
    }
    Headless.reset()
    let controller = Empty()

    controller.loadViewIfNeeded()

    #expect(!controller.isViewLoaded)
  }
}
