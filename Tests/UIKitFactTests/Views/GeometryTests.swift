import Testing
import UIKit

@MainActor @Suite("The geometry of views", .serialized) struct GeometryTests {
  @Test("points are turned through transforms, there and back")
  func convert() {
    Headless.reset()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let turned = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(turned)
    turned.addSubview(inner)
    turned.transform = CGAffineTransform(scaleX: 2, y: 0.5)

    let corner = inner.convert(CGPoint.zero, to: root)
    #expect(corner == CGPoint(x: 20, y: 85))
    #expect(inner.convert(corner, from: root) == .zero)
    #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 20, y: 85, width: 60, height: 20))
  }

  @Test("a scrolled view's origin counts")
  func convertScrolled() {
    Headless.reset()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    root.addSubview(scrolled)
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)

    #expect(scrolled.convert(CGPoint(x: 0, y: 30), to: root) == CGPoint(x: 10, y: 10))
    #expect(root.convert(CGPoint(x: 10, y: 10), to: scrolled) == CGPoint(x: 0, y: 30))
  }

  struct Hit: Sendable {
    let x, y: Double
    let name: String
  }

  nonisolated static let hits = [
    Hit(x: 5, y: 5, name: "root"),
    Hit(x: 60, y: 60, name: "back"),
    Hit(x: 110, y: 110, name: "front"),
    // The front is turned by an eighth: its corners stand out, and what was a corner is free.
    Hit(x: 102, y: 102, name: "back"),
    Hit(x: 125, y: 93, name: "front"),
    Hit(x: 300, y: 5, name: "nothing"),
  ]

  @Test("a finger hits the frontmost view under it, through transforms", arguments: hits)
  func hitTest(hit: Hit) {
    Headless.reset()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let back = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let front = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    for view in [back, front] { root.addSubview(view) }
    front.transform = CGAffineTransform(rotationAngle: .pi / 4)

    let found = root.hitTest(CGPoint(x: hit.x, y: hit.y), with: nil)

    let names = [(root, "root"), (back, "back"), (front, "front")]
    #expect((names.first { $0.0 === found }?.1 ?? "nothing") == hit.name)
  }

  struct Obstacle: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable (UIView) -> Void
  }

  nonisolated static let obstacles = [
    Obstacle(testDescription: "hidden") { $0.isHidden = true },
    Obstacle(testDescription: "transparent") { $0.alpha = 0.01 },
    Obstacle(testDescription: "not interactive") { $0.isUserInteractionEnabled = false },
    Obstacle(testDescription: "elsewhere") {
      $0.transform = CGAffineTransform(translationX: 99, y: 0)
    },
  ]

  @Test(
    "a finger goes through what is not there for it, with all that is in it",
    arguments: obstacles)
  func hitThrough(obstacle: Obstacle) {
    Headless.reset()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let cover = UIView(frame: root.bounds)
    cover.addSubview(UIView(frame: root.bounds))
    root.addSubview(cover)

    obstacle.make(cover)

    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
  }

  struct Resizing: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let mask: UIView.AutoresizingMask
    let before, after: CGRect

    init(
      _ name: String, _ mask: UIView.AutoresizingMask, from before: CGRect, to after: CGRect
    ) {
      testDescription = name
      self.mask = mask
      self.before = before
      self.after = after
    }
  }

  /// A superview of 100 by 100 becomes one of 200 by 160.
  nonisolated static let resizings = [
    Resizing(
      "nothing", [], from: CGRect(x: 10, y: 10, width: 20, height: 20),
      to: CGRect(x: 10, y: 10, width: 20, height: 20)),
    Resizing(
      "size", [.flexibleWidth, .flexibleHeight], from: CGRect(x: 10, y: 10, width: 80, height: 80),
      to: CGRect(x: 10, y: 10, width: 180, height: 140)),
    Resizing(
      "left and top", [.flexibleLeftMargin, .flexibleTopMargin],
      from: CGRect(x: 70, y: 70, width: 20, height: 20),
      to: CGRect(x: 170, y: 130, width: 20, height: 20)),
    Resizing(
      "right and bottom", [.flexibleRightMargin, .flexibleBottomMargin],
      from: CGRect(x: 70, y: 70, width: 20, height: 20),
      to: CGRect(x: 70, y: 70, width: 20, height: 20)),
    Resizing(
      "all margins",
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
      from: CGRect(x: 40, y: 40, width: 20, height: 20),
      to: CGRect(x: 90, y: 70, width: 20, height: 20)),
    Resizing(
      "in proportion", [.flexibleWidth, .flexibleRightMargin],
      from: CGRect(x: 20, y: 0, width: 60, height: 10),
      to: CGRect(x: 20, y: 0, width: 135, height: 10)),
    Resizing(
      "everything",
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      from: CGRect(x: 10, y: 0, width: 70, height: 10),
      to: CGRect(x: 20, y: 0, width: 140, height: 10)),
  ]

  @Test("a view follows its superview's size as its mask says", arguments: resizings)
  func autoresizing(row: Resizing) {
    Headless.reset()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: row.before)
    view.autoresizingMask = row.mask
    root.addSubview(view)

    root.frame.size = CGSize(width: 200, height: 160)

    #expect(view.frame == row.after)
  }

  @Test("a view that was squeezed to nothing grows with its superview again")
  func fromNothing() {
    Headless.reset()
    let root = UIView(frame: .zero)
    let view = UIView(frame: .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)

    root.frame = CGRect(x: 0, y: 0, width: 30, height: 40)

    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test("views do not follow where the superview does not want it, or constraints are used")
  func notFollowing() {
    Headless.reset()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = [UIView(frame: root.bounds), UIView(frame: root.bounds)]
    for view in views {
      view.autoresizingMask = .flexibleWidth
      root.addSubview(view)
    }
    views[0].translatesAutoresizingMaskIntoConstraints = false
    root.frame.size.width = 200
    #expect(views.map(\.frame.width) == [100, 200])

    root.autoresizesSubviews = false
    root.frame.size.width = 300

    #expect(views.map(\.frame.width) == [100, 200])
  }

  @Test("the safe area is what the window's edges cover of the view")
  func safeArea() {
    let scene = Scene()
    let (a, _) = scene.pair(.fullScreen)
    let whole = a.view.safeAreaInsets
    let part = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
    let middle = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
    for view in [part, middle] { a.view.addSubview(view) }

    #expect(whole.top > 20 && whole.bottom > 0 && whole.left == 0)
    #expect(part.safeAreaInsets.top == whole.top - 20 && part.safeAreaInsets.bottom == 0)
    #expect(middle.safeAreaInsets == .zero)
    part.removeFromSuperview()
    #expect(part.safeAreaInsets == .zero)
  }
}
