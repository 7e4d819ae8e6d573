import UIKit

// MARK: - Alerts with fields and sheets

extension UIViewController {
  func askForName(_ done: @escaping (String?) -> Void) {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Jane"
      field.autocapitalizationType = .words
    }
    let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
      done(alert?.textFields?.first?.text)
    }
    save.isEnabled = false
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(save)
    alert.preferredAction = save
    alert.view.tintColor = .systemPink
    present(alert, animated: true)
  }

  func askWhatToDo(from button: UIButton) {
    let sheet = UIAlertController(title: nil, message: "Sure?", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.popoverPresentationController?.sourceView = button
    sheet.popoverPresentationController?.sourceRect = button.bounds
    sheet.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    present(sheet, animated: true) { print(sheet.actions.map(\.title)) }
  }
}

// MARK: - Menus

final class MenuViewController: UIViewController {
  func makeMenu() -> UIMenu {
    let rename = UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { action in
      print(action.title, action.sender as Any)
    }
    let delete = UIAction(
      title: "Delete", image: nil, identifier: .init("delete"), discoverabilityTitle: nil,
      attributes: [.destructive], state: .off, handler: { _ in })
    let sorting = UIMenu(
      title: "Sort", options: [.displayInline, .singleSelection],
      children: [
        UIAction(title: "Name", state: .on, handler: { _ in }),
        UICommand(title: "Date", action: #selector(sort)),
      ])
    let later = UIDeferredMenuElement { done in done([rename]) }
    return UIMenu(
      title: "", image: nil, identifier: nil, children: [rename, delete, sorting, later])
  }

  @objc func sort() {
    let button = UIButton(type: .system)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    if #available(iOS 15.0, *) { button.changesSelectionAsPrimaryAction = true }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: nil, image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil,
      menu: makeMenu())
  }
}

// MARK: - Context menus with previews

final class PreviewingCell: UICollectionViewCell, UIContextMenuInteractionDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIContextMenuInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { fatalError() }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: { UIViewController() }) { _ in
      UIMenu(title: "Options", children: [])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    parameters.visiblePath = UIBezierPath(roundedRect: bounds, cornerRadius: 8)
    return UITargetedPreview(view: contentView, parameters: parameters)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
    animator.addCompletion { print(animator.previewViewController as Any) }
  }
}

// MARK: - Popovers

final class PopoverOwner: UIViewController, UIPopoverPresentationControllerDelegate {
  @objc func showPopover(_ sender: UIBarButtonItem) {
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 240, height: 160)
    content.modalPresentationStyle = .popover
    let popover = content.popoverPresentationController
    popover?.barButtonItem = sender
    popover?.delegate = self
    popover?.backgroundColor = .systemBackground
    popover?.passthroughViews = [view]
    popover?.canOverlapSourceViewRect = true
    present(content, animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) { rect.pointee = rect.pointee.offsetBy(dx: 0, dy: 10) }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { true }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}

// MARK: - Sheets and sharing

final class SheetOwner: UIViewController, UISheetPresentationControllerDelegate {
  func showSheet(_ content: UIViewController) {
    content.isModalInPresentation = true
    guard let sheet = content.sheetPresentationController else { return }
    let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) { context in
      min(200, context.maximumDetentValue)
    }
    sheet.detents = [small, .medium(), .large()]
    sheet.selectedDetentIdentifier = .medium
    sheet.largestUndimmedDetentIdentifier = .medium
    sheet.prefersGrabberVisible = true
    sheet.preferredCornerRadius = 24
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    sheet.prefersEdgeAttachedInCompactHeight = true
    sheet.delegate = self
    present(content, animated: true)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
  }

  func share(_ text: String) {
    let activity = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    activity.excludedActivityTypes = [.airDrop, .copyToPasteboard]
    activity.completionWithItemsHandler = { type, completed, items, error in print(completed) }
    UIPasteboard.general.string = text
    present(activity, animated: true, completion: nil)
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) { print(sheet.selectedDetentIdentifier?.rawValue ?? "none") }
}
