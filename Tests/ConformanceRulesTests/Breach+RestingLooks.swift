import AppearanceTrace
import ConformanceRules

extension Breach {
  static let restingLooks: [Breach] = [
    Breach(
      "a presenter that has its colours when something has lain over what it presents",
      ["geometry-identity-restored/lost"], contract: SubjectContract(restingLook: [.alpha]),
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
      """),
    Breach(
      "a presenter that has its colours back as soon as what it presents has come",
      ["geometry-identity-restored/lost"], contract: SubjectContract(restingLook: [.alpha]),
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
        set host.view alpha 1 (by subject)

      settled at 2000ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a presenter that has its colours when the screen has its size again",
      ["geometry-identity-restored/lost"], contract: SubjectContract(restingLook: [.alpha]),
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
        set host.view alpha 1 (by subject)
      at 800ms
        > window.resize(to: [390, 844])

      settled at 2000ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a presenter that has its colours back after a tap for which nothing happened",
      ["geometry-identity-restored/lost"], contract: SubjectContract(restingLook: [.alpha]),
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
        > sheet.gestureBegan(tap: 1, at: [195, 400])
        > sheet.gestureEnded(at: [195, 400], velocity: [0, 0])
      at 800ms
        > window.setInterfaceStyle(dark)
        set host.view alpha 1 (by subject)

      settled at 2000ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a presenter that has its colours back though a finger has moved only the sheet",
      ["geometry-identity-restored/lost"], contract: SubjectContract(restingLook: [.alpha]),
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
        set sheet.view frame 0 100 390 844 (by subject)
        > sheet.gestureEnded(at: [195, 500], velocity: [0, 0])
      at 800ms
        > window.setInterfaceStyle(dark)
        set host.view alpha 1 (by subject)

      settled at 2000ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 0 100 390 844
      """),
    Breach(
      "a presenter that has its colours back for a finger that came before what it presents",
      ["geometry-identity-restored/lost"], contract: SubjectContract(restingLook: [.alpha]),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.gestureBegan(drag: up, at: [195, 800])
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
        set host.view alpha 1 (by subject)

      settled at 2000ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "what is presented keeps a look that is declared for presenters",
      ["geometry-identity-restored/kept"], contract: SubjectContract(restingLook: [.alpha]),
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
        set sheet.view alpha 0.5 (by subject)

      settled at 2000ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        alpha      host.view 0.5
        alpha      sheet.view 0.5
      """),
  ]
}
