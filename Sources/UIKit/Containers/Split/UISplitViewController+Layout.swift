import CoreGraphics
import UIKitSemantics

/// The root view of a split view controller.
final class SplitRootView: UIView {
  @ZeroingWeak var split: UISplitViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    split?.layOutColumns()
  }
}

extension UISplitViewController {
  final func buildView() {
    let view = SplitRootView(frame: UIScreen.main.bounds)
    view.split = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  final func layOutColumns() {
    guard view.window != nil else { return }
    World.acting(as: .host) { arrange() }
  }

  final func arrangeIfSeen() {
    if isShownOrComing { arrange() } else { viewIfLoaded?.setNeedsLayout() }
  }

  /// Puts the columns that are to be seen in their places, and takes out the others.
  final func arrange() {
    guard isViewLoaded else { return }
    if isNarrow, split.isCollapsed != true { collapse() }
    if !isNarrow {
      if split.isCollapsed == true { expand() }
      split.isCollapsed = false
      if split.mode == nil { beginMode() }
      if !split.isModeChosen { changeMode(to: plannedMode) }
    }
    let places = places
    for child in children where !places.contains(where: { $0.controller === child }) {
      guard let view = child.viewIfLoaded, view.superview === self.view else { continue }
      view.removeFromSuperview()
    }
    for (controller, frame) in places {
      let child = controller.viewToShow
      child.frame = frame
      if child.superview !== view { view.addSubview(child) }
    }
  }

  /// Takes out all children, so that their stacks can be changed unseen.
  final func takeOutViews() {
    for child in children {
      guard let view = child.viewIfLoaded, view.superview === viewIfLoaded else { continue }
      view.removeFromSuperview()
      guard appearancePhase == .appearing, child.isShownOrComing else { continue }
      child.beginAppearance(false, animated: false)
      child.endAppearance()
    }
  }

  /// Who is to be seen, and where; those that cover others come last.
  private var places: [(controller: UIViewController, frame: CGRect)] {
    let bounds = view.bounds
    if split.isCollapsed == true {
      let only = split.columns[.compact] ?? split.columns[.primary] ?? split.columns[.secondary]
      return only.map { [($0, bounds)] } ?? []
    }
    return plan.spans(in: bounds.width) { width(of: Column($0)) }.compactMap { span in
      split.columns[Column(span.column)].map { controller in
        (
          controller,
          CGRect(x: span.origin, y: 0, width: span.width, height: bounds.height)
        )
      }
    }
  }

  // MARK: - Modes

  private var hasSupplementary: Bool {
    style == .tripleColumn && split.columns[.supplementary] != nil
  }

  private var plan: SplitPlan {
    SplitPlan(SplitPlan.Mode(displayMode), hasSupplementary: hasSupplementary)
  }

  /// The mode that is to hold where nobody has changed it.
  final var plannedMode: DisplayMode {
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    let isWide = size.width > size.height
    return DisplayMode(
      SplitPlan.automatic(isWide: isWide, hasSupplementary: hasSupplementary).mode)
  }

  /// The mode in which a column is seen, beside what is seen already.
  final func mode(showing column: Column) -> DisplayMode {
    switch column {
    case .primary where hasSupplementary: .twoBesideSecondary
    case .primary, .supplementary:
      displayMode == .secondaryOnly ? .oneBesideSecondary : displayMode
    case .secondary, .compact: displayMode
    }
  }

  /// The mode in which a column is not seen.
  final func mode(hiding column: Column) -> DisplayMode {
    switch column {
    case .primary: hasSupplementary ? .oneBesideSecondary : .secondaryOnly
    case .supplementary: .secondaryOnly
    case .secondary, .compact: displayMode
    }
  }

  /// Tells or asks the delegate, which is to answer for what it does then.
  @discardableResult
  final func tell<Answer>(_ word: (any UISplitViewControllerDelegate) -> Answer) -> Answer? {
    World.consult(optional: delegate, word)
  }

  /// Takes the first mode; the delegate hears of the columns that are seen at first (SV-06).
  private func beginMode() {
    split.mode = plannedMode
    guard !isList else { return }
    for column in plan.columns { tell { $0.splitViewController(self, willShow: Column(column)) } }
  }

  /// Shows other columns because code asks for it.
  final func choose(_ mode: DisplayMode) {
    split.isModeChosen = true
    changeMode(to: mode)
  }

  /// Shows other columns, and tells the delegate before.
  final func changeMode(to mode: DisplayMode) {
    guard split.mode != nil, mode != displayMode else { return }
    let before = plan.columns
    tell { $0.splitViewController(self, willChangeTo: mode) }
    split.mode = mode
    let after = plan.columns
    for column in after where !before.contains(column) {
      tell { $0.splitViewController(self, willShow: Column(column)) }
    }
    for column in before where !after.contains(column) {
      tell { $0.splitViewController(self, willHide: Column(column)) }
    }
    arrangeIfSeen()
  }

  // MARK: - Widths

  /// A column's width in points: what is preferred, within its limits. (The defaults are inferred.)
  final func width(of column: Column) -> CGFloat {
    let automatic = Self.automaticDimension
    let whole = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let preferred =
      column == .primary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    var width = preferred == automatic ? 320 : preferred
    if column == .primary, preferredPrimaryColumnWidthFraction != automatic {
      width = whole * preferredPrimaryColumnWidthFraction
    }
    if column == .primary, minimumPrimaryColumnWidth != automatic {
      width = max(width, minimumPrimaryColumnWidth)
    }
    if column == .primary, maximumPrimaryColumnWidth != automatic {
      width = min(width, maximumPrimaryColumnWidth)
    }
    return min(width, whole)
  }
}

extension UISplitViewController.Column {
  fileprivate init(_ column: SplitPlan.Column) {
    self =
      switch column {
      case .primary: .primary
      case .supplementary: .supplementary
      case .secondary: .secondary
      }
  }
}

extension SplitPlan.Mode {
  fileprivate init(_ mode: UISplitViewController.DisplayMode) {
    self =
      switch mode {
      case .automatic, .oneBesideSecondary: .oneBeside
      case .secondaryOnly: .secondaryOnly
      case .oneOverSecondary: .oneOver
      case .twoBesideSecondary: .twoBeside
      case .twoOverSecondary: .twoOver
      case .twoDisplaceSecondary: .twoDisplace
      }
  }
}

extension UISplitViewController.DisplayMode {
  fileprivate init(_ mode: SplitPlan.Mode) {
    self =
      switch mode {
      case .secondaryOnly: .secondaryOnly
      case .oneBeside: .oneBesideSecondary
      case .oneOver: .oneOverSecondary
      case .twoBeside: .twoBesideSecondary
      case .twoOver: .twoOverSecondary
      case .twoDisplace: .twoDisplaceSecondary
      }
  }
}
