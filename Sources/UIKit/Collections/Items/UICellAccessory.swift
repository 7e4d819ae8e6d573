public import CoreGraphics

/// What is at a side of an item of a list.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When it is shown.
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// How wide it is laid out.
  public enum LayoutDimension: Equatable, Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  /// At which side it is, and when.
  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: (([UICellAccessory]) -> Int)? = nil)
    case trailing(displayed: DisplayedState = .always, at: (([UICellAccessory]) -> Int)? = nil)
  }

  /// Its kind; only code of this module makes one.
  let kind: String
  /// When it is shown.
  let displayed: DisplayedState
  /// Its own view, where it has one.
  let customView: UIView?
  /// What a finger on it does.
  let action: (() -> Void)?

  init(
    _ kind: String, _ displayed: DisplayedState, customView: UIView? = nil,
    action: (() -> Void)? = nil
  ) {
    self.kind = kind
    self.displayed = displayed
    self.customView = customView
    self.action = action
  }
}
