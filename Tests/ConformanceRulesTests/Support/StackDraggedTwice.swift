import AppearanceTrace

/// A stack of a library's own, whose top a finger drags a little and gives up, and another one drags away.
enum StackDraggedTwice {
  /// How it rests where the second finger alone has dragged.
  static let undisturbed = Checkpoint(
    tree: [.init("window", [.init("frame.view", [.init("first.view")])])])

  /// What lies below is shown, and the top goes.
  static let goes = exchange("second", for: "first")
  /// The top is shown again.
  static let comesBack = exchange("first", for: "second")

  private static func exchange(_ old: String, for new: String) -> [String] {
    [
      "\(old).viewWillDisappear(animated: true)", "\(new).viewWillAppear(animated: true)",
      "insert \(new).view into frame.view", "remove \(old).view from frame.view",
      "\(new).viewDidAppear(animated: true)", "\(old).viewDidDisappear(animated: true)",
    ]
  }

  /// - Parameters:
  ///   - first: What comes of the first finger.
  ///   - second: What comes of the second one.
  ///   - top: What is shown at rest.
  static func trace(first: [String] = [], second: [String] = [], showing top: String) -> String {
    """
    baseline
    \(standing("second"))

    at 0ms
    \(drag(to: 80, first))
    at 500ms
    \(drag(to: 300, second))

    settled at 900ms
    \(standing(top))
    """
  }

  private static func drag(to end: Int, _ lines: [String]) -> String {
    let all =
      [
        "> frame.gestureBegan(drag: right, at: [20, 400])",
        "> frame.gestureMoved(at: [\(end), 400])",
      ] + lines + ["> frame.gestureEnded(at: [\(end), 400], velocity: [0, 0])"]
    return all.map { "  " + $0 }.joined(separator: "\n")
  }

  private static func standing(_ top: String) -> String {
    """
      tree       window > frame.view > \(top).view
      children   frame > first second
      appeared   frame
      appeared   \(top)
    """
  }
}
