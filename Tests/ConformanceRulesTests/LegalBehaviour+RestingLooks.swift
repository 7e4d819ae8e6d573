import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  static let restingLooks: [Sketch] = [
    Sketch(
      "a presenter has its colours while something lies over what it presents, and is pale again after it",
      near: ["geometry-identity-restored/lost"],
      contract: SubjectContract(restingLook: [.alpha]),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          set host.view alpha 0.5 (by t1)
          moves host.view (by t1)
      at 300ms
          rests host.view
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()
      at 400ms
        > sheet.present(menu, style: fullScreen, animated: true)
        begin t2 present sheet -> menu fullScreen removing
          sheet.viewWillDisappear(animated: true)
          menu.viewWillAppear(animated: true)
          insert t2.container into window
          insert sheet.view into t2.container
          insert menu.view into t2.container
      at 800ms
          t2.completeTransition(true)
          remove sheet.view from t2.container
          menu.viewDidAppear(animated: true)
          sheet.viewDidDisappear(animated: true)
        end t2 finished
        sheet.presentCompletion()
        set host.view alpha 1 (by subject)
      at 1000ms
        > sheet.dismiss(animated: true)
        begin t3 dismiss menu -> sheet fullScreen removing
          menu.viewWillDisappear(animated: true)
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t2.container below menu.view
          set host.view alpha 0.5 (by subject)
      at 1400ms
          t3.completeTransition(true)
          insert sheet.view into t1.container
          remove menu.view from t2.container
          remove t2.container from window
          sheet.viewDidAppear(animated: true)
          menu.viewDidDisappear(animated: true)
        end t3 finished
        sheet.dismissCompletion()

      settled at 2000ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        alpha      host.view 0.5
      """),
    Sketch(
      "a presenter has its colours while something lies over what it presents",
      near: ["geometry-identity-restored/lost"],
      contract: SubjectContract(restingLook: [.alpha]),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          set host.view alpha 0.5 (by t1)
          moves host.view (by t1)
      at 300ms
          rests host.view
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()
      at 400ms
        > sheet.present(menu, style: fullScreen, animated: true)
        begin t2 present sheet -> menu fullScreen removing
          sheet.viewWillDisappear(animated: true)
          menu.viewWillAppear(animated: true)
          insert t2.container into window
          insert sheet.view into t2.container
          insert menu.view into t2.container
      at 800ms
          t2.completeTransition(true)
          remove sheet.view from t2.container
          menu.viewDidAppear(animated: true)
          sheet.viewDidDisappear(animated: true)
        end t2 finished
        sheet.presentCompletion()
        set host.view alpha 1 (by subject)

      settled at 2000ms
        tree       window > host.view
        tree       window > t2.container > menu.view
        presented  host -> sheet
        presented  sheet -> menu
        appeared   host
        appeared   menu
      """),
    Sketch(
      "a finger pulls a sheet so far that its presenter has its colours",
      near: ["geometry-identity-restored/lost"],
      contract: SubjectContract(restingLook: [.alpha]),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          set host.view alpha 0.5 (by t1)
          moves host.view (by t1)
      at 300ms
          rests host.view
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()
      at 400ms
        > sheet.gestureBegan(drag: down, at: [195, 400])
      at 500ms
        > sheet.gestureMoved(at: [195, 500])
        set host.view alpha 1 (by subject)
        > sheet.gestureEnded(at: [195, 500], velocity: [0, 0])

      settled at 2000ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "a presenter has its colours when the screen lies on its side",
      near: ["geometry-identity-restored/lost"],
      contract: SubjectContract(restingLook: [.alpha]),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          set host.view alpha 0.5 (by t1)
          moves host.view (by t1)
      at 300ms
          rests host.view
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()
      at 400ms
        > window.resize(to: [844, 390])
        host.viewWillTransition(to: [844, 390])
        sheet.viewWillTransition(to: [844, 390])
        set host.view alpha 1 (by subject)

      settled at 2000ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
  ]
}
