import Testing
import UIKit

@Suite("Turns of the device and of the interface", .serialized)
@MainActor struct OrientationTests {
  /// A controller that allows some orientations.
  private final class Held: WatchfulController {
    var ways = UIInterfaceOrientationMask.portrait
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ways }
  }

  private func show(_ ways: UIInterfaceOrientationMask) -> (stage: Stage, held: Held) {
    let stage = Stage()
    let held = Held("held", stage.log)
    held.ways = ways
    stage.window.rootViewController = held
    stage.rest()
    return (stage, held)
  }

  @Test("the interface follows the device, which is told of where somebody asked for it")
  func follows() {
    let (stage, _) = show(.allButUpsideDown)
    let notifications = NotificationLog([UIDevice.orientationDidChangeNotification])
    defer { notifications.end() }

    Headless.turn(to: .landscapeRight)
    Headless.settle()
    #expect(notifications.names == [])
    #expect(stage.window.windowScene?.interfaceOrientation == .landscapeLeft)
    #expect(stage.window.windowScene?.effectiveGeometry.interfaceOrientation == .landscapeLeft)
    #expect(UIScreen.main.bounds.size == CGSize(width: 844, height: 390))
    #expect(stage.log.lines.contains("held.size(844x390)"))

    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    Headless.turn(to: .portrait)
    Headless.settle()
    #expect(notifications.names == ["UIDeviceOrientationDidChange"])
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
  }

  @Test("who listens to the application hears how the interface will lie, and then how it lay")
  func told() {
    let (_, _) = show(.allButUpsideDown)
    var told: [(name: String, way: Int?, isWide: Bool)] = []
    let names = [
      UIApplication.willChangeStatusBarOrientationNotification,
      .UIApplicationDidChangeStatusBarOrientation,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let way = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int
        let name = note.name.rawValue
        MainActor.assumeIsolated {
          let isWide = UIScreen.main.bounds.width > UIScreen.main.bounds.height
          told.append((name, way, isWide))
        }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }

    Headless.turn(to: .landscapeRight)
    Headless.settle()

    #expect(told.map(\.name) == names.map(\.rawValue))
    let ways: [UIInterfaceOrientation] = [.landscapeLeft, .portrait]
    #expect(told.map(\.way) == ways.map(\.rawValue))
    #expect(told.map(\.isWide) == [false, true])
    #expect(UIInterfaceOrientationIsLandscape(ways[0]) && UIInterfaceOrientationIsPortrait(ways[1]))
  }

  @Test("the interface stays where the controller in charge does not allow it")
  func stays() {
    let (stage, held) = show(.portrait)

    Headless.turn(to: .landscapeLeft)
    Headless.settle()
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(stage.window.windowScene?.interfaceOrientation == .portrait)
    #expect(stage.log.lines == [])

    held.ways = .all
    held.setNeedsUpdateOfSupportedInterfaceOrientations()
    Headless.settle()
    #expect(stage.window.windowScene?.interfaceOrientation == .landscapeRight)
  }

  @Test("a sheet has no say, and what fills the screen has")
  func whoDecides() {
    let (stage, held) = show(.allButUpsideDown)
    let sheet = Held("sheet", stage.log)
    held.present(sheet, animated: false)
    stage.rest()
    Headless.turn(to: .landscapeLeft)
    Headless.settle()
    #expect(UIScreen.main.bounds.width == 844)

    let full = Held("full", stage.log)
    full.modalPresentationStyle = .fullScreen
    sheet.present(full, animated: false)
    Headless.settle()
    #expect(UIScreen.main.bounds.width == 390)
    #expect(!stage.log.lines.contains("sheet.size(390x844)"))
  }

  @Test("a scene is asked for a way, and says where it may not")
  func request() {
    let (stage, held) = show(.portrait)
    var errors = 0
    func ask() {
      stage.window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
        _ in errors += 1
      }
      Headless.settle()
    }

    ask()
    #expect(errors == 1)
    #expect(stage.window.windowScene?.interfaceOrientation == .portrait)

    held.ways = .all
    ask()
    #expect(errors == 1)
    #expect(stage.window.windowScene?.interfaceOrientation == .landscapeRight)
  }

  @Test("the application has a say, too")
  func application() {
    final class Delegate: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    let (stage, _) = show(.all)
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate

    Headless.turn(to: .landscapeLeft)
    Headless.settle()

    #expect(stage.window.windowScene?.interfaceOrientation == .portrait)
  }

  @Test("a navigation's children have no say, and its delegate has")
  func navigation() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .landscape }
    }
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: Held("held", stage.log))
    #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)

    let delegate = Delegate()
    navigation.delegate = delegate
    #expect(navigation.supportedInterfaceOrientations == .landscape)
  }
}
