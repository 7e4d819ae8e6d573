import TransitionStage

extension CGSize {
  /// The screen of the device, turned on its side.
  static let onItsSide = CGSize(width: 844, height: 390)
  /// The screen of the device, held upright.
  static let upright = CGSize(width: 390, height: 844)
}
