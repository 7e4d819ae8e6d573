/// A finger that pulls a sheet away, and that the system takes away.
enum LostFinger {
  /// A driver gives its verdict as the finger goes.
  static func driven(finishes: Bool) -> String {
    let outcome =
      finishes
      ? """
          < t1.finishInteractiveTransition()
          < t1.completeTransition(true)
          remove t0.container from window
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 100ms
        tree       window > host.view
        appeared   host
      """
      : """
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 100ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """
    return """
      \(baseline)

      at 0ms
        > sheet.gestureBegan(drag: down)
        < sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
      at 100ms
          > sheet.gestureCancelled()
      \(outcome)
      """
  }

  /// The sheet goes without a driver afterwards.
  ///
  /// - Parameters:
  ///   - line: what asks for that.
  ///   - end: what follows when it has gone.
  static func undriven(_ line: String, then end: String? = nil) -> String {
    """
    \(baseline)

    at 0ms
      > sheet.gestureBegan(drag: down)
    at 100ms
      > sheet.gestureCancelled()
    at 300ms
      \(line)
      begin t1 dismiss sheet -> host custom unanimated
        sheet.viewWillDisappear(animated: false)
        remove t0.container from window
        sheet.viewDidDisappear(animated: false)
      end t1 finished
    \(end.map { "  \($0)\n" } ?? "")
    settled at 300ms
      tree       window > host.view
      appeared   host
    """
  }

  /// The sheet goes without a driver, and the line that takes the finger away is not marked as the script's.
  static let unmarked = undriven("< sheet.dismiss(animated: false)")
    .replacing("> sheet.gestureCancelled()", with: "sheet.gestureCancelled()")

  /// The top of a stack goes without a driver in the same instant.
  static let popping = """
    baseline
      tree       window > nav.view > nav.container > next.view
      children   nav > host next
      appeared   nav
      appeared   next

    at 0ms
      > next.gestureBegan(edge: left)
    at 100ms
      > next.gestureCancelled()
      < nav.popViewController(animated: false)
      begin t1 pop next -> host unanimated
        next.viewWillDisappear(animated: false)
        host.viewWillAppear(animated: false)
        remove next.view from nav.container
        insert host.view into nav.container
        host.viewIsAppearing(animated: false)
        next.viewDidDisappear(animated: false)
        host.viewDidAppear(animated: false)
      end t1 finished

    settled at 100ms
      tree       window > nav.view > nav.container > host.view
      children   nav > host
      appeared   nav
      appeared   host
    """

  /// Another screen is pushed in the same instant.
  static let pushing = """
    baseline
      tree       window > nav.view > nav.container > host.view
      children   nav > host
      appeared   nav
      appeared   host

    at 0ms
      > host.gestureBegan(drag: left)
    at 100ms
      > host.gestureCancelled()
      < nav.pushViewController(next, animated: false)
      begin t1 push host -> next unanimated
        host.viewWillDisappear(animated: false)
        next.viewWillAppear(animated: false)
        insert next.view into nav.container
        remove host.view from nav.container
        next.viewIsAppearing(animated: false)
        host.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)
      end t1 finished

    settled at 100ms
      tree       window > nav.view > nav.container > next.view
      children   nav > host next
      appeared   nav
      appeared   next
    """

  /// A driver begins in the same instant, and gives up at once.
  static let begun = """
    \(baseline)

    at 0ms
      > sheet.gestureBegan(drag: down)
    at 100ms
      > sheet.gestureCancelled()
      < sheet.dismiss(animated: true)
      begin t1 dismiss sheet -> host custom interactive
        sheet.viewWillDisappear(animated: true)
        < driver.startInteractiveTransition(t1)
        < t1.cancelInteractiveTransition()
        < t1.completeTransition(false)
        sheet.viewWillAppear(animated: true)
        sheet.viewDidAppear(animated: true)
      end t1 cancelled

    settled at 100ms
      tree       window > host.view
      tree       window > t0.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet
    """

  /// A driver gives its verdict as the finger goes, and another one is still down.
  static let relieved = """
    \(baseline)

    at 0ms
      > sheet.gestureBegan(drag: down)
      < sheet.dismiss(animated: true)
      begin t1 dismiss sheet -> host custom interactive
        sheet.viewWillDisappear(animated: true)
        < driver.startInteractiveTransition(t1)
        > window.gestureBegan(drag: down)
    at 100ms
        > sheet.gestureCancelled()
        > window.gestureMoved()
        < t1.finishInteractiveTransition()
        < t1.completeTransition(true)
        remove t0.container from window
        remove sheet.view from t0.container
        sheet.viewDidDisappear(animated: true)
      end t1 finished
    at 120ms
      > window.gestureEnded()

    settled at 120ms
      tree       window > host.view
      appeared   host
    """

  private static let baseline = """
    baseline
      tree       window > host.view
      tree       window > t0.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet
    """
}
