import ConformanceRules

extension LegalBehaviour {
  /// What a context or a style leaves open, so that nothing is to be asked of it.
  static let leftOpen: [Sketch] = [
    Sketch(
      "a side for which no frame is announced may come to rest anywhere",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom frameless
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.transitionDuration(t1, gives: 300ms)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          set sheet.view frame 0 422 390 422 (by t1)
          sheet.viewIsAppearing(animated: true)
      at 300ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 0 422 390 422
      """),
    Sketch(
      "an animator leaves alone the side whose view the context does not hand out, there and back",
      near: ["navigation-symmetric-animator/way-back"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.transitionDuration(t1, gives: 300ms)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          sheet.viewIsAppearing(animated: true)
      at 300ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()
      at 400ms
        > sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < animator-2.transitionDuration(t2, gives: 300ms)
          < animator-2.animateTransition(t2)
          set sheet.view transform 1 0 0 1 0 844 (by t2)
          moves sheet.view (by t2)
      at 700ms
          rests sheet.view
          set sheet.view transform 1 0 0 1 0 0 (by t2)
          < t2.completeTransition(true)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: true)
        end t2 finished
        sheet.dismissCompletion()

      settled at 700ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "what came by an animator goes by it, which is its own driver and is told to start alone",
      near: ["navigation-symmetric-animator/way-back"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
        end t1 finished
      at 100ms
        > sheet.gestureBegan(drag: down)
        begin t2 dismiss sheet -> host custom interactive
          < animator.startInteractiveTransition(t2)
          > sheet.gestureEnded()
          < t2.finishInteractiveTransition()
          < t2.completeTransition(true)
          remove t1.container from window
        end t2 finished

      settled at 100ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "the delegate of an adaptive presentation hears of a swipe, and not of a dismissal by code",
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host pageSheet
          sheet.viewWillDisappear(animated: true)
      at 400ms
          remove sheet.container from window
          remove sheet.view from sheet.container
          sheet.viewDidDisappear(animated: true)
        end t1 finished
        sheet.dismissCompletion()
        > host.present(sheet, style: pageSheet, animated: true)
        begin t2 present host -> sheet pageSheet
          insert t2.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t2.container
          sheet.viewIsAppearing(animated: true)
      at 800ms
          sheet.viewDidAppear(animated: true)
        end t2 finished
        host.presentCompletion()
        > sheet.gestureBegan(drag: down)
        < sheet-delegate.presentationControllerShouldDismiss(sheet)
        < sheet-delegate.presentationControllerWillDismiss(sheet)
        begin t3 dismiss sheet -> host pageSheet interactive
          sheet.viewWillDisappear(animated: true)
      at 900ms
          > sheet.gestureEnded()
      at 1000ms
          remove t2.container from window
          remove sheet.view from t2.container
          sheet.viewDidDisappear(animated: true)
        end t3 finished
        < sheet-delegate.presentationControllerDidDismiss(sheet)

      settled at 1000ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "under a custom style who does not capture the status bar leaves it to the presenter",
      near: ["status-bar-owner-after-present/undue"],
      customBar(flag: "", owner: "host dark", change: "")),
    Sketch(
      "a window in front shows the bar that what is presented below wants",
      near: ["status-bar-owner-after-present/in-front"],
      cast: ["window-2  UIWindow", "root  UIViewController"],
      """
      baseline
        tree       window > host.view
        tree       window-2 > root.view
        appeared   host
        appeared   root
        status-bar root dark

      at 0ms
        > host.present(sheet, style: custom, animated: true, capturesStatusBar: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          status-bar root light
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        tree       window-2 > root.view
        presented  host -> sheet
        appeared   host
        appeared   root
        appeared   sheet
        status-bar root light
      """),
    Sketch(
      "under a custom style who captures the status bar decides it, and gives it back",
      near: ["status-bar-owner-after-present/due", "status-bar-rollback-on-cancel/as-before"],
      customBar(
        flag: ", capturesStatusBar: true", owner: "sheet light",
        change: "    status-bar sheet light\n")),
  ]

  /// A screen comes and goes under a custom style; the one profile that there is goes by the flag alone.
  private static func customBar(flag: String, owner: String, change: String) -> String {
    """
    baseline
      tree       window > host.view
      appeared   host
      status-bar host dark

    at 0ms
      > host.present(sheet, style: custom, animated: true\(flag))
      begin t1 present host -> sheet custom
        insert t1.container into window
        sheet.viewWillAppear(animated: true)
    \(change)    insert sheet.view into t1.container
        sheet.viewIsAppearing(animated: true)
    at 400ms
        sheet.viewDidAppear(animated: true)
      end t1 finished
      host.presentCompletion()
    at 500ms
      > sheet.dismiss(animated: true)
      begin t2 dismiss sheet -> host custom interactive
        sheet.viewWillDisappear(animated: true)
    \(change.isEmpty ? "" : "    status-bar host dark\n")at 600ms
        sheet.viewWillAppear(animated: true)
        sheet.viewIsAppearing(animated: true)
        sheet.viewDidAppear(animated: true)
    \(change)  end t2 cancelled

    settled at 600ms
      tree       window > host.view
      tree       window > t1.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet
      status-bar \(owner)
    """
  }
}
