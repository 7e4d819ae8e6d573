import ConstraintSolver
import CoreGraphics

/// One layout of a view by constraints: the views in it whose frames they decide, and the outcome.
///
/// All is reckoned in the coordinates of the view that is laid out. Views in it that do not follow
/// their autoresizing masks, and those in them, are unknown; everything else is where it is.
@MainActor struct ConstraintLayout {
  private let root: UIView
  private var system = LinearSystem()
  private var unknownViews: [(view: UIView, first: Int)] = []
  private var unknownGuides: [(guide: UILayoutGuide, first: Int)] = []
  private var contents: [(view: UIScrollView, first: Int)] = []
  private var viewBoxes: [ObjectIdentifier: LayoutBox] = [:]
  private var guideBoxes: [ObjectIdentifier: LayoutBox] = [:]
  private var contentBoxes: [ObjectIdentifier: LayoutBox] = [:]
  private var count = 0

  init(of root: UIView) {
    self.root = root
  }

  /// Finds the frames of the views right in the root, and gives them to them.
  static func run(in root: UIView) {
    guard let layout = solved(in: root) else { return }
    layout.placements.forEach { $0.apply() }
  }

  /// Whether a layout would give some view, guide or content in the root another frame than it has.
  static func movesSomething(in root: UIView) -> Bool {
    solved(in: root)?.placements.contains(where: \.isNew) ?? false
  }

  /// A layout that knows what is where; none where constraints place nothing.
  private static func solved(in root: UIView) -> ConstraintLayout? {
    guard concerns(root) else { return nil }
    var layout = ConstraintLayout(of: root)
    layout.viewBoxes[ObjectIdentifier(root)] = LayoutBox(root.bounds)
    layout.meet(root)
    layout.demandConstraints()
    layout.demandContents()
    layout.leaveTheRest()
    return layout
  }

  /// Whether a view has guides, or views in it that do not follow their autoresizing masks.
  private static func concerns(_ root: UIView) -> Bool {
    if root.constrainedCount > 0 { return true }
    guard let room = root.constraintRoom else { return false }
    return !room.guides.isEmpty
  }

  /// The size that suits a view best, where a target has some importance.
  static func fit(
    _ root: UIView, _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    var layout = ConstraintLayout(of: root)
    let first = layout.takeUnknowns()
    layout.viewBoxes[ObjectIdentifier(root)] = LayoutBox(unknownsFrom: first)
    layout.unknownViews.append((root, first))
    layout.meet(root)
    layout.demandConstraints()
    layout.demandContents()
    layout.demandLength(first + 2, target.width, horizontal)
    layout.demandLength(first + 3, target.height, vertical)
    layout.leaveTheRest()
    let values = layout.system.solved()
    return CGSize(
      width: max(0, (values[first + 2] ?? 0).rounded(to: 1e6)),
      height: max(0, (values[first + 3] ?? 0).rounded(to: 1e6)))
  }

  private mutating func demandLength(
    _ unknown: Int, _ length: CGFloat, _ priority: UILayoutPriority
  ) {
    var form = LinearForm(unknown: unknown)
    form.constant = -Double(length)
    system.demand(LinearSystem.Demand(form, importance: priority.rawValue))
  }

  // MARK: - Unknowns

  private mutating func takeUnknowns(_ number: Int = 4) -> Int {
    defer { count += number }
    return count
  }

  /// Meets what lies in a view whose place is known or has become unknown.
  private mutating func meet(_ view: UIView) {
    for guide in view.layoutGuides {
      let first = takeUnknowns()
      guideBoxes[ObjectIdentifier(guide)] = LayoutBox(unknownsFrom: first)
      unknownGuides.append((guide, first))
    }
    if let scroll = view as? UIScrollView { meetContent(of: scroll) }
    for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      let first = takeUnknowns()
      viewBoxes[ObjectIdentifier(subview)] = LayoutBox(unknownsFrom: first)
      unknownViews.append((subview, first))
      meet(subview)
    }
  }

  /// The content's size is unknown; it begins where the view's own coordinates do.
  private mutating func meetContent(of scroll: UIScrollView) {
    let first = takeUnknowns(2)
    var box = LayoutBox(.zero)
    let corner = corner(of: scroll)
    box.left = corner.left
    box.top = corner.top
    box.width = LinearForm(unknown: first)
    box.height = LinearForm(unknown: first + 1)
    contentBoxes[ObjectIdentifier(scroll)] = box
    contents.append((scroll, first))
  }

  /// Where a view's own coordinates begin.
  private func corner(of view: UIView) -> (left: LinearForm, top: LinearForm) {
    var (left, top) = (box(of: view).left, box(of: view).top)
    left.constant -= Double(view.bounds.minX)
    top.constant -= Double(view.bounds.minY)
    return (left, top)
  }

  // MARK: - Boxes

  private func box(of view: UIView) -> LayoutBox {
    viewBoxes[ObjectIdentifier(view)] ?? LayoutBox(root.place(of: view))
  }

  private func box(of guide: UILayoutGuide) -> LayoutBox? {
    guard let owner = guide.owningView else { return nil }
    switch guide.room {
    case .own:
      if let box = guideBoxes[ObjectIdentifier(guide)] { return box }
      let corner = corner(of: owner)
      var box = LayoutBox(guide.layoutFrame)
      box.left.add(corner.left)
      box.top.add(corner.top)
      return box
    case .content: return contentBoxes[ObjectIdentifier(owner)] ?? box(of: owner)
    case .safeArea, .margins, .frame: return box(of: owner).inset(by: owner.insets(of: guide.room))
    case .above:
      var box = box(of: owner)
      box.height = LinearForm(Double(owner.safeAreaInsets.top))
      return box
    case .below:
      var box = box(of: owner)
      box.top.add(box.height)
      box.height = LinearForm(Double(owner.safeAreaInsets.bottom))
      box.top.add(box.height, times: -1)
      return box
    case .keyboard:
      var box = box(of: owner)
      box.top.add(box.height)
      box.height = LinearForm(Double(owner.keyboardCover))
      box.top.add(box.height, times: -1)
      return box
    }
  }

  /// The box of an item; for a place of what lies in it, a scroll view's is that of its content.
  private func box(
    of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute,
    in constraint: NSLayoutConstraint
  ) -> LayoutBox? {
    if let guide = item as? UILayoutGuide { return box(of: guide) }
    guard let view = item as? UIView else { return nil }
    if attribute.isOfMargins { return box(of: view).inset(by: view.insets(of: .margins)) }
    let isLength = attribute == .width || attribute == .height
    if !isLength, constraint.holder === view, let content = contentBoxes[ObjectIdentifier(view)] {
      return content
    }
    return box(of: view)
  }

  // MARK: - Demands

  private mutating func demandConstraints() {
    var found = root.constraints
    for (view, _) in unknownViews where view !== root { found += view.constraints }
    var view = root.superview
    while let current = view {
      found += current.constraints
      view = current.superview
    }
    for constraint in found.sorted(by: { $0.turn < $1.turn }) { demand(constraint) }
  }

  private mutating func demand(_ constraint: NSLayoutConstraint) {
    guard constraint.isWhole, let form = form(of: constraint), !form.isKnown else { return }
    let relation: LinearSystem.Relation =
      switch constraint.relation {
      case .equal: .isZero
      case .greaterThanOrEqual: .isNotLess
      case .lessThanOrEqual: .isNotMore
      }
    system.demand(
      LinearSystem.Demand(form, relation, importance: constraint.priority.rawValue))
  }

  /// What is zero where the two sides are equal; places count from the corner of the keeper.
  private func form(of constraint: NSLayoutConstraint) -> LinearForm? {
    guard let home = constraint.holder else { return nil }
    let corner = corner(of: home)
    func place(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> LinearForm? {
      box(of: item, attribute, in: constraint)?.seen(fromLeft: corner.left, top: corner.top)
        .value(of: attribute)
    }
    func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> LinearForm? {
      (item as? LayoutSpan).map { $0.length(place) } ?? place(item, attribute)
    }
    guard var form = value(constraint.firstItem, constraint.firstAttribute) else { return nil }
    form.constant -= Double(constraint.constant)
    if let second = constraint.secondItem {
      guard let other = value(second, constraint.secondAttribute) else { return nil }
      form.add(other, times: -Double(constraint.multiplier))
    }
    return form
  }

  /// What views ask for by their content: neither less nor more.
  private mutating func demandContents() {
    for (view, first) in unknownViews {
      let size = view.intrinsicContentSize
      for (axis, length) in [
        (UILayoutConstraintAxis.horizontal, size.width), (.vertical, size.height),
      ] where length != UIView.noIntrinsicMetric {
        var form = LinearForm(unknown: first + (axis == .horizontal ? 2 : 3))
        form.constant = -Double(length)
        system.demand(
          LinearSystem.Demand(
            form, .isNotLess,
            importance: view.contentCompressionResistancePriority(for: axis).rawValue))
        system.demand(
          LinearSystem.Demand(
            form, .isNotMore, importance: view.contentHuggingPriority(for: axis).rawValue))
      }
    }
  }

  /// What nothing decides stays: sizes before places, so that a view moves before it is resized.
  private mutating func leaveTheRest() {
    for (scroll, first) in contents { leave(scroll.contentSize, from: first) }
    let boxes =
      unknownViews.map { ($0.first, root.place(of: $0.view)) }
      + unknownGuides.map { ($0.first, $0.guide.layoutFrame) }
    for (first, frame) in boxes { leave(frame.size, from: first + 2) }
    for (first, frame) in boxes {
      system.leave(first, at: Double(frame.minX))
      system.leave(first + 1, at: Double(frame.minY))
    }
  }

  private mutating func leave(_ size: CGSize, from first: Int) {
    system.leave(first, at: Double(size.width))
    system.leave(first + 1, at: Double(size.height))
  }

  // MARK: - The outcome

  /// Where something is to be.
  private struct Placement {
    /// Whether it is elsewhere.
    let isNew: Bool
    let apply: @MainActor () -> Void
  }

  /// Where all is to be that lies right in the root.
  private var placements: [Placement] {
    let values = system.solved()
    func value(_ unknown: Int) -> CGFloat { CGFloat((values[unknown] ?? 0).rounded(to: 1e6)) }
    func frame(_ first: Int) -> CGRect {
      CGRect(
        x: value(first), y: value(first + 1), width: max(0, value(first + 2)),
        height: max(0, value(first + 3)))
    }
    let guides = unknownGuides.filter { $0.guide.owningView === root }.map { guide, first in
      let frame = frame(first)
      return Placement(isNew: guide.layoutFrame != frame) { guide.take(frame) }
    }
    let views = unknownViews.filter { $0.view.superview === root }.map { view, first in
      let frame = frame(first)
      return Placement(isNew: view.plainFrame != frame) { view.takePlace(frame) }
    }
    let sizes = contents.filter { $0.view === root }.map { scroll, first in
      let size = CGSize(width: value(first), height: value(first + 1))
      return Placement(isNew: scroll.contentSize != size) {
        if scroll.contentSize != size { scroll.contentSize = size }
      }
    }
    return guides + views + sizes
  }
}

extension Double {
  fileprivate func rounded(to parts: Double) -> Double { (self * parts).rounded() / parts }
}
