import AppearanceTrace
import UIKit

extension ViewProperty {
  /// The properties of a view that differ from the default, in the order of the vocabulary.
  @MainActor static func deviations(of view: UIView) -> [ViewProperty] {
    var deviations: [ViewProperty] = []
    let layer = view.layer
    for kind in view is UIWindow ? kindsOfWindows : kinds
    where !isDefault(kind, of: view, drawnBy: layer) {
      deviations.append(ViewProperty(kind, values(of: kind, view)))
    }
    return deviations
  }

  private static let kinds = Kind.allCases
  private static let kindsOfWindows = kinds.filter {
    [.inert, .alpha, .hidden, .transform].contains($0)
  }

  /// Whether a property has its default value; what only events tell always has.
  @MainActor private static func isDefault(
    _ kind: Kind, of view: UIView, drawnBy layer: CALayer
  ) -> Bool {
    switch kind {
    case .frame: return view.fillsWindow
    case .transform: return view.transform == .identity
    case .alpha: return view.alpha == 1
    case .hidden: return !view.isHidden
    case .clips: return !view.clipsToBounds
    case .corner: return layer.cornerRadius == 0
    case .constrained: return view.translatesAutoresizingMaskIntoConstraints
    case .inert: return view.isUserInteractionEnabled
    case .modal: return !view.accessibilityViewIsModal
    case .concealed: return !view.accessibilityElementsHidden
    case .clock: return layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0
    case .recognizers: return view.ownRecognizerCount == 0
    case .mask: return layer.mask == nil
    case .masked: return layer.mask?.reach.contains(view.bounds) ?? true
    case .shadow: return layer.shadowOpacity == 0
    case .anchor: return layer.anchorPoint == CGPoint(x: 0.5, y: 0.5)
    case .z: return layer.zPosition == 0
    case .perspective:
      return layer.sublayerTransform == CATransform3DIdentity
        || ViewProperty(kind, values(of: kind, view)).isDefault
    case .pinned: return view.outwardConstraintCount == 0
    case .added: return view.addedInsets == .zero
    case .background, .insets, .size: return true
    }
  }

  /// The values of a property, whether they are the default or not; `false` says of what only is or is
  /// not that it is not.
  @MainActor static func values(of kind: Kind, _ view: UIView) -> [String] {
    let layer = view.layer
    return switch kind {
    case .frame: view.frameInWindow.texts
    case .transform: view.transform.texts
    case .alpha: [view.alpha].texts
    case .hidden: flag(view.isHidden)
    case .clips: flag(view.clipsToBounds)
    case .corner: [layer.cornerRadius].texts
    case .constrained: flag(!view.translatesAutoresizingMaskIntoConstraints)
    case .inert: flag(!view.isUserInteractionEnabled)
    case .modal: flag(view.accessibilityViewIsModal)
    case .concealed: flag(view.accessibilityElementsHidden)
    case .clock:
      [CGFloat(layer.speed), CGFloat(layer.timeOffset), CGFloat(layer.beginTime)].texts
    case .recognizers: ["\(view.ownRecognizerCount)"]
    case .mask: flag(layer.mask != nil)
    case .masked: (layer.mask?.reach ?? view.bounds).texts
    case .shadow:
      [
        CGFloat(layer.shadowOpacity), layer.shadowRadius, layer.shadowOffset.width,
        layer.shadowOffset.height,
      ].texts
    case .anchor: [layer.anchorPoint.x, layer.anchorPoint.y].texts
    case .z: [layer.zPosition].texts
    case .perspective: layer.sublayerTransform.texts
    case .pinned: ["\(view.outwardConstraintCount)"]
    case .background: [view.backgroundColor?.word ?? "none"]
    case .insets: view.safeAreaInsets.texts
    case .added: view.addedInsets.texts
    case .size: view.bounds.size.texts
    }
  }

  private static func flag(_ isOn: Bool) -> [String] { isOn ? [] : ["false"] }
}
