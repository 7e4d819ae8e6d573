/// A menu of which the view lies in its container's, beside that of the main child, before anything happens.
enum StandingMenu {
  static let cast = ["frame  controller, Pager: UIViewController, by subject"]

  /// Frames of the menu's view.
  static let closed = "-260 0 260 844"
  static let opened = "0 0 260 844"

  /// All have appeared in the beginning.
  ///
  /// - Parameters:
  ///   - events: What happens, with its instants.
  ///   - before: Where the menu's view lies in the beginning.
  ///   - after: Where it lies in the end; none where it is out.
  ///   - rest: The instant in which all is at rest, in milliseconds.
  ///   - hasAppeared: Whether the menu counts as there in the end, if its view is in.
  static func trace(
    _ events: String, from before: String, to after: String?, at rest: Int,
    appeared hasAppeared: Bool = true
  ) -> String {
    let view = "tree       window > frame.view > side.view"
    var ending: [String] = []
    if let after {
      if hasAppeared { ending.append("appeared   side") }
      ending.append("frame      side.view \(after)")
    }
    return """
      baseline
        tree       window > frame.view > host.view
        \(view)
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view \(before)

      \(events)

      settled at \(rest)ms
        tree       window > frame.view > host.view
      \(after == nil ? "" : "  \(view)\n")\
        children   frame > host side
        appeared   frame
        appeared   host
      """ + ending.map { "\n  \($0)" }.joined()
  }
}
