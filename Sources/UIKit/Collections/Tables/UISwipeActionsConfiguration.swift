public import Foundation

/// What a swipe over a row offers to do; no finger brings it up here.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  public final let style: Style
  public final let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor! = .systemGray

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// All that a swipe over a row offers.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public final let actions: [UIContextualAction]
  /// Whether a long swipe does the first thing.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// A thing that a row offered, before iOS 11; no finger brings it up here.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1

    public static var destructive: Style { .default }
  }

  public final let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
