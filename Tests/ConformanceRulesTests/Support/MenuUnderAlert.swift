/// An alert that is gone from above a menu, which is open in a container of the app's own.
enum MenuUnderAlert {
  /// The menu was open before, and has its flags again when the alert is gone.
  static func trace(mute: String, modal: String) -> String {
    """
    baseline
      tree       window > box.view > first.view
      tree       window > box.view > menu.view
      tree       window > t0.container > alert.view
      children   box > first menu
      presented  box -> alert
      appeared   box
      appeared   first
      appeared   menu
      appeared   alert

    at 0ms
      begin t1 dismiss alert -> box custom
        alert.viewWillDisappear(animated: true)
        remove t0.container from window
        alert.viewDidDisappear(animated: true)
      end t1 finished
      set \(mute) concealed (by subject)
      set \(modal) modal (by subject)

    settled at 0ms
      tree       window > box.view > first.view
      tree       window > box.view > menu.view
      children   box > first menu
      appeared   box
      appeared   first
      appeared   menu
      concealed  \(mute)
      modal      \(modal)
    """
  }

  /// The menu opens over a shade, and an alert passes above both.
  ///
  /// - Parameters:
  ///   - flag: The line that tells the flag of the shade in the end.
  ///   - opens: Whether the menu comes at all.
  static func shaded(_ flag: String, opens: Bool = true) -> String {
    let coming =
      opens
      ? """

        menu.viewWillAppear(animated: false)
        insert menu.view into box.view (by subject)
        menu.viewDidAppear(animated: false)
      """ : ""
    let ending =
      opens
      ? ["\n  tree       window > box.view > menu.view", "menu", "\n  appeared   menu"]
      : ["", "", ""]
    let children = opens ? "first menu" : "first"
    return """
      baseline
        tree       window > box.view > first.view
        children   box > \(children)
        appeared   box
        appeared   first

      at 0ms
        > box.open(animated: false)
        insert dim into box.view (by subject)\(coming)
        begin t1 present box -> alert custom
          insert t1.container into window
          insert alert.view into t1.container
        end t1 finished
        begin t2 dismiss alert -> box custom
          remove t1.container from window
        end t2 finished

      settled at 0ms
        tree       window > box.view > first.view
        tree       window > box.view > dim\(ending[0])
        children   box > \(children)
        appeared   box
        appeared   first\(ending[2])
        \(flag)
      """
  }
}
