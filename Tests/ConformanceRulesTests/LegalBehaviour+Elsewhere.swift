import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// Views, children and responders that lie elsewhere, so that what would be wrong here is not.
  static let elsewhere: [Sketch] = [
    Sketch(
      "a picture that goes with the screen on which it was put",
      """
      baseline
        tree       window > nav.view > leaf.view
        children   nav > host leaf

      at 0ms
        insert dim into leaf.view (by subject)
      at 100ms
        > nav.popViewController(animated: false)
        begin t1 pop leaf -> host unanimated
          insert host.view into nav.view
          remove leaf.view from nav.view
        end t1 finished

      settled at 100ms
        tree       window > nav.view > host.view
        children   nav > host
      """),
    Sketch(
      "what a container shows in place of the child that it had",
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        < host.willMove(toParent: nil)
        < host.beginAppearanceTransition(false, animated: false)
        host.viewWillDisappear(animated: false)
        remove host.view from frame.view (by subject)
        < host.endAppearanceTransition()
        host.viewDidDisappear(animated: false)
        < host.removeFromParent()
        host.didMove(toParent: nil)
        insert view-1 into frame.view (by subject)

      settled at 0ms
        tree       window > frame.view > view-1
        appeared   frame
      """),
    Sketch(
      "what a container shows in place of a child that came and went",
      """
      baseline
        tree       window > frame.view
        appeared   frame

      at 0ms
        < frame.addChild(host)
        host.willMove(toParent: frame)
        host.viewWillAppear(animated: false)
        insert host.view into frame.view (by subject)
        host.viewDidAppear(animated: false)
        host.didMove(toParent: frame)
      at 100ms
        < host.willMove(toParent: nil)
        < host.beginAppearanceTransition(false, animated: false)
        host.viewWillDisappear(animated: false)
        remove host.view from frame.view (by subject)
        < host.endAppearanceTransition()
        host.viewDidDisappear(animated: false)
        < host.removeFromParent()
        host.didMove(toParent: nil)
        insert view-1 into frame.view (by subject)

      settled at 100ms
        tree       window > frame.view > view-1
        appeared   frame
      """),
    Sketch(
      "UIKit puts a view of its own over a screen",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        insert dim-2 into host.view (by subject)
        insert view-1 into host.view
        remove dim-2 from host.view (by subject)

      settled at 0ms
        tree       window > host.view > view-1
        appeared   host
      """),
    Sketch(
      "what had the keyboard before, and was in no window then either",
      near: ["accessibility-responder-restored/in-window"],
      """
      baseline
        tree       window > host.view
        appeared   host
        responder  field

      at 0ms
        begin t1 present host -> sheet custom interactive
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        appeared   host
        responder  field
      """),
    Sketch(
      "a field in a navigation's bar takes the keyboard",
      cast: ["nav  UINavigationController"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host

      at 0ms
        begin t1 push host -> leaf
          insert leaf.view into nav.container
          remove host.view from nav.container
        end t1 finished

      settled at 0ms
        tree       window > nav.view > nav.container > leaf.view
        children   nav > host leaf
        responder  nav.bar
      """),
    Sketch(
      "a container decides the status bar beside a child for life that is not in",
      near: ["status-bar-child-forwarded/front-child"],
      contract: SubjectContract(keepsSides: true),
      cast: ["box  Home: UIViewController", "side  Menu: UIViewController"],
      """
      baseline
        tree       window > box.view > side.view
        children   box > side
        appeared   box
        appeared   side
        status-bar side dark

      at 0ms
        side.viewWillDisappear(animated: false)
        remove side.view from box.view (by subject)
        side.viewDidDisappear(animated: false)
        box.setNeedsStatusBarAppearanceUpdate()
        status-bar box light

      settled at 0ms
        tree       window > box.view
        children   box > side
        appeared   box
        status-bar box light
      """),
    Sketch(
      "a container that keeps its children lets the view of one go out",
      near: ["containment-remove-complete/link-stays"],
      contract: SubjectContract(keepsChildren: true),
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host next
        appeared   frame
        appeared   host

      at 0ms
        < host.beginAppearanceTransition(false, animated: false)
        host.viewWillDisappear(animated: false)
        < next.beginAppearanceTransition(true, animated: false)
        next.viewWillAppear(animated: false)
        remove host.view from frame.view (by subject)
        insert next.view into frame.view (by subject)
        < host.endAppearanceTransition()
        host.viewDidDisappear(animated: false)
        < next.endAppearanceTransition()
        next.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > frame.view > next.view
        children   frame > host next
        appeared   frame
        appeared   next
      """),
    Sketch(
      "a container that has gone, and a child of its whose view it took out before that",
      """
      baseline
        tree       window > host.view > frame.view > leaf.view
        children   host > frame
        children   frame > leaf

      at 0ms
        remove leaf.view from frame.view (by subject)
        < frame.willMove(toParent: nil)
        remove frame.view from host.view (by subject)
        < frame.removeFromParent()
        frame.didMove(toParent: nil)

      settled at 0ms
        tree       window > host.view
        children   frame > leaf
      """),
    Sketch(
      "a child that a container gave away, and that lies in another one now",
      near: ["containment-remove-complete/left-in-place"],
      """
      baseline
        tree       window > frame.view > leaf.view
        tree       window > other.view
        children   frame > leaf

      at 0ms
        < leaf.willMove(toParent: nil)
        remove leaf.view from frame.view (by subject)
        < leaf.removeFromParent()
        leaf.didMove(toParent: nil)
        < other.addChild(leaf)
        leaf.willMove(toParent: other)
        insert leaf.view into other.view (by subject)
        leaf.didMove(toParent: other)

      settled at 0ms
        tree       window > frame.view
        tree       window > other.view > leaf.view
        children   other > leaf
      """),
    Sketch(
      "a presenter that was taken out of sight goes on deciding the status bar",
      contract: SubjectContract(coversStatusBar: false),
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 present host -> sheet custom removing
          insert t1.container into window
          host.viewWillDisappear(animated: true)
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
      at 300ms
          remove host.view from window
          sheet.viewDidAppear(animated: true)
          host.viewDidDisappear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   sheet
        status-bar host dark
      """),
    Sketch(
      "a presented screen gets another frame from UIKit before it has come",
      cast: ["t1  transition"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet pageSheet frame 0 54 390 790
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          set sheet.view frame 0 100 390 744
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 0 100 390 744
      """),
    Sketch(
      "a sheet lies elsewhere after a turn, and a drag that is given up",
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        frame      sheet.view 0 422 390 422

      at 0ms
        > window.resize(to: [844, 390])
        set sheet.view frame 0 195 844 195 (by subject)
      at 400ms
        begin t1 dismiss sheet -> host custom interactive
        end t1 cancelled

      settled at 400ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        frame      sheet.view 0 195 844 195
      """),
    Sketch(
      "a screen is popped in the end of a pop that was given up",
      """
      baseline
        tree       window > nav.view > leaf.view
        children   nav > host leaf

      at 0ms
        begin t1 pop leaf -> host interactive
          t1.cancelInteractiveTransition()
          t1.completeTransition(false)
          < nav.popViewController(animated: false) (by t1)
        end t1 cancelled
        begin t2 pop leaf -> host unanimated
          insert host.view into nav.view
          remove leaf.view from nav.view
        end t2 finished

      settled at 0ms
        tree       window > nav.view > host.view
        children   nav > host
      """),
    Sketch(
      "a screen is popped in the end of a push",
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host

      at 0ms
        begin t1 push host -> leaf
          insert leaf.view into nav.view
          remove host.view from nav.view
          t1.completeTransition(true)
          < nav.popViewController(animated: false) (by t1)
        end t1 finished
        begin t2 pop leaf -> host unanimated
          insert host.view into nav.view
          remove leaf.view from nav.view
        end t2 finished

      settled at 0ms
        tree       window > nav.view > host.view
        children   nav > host
      """),
    Sketch(
      "a presenter with a look of its own has another one after a turn, and a drag that is given up",
      contract: SubjectContract(restingLook: [.alpha]),
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        alpha      host.view 0.5

      at 0ms
        > window.resize(to: [844, 390])
        set host.view alpha 0.6 (by subject)
      at 400ms
        begin t1 dismiss sheet -> host custom interactive
        end t1 cancelled

      settled at 400ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        alpha      host.view 0.6
      """),
    Sketch(
      "a presenter with a look of its own has another one where a further screen was pulled in, in vain",
      contract: SubjectContract(restingLook: [.alpha]),
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        alpha      host.view 0.5

      at 0ms
        set host.view alpha 0.6 (by subject)
        begin t1 present sheet -> next custom interactive
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        alpha      host.view 0.6
      """),
    Sketch(
      "a presenter with a look of its own takes on another one when a screen above the sheet has gone",
      contract: SubjectContract(restingLook: [.alpha]),
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        tree       window > next.container > next.view
        presented  host -> sheet
        presented  sheet -> next
        alpha      host.view 0.5

      at 0ms
        set host.view alpha 0.6 (by subject)
        begin t1 dismiss next -> sheet custom
          remove next.view from next.container
          remove next.container from window
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        alpha      host.view 0.6
      """),
    Sketch(
      "an animator sweeps up a view of its own when its transition is complete",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          insert t1.view-1 into sheet.view (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
      at 100ms
        set t1.view-1 hidden (by t1)
        remove t1.view-1 from sheet.view (by t1)

      settled at 100ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "an element gets rounder with each presentation, and no recognizer more",
      """
      baseline
        tree       window > host.view > dim
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          set dim corner 10 (by subject)
        end t1 finished
      at 100ms
        begin t2 dismiss sheet -> host custom
          remove sheet.view from t1.container
          remove t1.container from window
          set dim corner 12 (by subject)
        end t2 finished

      settled at 100ms
        tree       window > host.view > dim
        appeared   host
        corner     dim 12
      """),
    Sketch(
      "a screen gets three recognizers for one presentation",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          set sheet.view recognizers 1 (by subject)
          set sheet.view recognizers 2 (by subject)
          set sheet.view recognizers 3 (by subject)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        recognizers sheet.view 3
      """),
    Sketch(
      "an animator holds the screen that goes in a shell of its own until it is gone",
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
          insert sheet.view into t1.view-1 (by t1)
      at 300ms
          remove sheet.view from t1.view-1 (by t1)
          remove sheet.container from window
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        appeared   host
      """),
  ]
}
