/// Tabs of which a finger brings one and gives up, and then a second one comes under another finger.
enum SwipedNeighbours {
  /// - Parameters:
  ///   - neighbour: Which tab the second finger brings.
  ///   - between: Further lines between the two.
  ///   - way: What the second finger does.
  ///   - end: Where the second finger is, to the right, when the tab comes; it comes down at 300.
  static func trace(
    bringing neighbour: String, between: [String] = [], way: String = "drag: left",
    at end: Int = 250
  ) -> String {
    """
    baseline
    \(standing)

    at 0ms
      > first.gestureBegan(drag: left, at: [300, 400])
    at 100ms
      > first.gestureMoved(at: [250, 400])
      < tab.setSelectedIndex(1)
      begin t1 select first -> second interactive
        second.viewWillAppear(animated: true)
        first.viewWillDisappear(animated: true)
        < driver.startInteractiveTransition(t1)
        insert second.view into tab.container (by t1)
    at 200ms
        > first.gestureEnded(at: [250, 400])
        < t1.cancelInteractiveTransition()
        < t1.completeTransition(false)
        remove second.view from tab.container
        second.viewWillDisappear(animated: true)
        second.viewDidDisappear(animated: true)
        first.viewWillAppear(animated: true)
        first.viewDidAppear(animated: true)
      end t1 cancelled
    \(between.map { ($0.hasPrefix("at ") ? $0 : "  " + $0) + "\n" }.joined())at 500ms
      > first.gestureBegan(\(way), at: [300, 400])
    at 600ms
      > first.gestureMoved(at: [\(end), 400])
      < tab.setSelectedIndex(2)
      begin t2 select first -> \(neighbour) interactive
        \(neighbour).viewWillAppear(animated: true)
        first.viewWillDisappear(animated: true)
        < driver-2.startInteractiveTransition(t2)
        insert \(neighbour).view into tab.container (by t2)
    at 700ms
        > first.gestureEnded(at: [\(end), 400])
        < t2.cancelInteractiveTransition()
        < t2.completeTransition(false)
        remove \(neighbour).view from tab.container
        \(neighbour).viewWillDisappear(animated: true)
        \(neighbour).viewDidDisappear(animated: true)
        first.viewWillAppear(animated: true)
        first.viewDidAppear(animated: true)
      end t2 cancelled

    settled at 700ms
    \(neighbour == "fourth" ? standing.replacing("third", with: "third fourth") : standing)
    """
  }

  private static let standing = """
      tree       window > tab.view > tab.container > first.view
      children   tab > first second third
      appeared   tab
      appeared   first
    """
}
