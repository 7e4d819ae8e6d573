import UIKit

/// What was heard, in order.
@MainActor final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
}

/// A controller that writes what it hears of its surroundings.
class WatchfulController: UIViewController {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func write(_ text: String) { log.add("\(name).\(text)") }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    write("size(\(Int(size.width))x\(Int(size.height)))")
    coordinator.animate(alongsideTransition: { [self] _ in
      write("alongside(\(Int(view.bounds.width)))")
    }) { [self] _ in
      write("completion")
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    write("willTraits")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    write("traits")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    write("safeArea(\(Int(view.safeAreaInsets.top)))")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write("wA")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    write("iA")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    write("dA")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    write("wD")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    write("dD")
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    write("preferred(\(Int(container.preferredContentSize.height)))")
  }
}

/// A scene with one window that shows a controller.
@MainActor struct Stage {
  let log = Log()
  let window: UIWindow
  let root: WatchfulController

  init() {
    Headless.reset()
    window = UIWindow()
    root = WatchfulController("root", log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    rest()
  }

  func rest() {
    Headless.settle()
    log.clear()
  }

  /// Shows a controller above another one, at rest.
  func present(_ name: String, _ style: UIModalPresentationStyle, on presenter: UIViewController)
    -> WatchfulController
  {
    let presented = WatchfulController(name, log)
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: false)
    rest()
    return presented
  }
}

/// Writes down the names of notifications, without what all of them begin with.
@MainActor final class NotificationLog {
  private(set) var names: [String] = []
  private(set) var last: Notification?

  init(_ names: [NSNotification.Name]) {
    for name in names {
      NotificationCenter.default.addObserver(
        self, selector: Selector("hear:", NotificationLog.hear), name: name, object: nil)
    }
  }

  func hear(_ notification: Notification) {
    names.append(notification.name.rawValue.replacingOccurrences(of: "Notification", with: ""))
    last = notification
  }

  func end() { NotificationCenter.default.removeObserver(self) }
}
