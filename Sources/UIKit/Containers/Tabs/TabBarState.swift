import UIKitSemantics

/// What a tab bar controller keeps: its list, and how much of it is shown.
@MainActor struct TabBarState {
  /// The tabs by their own kind, where they were set so.
  var keepsakes: TabKeepsakes?
  /// The list that was asked for last.
  var controllers: [UIViewController] = []
  var selection = SelectionMachine<UIViewController>()
  /// The change that is being shown; its transition keeps it.
  @ZeroingWeak var change: SelectionChange?
  /// The view that the selected child's view lies in.
  var wrapper: ControllerWrapperView?
  /// Whether the app hides the bar.
  var isBarHidden = false
  /// Whether somebody in the selected stack hides the bar.
  var isBarHiddenByStack = false
  /// Whether the shown child's view was made smaller for the bar's sake.
  var hasReducedShown = false
}
