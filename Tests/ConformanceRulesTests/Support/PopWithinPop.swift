/// A second pop that the script asks for while one runs, and of which UIKit complains.
enum PopWithinPop {
  /// - Parameters:
  ///   - first: Whose call begins the first one.
  ///   - meanwhile: What happens from then until the first one ends: the second call and the complaint.
  ///   - rest: The instant in which both are over, in milliseconds.
  static func trace(begunBy first: Character = ">", _ meanwhile: String, at rest: Int) -> String {
    """
    baseline
      tree       window > nav.view > third.view
      children   nav > first second third

    at 0ms
      \(first) nav.popViewController(animated: true)
      begin t1 pop third -> second
        insert second.view into nav.view
        remove third.view from nav.view
    \(meanwhile)
      end t1 finished
      begin t2 pop second -> first
        insert first.view into nav.view
        remove second.view from nav.view
      end t2 finished

    settled at \(rest)ms
      tree       window > nav.view > first.view
      children   nav > first
    """
  }
}
