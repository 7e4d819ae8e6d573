public import CoreGraphics
public import Foundation

/// How a view looks where it is lifted or highlighted; nothing is lifted here.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The part that is shown.
  open var visiblePath: UIBezierPath?
  /// The shadow's outline.
  open var shadowPath: UIBezierPath?
  /// The colour behind.
  open var backgroundColor: UIColor! = .systemBackground

  public override init() {
    super.init()
  }
}

/// Where a lifted view goes.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view in which it goes.
  public let container: UIView
  /// Where its middle comes to.
  public let center: CGPoint
  /// How it is turned.
  public let transform: CGAffineTransform

  /// Names a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A view that is lifted or highlighted.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// Where it goes.
  public let target: UIPreviewTarget
  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters
  /// The view's size.
  open var size: CGSize { view.bounds.size }

  /// Makes a preview of a view that goes somewhere.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Makes a preview of a view that stays where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// The same view, going somewhere else.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
