import AppearanceTrace
import UIKit

extension ViewProperty {
  /// The properties of a view that differ from the default, in the order of the vocabulary.
  ///
  /// - Parameter window: the window that the frame is told in, and that is filled by default.
  @MainActor static func deviations(of view: UIView, in window: UIWindow) -> [ViewProperty] {
    Kind.allCases.compactMap { kind in
      values(of: kind, view, window).map { ViewProperty(kind, $0) }
    }
  }

  /// The values of a property; none where they are the default.
  @MainActor private static func values(
    of kind: Kind, _ view: UIView, _ window: UIWindow
  ) -> [String]? {
    switch kind {
    case .frame: frame(of: view, in: window)
    case .transform: transform(of: view)
    case .alpha: view.alpha == 1 ? nil : [Hundredths(view.alpha).text]
    case .hidden: view.isHidden ? [] : nil
    case .clips: view.clipsToBounds ? [] : nil
    case .corner:
      view.layer.cornerRadius == 0 ? nil : [Hundredths(view.layer.cornerRadius).text]
    case .constrained: view.translatesAutoresizingMaskIntoConstraints ? nil : []
    case .inert: view.isUserInteractionEnabled ? nil : []
    case .modal: view.accessibilityViewIsModal ? [] : nil
    case .concealed: view.accessibilityElementsHidden ? [] : nil
    case .clock: clock(of: view)
    case .recognizers: recognizers(of: view)
    case .mask, .shadow, .anchor, .z, .pinned, .background, .insets: nil
    }
  }

  @MainActor private static func frame(of view: UIView, in window: UIWindow) -> [String]? {
    let frame = view.convert(view.bounds, to: window)
    let values = [frame.minX, frame.minY, frame.width, frame.height].texts
    let full = window.bounds
    return values == [full.minX, full.minY, full.width, full.height].texts ? nil : values
  }

  @MainActor private static func transform(of view: UIView) -> [String]? {
    let transform = view.transform
    guard transform != .identity else { return nil }
    return [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].texts
  }

  /// The number of recognizers; a navigation's own way back is the host's machinery.
  @MainActor private static func recognizers(of view: UIView) -> [String]? {
    let navigation = view.rootController as? UINavigationController
    let own = navigation?.interactivePopGestureRecognizer
    let count = view.gestureRecognizers?.filter { $0 !== own }.count ?? 0
    return count == 0 ? nil : ["\(count)"]
  }

  @MainActor private static func clock(of view: UIView) -> [String]? {
    let layer = view.layer
    guard layer.speed != 1 || layer.timeOffset != 0 || layer.beginTime != 0 else { return nil }
    return [CGFloat(layer.speed), CGFloat(layer.timeOffset), CGFloat(layer.beginTime)].texts
  }
}

extension [CGFloat] {
  fileprivate var texts: [String] { map { Hundredths($0).text } }
}
