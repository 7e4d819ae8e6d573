public import Foundation

extension Headless {
  /// Changes the size of the screen, and of all windows that fill it, as a turn of the device does.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - duration: how long the change is animated, in seconds.
  public static func resize(to size: CGSize, over duration: TimeInterval = 0.3) {
    let world = World.current
    guard !world.isHalted, size != world.screenSize else { return }
    world.acting(as: .host) { Resize(to: size, over: duration).perform() }
  }

  /// Turns the device in the user's hands; the interface follows where it may.
  public static func turn(to orientation: UIDeviceOrientation) {
    OrientationChange.turnDevice(to: orientation)
  }

  /// Changes traits, such as light and dark; those that are not set stay as they are.
  public static func setTraits(_ mutations: UITraitMutations) {
    let world = World.current
    guard !world.isHalted else { return }
    let traits = UITraitCollection(mutations: mutations).values
    world.acting(as: .host) { SizeClassChange(traits).perform() }
  }

  /// The height of the status bar, in points; it grows during a call.
  public static var statusBarHeight: CGFloat {
    get { World.current.surroundings.statusBarHeight }
    set { setStatusBarHeight(newValue) }
  }

  /// Chooses what bars and edges cover of the screen; nil leaves it to the device.
  public static func setSafeArea(_ insets: UIEdgeInsets?) {
    let world = World.current
    guard !world.isHalted else { return }
    world.acting(as: .host) {
      EnvironmentChange.perform { world.surroundings.safeArea = insets }
    }
  }

  /// The application's setting `UIViewControllerBasedStatusBarAppearance`; a reset turns it on.
  ///
  /// Off, no controller has a say in the status bar, and the application's own setters work (SB-08).
  public static var usesViewControllerBasedStatusBarAppearance: Bool {
    get { World.current.surroundings.controllersDecideStatusBar }
    set {
      let world = World.current
      guard !world.isHalted, newValue != world.surroundings.controllersDecideStatusBar else {
        return
      }
      world.surroundings.controllersDecideStatusBar = newValue
      world.acting(as: .host) { world.statusBar.update() }
    }
  }

  /// Sends the application into the background.
  public static func background() { ApplicationLife.enterBackground() }

  /// Fetches the application out of the background.
  public static func foreground() { ApplicationLife.enterForeground() }

  /// Puts something of the system's in front of the application, as an alert or the control centre is.
  public static func resignActive() { ApplicationLife.resignActive() }

  /// Takes away what is in front of the application.
  public static func becomeActive() { ApplicationLife.becomeActive() }

  /// Lets the keyboard come up, or be as high as this, whoever has the input.
  ///
  /// For a field it comes by itself.
  ///
  /// - Parameter height: in points.
  public static func showKeyboard(height: CGFloat = 336) {
    let world = World.current
    guard !world.isHalted else { return }
    world.acting(as: .host) { world.keyboard.show(height: height) }
  }

  /// Lets the keyboard go down, whoever has the input.
  public static func hideKeyboard() {
    let world = World.current
    guard !world.isHalted else { return }
    world.acting(as: .host) { world.keyboard.hide() }
  }

  /// The keyboard, in the screen's coordinates, while it is up.
  public static var keyboardFrame: CGRect? { World.current.keyboard.frame }

  /// Whether the user wants less motion.
  public static var reducesMotion: Bool {
    get { World.current.surroundings.assistance.reducesMotion }
    set {
      assist(\.reducesMotion, newValue, UIAccessibility.reduceMotionStatusDidChangeNotification)
    }
  }

  /// Whether the user wants less transparency.
  public static var reducesTransparency: Bool {
    get { World.current.surroundings.assistance.reducesTransparency }
    set {
      assist(
        \.reducesTransparency, newValue,
        UIAccessibility.reduceTransparencyStatusDidChangeNotification)
    }
  }

  /// Whether the screen is read aloud.
  public static var runsVoiceOver: Bool {
    get { World.current.surroundings.assistance.runsVoiceOver }
    set { assist(\.runsVoiceOver, newValue, UIAccessibility.voiceOverStatusDidChangeNotification) }
  }

  /// Makes the gesture by which those who do not see the screen leave it.
  ///
  /// - Returns: whether somebody understood it.
  @discardableResult
  public static func escape() -> Bool { performEscape().isHandled }

  /// Makes the gesture by which those who do not see the screen leave it, and says who answered.
  ///
  /// - Returns: who understood it; or else the first controller that was asked, and false.
  public static func performEscape() -> (responder: UIResponder?, isHandled: Bool) {
    let world = World.current
    guard !world.isHalted else { return (nil, false) }
    return EscapeGesture.perform(in: world)
  }

  private static func setStatusBarHeight(_ height: CGFloat) {
    let world = World.current
    guard !world.isHalted, height != world.surroundings.statusBarHeight else { return }
    let center = NotificationCenter.default
    world.acting(as: .host) {
      let application = world.application
      center.post(
        name: UIApplication.willChangeStatusBarFrameNotification, object: application)
      EnvironmentChange.perform { world.surroundings.statusBarHeight = height }
      center.post(name: UIApplication.didChangeStatusBarFrameNotification, object: application)
    }
  }

  private static func assist(
    _ wish: WritableKeyPath<Surroundings.Assistance, Bool>, _ isOn: Bool,
    _ name: NSNotification.Name
  ) {
    let world = World.current
    guard !world.isHalted, world.surroundings.assistance[keyPath: wish] != isOn else { return }
    world.surroundings.assistance[keyPath: wish] = isOn
    world.acting(as: .host) { NotificationCenter.default.post(name: name, object: nil) }
  }
}
