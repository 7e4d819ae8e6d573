import TransitionStage

extension CGSize {
  /// The screen of the device, turned on its side.
  static let onItsSide = CGSize(width: 844, height: 390)
}
