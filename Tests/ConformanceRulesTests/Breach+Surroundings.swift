import AppearanceTrace
import ConformanceRules

extension Breach {
  static let surroundings: [Breach] = [
    Breach(
      "what covers the bar and does not capture it",
      ["status-bar-owner-after-present/due"],
      contract: SubjectContract(coversStatusBar: true),
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        < delegate.animationControllerForPresented(sheet)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          remove t1.container from window
          sheet.viewDidDisappear(animated: true)
        end t2 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        status-bar host dark
      """),
    Breach(
      "what takes the bar and did not ask for it",
      ["status-bar-owner-after-present/undue"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: overFullScreen, animated: true)
        begin t1 present host -> sheet overFullScreen
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
    Breach(
      "what captures the bar and does not get it",
      ["status-bar-owner-after-present/due"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: custom, animated: true, capturesStatusBar: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar host dark
      """),
    Breach(
      "a window in front that changes the bar before a presentation, not with it",
      ["status-bar-owner-after-present/in-front"],
      cast: ["window-2  UIWindow", "root  UIViewController"],
      """
      baseline
        tree       window > host.view
        tree       window-2 > root.view
        appeared   host
        appeared   root
        status-bar root dark

      at 0ms
        > host.present(sheet, style: fullScreen, animated: true)
        status-bar root light
        begin t1 present host -> sheet fullScreen
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > t1.container > sheet.view
        tree       window-2 > root.view
        presented  host -> sheet
        appeared   root
        appeared   sheet
        status-bar root light
      """),
    Breach(
      "a presenter that changes the bar's look when what covers it has come",
      ["status-bar-owner-after-present/due"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: fullScreen, animated: true)
        begin t1 present host -> sheet fullScreen
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: true)
        end t1 finished
        status-bar host light

      settled at 0ms
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   sheet
        status-bar host light
      """),
    Breach(
      "a bar that is not given back",
      ["status-bar-restored-after-dismiss/back"],
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
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          remove t1.container from window
          sheet.viewDidDisappear(animated: true)
        end t2 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        status-bar sheet light
      """),
    Breach(
      "a bar that is given back to the right owner and stays hidden until a second later",
      ["status-bar-restored-after-dismiss/back"],
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
          status-bar sheet dark hidden
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 dismiss sheet -> host custom
          status-bar host dark hidden
          remove t1.container from window
          sheet.viewWillDisappear(animated: true)
          sheet.viewDidDisappear(animated: true)
        end t2 finished
      at 1000ms
        status-bar host dark

      settled at 1000ms
        tree       window > host.view
        appeared   host
        status-bar host dark
      """),
    Breach(
      "a delegate of before the script that is found lost, twice",
      ["resources-delegate-alive/alive"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        delegate sheet lost
        delegate sheet lost

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "headlines of one trace, in the order of their earliest event",
      [
        "completion-honest-flag", "status-bar-owner-after-present/due", "completion-at-most-once",
        "resources-delegate-alive/alive",
      ],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 present host -> sheet fullScreen interactive
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 push host -> other
          < t2.completeTransition(true)
          < t2.completeTransition(true)
        end t2 finished
        delegate sheet lost

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar host dark
      """),
  ]
}
