import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What differs from something legal in one respect: who did it, when, or whether it was given up.
  static let distinctions: [Breach] = [
    Breach(
      "a container that itself asks for another child while one comes, and leaves one on its way",
      ["interaction-no-overlap/to-the-end"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host side next
        appeared   frame
        appeared   host

      at 0ms
        < frame.select(1, animated: true)
        side.viewWillAppear(animated: true)
        insert side.view into frame.view (by subject)
      at 100ms
        < frame.select(2, animated: true)
        next.viewWillAppear(animated: true)
        insert next.view into frame.view (by subject)
        next.viewDidAppear(animated: true)

      settled at 100ms
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        tree       window > frame.view > next.view
        children   frame > host side next
        appeared   frame
        appeared   host
        appearing  side
        appeared   next
      """),
    Breach(
      "a presented screen gets another frame from the subject, outside of the transition",
      ["geometry-final-frame/arrived"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet pageSheet frame 0 54 390 790
          insert t1.container into window
          insert sheet.view into t1.container
          set sheet.view frame 0 100 390 744 (by subject)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 0 100 390 744
      """),
    Breach(
      "a presented screen keeps the frame that UIKit gave it before it was presented",
      ["geometry-final-frame/arrived"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        set sheet.view frame 0 100 390 744
      at 100ms
        begin t1 present host -> sheet pageSheet frame 0 54 390 790
          insert t1.container into window
          insert sheet.view into t1.container
        end t1 finished

      settled at 100ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 0 100 390 744
      """),
    Breach(
      "a presenter that is moved for good by a presentation that is given up, whatever its look may be",
      ["geometry-frame-rollback"], contract: SubjectContract(restingLook: [.frame]),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom interactive
          set host.view frame 0 20 390 824 (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        appeared   host
        frame      host.view 0 20 390 824
      """),
    Breach(
      "a presenter's look that a drag changes, which is given up",
      ["geometry-identity-restored/kept"], contract: SubjectContract(restingLook: [.alpha]),
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        alpha      host.view 0.5

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
          set host.view alpha 0.8 (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        alpha      host.view 0.8
      """),
    Breach(
      "a driver that goes on updating a transition that is complete",
      ["completion-no-work-after"],
      CompletedPresentation.trace(driven: true, then: "< t1.updateInteractiveTransition(0.5)")),
    Breach(
      "an animator that fades the container, twice, when its transition is complete",
      ["completion-no-work-after"],
      CompletedPresentation.trace(
        then: "set t1.container alpha 0.5 (by t1)", "set t1.container alpha 1 (by t1)")),
    Breach(
      "a child that is told to come by hand, and that UIKit tells the end of it",
      ["appearance-forwarding-exclusive"],
      """
      baseline
        tree       window > frame.view
        children   frame > side
        appeared   frame

      at 0ms
        < side.beginAppearanceTransition(true, animated: false)
        side.viewWillAppear(animated: false)
        insert side.view into frame.view (by subject)
        side.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > frame.view > side.view
        children   frame > side
        appeared   frame
        appeared   side
      """),
    Breach(
      "an animator that hides its screen when its transition is complete",
      ["completion-no-work-after"],
      CompletedPresentation.trace(
        then: "set sheet.view hidden (by t1)", ending: ["hidden     sheet.view"])),
    Breach(
      "a child that somebody keeps, and not the root that another one has followed",
      ["resources-transition-released/released"],
      """
      baseline
        tree       window > host.view > leaf.view
        children   host > leaf

      at 0ms
        > window.setRootViewController(next)
        < leaf.willMove(toParent: nil)
        remove leaf.view from host.view (by subject)
        < leaf.removeFromParent()
        leaf.didMove(toParent: nil)
        remove host.view from window
        insert next.view into window
        begin t1 set host -> next unanimated
        end t1 finished

      settled at 0ms
        tree       window > next.view
        leaked     leaf
      """),
    Breach(
      "an exchange of two children in which the animator fades a screen of another container",
      ["resources-no-stale-participants"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > other.view > leaf.view
        children   frame > host next
        children   other > leaf

      at 0ms
        begin t1 replace host -> next
          set leaf.view alpha 0.5 (by t1)
          insert next.view into frame.view (by t1)
          remove host.view from frame.view (by t1)
        end t1 finished

      settled at 0ms
        tree       window > frame.view > next.view
        tree       window > other.view > leaf.view
        children   frame > host next
        children   other > leaf
        alpha      leaf.view 0.5
      """),
    Breach(
      "a presenter that stays in place, and that the animator moves into the container twice",
      ["ownership-presenter-not-stolen"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert host.view into t1.container (by t1)
          insert sheet.view into t1.container (by t1)
          insert host.view into t1.container below sheet.view (by t1)
        end t1 finished

      settled at 0ms
        tree       window > t1.container > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
  ]
}
