import AppearanceTrace

/// A menu of which a part is always seen in a container of the app's own, and which only moves when it opens.
enum MenuInSight {
  static let contract = SubjectContract(showsSides: true)
  static let cast = ["box  Box: UIViewController"]

  /// The script, or a finger, moves the menu, and views have flags in the end.
  ///
  /// - Parameters:
  ///   - act: What the script does last.
  ///   - place: How far from the left the menu lies in the end; it was closed before, at -200.
  ///   - flags: The lines that tell flags of views in the end.
  static func trace(_ act: String, at place: Int, _ flags: String...) -> String {
    """
    baseline
      tree       window > box.view > first.view
      tree       window > box.view > menu.view
      children   box > first menu
      appeared   box
      appeared   first
      appeared   menu
      frame      menu.view -200 0 260 844

    at 0ms
      > box.\(act)

    settled at 300ms
      tree       window > box.view > first.view
      tree       window > box.view > menu.view
      children   box > first menu
      appeared   box
      appeared   first
      appeared   menu
      frame      menu.view \(place) 0 260 844
    """ + flags.map { "\n  \($0)" }.joined()
  }

  static let opening = "open(animated: false)"
  static let closing = "close(animated: false)"
  static let pulling = "gestureBegan(drag: right, at: [10, 400])"
}
