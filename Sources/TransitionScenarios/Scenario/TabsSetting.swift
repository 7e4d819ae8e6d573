/// What the tabs of a tab bar controller hold.
enum TabsSetting: String, Sendable, CaseIterable {
  /// Three screens.
  case screens
  /// Three navigation controllers with a screen each.
  case stacks
}
