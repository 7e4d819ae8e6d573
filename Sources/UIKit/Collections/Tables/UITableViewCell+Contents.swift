/// What few cells keep.
@MainActor final class CellKeepsakes {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var contentHolder: (any UIView & UIContentView)?
}

extension UITableViewCell {
  private var kept: CellKeepsakes {
    if let keepsakes { return keepsakes }
    let made = CellKeepsakes()
    keepsakes = made
    return made
  }

  /// What the cell shows; its view fills the content view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { keepsakes?.content }
    set {
      kept.content = newValue
      kept.contentHolder?.removeFromSuperview()
      kept.contentHolder = newValue?.makeContentView()
      guard let view = kept.contentHolder else { return }
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
    }
  }

  /// What lies behind the content; kept, and not shown.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { keepsakes?.background }
    set { kept.background = newValue }
  }

  /// What a cell shows that shows two lines.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
