import Foundation

extension UIView {
  /// Whether the superview's margins count for what lies in this view too; kept, and without effect.
  public var preservesSuperviewLayoutMargins: Bool {
    get { rare?.margins.preservesSuperviews ?? false }
    set { rareState.margins.preservesSuperviews = newValue }
  }

  /// Whether the margins begin at the safe area, and not at the edge.
  ///
  /// Differs from UIKit: the guide of the margins begins at the safe area, whatever it says.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { rare?.margins.insetsFromSafeArea ?? true }
    set { rareState.margins.insetsFromSafeArea = newValue }
  }

  private var isReadFromTheRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final var marginsByDirection: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let (left, right) = (margins.left, margins.right)
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isReadFromTheRight ? right : left, bottom: margins.bottom,
      trailing: isReadFromTheRight ? left : right)
  }

  final func setMargins(byDirection margins: NSDirectionalEdgeInsets) {
    let (leading, trailing) = (margins.leading, margins.trailing)
    layoutMargins = UIEdgeInsets(
      top: margins.top, left: isReadFromTheRight ? trailing : leading, bottom: margins.bottom,
      right: isReadFromTheRight ? leading : trailing)
  }
}
