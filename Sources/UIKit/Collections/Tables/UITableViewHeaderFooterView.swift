import CoreGraphics
public import Foundation

/// What stands above or below a section of a table, used again and again.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The view for the content; it fills the view.
  public let contentView = UIView()
  /// The name of the views that it may stand in for.
  open internal(set) var reuseIdentifier: String?
  /// The main label.
  open private(set) lazy var textLabel: UILabel? = addLabel()
  /// The second label; nothing is ever in it.
  open private(set) lazy var detailTextLabel: UILabel? = addLabel()
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// What the view shows; its own view fills the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { holder.show(contentConfiguration, in: contentView) }
  }
  /// What lies behind the content; kept, and not shown.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  private var holder = ContentHolder()

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Told before it is used again.
  open func prepareForReuse() {}

  /// What a header shows of a text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func addLabel() -> UILabel {
    let label = UILabel()
    label.frame = contentView.bounds.insetBy(dx: min(16, contentView.bounds.width / 2), dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    return label
  }
}

/// The view of what a configuration says, in the view that it fills.
@MainActor struct ContentHolder {
  private var view: (any UIView & UIContentView)?

  /// Shows what another configuration says; a view that can show it stays.
  mutating func show(_ content: (any UIContentConfiguration)?, in room: UIView) {
    if let content, let view, view.supports(content),
      type(of: view.configuration) == type(of: content)
    {
      view.configuration = content
      return
    }
    view?.removeFromSuperview()
    view = content?.makeContentView()
    guard let view else { return }
    view.frame = room.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    room.addSubview(view)
  }
}
