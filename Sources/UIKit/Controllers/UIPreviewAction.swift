import CoreGraphics
public import Foundation

/// What can be done with a controller while it is previewed; nothing is previewed here.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

/// One thing that can be done.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Sendable {
    case `default` = 0
    case selected = 1
    case destructive = 2
  }

  open private(set) var title = ""
  open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void = { _, _ in }

  public convenience init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.init()
    self.title = title
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
  }
}

/// What is known of a preview, before iOS 13; nothing makes one here.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
  var delegate: any UIViewControllerPreviewingDelegate { get }
}

/// Who shows a preview, before iOS 13; never asked here.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// A preview that never comes.
final class NoPreview: NSObject, UIViewControllerPreviewing {
  let sourceView: UIView
  var sourceRect: CGRect
  let delegate: any UIViewControllerPreviewingDelegate

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    self.delegate = delegate
    sourceView = view
    sourceRect = view.bounds
  }
}

extension UIViewController {
  /// Lets a view be previewed, before iOS 13; no finger presses hard here.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { NoPreview(delegate, sourceView) }

  /// Ends what `registerForPreviewing` began.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
