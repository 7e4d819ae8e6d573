import CoreGraphics
public import Foundation

/// One item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, CellConfiguring {
  /// The view for the item's content; it fills the cell.
  public let contentView = UIView()
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// The view behind the content of what is chosen; kept as a value.
  open var selectedBackgroundView: UIView?

  // MARK: - What it shows, as values

  final var configuring = CellConfiguration()
  /// What the cell shows; its view fills the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuring.content }
    set {
      configuring.content = newValue
      configuring.holder.show(newValue, in: contentView)
    }
  }
  /// What lies behind the content; kept, and not shown.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuring.background }
    set { configuring.background = newValue }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Makes the looks anew for a state; called after the cell's own method. Differs from UIKit: nobody overrides it,
  /// since the compiler names it otherwise for a subclass in another file, and does not link that.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state that the cell is in.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }
  /// Has the looks made anew in the next layout.
  open func setNeedsUpdateConfiguration() { disturbConfiguration() }
  /// Makes the looks anew for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshConfiguration()
  }

  /// Told what becomes of it while a finger drags it; nobody tells here.
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}

extension UICollectionViewCell {
  /// What makes a cell's looks anew for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// What becomes of a cell while a finger drags it.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }
}
