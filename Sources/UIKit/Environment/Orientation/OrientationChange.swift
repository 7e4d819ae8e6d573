import CoreGraphics
import Foundation
import UIKitSemantics

/// How the device is held, and how the interface was made to lie on it.
struct OrientationState {
  /// As the script turned it; none while it is held as the interface lies.
  var device: UIDeviceOrientation?
  /// As the last turn left it; without effect on a screen of another shape.
  var interface: UIInterfaceOrientation?
}

extension World {
  /// How the interface lies: as it was turned, or as the screen's shape says.
  static var interfaceOrientation: UIInterfaceOrientation {
    let isWide = current.screenSize.width > current.screenSize.height
    if let turned = current.surroundings.orientation.interface, turned.isLandscape == isWide {
      return turned
    }
    return isWide ? .landscapeRight : .portrait
  }

  /// How the device is held.
  static var deviceOrientation: UIDeviceOrientation {
    current.surroundings.orientation.device ?? UIDeviceOrientation(heldFor: interfaceOrientation)
  }
}

/// A look at how the interface is to lie.
///
/// The controller that fills the frontmost window decides, the root or the last that is presented over the full
/// screen, together with the application (documentation of `supportedInterfaceOrientations`).
@MainActor enum OrientationChange {
  /// How long a turn is animated, in seconds. (Inferred.)
  private static let duration = 0.3

  /// Turns the device; the notification comes before the interface turns. (Inferred.)
  static func turnDevice(to orientation: UIDeviceOrientation) {
    let world = World.current
    guard !world.isHalted, orientation != World.deviceOrientation else { return }
    world.acting(as: .host) {
      world.surroundings.orientation.device = orientation
      if UIDevice.current.isGeneratingDeviceOrientationNotifications {
        NotificationCenter.default.post(
          name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
      }
      look(.deviceTurned)
    }
  }

  /// Looks at what the controller in charge allows now.
  ///
  /// - Returns: false where something was requested that is not allowed.
  @discardableResult
  static func look(_ occasion: OrientationChoice.Occasion) -> Bool {
    guard let controller = World.statusBarWindow?.rootViewController?.fillsWindowLast
    else { return true }
    return look(occasion, for: controller, tellsSizes: true)
  }

  /// Turns the interface where a controller that comes to fill the window does not allow how it lies.
  ///
  /// Nobody hears of the size by it (SZ-08, RL-02).
  static func force(for controller: UIViewController) {
    let preferred = World.consult(controller) {
      controller.preferredInterfaceOrientationForPresentation
    }
    look(.shown(preferred: .init(preferred)), for: controller, tellsSizes: false)
  }

  /// Whether the interface would follow a turn of the device that gives the screen this size. Any other change of
  /// size is no turn.
  static func mayFollow(to size: CGSize) -> Bool {
    let world = World.current
    guard size.width != size.height, size.width == world.screenSize.height,
      size.height == world.screenSize.width,
      let controller = World.statusBarWindow?.rootViewController?.fillsWindowLast
    else { return true }
    return OrientationChoice.Way.allCases.contains { way in
      way.isWide == (size.width > size.height)
        && decide(.deviceTurned, for: controller, held: way) != .stay
    }
  }

  @discardableResult
  private static func look(
    _ occasion: OrientationChoice.Occasion, for controller: UIViewController, tellsSizes: Bool
  ) -> Bool {
    guard !World.current.isHalted else { return true }
    let held = OrientationChoice.Way(heldAs: World.deviceOrientation)
    switch decide(occasion, for: controller, held: held) {
    case .stay: return true
    case .refuse: return false
    case .turn(let way):
      turn(to: UIInterfaceOrientation(way), tellsSizes: tellsSizes)
      return true
    }
  }

  private static func decide(
    _ occasion: OrientationChoice.Occasion, for controller: UIViewController,
    held: OrientationChoice.Way?
  ) -> OrientationChoice.Decision {
    let mask = World.consult(controller) { controller.supportedInterfaceOrientations }
      .intersection(World.current.application.allowedOrientations(in: World.statusBarWindow))
    return OrientationChoice.decide(
      occasion, present: .init(World.interfaceOrientation) ?? .portrait, held: held,
      allowed: .init(mask), followsDevice: World.consult(controller) { controller.shouldAutorotate }
    )
  }

  private static func turn(to orientation: UIInterfaceOrientation, tellsSizes: Bool) {
    let world = World.current
    let (old, size) = (World.interfaceOrientation, world.screenSize)
    let traits = world.scene.traitCollection
    world.acting(as: .host) {
      post(UIApplication.willChangeStatusBarOrientationNotification, of: orientation)
      world.surroundings.orientation.interface = orientation
      if old.isLandscape != orientation.isLandscape {
        let turned = CGSize(width: size.height, height: size.width)
        let isAnimated = tellsSizes && world.animations.isEnabled
        Resize(to: turned, over: isAnimated ? duration : 0, tellsSizes: tellsSizes).perform()
      }
      (world.scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
        world.scene, didUpdate: world.screenSpace, interfaceOrientation: old,
        traitCollection: traits)
      post(UIApplication.didChangeStatusBarOrientationNotification, of: old)
    }
  }

  /// Tells those of a turn who listen to the application. (The order is inferred.)
  private static func post(_ name: NSNotification.Name, of orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: World.current.application,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
  }
}

extension UIViewController {
  /// The last controller that is presented over the full screen by this one, or this one itself.
  fileprivate var fillsWindowLast: UIViewController {
    let filling = World.current.presentations.uppermost(over: self) {
      $0.style.fillsScreen && $0.isOpen
    }
    return filling?.presented ?? self
  }
}

extension PresentationStyle {
  /// Whether the presented view takes the place of all that is in the window.
  var fillsScreen: Bool { self == .fullScreen || self == .overFullScreen }
}

extension UIApplication {
  /// What the application allows: its delegate's answer, or as the device is.
  fileprivate func allowedOrientations(in window: UIWindow?) -> UIInterfaceOrientationMask {
    OptionalMethod.own(delegate) { $0.application(self, supportedInterfaceOrientationsFor: window) }
      ?? supportedInterfaceOrientations(for: window)
  }
}
