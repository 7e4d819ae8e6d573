/// An unwinding to a screen of a stack that a sheet left in sight.
enum UnwindingToSeen {
  /// - Parameter leadsOn: Whether a finger pushes another screen afterwards.
  static func trace(leadsOn: Bool = false) -> String {
    """
    baseline
      tree       window > nav.view > host.view
      tree       window > t0.container > sheet.view
      children   nav > host
      presented  nav -> sheet
      appeared   nav
      appeared   host
      appeared   sheet

    at 0ms
      > sheet.unwind(to: host)
      < nav.dismiss(animated: false)
      begin t1 dismiss sheet -> nav custom unanimated
        sheet.viewWillDisappear(animated: false)
        remove t0.container from window
        sheet.viewDidDisappear(animated: false)
      end t1 finished
    \(leadsOn ? further : "")
    settled at \(leadsOn ? 100 : 0)ms
      tree       window > nav.view > \(leadsOn ? "next" : "host").view
      children   nav > host\(leadsOn ? " next" : "")
      appeared   nav
      appeared   \(leadsOn ? "next" : "host")
    """
  }

  private static let further = """
    at 100ms
      > host.gestureBegan(drag: left)
      < nav.pushViewController(next, animated: false)
      next.willMove(toParent: nav)
      begin t2 push host -> next unanimated
        host.viewWillDisappear(animated: false)
        next.viewWillAppear(animated: false)
        insert next.view into nav.view
        remove host.view from nav.view
        host.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)
        next.didMove(toParent: nav)
      end t2 finished
      > host.gestureEnded()

    """
}
