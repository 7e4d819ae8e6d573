import CoreGraphics

/// What is around the scene: the device, the system, and the user's wishes.
struct Surroundings {
  /// Traits that the script chose; the others follow from device and size.
  var traits = TraitValues()
  /// In points.
  var statusBarHeight: CGFloat = 47
  /// What the script says that bars and edges cover; by default it follows from device and size.
  var safeArea: UIEdgeInsets?
  var applicationState = UIApplication.State.active
  var assistance = Assistance()
  var orientation = OrientationState()
  /// Whether controllers decide the status bar, and not the application (SB-08).
  var controllersDecideStatusBar = true

  /// What assistive technology is on.
  struct Assistance {
    var reducesMotion = false
    var reducesTransparency = false
    var runsVoiceOver = false
    /// What assistive technology looks at.
    weak var focus: AnyObject?
  }
}

extension World {
  /// What bars and the screen's edges cover of a window that fills the screen.
  ///
  /// A phone on its side has the sensor at one side and no status bar. (General knowledge of phones
  /// without a home button; no fact backs it.)
  static var coveredEdges: UIEdgeInsets {
    if let chosen = current.surroundings.safeArea { return chosen }
    let height = current.surroundings.statusBarHeight
    guard current.idiom == .phone, current.screenSize.width > current.screenSize.height else {
      return UIEdgeInsets(top: height, left: 0, bottom: 34, right: 0)
    }
    return UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
  }
}
