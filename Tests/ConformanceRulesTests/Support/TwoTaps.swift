/// Two taps, each beside what a host presents or in the middle of it.
enum TwoTaps {
  /// What comes of a tap.
  enum Outcome {
    /// Nothing.
    case nothing
    /// The sheet goes.
    case goes
    /// The sheet goes when the script asks it to.
    case isAsked
    /// The sheet presents another one.
    case presents
  }

  /// The first tap is beside a sheet, and the second one on the next that the same host presents.
  ///
  /// - Parameters:
  ///   - first: What comes of the first one.
  ///   - between: Further lines before the second one.
  ///   - way: What the second finger does.
  ///   - end: Its end; none where it stays down.
  ///   - second: What comes of the second one.
  static func trace(
    first: Outcome = .goes, between: [String] = [], way: String = "tap: beside",
    end: String? = "gestureEnded(at: [195, 100])", second: Outcome = .nothing
  ) -> String {
    """
    baseline
    \(standing("sheet", in: "t0"))

    at 0ms
      > sheet.gestureBegan(tap: beside, at: [195, 100])
      > sheet.gestureEnded(at: [195, 100])
    \(lines(of: first, "sheet", in: "t0", as: "t1", at: 0))at 400ms
      > host.present(next, style: custom, animated: true)
      begin t2 present host -> next custom
        next.viewWillAppear(animated: true)
        insert t2.container into window
        insert next.view into t2.container
        next.viewIsAppearing(animated: true)
    at 700ms
        < t2.completeTransition(true)
        next.viewDidAppear(animated: true)
      end t2 finished
      host.presentCompletion()
    \(between.map { "  \($0)\n" }.joined())at 800ms
      > next.gestureBegan(\(way), at: [195, 100])
    \(end.map { "  > next.\($0)\n" } ?? "")\(lines(of: second, "next", in: "t2", as: "t3", at: 800))
    settled at 1200ms
    \(ending(second))
    """
  }

  /// One tap in the middle of a sheet.
  ///
  /// - Parameters:
  ///   - between: Further lines before it.
  ///   - outcome: What comes of it.
  static func inside(between: [String] = [], _ outcome: Outcome) -> String {
    """
    baseline
    \(standing("sheet", in: "t0"))

    at 0ms
    \(between.map { "  \($0)\n" }.joined())  > sheet.gestureBegan(tap: inside, at: [195, 600])
      > sheet.gestureEnded(at: [195, 600])
    \(lines(of: outcome, "sheet", in: "t0", as: "t1", at: 0))
    settled at 400ms
    \(outcome == .nothing ? standing("sheet", in: "t0") : bare)
    """
  }

  private static func lines(
    of outcome: Outcome, _ screen: String, in place: String, as name: String, at time: Int
  ) -> String {
    let request = outcome == .isAsked ? "at \(time + 50)ms\n  > " : "  < "
    switch outcome {
    case .nothing: return ""
    case .presents:
      return """
          < \(screen).present(top, style: custom, animated: true)
          begin \(name) present \(screen) -> top custom
            top.viewWillAppear(animated: true)
            insert \(name).container into window
            insert top.view into \(name).container
            top.viewIsAppearing(animated: true)
        at \(time + 300)ms
            < \(name).completeTransition(true)
            top.viewDidAppear(animated: true)
          end \(name) finished

        """
    case .goes, .isAsked:
      return """
        \(request)\(screen).dismiss(animated: true)
          begin \(name) dismiss \(screen) -> host custom
            \(screen).viewWillDisappear(animated: true)
        at \(time + 300)ms
            < \(name).completeTransition(true)
            remove \(place).container from window
            remove \(screen).view from \(place).container
            \(screen).viewDidDisappear(animated: true)
          end \(name) finished\(outcome == .isAsked ? "\n  host.dismissCompletion()" : "")

        """
    }
  }

  private static func ending(_ outcome: Outcome) -> String {
    let next = standing("next", in: "t2")
    return switch outcome {
    case .nothing: next
    case .goes, .isAsked: bare
    case .presents:
      next.replacing(
        "  presented  host -> next",
        with: """
            tree       window > t3.container > top.view
            presented  host -> next
            presented  next -> top
          """) + "\n  appeared   top"
    }
  }

  private static let bare = "  tree       window > host.view\n  appeared   host"

  private static func standing(_ screen: String, in place: String) -> String {
    """
      tree       window > host.view
      tree       window > \(place).container > \(screen).view
      presented  host -> \(screen)
      appeared   host
      appeared   \(screen)
    """
  }
}
