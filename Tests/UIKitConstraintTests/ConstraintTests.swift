import Testing
import UIKit

/// Constraints between a view, its superview of 300 by 200 and a sibling, and where the view ends.
struct LayoutRow: Sendable, CustomTestStringConvertible {
  let what: String
  let frame: CGRect
  let make:
    @MainActor @Sendable (_ view: UIView, _ host: UIView, _ sibling: UIView) ->
      [NSLayoutConstraint]

  var testDescription: String { what }

  init(
    _ what: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    make: @escaping @MainActor @Sendable (UIView, UIView, UIView) -> [NSLayoutConstraint]
  ) {
    self.what = what
    frame = CGRect(x: x, y: y, width: width, height: height)
    self.make = make
  }

  static let rows = [
    LayoutRow("nothing leaves the frame", 10, 20, 30, 40) { _, _, _ in [] },
    LayoutRow("four edges", 0, 5, 300, 185) { view, host, _ in
      [
        view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        view.topAnchor.constraint(equalTo: host.topAnchor, constant: 5),
        view.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -10),
      ]
    },
    LayoutRow("middle and size", 100, 75, 100, 50) { view, host, _ in
      [
        view.centerXAnchor.constraint(equalTo: host.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: host.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      ]
    },
    LayoutRow("one edge moves the view", 270, 20, 30, 40) { view, host, _ in
      [view.rightAnchor.constraint(equalTo: host.rightAnchor)]
    },
    LayoutRow("beside a sibling", 108, 20, 30, 40) { view, _, sibling in
      [
        view.leadingAnchor.constraint(
          equalToSystemSpacingAfter: sibling.trailingAnchor, multiplier: 1)
      ]
    },
    LayoutRow("a distance as long as a part of a length", 75, 20, 30, 40) { view, host, _ in
      let gap = host.leftAnchor.anchorWithOffset(to: view.leftAnchor)
      return [gap.constraint(equalTo: host.widthAnchor, multiplier: 0.25)]
    },
    LayoutRow("two distances alike", 10, 80, 30, 40) { view, host, _ in
      let above = host.topAnchor.anchorWithOffset(to: view.topAnchor)
      let below = view.bottomAnchor.anchorWithOffset(to: host.bottomAnchor)
      return [above.constraint(equalTo: below)]
    },
    LayoutRow("a distance of no less than some points", 110, 20, 30, 40) { view, _, sibling in
      let gap = sibling.rightAnchor.anchorWithOffset(to: view.leftAnchor)
      return [gap.constraint(greaterThanOrEqualToConstant: 10)]
    },
    LayoutRow("a part of the place of the middle", 60, 20, 30, 40) { view, host, _ in
      [
        NSLayoutConstraint(
          item: view, attribute: .centerX, relatedBy: .equal, toItem: host, attribute: .centerX,
          multiplier: 0.5, constant: 0)
      ]
    },
    LayoutRow("the more important wins", 10, 20, 80, 40) { view, _, _ in
      let weak = view.widthAnchor.constraint(equalToConstant: 50)
      weak.priority = .defaultLow
      return [weak, view.widthAnchor.constraint(equalToConstant: 80)]
    },
    LayoutRow("the first wins among equals", 10, 20, 50, 40) { view, _, _ in
      [
        view.widthAnchor.constraint(equalToConstant: 50),
        view.widthAnchor.constraint(equalToConstant: 80),
      ]
    },
    LayoutRow("a limit from below", 10, 20, 60, 40) { view, _, _ in
      [view.widthAnchor.constraint(greaterThanOrEqualToConstant: 60)]
    },
    LayoutRow("a limit that is kept changes nothing", 10, 20, 30, 40) { view, host, _ in
      [view.widthAnchor.constraint(lessThanOrEqualTo: host.widthAnchor)]
    },
    LayoutRow("a limit from above beats a weaker wish", 10, 20, 150, 40) { view, host, _ in
      let wish = view.widthAnchor.constraint(equalToConstant: 900)
      wish.priority = .defaultHigh
      return [
        wish, view.widthAnchor.constraint(lessThanOrEqualTo: host.widthAnchor, multiplier: 0.5),
      ]
    },
    LayoutRow("margins", 8, 8, 30, 40) { view, host, _ in
      [
        view.leftAnchor.constraint(equalTo: host.layoutMarginsGuide.leftAnchor),
        view.topAnchor.constraint(equalTo: host.layoutMarginsGuide.topAnchor),
      ]
    },
    LayoutRow("a guide of one's own", 150, 20, 30, 40) { view, host, _ in
      let guide = UILayoutGuide()
      host.addLayoutGuide(guide)
      return [
        guide.leftAnchor.constraint(equalTo: host.leftAnchor),
        guide.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 0.5),
        view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      ]
    },
  ]
}

@MainActor @Suite("Layout by constraints", .serialized) struct ConstraintTests {
  @MainActor private struct Stage {
    let window: UIWindow
    let host = UIView(frame: CGRect(x: 40, y: 300, width: 300, height: 200))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let sibling = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))

    init() {
      Headless.reset()
      window = UIWindow(frame: UIScreen.main.bounds)
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(sibling)
      host.addSubview(view)
      window.addSubview(host)
      window.isHidden = false
    }
  }

  @Test("a view is where its constraints want it", arguments: LayoutRow.rows)
  func frames(row: LayoutRow) {
    let stage = Stage()

    NSLayoutConstraint.activate(row.make(stage.view, stage.host, stage.sibling))
    Headless.settle()

    #expect(stage.view.frame == row.frame)
    #expect(stage.sibling.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test("a view that follows its mask is left alone")
  func masks() {
    let stage = Stage()
    stage.view.translatesAutoresizingMaskIntoConstraints = true

    stage.view.widthAnchor.constraint(equalToConstant: 99).isActive = true
    Headless.settle()

    #expect(stage.view.frame.width == 30)
  }

  @Test("a constant moves the view in the next layout, in an animation by it")
  func constants() {
    let stage = Stage()
    let left = stage.view.leftAnchor.constraint(equalTo: stage.host.leftAnchor)
    left.isActive = true
    Headless.settle()

    left.constant = 70
    #expect(stage.view.frame.minX == 0)
    var end: TimeInterval?
    UIView.animate(
      withDuration: 0.4, animations: { stage.window.layoutIfNeeded() },
      completion: { _ in end = Headless.now })

    #expect(stage.view.frame.minX == 70)
    Headless.settle()
    #expect(end == 0.4)
  }

  @Test("a view that makes its constraints anew at each layout is laid out no more than it takes")
  func renewing() {
    let stage = Stage()
    let renewer = RenewingView()
    stage.host.addSubview(renewer)

    Headless.settle()

    #expect(renewer.dot.frame == CGRect(x: 5, y: 0, width: 8, height: 0))
    #expect(renewer.layouts < 4, "\(renewer.layouts) layouts")
    #expect(Headless.complaints.isEmpty)
  }

  @Test("a constraint that speaks of nothing holds a place, and does nothing where it is active")
  func placeholder() {
    Headless.reset()
    let constraint = NSLayoutConstraint()

    constraint.isActive = true
    constraint.constant = 9

    #expect(!constraint.isActive && constraint.firstItem == nil && constraint.secondItem == nil)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("a constraint that moves nothing lays out nothing")
  func idleConstraint() {
    let stage = Stage()
    let renewer = RenewingView()
    stage.host.addSubview(renewer)
    Headless.settle()
    let layouts = renewer.layouts

    renewer.dot.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
    Headless.settle()
    #expect(renewer.layouts == layouts)

    renewer.width = 9
    renewer.setNeedsLayout()
    Headless.settle()
    #expect(renewer.dot.frame.width == 9)
  }

  @Test("a view that is laid out by a constraint sees before that where all was")
  func seenBefore() {
    let stage = Stage()
    let witness = WitnessView()
    stage.host.addSubview(witness)
    witness.addSubview(witness.dot)
    witness.dot.translatesAutoresizingMaskIntoConstraints = false
    let width = witness.dot.widthAnchor.constraint(equalToConstant: 8)
    width.isActive = true
    Headless.settle()

    width.constant = 50
    Headless.settle()

    #expect(witness.seen.last == 8)
    #expect(witness.dot.frame.width == 50)
  }

  @Test("the nearest view around both keeps a constraint until it is inactive")
  func keeping() {
    let stage = Stage()
    let width = stage.view.widthAnchor.constraint(equalToConstant: 99)
    let left = stage.view.leftAnchor.constraint(equalTo: stage.window.leftAnchor)

    NSLayoutConstraint.activate([width, left])
    #expect(stage.view.constraints == [width] && stage.window.constraints == [left])
    NSLayoutConstraint.deactivate([width, left])

    #expect(!width.isActive && !left.isActive)
    #expect(stage.view.constraints == [] && stage.window.constraints == [])
  }

  @Test("a view that leaves its superview loses the constraints to what is outside, and no others")
  func leaving() {
    let stage = Stage()
    let width = stage.view.widthAnchor.constraint(equalToConstant: 99)
    let left = stage.view.leftAnchor.constraint(equalTo: stage.host.leftAnchor)
    NSLayoutConstraint.activate([width, left])

    stage.view.removeFromSuperview()

    #expect(width.isActive && !left.isActive)
  }

  @Test("views without a view in common are not tied together")
  func strangers() {
    let stage = Stage()
    let stranger = UIView()
    let left = stage.view.leftAnchor.constraint(equalTo: stranger.leftAnchor)

    left.isActive = true

    #expect(!left.isActive)
  }

  @Test("a container takes the size of what is pinned in it")
  func fromInside() {
    let stage = Stage()
    let label = Block(CGSize(width: 70, height: 25))
    label.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 5),
      label.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 5),
      stage.view.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 5),
      stage.view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 5),
      stage.view.centerXAnchor.constraint(equalTo: stage.host.centerXAnchor),
    ])
    Headless.settle()

    #expect(stage.view.frame == CGRect(x: 110, y: 20, width: 80, height: 35))
    #expect(label.frame == CGRect(x: 5, y: 5, width: 70, height: 25))
    #expect(
      stage.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 80, height: 35))
    label.size = CGSize(width: 10, height: 10)
    Headless.settle()
    #expect(stage.view.frame.size == CGSize(width: 20, height: 20))
  }

  @Test("a transform stays, and the frame is laid out as if it were not there")
  func transforms() {
    let stage = Stage()
    stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      stage.view.leftAnchor.constraint(equalTo: stage.host.leftAnchor),
      stage.view.widthAnchor.constraint(equalToConstant: 100),
    ])
    Headless.settle()

    #expect(stage.view.bounds.width == 100 && stage.view.center.x == 50)
    #expect(stage.view.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test("a scroll view's content takes the size of what is pinned in it")
  func scrolling() {
    let stage = Stage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    stage.host.addSubview(scroll)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    Headless.settle()

    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
    #expect(scroll.contentSize == CGSize(width: 300, height: 900))
  }

  @Test("constraints are updated before the layout that needs it, once")
  func updating() {
    let stage = Stage()
    let block = Block(.zero)
    stage.host.addSubview(block)

    block.setNeedsUpdateConstraints()
    Headless.settle()
    block.setNeedsLayout()
    Headless.settle()

    #expect(block.updates == 1)
  }
}

/// A view that asks for a size.
@MainActor private final class Block: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  private(set) var updates = 0

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    size = .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { size }

  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}

/// Lets go of its constraints at each layout, and makes them again.
private final class RenewingView: UIView {
  let dot = UIView()
  var width: CGFloat = 8
  private(set) var layouts = 0
  private var made: [NSLayoutConstraint] = []

  override func layoutSubviews() {
    layouts += 1
    NSLayoutConstraint.deactivate(made)
    if dot.superview == nil { addSubview(dot) }
    dot.translatesAutoresizingMaskIntoConstraints = false
    made = [
      dot.leftAnchor.constraint(equalTo: leftAnchor, constant: 5),
      dot.widthAnchor.constraint(equalToConstant: width),
    ]
    NSLayoutConstraint.activate(made)
    super.layoutSubviews()
    NSLayoutConstraint.deactivate(made)
    NSLayoutConstraint.activate(made)
  }
}

/// Notes how wide what lies in it is when it is about to be laid out.
private final class WitnessView: UIView {
  let dot = UIView()
  private(set) var seen: [CGFloat] = []

  override func layoutSubviews() {
    seen.append(dot.frame.width)
    super.layoutSubviews()
  }
}
