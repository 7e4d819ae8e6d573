extension UIViewController {
  /// Turns windows to the side on which the device is held, if controllers now allow it.
  ///
  /// Nothing turns: the device's side is the windows' own here, whatever controllers allow.
  public class func attemptRotationToDeviceOrientation() {}

  /// Says that the answer about the sides changed on which the controller may be held, which nobody asks for
  /// here.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
