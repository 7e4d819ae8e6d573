import CoreGraphics
public import Foundation

/// One row of a table.
///
/// Labels lie where it says roughly; what is at the sides, separators and editing are kept as values.
@preconcurrency @MainActor open class UITableViewCell: UIView, CellConfiguring {
  private let style: CellStyle

  /// The view for the row's content; it fills the cell.
  public let contentView = UIView()
  /// The name of the cells that it may stand in for.
  open internal(set) var reuseIdentifier: String?
  /// The main label.
  open private(set) lazy var textLabel: UILabel? = addLabel()
  /// The second label; none in the default style.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : addLabel()
  /// The picture at the left; it has no size until it is given one.
  open private(set) lazy var imageView: UIImageView? = addPicture()
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// The view behind the content of what is chosen; kept as a value.
  open var selectedBackgroundView: UIView?
  /// How the cell shows that it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// What stands at the right.
  open var accessoryType = AccessoryType.none
  /// The view at the right; kept as a value.
  open var accessoryView: UIView?
  /// The edges of the line below.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the row is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether a finger is on the row; nothing sets it here.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the row is edited.
  open var isEditing = false {
    didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the grip by which rows are moved is shown while they are edited; kept as a value.
  open var showsReorderControl = false
  /// Whether moving rows are seen through; kept as a value.
  open var shouldIndentWhileEditing = true
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var focusStyle = FocusStyle.default
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  /// The view behind the content of one of several rows that are chosen; kept as a value.
  open var multipleSelectionBackgroundView: UIView?
  open var userInteractionEnabledWhileDragging = false

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
  /// Makes the looks anew for a state; called after the cell's own method.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state that the cell is in.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }
  /// Has the looks made anew in the next layout.
  open func setNeedsUpdateConfiguration() { disturbConfiguration() }
  /// Makes the looks anew for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// What a cell of the style shows.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Makes a cell of a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContent()
  }

  /// Makes a cell of the default style, which was put aside by nobody.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    addContent()
  }

  /// Makes a cell of the default style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Told before it is used again.
  open func prepareForReuse() {}

  /// Says whether the row is chosen; nothing moves here.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Says whether a finger is on the row; nothing moves here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Says whether the row is edited; nothing moves here.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Places the labels: in halves one beside or above the other where there are two. Inferred.
  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshConfiguration()
    let room = contentView.bounds.insetBy(dx: min(16, contentView.bounds.width / 2), dy: 0)
    guard let detail = detailTextLabel else {
      textLabel?.frame = room
      return
    }
    let (first, second) = room.divided(
      atDistance: style == .subtitle ? room.height / 2 : room.width / 2,
      from: style == .subtitle ? .minYEdge : .minXEdge)
    textLabel?.frame = first
    detail.frame = second
  }

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func addLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  private func addPicture() -> UIImageView {
    let picture = UIImageView()
    contentView.addSubview(picture)
    return picture
  }
}
