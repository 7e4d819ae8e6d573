import TransitionStage

/// How much room a split view has.
enum SplitSetting: String, Sendable, CaseIterable {
  /// Two columns side by side, on a tablet.
  case columns
  /// One column, on a phone.
  case oneColumn = "one-column"

  /// The device that has this room.
  var device: StageDevice {
    switch self {
    case .columns: .tablet
    case .oneColumn: .phone
    }
  }
}
