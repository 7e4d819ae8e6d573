import Testing
import UIKit

/// Callbacks of views and windows that change what their caller is about.
@Suite("Interfering while views and windows come and go", .serialized) @MainActor
struct InterferenceTests {
  @Test("a former root that goes may take a window along that has never been shown")
  func ownedWindow() {
    Headless.reset()
    let scene = ShownScene(WindowOwner())
    weak let former = scene.window.rootViewController
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .overFullScreen
    former?.present(sheet, animated: false)
    Headless.settle()
    scene.window.rootViewController = UIViewController()
    Headless.settle()
    #expect(former != nil)

    scene.window.isHidden = true
    Headless.settle()

    #expect(former == nil)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("who hears that he has left a window may let go of it: those in him are in none")
  func windowLetGo() {
    Headless.reset()
    var overlay: UIWindow? = UIWindow()
    weak let kept = overlay
    let (box, leaver, inner) = (UIView(), LeavingView(), UIView())
    overlay?.addSubview(box)
    box.addSubview(leaver)
    leaver.addSubview(inner)
    var isKeptMeanwhile = false
    leaver.onLeaving = {
      overlay = nil
      isKeptMeanwhile = kept != nil && inner.window === kept
    }

    leaver.removeFromSuperview()

    #expect(isKeptMeanwhile)
    #expect(kept == nil && inner.window == nil)
  }

  @Test("a screen that puts its view elsewhere when it is to go is gone, and its view is nowhere")
  func movedInCallback() {
    let (child, box, other) = (MovingScreen(), UIView(), UIView())
    let scene = show(child, in: box)
    box.addSubview(other)
    child.destination = other

    child.view.removeFromSuperview()
    Headless.settle()

    #expect(child.view.window == nil && child.view.superview == nil)
    #expect(other.subviews == [] && child.told == ["will", "did"])
    #expect(scene.window.rootViewController === child.parent)
  }

  @Test("a view that is removed by a screen as it hears of that is counted out once")
  func removedInCallback() {
    let (child, box) = (MovingScreen(), CountingBox())
    let scene = show(child, in: box)
    child.removesItself = true

    child.view.removeFromSuperview()
    Headless.settle()

    #expect(box.left == [child.view])
    #expect(child.view.superview == nil && child.told == ["will", "did"])
    #expect(scene.window.rootViewController === child.parent)
  }

  /// Shows a screen with a child, whose view lies in a box.
  private func show(_ child: UIViewController, in box: UIView) -> ShownScene {
    Headless.reset()
    let root = UIViewController()
    let scene = ShownScene(root)
    root.view.addSubview(box)
    root.addChild(child)
    box.addSubview(child.view)
    child.didMove(toParent: root)
    Headless.settle()
    return scene
  }

  @Test("who hears that a view is about to leave may move it: it goes from there, all are laid out")
  func movedWhileLeaving() {
    let (box, place) = (MovingBox(), UIView())
    let (leaver, other) = (UIView(), UIView())
    for view in [leaver, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    NSLayoutConstraint.activate([
      other.widthAnchor.constraint(equalToConstant: 33),
      other.heightAnchor.constraint(equalToConstant: 44),
    ])
    box.destination = place

    leaver.removeFromSuperview()
    box.setNeedsLayout()
    box.layoutIfNeeded()

    #expect(leaver.superview == nil && place.subviews == [])
    #expect(box.subviews == [other])
    #expect(other.frame.size == CGSize(width: 33, height: 44))
  }

  @Test("who hears that a view is about to go elsewhere may move it; it comes where it was to go")
  func movedWhileGoing() {
    let (box, place, goal) = (MovingBox(), UIView(), UIView())
    let view = UIView()
    box.addSubview(view)
    box.destination = place

    goal.addSubview(view)

    #expect(view.superview === goal && goal.subviews == [view])
    #expect(box.subviews == [] && place.subviews == [])
  }

  @Test("a style that a view gets in its own first layout is in force when all is at rest")
  func styledInLayout() {
    Headless.reset()
    let root = UIViewController()
    let scene = ShownScene(root)
    let card = DarkeningCard()
    let label = UIView()
    card.addSubview(label)

    root.view.addSubview(card)
    Headless.settle()

    #expect(card.traitCollection.userInterfaceStyle == .dark)
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    #expect(scene.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test("a view that is laid out as soon as it is in a window leaves the traits inside it right")
  func laidOutOnArrival() {
    Headless.reset()
    let root = UIViewController()
    let scene = ShownScene(root)
    let (eager, inner) = (EagerView(), UIView())
    inner.overrideUserInterfaceStyle = .dark
    eager.addSubview(inner)

    root.view.addSubview(eager)
    Headless.settle()

    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(scene.window.traitCollection.userInterfaceStyle == .light)
  }
}

/// A screen with a window of its own, which it has not shown yet.
private final class WindowOwner: UIViewController {
  private let overlay = UIWindow()
}

private final class LeavingView: UIView {
  var onLeaving: () -> Void = {}

  override func didMoveToWindow() {
    if window == nil { onLeaving() }
  }
}

/// Puts its view elsewhere, or removes it itself, when it hears that it is to go.
private final class MovingScreen: UIViewController {
  var destination: UIView?
  var removesItself = false
  private(set) var told: [String] = []

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    told.append("will")
    if removesItself { view.removeFromSuperview() }
    destination?.addSubview(view)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    told.append("did")
  }
}

/// Counts the views that are about to leave it.
private final class CountingBox: UIView {
  private(set) var left: [UIView] = []

  override func willRemoveSubview(_ subview: UIView) { left.append(subview) }
}

/// Puts the first view that is about to leave it elsewhere.
private final class MovingBox: UIView {
  var destination: UIView?

  override func willRemoveSubview(_ subview: UIView) {
    guard let destination else { return }
    self.destination = nil
    destination.addSubview(subview)
  }
}

private final class DarkeningCard: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    overrideUserInterfaceStyle = .dark
  }
}

private final class EagerView: UIView {
  override func didMoveToWindow() { layoutIfNeeded() }
}
