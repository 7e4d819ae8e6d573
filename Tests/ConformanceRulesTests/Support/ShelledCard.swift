/// A card in a shell comes back from under what covered the screen.
enum ShelledCard {
  /// The trace from its presentation on.
  ///
  /// - Parameter frame: What the animator writes as its frame when it comes back; nothing where it leaves
  ///   that alone.
  static func trace(writtenOnReturn frame: String? = nil) -> String {
    let writing = frame.map { "\n    set sheet.view frame \($0) (by t3)" } ?? ""
    return """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom frame 0 0 390 844
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < presentation.presentationTransitionWillBegin()
          < animator.animateTransition(t1)
          insert t1.view-1 into t1.container (by t1)
          insert sheet.view into t1.view-1 (by t1)
          set t1.view-1 frame 0 68 390 844 (by t1)
          set sheet.view frame 0 68 390 776 (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
          < presentation.presentationTransitionDidEnd(true)
        end t1 finished
      at 100ms
        begin t2 present sheet -> menu fullScreen removing frame 0 0 390 844
          insert t2.container into window
          sheet.viewWillDisappear(animated: true)
          menu.viewWillAppear(animated: true)
          remove sheet.view from t1.view-1
          insert sheet.view into t2.container
          insert menu.view into t2.container (by t2)
          < t2.completeTransition(true)
          remove sheet.view from t2.container
          menu.viewDidAppear(animated: true)
          sheet.viewDidDisappear(animated: true)
        end t2 finished
      at 200ms
        begin t3 dismiss menu -> sheet fullScreen removing frame 0 68 390 776
          menu.viewWillDisappear(animated: true)
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t2.container below menu.view (by t3)\(writing)
          < t3.completeTransition(true)
          remove sheet.view from t2.container
          insert sheet.view into t1.view-1
          remove menu.view from t2.container
          remove t2.container from window
          sheet.viewDidAppear(animated: true)
          menu.viewDidDisappear(animated: true)
        end t3 finished

      settled at 200ms
        tree       window > host.view
        tree       window > t1.container > t1.view-1 > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      t1.view-1 0 68 390 844
        frame      sheet.view \(frame ?? "0 68 390 776")
      """
  }
}
