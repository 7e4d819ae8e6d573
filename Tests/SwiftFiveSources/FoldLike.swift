import UIKit

class FoldSegue: UIStoryboardSegue {
  static let reverseIdentifier = "FoldSegueReverse"

  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    guard let navigationController = source.navigationController else {
      source.present(destination, animated: true, completion: nil)
      return
    }
    navigationController.view.isUserInteractionEnabled = false
    if identifier == FoldSegue.reverseIdentifier {
      navigationController.popViewController(animated: false)
    } else {
      navigationController.pushViewController(destination, animated: false)
    }
    UIView.animate(
      withDuration: 0.5,
      animations: {
        self.destination.view.alpha = 1
      },
      completion: { _ in
        navigationController.view.isUserInteractionEnabled = true
      })
  }
}

class FormViewController: UIViewController {
  weak var field: UITextField?
  private var bottomInset: CGFloat = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    modalPresentationStyle = .custom
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardWillShow(_:)", FormViewController.keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardWillHide", FormViewController.keyboardWillHide),
      name: .UIKeyboardWillHide, object: nil)
  }

  func keyboardWillShow(_ notification: Notification) {
    guard
      let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
        .cgRectValue
    else { return }
    let duration =
      notification.userInfo?[UIKeyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0.25
    UIView.animate(withDuration: duration) { self.bottomInset = frame.height }
  }

  func keyboardWillHide() {
    bottomInset = 0
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    return identifier != "locked"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let form = segue.destination as? FormViewController {
      form.title = segue.identifier
    }
  }

  func openNext() {
    performSegue(withIdentifier: "next", sender: self)
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let next = storyboard.instantiateViewController(withIdentifier: "Form") as? FormViewController
    show(next ?? self, sender: nil)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() }, completion: nil)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 13.0, *) {
      _ = traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection)
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: !UIAccessibility.isReduceMotionEnabled)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    return true
  }
}

class HalfPresentationController: UIPresentationController {
  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    return CGSize(width: parentSize.width, height: parentSize.height / 2)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.presentedView?.frame = self.frameOfPresentedViewInContainerView
    })
  }
}

class KeyboardWatcher: NSObject {
  var height: CGFloat = 0

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: Selector("show(_:)", KeyboardWatcher.show(_:)),
      name: UIResponder.keyboardDidShowNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  func show(_ notification: Notification) {
    let frame = notification.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue
    height = frame?.cgRectValue.height ?? 0
  }
}

func frontWindow() -> UIWindow? {
  return UIApplication.shared.connectedScenes
    .filter { $0.activationState == .foregroundActive }
    .compactMap { $0 as? UIWindowScene }
    .flatMap { $0.windows }
    .first { $0.isKeyWindow }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.makeKeyAndVisible()
  }
}
