import ConformanceRules

extension LegalBehaviour {
  static let statusBar: [Sketch] = [
    Sketch(
      "a child of what is presented decides the bar in its stead",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        < host.present(sheet, style: overFullScreen, animated: true, capturesStatusBar: true)
        begin t1 present host -> sheet overFullScreen
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          status-bar leaf light
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view > leaf.view
        children   sheet > leaf
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar leaf light
      """),
    Sketch(
      "a presentation that no line asked for may take the bar and need not",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          status-bar sheet light
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar sheet light
      """),
    Sketch(
      "a bar that a child of the presented decides, and a dismissal that is given up",
      """
      baseline
        tree       window > host.view
        children   sheet > leaf
        appeared   host
        status-bar host dark

      at 0ms
        < host.present(sheet, style: custom, animated: true, capturesStatusBar: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          status-bar leaf light
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t2 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        children   sheet > leaf
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar leaf light
      """),
  ]
}
