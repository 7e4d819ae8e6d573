import UIKit

// MARK: - Handling the keyboard

class KeyboardAwareViewController: UIViewController {
  let scrollView = UIScrollView()
  private var observers: [NSObjectProtocol] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardWillChangeFrame(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    observers.append(
      center.addObserver(
        forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main
      ) { [weak self] _ in self?.scrollView.contentInset = .zero })
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    observers.forEach(NotificationCenter.default.removeObserver(_:))
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func keyboardWillChangeFrame(_ notification: Notification) {
    guard let info = notification.userInfo,
      let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    let overlap = view.convert(frame, from: nil).intersection(view.bounds).height
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)
    ) {
      self.scrollView.contentInset.bottom = overlap - self.view.safeAreaInsets.bottom
      self.scrollView.verticalScrollIndicatorInsets.bottom = overlap
    }
  }

  @objc func dismissKeyboard() { view.endEditing(true) }
}

// MARK: - Key commands and an input view

final class TypingView: UIView, UIKeyInput {
  private var typed = ""
  var hasText: Bool { !typed.isEmpty }
  func insertText(_ text: String) { typed += text }
  func deleteBackward() { typed.removeLast() }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { UIToolbar() }
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "n", modifierFlags: [.command, .shift], action: #selector(create)),
      UIKeyCommand(
        title: "Close", image: nil, action: #selector(create), input: UIKeyCommand.inputEscape,
        modifierFlags: [], propertyList: nil),
    ]
  }

  @objc private func create() { reloadInputViews() }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(UIResponderStandardEditActions.paste(_:))
      || super.canPerformAction(action, withSender: sender)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.first?.key?.keyCode == .keyboardSpacebar { typed += " " }
    super.pressesBegan(presses, with: event)
  }
}

// MARK: - Accessibility

final class StarButton: UIButton {
  override var accessibilityTraits: UIAccessibilityTraits {
    get { isSelected ? [.button, .selected] : .button }
    set {}
  }

  func describe() {
    isAccessibilityElement = true
    accessibilityLabel = NSLocalizedString("Favourite", comment: "")
    accessibilityHint = "Marks this"
    accessibilityValue = isSelected ? "on" : "off"
    accessibilityIdentifier = "star"
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Share", target: self, selector: #selector(share))
    ]
    accessibilityViewIsModal = true
    shouldGroupAccessibilityChildren = true
    accessibilityElementsHidden = false
    accessibilityFrame = UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    let element = UIAccessibilityElement(accessibilityContainer: self)
    element.accessibilityFrameInContainerSpace = bounds
    accessibilityElements = [element]
    UIAccessibility.post(notification: .announcement, argument: "Marked")
    UIAccessibility.post(notification: .screenChanged, argument: self)
    if UIAccessibility.isReduceMotionEnabled || UIAccessibility.isVoiceOverRunning { alpha = 1 }
  }

  @objc private func share() -> Bool { true }
  override func accessibilityActivate() -> Bool { true }
  override func accessibilityPerformEscape() -> Bool { false }
}

// MARK: - An app and its scene

final class ShopAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.tintColor = .systemTeal
    window?.makeKeyAndVisible()
    application.isIdleTimerDisabled = true
    return launchOptions?[.url] == nil
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default", sessionRole: session.role)
  }

  func application(
    _ app: UIApplication, open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { options[.sourceApplication] != nil }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }

  func applicationDidEnterBackground(_ application: UIApplication) {
    var task = UIBackgroundTaskIdentifier.invalid
    task = application.beginBackgroundTask { application.endBackgroundTask(task) }
  }
}

final class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIStoryboard(name: "Main", bundle: nil)
      .instantiateInitialViewController()
    window.overrideUserInterfaceStyle = .dark
    window.makeKeyAndVisible()
    self.window = window
    if let context = connectionOptions.urlContexts.first { print(context.url) }
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 400, height: 300)
  }

  func sceneDidBecomeActive(_ scene: UIScene) { print(scene.activationState == .foregroundActive) }
  func sceneWillResignActive(_ scene: UIScene) {}
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

// MARK: - Finding the top controller and the key window

extension UIApplication {
  var frontWindow: UIWindow? {
    connectedScenes
      .filter { $0.activationState == .foregroundActive }
      .compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows)
      .first(where: \.isKeyWindow)
  }

  static func topViewController(
    of base: UIViewController? = UIApplication.shared.frontWindow?.rootViewController
  ) -> UIViewController? {
    if let navigation = base as? UINavigationController {
      return topViewController(of: navigation.visibleViewController)
    }
    if let tabs = base as? UITabBarController, let selected = tabs.selectedViewController {
      return topViewController(of: selected)
    }
    if let presented = base?.presentedViewController { return topViewController(of: presented) }
    return base
  }

  func leave() {
    guard let url = URL(string: UIApplication.openSettingsURLString), canOpenURL(url) else {
      return
    }
    open(url, options: [:]) { opened in print(opened) }
    sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    let orientation = frontWindow?.windowScene?.interfaceOrientation
    print(orientation?.isLandscape ?? false, UIDevice.current.userInterfaceIdiom == .pad)
    print(frontWindow?.windowScene?.statusBarManager?.statusBarFrame ?? .zero)
  }
}
