import UIKit

/// What controllers heard, in order, in the notation of the facts.
@MainActor final class CallbackLog {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func clear() { lines = [] }

  /// What one controller heard, without its name.
  func lines(of name: String) -> [String] {
    lines.compactMap { line in
      line.hasPrefix("\(name).") ? String(line.dropFirst(name.count + 1)) : nil
    }
  }
}

/// A controller that writes what it hears, in the notation of the facts.
class LoggedController: UIViewController {
  let name: String
  let log: CallbackLog
  /// Which callbacks are written beside those of appearance.
  let detail: Detail
  /// What is done in a callback, by its name in the notation of the facts, after it is written.
  var hooks: [String: () -> Void] = [:]
  var forwardsByItself = true

  struct Detail: OptionSet {
    let rawValue: Int
    static let layout = Detail(rawValue: 1)
    static let containment = Detail(rawValue: 2)
    static let loading = Detail(rawValue: 4)
    static let isAppearing = Detail(rawValue: 8)
    static let flags = Detail(rawValue: 16)
  }

  init(_ name: String, _ log: CallbackLog, _ detail: Detail = [.loading, .isAppearing]) {
    self.name = name
    self.log = log
    self.detail = detail
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func write(_ text: String, _ kind: Detail? = nil) {
    if kind.map(detail.contains) ?? true { log.add("\(name).\(text)") }
    hooks[String(text.prefix { $0 != "(" })]?()
  }

  private func flag(_ animated: Bool) -> String {
    detail.contains(.flags) ? (animated ? "(1)" : "(0)") : ""
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwardsByItself }

  override func loadView() {
    write("loadView", .layout)
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    write("load", .loading)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write("wA\(flag(animated))")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    write("iA", .isAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    write("dA\(flag(animated))")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    write("wD\(flag(animated))")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    write("dD\(flag(animated))")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    write("wL", .layout)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    write("dL", .layout)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    write("willMove(\(Self.describe(parent)))", .containment)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    write("didMove(\(Self.describe(parent)))", .containment)
  }

  private static func describe(_ parent: UIViewController?) -> String {
    switch parent {
    case nil: "nil"
    case let logged as LoggedController: logged.name
    case is UINavigationController: "nav"
    case .some: "P"
    }
  }
}
