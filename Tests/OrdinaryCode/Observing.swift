import UIKit

// MARK: - Observing by key paths

final class OffsetObserver: NSObject {
  private var token: NSKeyValueObservation?
  private var tokens = Set<NSKeyValueObservation>()

  func follow(_ scrollView: UIScrollView) {
    token = scrollView.observe(\.contentOffset, options: [.new, .old]) { view, change in
      guard let new = change.newValue, new != change.oldValue else { return }
      print(view.isDragging, new.y)
    }
    tokens.insert(scrollView.observe(\.contentSize) { _, _ in })
    scrollView.layer.observe(\.bounds, options: .initial) { layer, _ in print(layer.bounds) }
      .invalidate()
  }

  deinit { token?.invalidate() }
}

// MARK: - Observing by names

private var observedContext = 0

final class RefreshView: UIView {
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    let path = #keyPath(UIScrollView.contentOffset)
    superview?.removeObserver(self, forKeyPath: path, context: &observedContext)
    newSuperview?.addObserver(self, forKeyPath: path, options: [.new], context: &observedContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &observedContext else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    if let offset = (change?[.newKey] as? NSValue)?.cgPointValue { print(offset) }
  }
}

// MARK: - Values by their names

enum ByName {
  static func tweak(_ picker: UIDatePicker, _ layer: CALayer, _ alert: UIAlertController) {
    picker.setValue(UIColor.white, forKey: "textColor")
    picker.setValue(false, forKeyPath: "highlightsToday")
    layer.setValue(0.5, forKeyPath: "transform.scale")
    let angle = layer.value(forKeyPath: "transform.rotation.z") as? CGFloat
    alert.setValue(NSAttributedString(string: "Title"), forKey: "attributedTitle")
    let bar = UIApplication.shared.value(forKey: "statusBar") as? UIView
    print(angle ?? 0, bar ?? UIView())
    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
  }
}

// MARK: - Optional methods of protocols, and questions

@objc protocol DrawerDelegate: NSObjectProtocol {
  @objc optional func drawerWillOpen(_ drawer: DrawerViewController)
  @objc optional func drawer(
    _ drawer: DrawerViewController, shouldOpen gesture: UIGestureRecognizer
  )
    -> Bool
  func drawerDidClose(_ drawer: DrawerViewController)
}

final class DrawerViewController: UIViewController {
  weak var delegate: DrawerDelegate?
  weak var scrollDelegate: UIScrollViewDelegate?

  @objc dynamic func open(_ recognizer: UIGestureRecognizer) {
    guard delegate?.drawer?(self, shouldOpen: recognizer) ?? true else { return }
    delegate?.drawerWillOpen?(self)
    let selector = #selector(DrawerDelegate.drawerWillOpen(_:))
    print(delegate?.responds(to: selector) ?? false)
    scrollDelegate?.scrollViewDidScroll?(UIScrollView())
    if responds(to: #selector(open(_:))) { perform(#selector(close), with: nil, afterDelay: 0.2) }
    NSObject.cancelPreviousPerformRequests(
      withTarget: self, selector: #selector(close), object: nil)
    _ = perform(#selector(close))
    let timer = Timer(
      timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    let link = CADisplayLink(target: self, selector: #selector(step(link:)))
    link.preferredFramesPerSecond = 30
    link.add(to: .current, forMode: .default)
  }

  @objc private func close() { delegate?.drawerDidClose(self) }
  @objc private func tick(_ timer: Timer) { timer.invalidate() }
  @objc private func step(link: CADisplayLink) {
    print(link.targetTimestamp - link.timestamp, link.duration)
    link.isPaused = true
    link.invalidate()
  }
}

// MARK: - Notifications of an app's own

extension Notification.Name {
  static let basketChanged = Notification.Name("basketChanged")
}

final class Basket: NSObject {
  static let shared = Basket()
  private(set) var count = 0 {
    didSet {
      NotificationCenter.default.post(
        name: .basketChanged, object: self, userInfo: ["count": count])
    }
  }

  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(Basket.flush), name: UIApplication.didEnterBackgroundNotification,
      object: nil)
    center.addObserver(
      self, selector: #selector(flush), name: UIApplication.didReceiveMemoryWarningNotification,
      object: nil)
    center.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { note in print(note.object as? UIDevice ?? .current) }
    center.addObserver(
      self, selector: #selector(flush), name: .basketChanged, object: Basket.shared)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
  }

  @objc func flush() {
    NotificationCenter.default.removeObserver(self, name: .basketChanged, object: nil)
  }
}
