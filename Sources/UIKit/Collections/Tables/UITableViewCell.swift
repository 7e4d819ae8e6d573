import CoreGraphics
public import Foundation

/// One row of a table.
///
/// Labels lie where it says roughly; what is at the sides, separators and editing are kept as values.
@preconcurrency @MainActor open class UITableViewCell: UIView {
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
  open var isSelected = false
  /// Whether a finger is on the row; nothing sets it here.
  open var isHighlighted = false
  /// Whether the row is edited.
  open var isEditing = false
  /// What few cells keep.
  final var keepsakes: CellKeepsakes?

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
