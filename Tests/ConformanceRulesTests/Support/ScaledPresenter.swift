/// A screen that a transform made small before the device turned, and that is straight again afterwards; another
/// one fits all the time.
enum ScaledPresenter {
  /// - Parameters:
  ///   - frame: Where it lay in the window of before, which is 390 points wide and 844 high.
  ///   - transform: What made it small.
  static func turn(from frame: String, _ transform: String = "0.9 0 0 0.9 0 0") -> String {
    """
    baseline
      tree       window > host.view
      tree       window > other.view
      appeared   host
      appeared   other
      frame      host.view \(frame)
      transform  host.view \(transform)

    at 0ms
      > window.resize(to: [844, 390])
      set host.view transform 1 0 0 1 0 0 (by subject)

    settled at 0ms
      tree       window > host.view
      tree       window > other.view
      appeared   host
      appeared   other
      frame      host.view -14 14 873 361
    """
  }
}
