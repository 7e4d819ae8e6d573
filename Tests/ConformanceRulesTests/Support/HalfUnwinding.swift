/// An unwinding over two screens that stops at the lower one.
enum HalfUnwinding {
  /// - Parameter goesOn: Whether the script presents another screen there.
  static func trace(goesOn: Bool = false) -> String {
    """
    baseline
      tree       window > menu.container > menu.view
      presented  host -> sheet
      presented  sheet -> menu
      appeared   menu

    at 0ms
      > menu.unwind(to: host)
      < sheet.dismiss(animated: false)
      begin t1 dismiss menu -> sheet fullScreen removing unanimated
        menu.viewWillDisappear(animated: false)
        sheet.viewWillAppear(animated: false)
        insert sheet.view into window
        remove menu.container from window
        sheet.viewDidAppear(animated: false)
        menu.viewDidDisappear(animated: false)
      end t1 finished
    \(goesOn ? further : "")
    settled at 0ms
      tree       window > sheet.view
    \(goesOn ? covered : plain)
    """
  }

  private static let further = """
      > sheet.present(top, style: overFullScreen, animated: false)
      begin t2 present sheet -> top overFullScreen unanimated
        insert t2.container into window
        top.viewWillAppear(animated: false)
        insert top.view into t2.container
        top.viewIsAppearing(animated: false)
        top.viewDidAppear(animated: false)
      end t2 finished
      sheet.presentCompletion()

    """

  private static let plain = """
      presented  host -> sheet
      appeared   sheet
    """

  private static let covered = """
      tree       window > t2.container > top.view
      presented  host -> sheet
      presented  sheet -> top
      appeared   sheet
      appeared   top
    """
}
