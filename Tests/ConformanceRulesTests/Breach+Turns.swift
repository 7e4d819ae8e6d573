import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What would hide behind what is let pass: turns, flags, sight and removals a little beside the legal ones.
  static let turns: [Breach] = [
    Breach(
      "a reversal that neither of two transitions asks for",
      ["appearance-no-spurious-reversal/turned"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        begin t1 push host -> next
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          insert next.view into nav.container (by t1)
      at 100ms
          begin t2 present nav -> sheet custom
            sheet.viewWillAppear(animated: true)
            host.viewWillAppear(animated: true)
            host.viewWillDisappear(animated: true)
      at 300ms
            remove host.view from nav.container
            host.viewDidDisappear(animated: true)
            next.viewDidAppear(animated: true)
          end t1 finished
      at 400ms
          sheet.viewDidAppear(animated: true)
        end t2 finished

      settled at 400ms
        tree       window > nav.view > nav.container > next.view
        children   nav > host next
        presented  nav -> sheet
        appeared   nav
        appeared   next
        appeared   sheet
      """),
    Breach(
      "a presenter that stays is told by hand of no animation, and there is one",
      ["appearance-animated-flag/concealed"], contract: SubjectContract(presenter: .emulated),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          < host.beginAppearanceTransition(false, animated: false) (by t1)
          host.viewWillDisappear(animated: false)
          sheet.viewWillAppear(animated: true)
      at 300ms
          < host.endAppearanceTransition() (by t1)
          host.viewDidDisappear(animated: false)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        presented  host -> sheet
        appeared   sheet
      """),
    Breach(
      "a presenter that goes is told of no animation, and there is one",
      ["appearance-animated-flag/concealed"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet fullScreen removing
          insert t1.container into window
          insert sheet.view into t1.container
          host.viewWillDisappear(animated: false)
          sheet.viewWillAppear(animated: true)
      at 300ms
          remove host.view from window
          host.viewDidDisappear(animated: false)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   sheet
      """),
    Breach(
      "a presenter whose view leaves the window in the instant in which an animated dismissal begins",
      ["appearance-presenter-contract"], silent: ["appearance-animated-flag"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          host.viewWillDisappear(animated: false)
          remove host.view from window
          host.viewDidDisappear(animated: false)
          host.viewWillAppear(animated: false)
          insert host.view into window
          host.viewDidAppear(animated: false)
      at 300ms
          remove sheet.container from window
          remove sheet.view from sheet.container
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a child is told of an animation that nobody asked for, and that is not seen in time",
      ["appearance-animated-flag/unseen"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host sheet
        appeared   frame
        appeared   host

      at 0ms
        > frame.open(animated: false)
        < sheet.beginAppearanceTransition(true, animated: true) (by subject)
        sheet.viewWillAppear(animated: true)
        insert sheet.view into frame.view (by subject)
      at 50ms
        moves sheet.view (by subject)
      at 300ms
        rests sheet.view
        < sheet.endAppearanceTransition() (by subject)
        sheet.viewDidAppear(animated: true)

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a child that is half removed while its neighbour presents",
      ["containment-remove-complete/link-stays"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > next.view
        children   frame > host next
        appeared   frame
        appeared   host
        appeared   next

      at 0ms
        host.viewWillDisappear(animated: false)
        remove host.view from frame.view (by subject)
        host.viewDidDisappear(animated: false)
        begin t1 present next -> sheet currentContext removing unanimated
          insert t1.container into frame.view
          next.viewWillDisappear(animated: false)
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container (by t1)
          remove next.view from frame.view (by t1)
          sheet.viewDidAppear(animated: false)
          next.viewDidDisappear(animated: false)
        end t1 finished

      settled at 0ms
        tree       window > frame.view > t1.container > sheet.view
        children   frame > host next
        presented  next -> sheet
        appeared   frame
        appeared   sheet
      """),
    Breach(
      "a page that lies beside the window is told that it appears, and comes into sight later",
      ["appearance-no-phantom-child/at-rest"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host sheet
        appeared   frame
        appeared   host

      at 0ms
        > frame.select(0, animated: false)
        sheet.viewWillAppear(animated: false)
        insert sheet.view into frame.view (by subject)
        set sheet.view frame 390 0 390 844 (by subject)
        sheet.viewDidAppear(animated: false)
      at 500ms
        > frame.select(1, animated: false)
        set sheet.view frame 0 0 390 844 (by subject)

      settled at 500ms
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a side that is shifted out, and one that is hidden, and told that they appear",
      ["appearance-no-phantom-child/at-rest", "appearance-no-phantom-child/at-rest"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host sheet next
        appeared   frame
        appeared   host

      at 0ms
        sheet.viewWillAppear(animated: false)
        set sheet.view frame 0 0 292.5 844 (by subject)
        insert sheet.view into frame.view (by subject)
        set sheet.view transform 1 0 0 1 -292.5 0 (by subject)
        sheet.viewDidAppear(animated: false)
        next.viewWillAppear(animated: false)
        insert next.view into frame.view (by subject)
        set next.view hidden true (by subject)
        next.viewDidAppear(animated: false)
      at 500ms
        > frame.open(animated: false)
        set sheet.view transform 1 0 0 1 0 0 (by subject)
        set next.view hidden false (by subject)

      settled at 500ms
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        tree       window > frame.view > next.view
        children   frame > host sheet next
        appeared   frame
        appeared   host
        appeared   sheet
        appeared   next
        frame      sheet.view 0 0 292.5 844
      """),
    Breach(
      "a view that leaves and returns in one appearance",
      ["appearance-is-appearing-once/twice"],
      """
      baseline
        tree       window > frame.view
        children   frame > sheet
        appeared   frame

      at 0ms
        < sheet.beginAppearanceTransition(true, animated: false) (by subject)
        sheet.viewWillAppear(animated: false)
        insert sheet.view into frame.view (by subject)
        sheet.viewIsAppearing(animated: false)
        remove sheet.view from frame.view (by subject)
        insert sheet.view into frame.view (by subject)
        sheet.viewIsAppearing(animated: false)
        < sheet.endAppearanceTransition() (by subject)
        sheet.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > frame.view > sheet.view
        children   frame > sheet
        appeared   frame
        appeared   sheet
      """),
    Breach(
      "a child that is deallocated in the middle of what it was told by hand",
      [
        """
        appearance-begin-end-balanced/released < appearance-will-did-paired/released
        """
      ],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        host.willMove(toParent: nil)
        < host.beginAppearanceTransition(false, animated: true) (by subject)
        host.viewWillDisappear(animated: true)
        remove host.view from frame.view (by subject)
        < host.removeFromParent() (by subject)
        host.didMove(toParent: nil)
        release host

      settled at 0ms
        tree       window > frame.view
        appeared   frame
      """),
    Breach(
      "a presentation that fades its screen in from a hook although no animation was asked for",
      ["appearance-animated-flag/still"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: false)
        begin t1 present host -> sheet custom unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          < presentation.presentationTransitionWillBegin()
          moves sheet.view (by t1)
          insert sheet.view into t1.container
          sheet.viewIsAppearing(animated: false)
          t1.completeTransition(true)
          < presentation.presentationTransitionDidEnd(true)
          sheet.viewDidAppear(animated: false)
        end t1 finished
        host.presentCompletion()
      at 300ms
        rests sheet.view

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
  ]
}
