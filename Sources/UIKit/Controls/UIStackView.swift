public import Foundation

/// A row or a column of views.
///
/// Keeps the views and how they would be placed. Differs from UIKit: it does not place them.
@preconcurrency @MainActor open class UIStackView: UIView {
  private var arranged: [UIView] = []

  /// The views in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// The direction in which the views follow one another.
  open var axis = UILayoutConstraintAxis.horizontal

  /// How the views share the room along the axis.
  open var distribution = Distribution.fill

  /// Where the views are across the axis.
  open var alignment = Alignment.fill

  /// How far the views are apart, in points.
  open var spacing: CGFloat = 0

  /// Whether distances are from lines of text.
  open var isBaselineRelativeArrangement = false

  /// Whether the margins are left free.
  open var isLayoutMarginsRelativeArrangement = false

  private var distances: [ObjectIdentifier: CGFloat] = [:]

  /// Makes an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty stack.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Takes a view out of the order, but not out of the stack.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    setNeedsLayout()
  }

  /// Inserts a view into the order.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Chooses the distance after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    distances[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// The distance after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    distances[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// The distance that stands for the stack's own.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The distance that stands for the one that the system leaves between views.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// Takes a view that leaves the stack out of the order.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arranged.removeAll { $0 === subview }
  }
}
