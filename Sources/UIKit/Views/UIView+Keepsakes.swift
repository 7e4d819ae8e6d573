import CoreGraphics
public import Foundation
import QuartzCore

// What views keep, and what is not to be seen in a transition.
extension UIView {
  /// The point about which a transform turns, as a part of the size: the middle at first.
  ///
  /// Set, the frame stays where it is put by `frame`, and the view moves, as its layer does.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The name by which the view's state is found again at the next launch; nothing is restored here.
  public var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { rareState.restorationIdentifier = newValue }
  }

  /// Whether what was drawn is cleared first; nothing is drawn here.
  public var clearsContextBeforeDrawing: Bool {
    get { rare?.clearsContextBeforeDrawing ?? true }
    set { rareState.clearsContextBeforeDrawing = newValue }
  }

  /// Whether the tint is as it is or faded.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Faded.
    case dimmed = 2
  }

  /// Whether the tint is faded: as was said, or as the superview's is; at the top it is not.
  ///
  /// Differs from UIKit: nothing is faded behind an alert or a sheet, and colours stay as they are.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      let own = rare?.tintAdjustmentMode ?? .automatic
      return own == .automatic ? superview?.tintAdjustmentMode ?? .normal : own
    }
    set {
      guard newValue != rare?.tintAdjustmentMode ?? .automatic else { return }
      rareState.tintAdjustmentMode = newValue
      tintColorDidChange()
    }
  }

  /// The group of views between which a keyboard's keys move; no keys are pressed here.
  public var focusGroupIdentifier: String? {
    get { rare?.focusGroupIdentifier }
    set { rareState.focusGroupIdentifier = newValue }
  }

  /// Whether the view is shown large where a finger rests on it; kept, and never shown.
  public var showsLargeContentViewer: Bool {
    get { rare?.largeContent.isShown ?? false }
    set { rareState.largeContent.isShown = newValue }
  }

  /// The title that is shown large.
  public var largeContentTitle: String? {
    get { rare?.largeContent.title }
    set { rareState.largeContent.title = newValue }
  }

  /// The picture that is shown large.
  public var largeContentImage: UIImage? {
    get { rare?.largeContent.image }
    set { rareState.largeContent.image = newValue }
  }

  /// Whether the rules leave the view's place open; never known here.
  public var hasAmbiguousLayout: Bool { false }

  /// Tries another place that the rules allow; there is none here.
  public func exerciseAmbiguityInLayout() {}
}
