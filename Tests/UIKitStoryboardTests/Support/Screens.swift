import UIKit

/// What the screens of the storyboards heard, in order.
@MainActor enum ScreenLog {
  private(set) static var lines: [String] = []

  static func add(_ line: String) { lines.append(line) }
  static func clear() { lines = [] }
}

/// A controller of a storyboard that writes what it hears; made by class, so it cannot be given a log.
class LoggedScreen: UIViewController {
  var name: String {
    String(describing: type(of: self)).replacingOccurrences(of: "Screen", with: "")
  }
  /// Identifiers of segues that this controller does not want.
  var unwanted: Set<String> = []

  private func write(_ text: String) { ScreenLog.add("\(name).\(text)") }

  override func awakeFromNib() {
    super.awakeFromNib()
    write("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    write("load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write("wA")
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

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    write("willMove")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    write("didMove")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    write("should(\(identifier))")
    return !unwanted.contains(identifier)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    write("prepare(\(segue.identifier ?? ""))")
  }

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let children = super.allowedChildrenForUnwinding(from: source)
    write("allowed\(children.map(Self.describe))")
    return children
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    let agrees = super.canPerformUnwindSegueAction(
      action, from: fromViewController, sender: sender)
    write("can(\(agrees))")
    return agrees
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    write("dismiss")
    super.dismiss(animated: flag, completion: completion)
  }

  static func describe(_ controller: UIViewController) -> String {
    (controller as? LoggedScreen)?.name ?? "\(type(of: controller))"
  }
}

final class ListScreen: LoggedScreen {
  func note(_ sender: UIButton) { ScreenLog.add("List.note(\(sender.tag))") }
  func backToList(_ segue: UIStoryboardSegue) {
    ScreenLog.add("List.backToList(from \(LoggedScreen.describe(segue.source)))")
  }
}

final class PageScreen: LoggedScreen {}
final class SheetScreen: LoggedScreen {}
final class AsideScreen: LoggedScreen {}

/// Folds the source away; half of the way is below the other half.
final class FoldSegue: UIStoryboardSegue {
  override func perform() {
    ScreenLog.add("fold")
    source.navigationController?.pushViewController(destination, animated: false)
  }
}

/// Does what the system does, and says so.
final class TaggedSegue: UIStoryboardSegue {
  override func perform() {
    ScreenLog.add("tagged")
    super.perform()
  }
}
