import Foundation

/// A cell of a table or a collection that makes its looks anew when its state changes.
@MainActor protocol CellConfiguring: UIView {
  var configuring: CellConfiguration { get set }
  var configurationState: UICellConfigurationState { get }
  func updateConfiguration(using state: UICellConfigurationState)
}

/// What a cell shows as values, and whether that is to be made anew.
@MainActor struct CellConfiguration {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var holder = ContentHolder()
  /// Whether the looks are made anew in the next layout: at first, and when the state has changed.
  var isStale = true
}

extension CellConfiguring {
  /// Has the looks made anew in the next layout.
  func disturbConfiguration() {
    configuring.isStale = true
    setNeedsLayout()
  }

  /// Makes the looks anew, where they are stale.
  func refreshConfiguration() {
    guard configuring.isStale else { return }
    configuring.isStale = false
    tracking(.configuration) { updateConfiguration(using: configurationState) }
  }
}
