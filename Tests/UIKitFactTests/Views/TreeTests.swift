import Testing
import UIKit

@MainActor @Suite("The tree of views", .serialized) struct TreeTests {
  /// A view with views in it that are named by letters.
  @MainActor private struct Family {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views: [Character: UIView]

    init(_ names: String, inside: String) {
      Headless.reset()
      views = Dictionary(uniqueKeysWithValues: names.map { ($0, UIView()) })
      for name in inside { root.addSubview(self[name]) }
    }

    subscript(name: Character) -> UIView { views[name] ?? UIView() }

    /// The names of the views inside, back to front.
    var order: String {
      String(
        root.subviews.map { view in views.first { $0.value === view }.map(\.key) ?? "?" })
    }

    /// Whether the layers lie as the views do.
    var layersFollow: Bool {
      (root.layer.sublayers ?? []).map(ObjectIdentifier.init)
        == root.subviews.map { ObjectIdentifier($0.layer) }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let order: String
    let edit: @MainActor @Sendable (UIView, (Character) -> UIView) -> Void

    init(
      _ name: String, _ order: String,
      _ edit: @escaping @MainActor @Sendable (UIView, (Character) -> UIView) -> Void
    ) {
      testDescription = name
      self.order = order
      self.edit = edit
    }
  }

  /// What is done to a root with a, b and c in it, and how they lie afterwards.
  nonisolated static let rows = [
    Row("add another", "abcd") { root, view in root.addSubview(view("d")) },
    Row("add one that is in", "bca") { root, view in root.addSubview(view("a")) },
    Row("insert at the back", "dabc") { root, view in root.insertSubview(view("d"), at: 0) },
    Row("insert past the end", "abcd") { root, view in root.insertSubview(view("d"), at: 9) },
    Row("insert before the beginning", "dabc") { root, view in
      root.insertSubview(view("d"), at: -3)
    },
    Row("insert one that is in", "bac") { root, view in root.insertSubview(view("a"), at: 1) },
    Row("above another", "abdc") { root, view in
      root.insertSubview(view("d"), aboveSubview: view("b"))
    },
    Row("below another", "adbc") { root, view in
      root.insertSubview(view("d"), belowSubview: view("b"))
    },
    Row("one that is in, above another", "bac") { root, view in
      root.insertSubview(view("a"), aboveSubview: view("b"))
    },
    Row("one that is in, below another", "bac") { root, view in
      root.insertSubview(view("a"), belowSubview: view("c"))
    },
    Row("above itself", "abc") { root, view in
      root.insertSubview(view("b"), aboveSubview: view("b"))
    },
    Row("below itself", "abc") { root, view in
      root.insertSubview(view("b"), belowSubview: view("b"))
    },
    Row("one that comes, above itself", "abcd") { root, view in
      root.insertSubview(view("d"), aboveSubview: view("d"))
    },
    Row("one that comes, below itself", "abcd") { root, view in
      root.insertSubview(view("d"), belowSubview: view("d"))
    },
    Row("one that comes, above what is elsewhere", "abcd") { root, view in
      root.insertSubview(view("d"), aboveSubview: UIView())
    },
    Row("one that comes, below what is elsewhere", "abcd") { root, view in
      root.insertSubview(view("d"), belowSubview: root)
    },
    Row("one that is in, below what is elsewhere", "bca") { root, view in
      root.insertSubview(view("a"), belowSubview: view("d"))
    },
    Row("bring to the front", "acb") { root, view in root.bringSubviewToFront(view("b")) },
    Row("send to the back", "bac") { root, view in root.sendSubviewToBack(view("b")) },
    Row("bring a stranger to the front", "abc") { root, view in
      root.bringSubviewToFront(view("d"))
    },
    Row("exchange neighbours", "bac") { root, _ in
      root.exchangeSubview(at: 0, withSubviewAt: 1)
    },
    Row("exchange the ends", "cba") { root, _ in
      root.exchangeSubview(at: 2, withSubviewAt: 0)
    },
    Row("exchange what is not there", "abc") { root, _ in
      root.exchangeSubview(at: 0, withSubviewAt: 7)
    },
    Row("remove", "ac") { _, view in view("b").removeFromSuperview() },
    Row("remove twice", "ac") { _, view in
      view("b").removeFromSuperview()
      view("b").removeFromSuperview()
    },
    Row("add to a sibling", "bc") { _, view in view("c").addSubview(view("a")) },
    Row("add itself", "abc") { root, _ in root.addSubview(root) },
    Row("add its own superview", "abc") { root, view in view("a").addSubview(root) },
  ]

  @Test("views and their layers lie as they were put", arguments: rows)
  func edits(row: Row) {
    let family = Family("abcd", inside: "abc")

    row.edit(family.root) { family[$0] }

    #expect(family.order == row.order)
    #expect(family.layersFollow)
    #expect(family.root.subviews.allSatisfy { $0.superview === family.root })
  }

  @Test("layers without views keep their places among those of views")
  func foreignLayers() {
    let family = Family("abc", inside: "ab")
    let foreign = CALayer()
    family.root.layer.insertSublayer(foreign, at: 0)

    family.root.insertSubview(family["c"], at: 1)
    family.root.bringSubviewToFront(family["a"])

    let expected = [foreign] + ["c", "b", "a"].map { family[Character($0)].layer }
    #expect(
      (family.root.layer.sublayers ?? []).map(ObjectIdentifier.init)
        == expected.map(ObjectIdentifier.init))
  }

  @Test("a view that moves tells everybody once, in order")
  func notices() {
    Headless.reset()
    let log = CallbackLog()
    let window = UIWindow()
    let parent = NoticingView("parent", log)
    let child = NoticingView("child", log)
    parent.addSubview(child)
    log.clear()

    window.addSubview(parent)
    #expect(
      log.lines == [
        "parent willMove superview", "parent willMove window", "child willMove window",
        "parent didMove window", "child didMove window", "parent didMove superview",
      ])
    #expect(child.window === window)
    log.clear()
    parent.removeFromSuperview()

    #expect(
      log.lines == [
        "parent willMove no superview", "parent willMove no window", "child willMove no window",
        "parent didMove no window", "child didMove no window", "parent didMove no superview",
      ])
    #expect(child.window == nil && parent.superview == nil)
  }

  @Test("a move within a window says nothing of the window")
  func moveWithinWindow() {
    Headless.reset()
    let log = CallbackLog()
    let window = UIWindow()
    let (left, right) = (UIView(), UIView())
    let view = NoticingView("view", log)
    for side in [left, right] { window.addSubview(side) }
    left.addSubview(view)
    log.clear()

    right.addSubview(view)

    #expect(log.lines == ["view willMove superview", "view didMove superview"])
    #expect(left.subviews.isEmpty && right.subviews == [view])
  }

  @Test("the first responder gives up when it leaves its window")
  func responder() {
    Headless.reset()
    let window = UIWindow()
    let view = EagerView()
    window.addSubview(view)
    #expect(view.becomeFirstResponder() && view.isFirstResponder)

    view.removeFromSuperview()

    #expect(!view.isFirstResponder)
  }

  @Test("a view is found by its tag, the first in depth")
  func tags() {
    let family = Family("abc", inside: "ab")
    family["a"].addSubview(family["c"])
    family["b"].tag = 7
    family["c"].tag = 7

    #expect(family.root.viewWithTag(7) === family["c"])
    #expect(family.root.viewWithTag(8) == nil)
    #expect(family["c"].isDescendant(of: family.root))
    #expect(!family["c"].isDescendant(of: family["b"]))
  }
}

/// A view that writes what it is told of its moves.
private final class NoticingView: UIView {
  let name: String
  let log: CallbackLog

  init(_ name: String, _ log: CallbackLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.add("\(name) willMove \(newSuperview == nil ? "no " : "")superview")
  }

  override func didMoveToSuperview() {
    log.add("\(name) didMove \(superview == nil ? "no " : "")superview")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.add("\(name) willMove \(newWindow == nil ? "no " : "")window")
  }

  override func didMoveToWindow() {
    log.add("\(name) didMove \(window == nil ? "no " : "")window")
  }
}

/// A view that likes to be first responder.
private final class EagerView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
