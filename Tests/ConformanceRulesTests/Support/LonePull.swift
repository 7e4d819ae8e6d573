/// A finger that pulls the top of a stack almost as far as the screen is wide, and begins nothing.
enum LonePull {
  /// - Parameter side: Where it pulls: left or right.
  static func onTop(to side: String) -> String {
    let (start, end) = side == "left" ? (350, 40) : (40, 350)
    let rest = """
        tree       window > nav.view > nav.container > next.view
        children   nav > host next
        appeared   nav
        appeared   next
      """
    return """
      baseline
      \(rest)

      at 0ms
        > next.gestureBegan(drag: \(side), at: [\(start), 400])
      at 100ms
        > next.gestureMoved(at: [\(end), 400])
        > next.gestureEnded(at: [\(end), 400])

      settled at 100ms
      \(rest)
      """
  }
}
