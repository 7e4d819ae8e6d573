import CoreGraphics
public import Foundation
import UIKitSemantics
import VirtualTime

/// Shows a controller in a bubble that points at something, or as a sheet where there is little room.
///
/// The bubble's arrow, background and colours are kept and not drawn.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble points at.
  open var sourceView: UIView?
  /// The part of that view, in its coordinates; the null rectangle for all of it.
  open var sourceRect = CGRect.null
  /// The button in a bar that the bubble points at.
  open var barButtonItem: UIBarButtonItem?
  /// What the bubble points at, a view or a button in a bar.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// Where the arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var canOverlapSourceViewRect = false
  /// What gets its touches though it lies behind.
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The bar that gets its touches while a popover is shown that points into it.
  private final weak var barLetThrough: UIView?
  /// Where the arrow is; not known before the popover is shown.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The sheet that this popover becomes where there is little room.
  open private(set) lazy var adaptiveSheetPresentationController = makeSheet()

  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }
  open override var frameOfPresentedViewInContainerView: CGRect { restingFrame }
  open override func containerViewWillLayoutSubviews() { keepPresentedViewInPlace() }
  override func letsThrough(_ point: CGPoint) -> Bool {
    (passthroughViews ?? []).contains { view in
      view.window != nil && view.bounds.contains(view.convert(point, from: containerView))
    }
  }
  open override func presentationTransitionWillBegin() { demandAnchor() }
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { letBarThrough() }
  }
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { keepBarBack() }
  }
}

extension UIPopoverPresentationController: HostOwned {
  /// The size of a popover that prefers none, in points. (Inferred.)
  private static let size = CGSize(width: 320, height: 480)

  private func makeSheet() -> UISheetPresentationController {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    sheet.keptPresented = nil
    return sheet
  }

  private var anchorView: UIView? { sourceView ?? sourceItem as? UIView }
  private var anchorButton: UIBarButtonItem? { barButtonItem ?? sourceItem as? UIBarButtonItem }

  /// A popover that points at nothing raises an exception when it begins (D13).
  private func demandAnchor() {
    tellPopoverDelegate { $0.prepareForPopoverPresentation($1) }
    guard presentation?.style == .popover, anchorView == nil, anchorButton == nil else { return }
    World.current.complain(
      .popoverWithoutAnchor, .raised, ComplaintNames(subject: describe(self)),
      about: presentedViewController)
  }

  /// The bar's other buttons get their touches beside a popover that points at one of them, unless somebody
  /// says otherwise from then on (PA-08). The bar stands for all of them here. (Inferred.)
  private func letBarThrough() {
    guard presentation?.style == .popover, let anchorButton,
      let bar = containerView?.window?.bar(showing: anchorButton),
      !(passthroughViews ?? []).contains(bar)
    else { return }
    passthroughViews = (passthroughViews ?? []) + [bar]
    barLetThrough = bar
  }

  /// Takes back what was let through, and nothing that others let through. (Inferred.)
  private func keepBarBack() {
    guard let barLetThrough else { return }
    let others = (passthroughViews ?? []).filter { $0 !== barLetThrough }
    passthroughViews = others.isEmpty ? nil : others
    self.barLetThrough = nil
  }

  private func tellPopoverDelegate(
    _ call: (any UIPopoverPresentationControllerDelegate, UIPopoverPresentationController) -> Void
  ) {
    guard let delegate = delegate as? any UIPopoverPresentationControllerDelegate else { return }
    tellDelegate(.prepareForPopoverPresentation) { _, _ in call(delegate, self) }
  }

  /// Lets the delegate choose another place where the popover points at a view (PA-11).
  func reposition() {
    guard presentation?.style == .popover, var view = anchorView,
      let delegate = delegate as? any UIPopoverPresentationControllerDelegate
    else { return }
    let old = sourceRect.isNull ? view.bounds : sourceRect
    var rect = old
    World.acting(as: Cause(.subject, transition: nil)) {
      delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    }
    if rect != old { sourceRect = rect }
    if view !== anchorView { sourceView = view }
  }

  private var restingFrame: CGRect {
    guard let bounds = containerView?.bounds, let presentation else { return .zero }
    if presentation.style.isSheet { return adaptiveSheetPresentationController.frame(in: bounds) }
    guard presentation.style == .popover else { return bounds }
    let preferred = presentedViewController.preferredContentSize
    let placement = PopoverPlacement(
      anchor: anchor(in: bounds), room: bounds.inset(by: popoverLayoutMargins),
      size: preferred == .zero ? Self.size : preferred, permitted: permittedArrowDirections)
    arrowDirection = placement.direction
    return placement.frame
  }

  /// Where the anchor is in the container; a button in a bar counts as its upper right. (Inferred.)
  private func anchor(in bounds: CGRect) -> CGRect {
    guard let view = anchorView else {
      let top = UIScreen.statusBarHeight
      return CGRect(x: bounds.maxX - 54, y: bounds.minY + top, width: 44, height: 44)
    }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: containerView)
  }
}

/// What a popover may point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
