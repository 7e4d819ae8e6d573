/// What a container of an app's own shows, and what is done to that.
enum ContainerSetting: String, Sendable, CaseIterable {
  /// One child at a time.
  case children
  /// Something beside the child.
  case side
  /// The last of several that lie upon each other.
  case stack
  /// A child that is exchanged by the one method that UIKit has for it.
  case exchange
  /// A child in each quarter of a tablet's screen.
  case quartersOfTablet = "quarters-tablet"
  /// A child in each quarter of a phone's screen that lies on its side.
  case quartersOfTurnedPhone = "quarters-turned"
}
