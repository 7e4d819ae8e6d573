/// What follows from a mistake far from where it was made, and what does not follow from one nearby.
extension Breach {
  static let consequences: [Breach] = [
    Breach(
      "a way back that adds nothing, to a presenter whose view UIKit had taken out long before",
      [
        """
        ownership-to-view-in-container < ownership-window-not-empty \
        ownership-original-parentage-restored
        """
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet fullScreen removing
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
          remove host.view from window
        end t1 finished
      at 400ms
        begin t2 dismiss sheet -> host fullScreen removing
          < t2.completeTransition(true)
          remove t1.container from window
        end t2 finished

      settled at 400ms
        tree       window
      """),
    Breach(
      "a screen that lost its view in one window, while a presentation adds nothing in another",
      ["ownership-window-not-empty", "ownership-to-view-in-container"],
      cast: ["window-2  UIWindow"],
      """
      baseline
        tree       window > host.view
        tree       window-2 > other.view
        appeared   host
        appeared   other

      at 0ms
        remove other.view from window-2 (by subject)
      at 400ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          set sheet.view alpha 1 (by t1)
          < t1.completeTransition(true)
        end t1 finished

      settled at 400ms
        tree       window > host.view
        tree       window > t1.container
      """),
    Breach(
      "a dismissal that the background stops, and that was not cancelled, leaves its views",
      ["completion-honest-flag < ownership-original-parentage-restored"],
      """
      baseline
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host fullScreen removing
          insert host.view into sheet.container (by t1)
          < t1.completeTransition(false)
        end t1 cancelled

      settled at 0ms
        tree       window > sheet.container > sheet.view
        tree       window > sheet.container > host.view
        presented  host -> sheet
        appeared   sheet
      """),
    Breach(
      "a presenter that goes with the container it was moved into, in no time",
      [
        """
        ownership-presenter-not-stolen < appearance-animated-flag completion-unanimated-parity
        """
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom unanimated
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
        end t1 finished
      at 100ms
        begin t2 dismiss sheet -> host custom unanimated
          insert host.view into t1.container (by t2)
          remove t1.container from window
          host.viewWillDisappear(animated: true)
          host.viewDidDisappear(animated: true)
        end t2 finished

      settled at 100ms
        tree       window
      """),
    Breach(
      "a presenter that is put into the window by hand behind completion",
      [
        """
        completion-no-work-after < ownership-no-foreign-superview \
        ownership-original-parentage-restored appearance-no-double-appear
        """
      ],
      """
      baseline
        tree       window > frame.view > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet fullScreen removing
          insert t1.container into window
          host.viewWillDisappear(animated: true)
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
          remove host.view from frame.view
          host.viewDidDisappear(animated: true)
        end t1 finished
        host.viewWillAppear(animated: false)
        insert host.view into window (by t1)
        host.viewDidAppear(animated: false)
      at 400ms
        begin t2 dismiss sheet -> host fullScreen removing
          host.viewWillAppear(animated: true)
          host.viewDidAppear(animated: true)
        end t2 finished

      settled at 400ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a child that is taken out behind completion, and is told that it appeared",
      ["completion-no-work-after < appearance-no-phantom-child"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        begin t1 push host -> sheet
          insert sheet.view into nav.container (by t1)
          < t1.completeTransition(true)
          remove sheet.view from nav.container (by t1)
          sheet.willMove(toParent: nav)
          sheet.didMove(toParent: nav)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > nav.container
        children   nav > host sheet
      """),
    Breach(
      "a picture that a presentation hides, and a dismissal that takes no time leaves hidden",
      ["ownership-source-view-restored < completion-unanimated-parity"],
      """
      baseline
        tree       window > host.view > host.view-1
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          set host.view-1 hidden true (by t1)
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
        tree       window > host.view > host.view-1
        appeared   host
        hidden     host.view-1
      """),
  ]
}
