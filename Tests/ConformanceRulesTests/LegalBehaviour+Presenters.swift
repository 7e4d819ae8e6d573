import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  static let presenters: [Sketch] = [
    Sketch(
      "a presenter that went, and had appeared again before it comes",
      near: ["appearance-presenter-contract/symmetry"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        host.viewWillDisappear(animated: false)
        remove host.view from window
        host.viewDidDisappear(animated: false)
        begin t1 dismiss sheet -> host fullScreen removing
          sheet.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert host.view into t0.container
          host.viewDidAppear(animated: true)
          remove host.view from t0.container
          insert host.view into window
          remove t0.container from window
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "a subject that emulates tells the presenter by hand, and ends after completion",
      near: [
        "appearance-begin-end-balanced/unended",
        "appearance-presenter-contract/staying",
      ],
      contract: SubjectContract(presenter: .emulated),
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          host.viewWillDisappear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container
      at 300ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()
        < host.endAppearanceTransition() (by t1)
        host.viewDidDisappear(animated: true)
      at 1000ms
        > sheet.dismiss(animated: false)
        begin t2 dismiss sheet -> host custom unanimated
          sheet.viewWillDisappear(animated: false)
          < host.beginAppearanceTransition(true, animated: false) (by t2)
          host.viewWillAppear(animated: false)
          < animator.animateTransition(t2)
          < t2.completeTransition(true)
          remove t1.container from window
          sheet.viewDidDisappear(animated: false)
        end t2 finished
        sheet.dismissCompletion()
        < host.endAppearanceTransition() (by t2)
        host.viewDidAppear(animated: false)

      settled at 1000ms
        tree       window > host.view
        appeared   host
        status-bar host dark
      """),
    Sketch(
      "a subject that emulates tells a presenter that it is away, and leaves it in sight",
      contract: SubjectContract(presenter: .emulated),
      """
      baseline
        tree       window > host.view > child.view
        children   host > child
        appeared   host
        appeared   child

      at 0ms
        < host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          host.viewWillDisappear(animated: true)
          child.viewWillDisappear(animated: true)
          insert sheet.view into t1.container
      at 300ms
          < t1.completeTransition(true)
          < host.endAppearanceTransition() (by t1)
          host.viewDidDisappear(animated: true)
          child.viewDidDisappear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > host.view > child.view
        tree       window > t1.container > sheet.view
        children   host > child
        presented  host -> sheet
        appeared   sheet
        frame      sheet.view 20 100 350 644
      """),
    Sketch(
      "a subject that emulates reverses the presenter by hand when it is given up",
      near: [
        "appearance-presenter-contract/symmetry"
      ],
      contract: SubjectContract(presenter: .emulated),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom interactive
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          host.viewWillDisappear(animated: true)
          < t1.cancelInteractiveTransition()
          < host.beginAppearanceTransition(true, animated: true) (by t1)
          host.viewWillAppear(animated: true)
          < t1.completeTransition(false)
          sheet.viewWillDisappear(animated: true)
          sheet.viewDidDisappear(animated: true)
          remove t1.container from window
        end t1 cancelled
        < host.endAppearanceTransition() (by t1)
        host.viewDidAppear(animated: true)

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "a presenter that rests scaled and faded under what it presents is in its place",
      contract: SubjectContract(restingLook: [.transform, .alpha]),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container
          set host.view alpha 0
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        transform  host.view 0.9 0 0 0.9 0 0
        alpha      host.view 0
      """),
    Sketch(
      "a presenter that is pushed away while a sheet comes hears of the push",
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host
        appeared   host

      at 0ms
        begin t1 push host -> next
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          insert next.view into nav.view
          begin t2 present host -> sheet overCurrentContext
            insert t2.container into window
            sheet.viewWillAppear(animated: true)
            insert sheet.view into t2.container
            remove host.view from nav.view
            host.viewDidDisappear(animated: true)
            next.viewDidAppear(animated: true)
          end t1 finished
          sheet.viewDidAppear(animated: true)
        end t2 finished

      settled at 0ms
        tree       window > nav.view > next.view
        tree       window > t2.container > sheet.view
        children   nav > host next
        presented  host -> sheet
        appeared   next
        appeared   sheet
      """),
  ]
}
