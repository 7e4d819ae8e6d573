import AppearanceTrace
import ConformanceRules

extension Breach {
  static let completions: [Breach] = [
    Breach(
      "three completions of one transition are one breach",
      ["completion-at-most-once"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          < animator.animateTransition(t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        < t1.completeTransition(true)
        < t1.completeTransition(false)

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a transition that is open when all is quiet, and told nobody of anything",
      ["completion-eventually < appearance-final-state-matches-window"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
      """),
    Breach(
      "a transition that was completed and does not end",
      ["completion-eventually"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container
          < animator.animateTransition(t1)
          < t1.completeTransition(true)

      unsettled at 60000ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        pending    transition t1
      """),
    Breach(
      "a transition of the subject that ends without a report",
      ["completion-eventually/is-reported"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
          remove t0.container from window
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a transition that never ends leaves what it began open",
      [
        """
        completion-eventually < ownership-window-not-empty appearance-begin-end-balanced \
        appearance-will-did-paired
        """
      ],
      contract: SubjectContract(presenter: .emulated),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          < animator.animateTransition(t1)
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          host.viewWillDisappear(animated: true)

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container
        presented  host -> sheet
        disappearing host
      """),
    Breach(
      "a completion that reports failure though nothing was cancelled",
      ["completion-honest-flag/finished"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          < t1.completeTransition(false)
          sheet.viewWillDisappear(animated: true)
          sheet.viewDidDisappear(animated: true)
          remove t1.container from window
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a lie about a cancelled pop, with the views of the way back",
      [
        """
        completion-honest-flag < appearance-final-state-matches-window \
        ownership-window-not-empty
        """
      ],
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > root host
        appeared   host

      at 0ms
        begin t1 pop host -> root interactive
          insert t1.container into nav.view
          insert host.view into t1.container
          host.viewWillDisappear(animated: true)
          root.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert root.view into t1.container
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(true)
          remove root.view from t1.container
          host.viewDidDisappear(animated: true)
          root.viewDidAppear(animated: true)
          remove host.view from t1.container
        end t1 finished

      settled at 0ms
        tree       window > nav.view > t1.container
        children   nav > root
        appeared   root
      """),
    Breach(
      "a second completion in each of two rounds, when the views have gone",
      ["completion-at-most-once", "completion-at-most-once"],
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host
        appeared   host

      at 0ms
        begin t1 push host -> next
          insert t1.container into nav.view
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert next.view into t1.container
          < t1.completeTransition(true)
          remove host.view from nav.view
          insert next.view into nav.view
          remove t1.container from nav.view
          host.viewDidDisappear(animated: true)
          next.viewDidAppear(animated: true)
        end t1 finished
        < t1.completeTransition(true)
        round 2
        begin t1 pop next -> host
          insert t1.container into nav.view
          next.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert host.view into t1.container
          < t1.completeTransition(true)
          remove next.view from nav.view
          insert host.view into nav.view
          remove t1.container from nav.view
          next.viewDidDisappear(animated: true)
          host.viewDidAppear(animated: true)
        end t1 finished
        < t1.completeTransition(true)

      settled at 0ms
        tree       window > nav.view > host.view
        children   nav > host
        appeared   host
      """),
    Breach(
      "a completion after a pause without a verdict is nobody's lie, and lacks a verdict",
      ["completion-after-verdict/after-pause"], silent: ["completion-honest-flag"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < t1.cancelInteractiveTransition()
          < t1.pauseInteractiveTransition()
          < t1.completeTransition(true)
          remove t0.container from window
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a request whose transition hangs, and with it the closure",
      ["completion-eventually < completion-closure-runs"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appearing  sheet
      """),
    Breach(
      "a replacement that is given up and reported as finished",
      [
        """
        completion-honest-flag < appearance-cancel-rollback appearance-cancel-rollback \
        completion-after-verdict
        """
      ],
      """
      baseline
        tree       window > host.view > first.view
        children   host > first
        appeared   host
        appeared   first

      at 0ms
        > host.gestureBegan(drag: left)
        < host.addChild(second)
        second.willMove(toParent: host)
        begin t1 replace first -> second interactive
          < first.beginAppearanceTransition(false, animated: true) (by t1)
          first.viewWillDisappear(animated: true)
          < second.beginAppearanceTransition(true, animated: true) (by t1)
          second.viewWillAppear(animated: true)
          insert second.view into host.view (by t1)
          > host.gestureEnded()
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(true)
          < first.endAppearanceTransition() (by t1)
          first.viewDidDisappear(animated: true)
          < second.endAppearanceTransition() (by t1)
          second.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 0ms
        tree       window > host.view > second.view
        children   host > first second
        appeared   host
        appeared   second
      """),
    Breach(
      "a transition that hangs, deaf to touches, with its context kept",
      ["completion-eventually < interaction-input-restored resources-transition-released"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          < animator.animateTransition(t1)
          insert sheet.view into t1.container
          set sheet.view inert (by t1)

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        inert      sheet.view
        leaked     t1.context
      """),
    Breach(
      "a driver that dies while a finger holds the transition",
      [
        """
        resources-driver-alive < interaction-verdict-always completion-eventually
        """
      ],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.gestureBegan(drag: down)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
          < animator.animateTransition(t1)
          release driver
          > sheet.gestureEnded()

      settled at 0ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        disappearing sheet
      """),
    Breach(
      "a driver that dies while its transition is paused",
      ["resources-driver-alive < interaction-pause-continues"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.gestureBegan(drag: down)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
          < animator.animateTransition(t1)
          release driver
          < t1.pauseInteractiveTransition()
          > sheet.gestureEnded()

      settled at 0ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        disappearing sheet
      """),
    Breach(
      "a presenter that stays deaf after a dismissal that took no time",
      ["interaction-input-restored/views < completion-unanimated-parity/properties-back"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
      at 300ms
          set host.view inert (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 dismiss sheet -> host custom unanimated
          sheet.viewWillDisappear(animated: false)
          t2.completeTransition(true)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: false)
        end t2 finished

      settled at 300ms
        tree       window > host.view
        appeared   host
        inert      host.view
      """),
    Breach(
      "a presenter that stays small after a dismissal that took no time",
      ["geometry-identity-restored < completion-unanimated-parity"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          set host.view transform 0.9 0 0 0.9 0 0 (by t1)
          insert sheet.view into t1.container (by t1)
      at 300ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 dismiss sheet -> host custom unanimated
          sheet.viewWillDisappear(animated: false)
          t2.completeTransition(true)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: false)
        end t2 finished

      settled at 300ms
        tree       window > host.view
        appeared   host
        transform  host.view 0.9 0 0 0.9 0 0
      """),
    Breach(
      "a transition that is completed twice, the first time too early",
      ["completion-at-most-once < completion-not-before-animation-end"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          moves sheet.view (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
      at 300ms
        rests sheet.view
        < t1.completeTransition(true)

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a pop that is given up, reported as finished, and missing in the bar",
      ["completion-honest-flag < navigation-stack-consistent/bar-items"],
      """
      baseline
        tree       window > nav.view > nav.container > second.view
        children   nav > first second
        appeared   nav
        appeared   second

      at 0ms
        > second.gestureBegan(drag: right)
        begin t1 pop second -> first interactive
          second.viewWillDisappear(animated: true)
          first.viewWillAppear(animated: true)
          < driver.startInteractiveTransition(t1)
          < animator.animateTransition(t1)
          insert first.view into nav.container below second.view (by t1)
          > second.gestureEnded()
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(true)
          remove first.view from nav.container
          first.viewWillDisappear(animated: true)
          first.viewDidDisappear(animated: true)
          second.viewWillAppear(animated: true)
          second.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 0ms
        tree       window > nav.view > nav.container > second.view
        children   nav > first second
        items      nav 1
        appeared   nav
        appeared   second
      """),
  ]
}
