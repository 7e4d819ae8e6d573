import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies where it lay before a turn, what covers and what is forgotten, next to what is let pass.
  static let places: [Breach] = [
    Breach(
      "a card that lies outside of the turned window, and one that reaches out of it as it lay",
      ["geometry-size-change-tracked/old-frame", "geometry-size-change-tracked/outside"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 20 100 350 400

      at 0ms
        begin t1 present sheet -> menu custom frame 0 500 390 344
          insert t1.container into window
          insert menu.view into t1.container (by t1)
          menu.viewWillAppear(animated: true)
          menu.viewDidAppear(animated: true)
        end t1 finished
      at 100ms
        > window.resize(to: [844, 390])

      settled at 100ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        tree       window > t1.container > menu.view
        presented  host -> sheet
        presented  sheet -> menu
        appeared   host
        appeared   sheet
        appeared   menu
        frame      sheet.view 20 100 350 400
        frame      menu.view 0 500 844 344
      """),
    Breach(
      "the one child that a container shows lies beside the corner of the turned window",
      ["geometry-size-change-tracked/displaced"],
      cast: ["box  Box: UIViewController"],
      """
      baseline
        tree       window > box.view > first.view
        children   box > first
        appeared   box
        appeared   first

      at 0ms
        > window.resize(to: [844, 390])
        box.viewWillTransition(to: [844, 390])
        first.viewWillTransition(to: [844, 390])
        set first.view frame 454 0 844 390 (by subject)

      settled at 0ms
        tree       window > box.view > first.view
        children   box > first
        appeared   box
        appeared   first
        frame      first.view 454 0 844 390
      """),
    Breach(
      "a drawer that a finger opened and closed, and whose child a turn pushes aside",
      ["geometry-size-change-tracked/displaced"],
      cast: ["box  Box: UIViewController"],
      """
      baseline
        tree       window > box.view > first.view
        children   box > first
        appeared   box
        appeared   first

      at 0ms
        > first.gestureBegan(drag: right)
        set first.view frame 300 0 390 844 (by subject)
        set first.view frame 0 0 390 844 (by subject)
        > first.gestureEnded()
      at 100ms
        > window.resize(to: [844, 390])
        box.viewWillTransition(to: [844, 390])
        first.viewWillTransition(to: [844, 390])
        set first.view frame 454 0 844 390 (by subject)

      settled at 100ms
        tree       window > box.view > first.view
        children   box > first
        appeared   box
        appeared   first
        frame      first.view 454 0 844 390
      """),
    Breach(
      "a menu that keeps the height of before a turn",
      ["geometry-size-change-tracked/old-side"],
      cast: ["box  Box: UIViewController", "menu  Menu: UIViewController"],
      """
      baseline
        tree       window > box.view > first.view
        tree       window > box.view > menu.view
        children   box > first menu
        appeared   box
        appeared   first
        appeared   menu
        frame      menu.view 0 0 300 844

      at 0ms
        > window.resize(to: [844, 390])
      at 100ms
        > window.resize(to: [390, 844])

      settled at 100ms
        tree       window > box.view > first.view
        tree       window > box.view > menu.view
        children   box > first menu
        appeared   box
        appeared   first
        appeared   menu
        frame      menu.view 0 0 300 390
      """),
    Breach(
      "a screen of the subject's own that is left small by a transition, and faint by a finger",
      ["geometry-identity-restored/kept", "geometry-identity-restored/kept"],
      cast: [
        "sheet  controller, Dialog: UIViewController, by subject",
        "menu  controller, Dialog: UIViewController, by subject",
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          set sheet.view corner 12 (by subject)
          set sheet.view transform 0.9 0 0 0.9 0 0 (by t1)
          insert sheet.view into t1.container (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 present sheet -> menu custom
          insert t2.container into window
          menu.viewWillAppear(animated: true)
          insert menu.view into t2.container (by t2)
          menu.viewDidAppear(animated: true)
        end t2 finished
      at 100ms
        > menu.gestureBegan(drag: down)
        set menu.view alpha 0.5 (by subject)
        > menu.gestureEnded()

      settled at 100ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        tree       window > t2.container > menu.view
        presented  host -> sheet
        presented  sheet -> menu
        appeared   host
        appeared   sheet
        appeared   menu
        corner     sheet.view 12
        transform  sheet.view 0.9 0 0 0.9 0 0
        alpha      menu.view 0.5
      """),
    Breach(
      "a picture over all children in a container's own view",
      ["ownership-container-clean/over-children"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.select(1, animated: true)
        insert view-1 into frame.view (by subject)

      settled at 0ms
        tree       window > frame.view > host.view
        tree       window > frame.view > view-1
        children   frame > host
        appeared   frame
        appeared   host
      """),
    Breach(
      "a presenter's view that is taken out and moved into the container in one instant",
      ["ownership-presenter-not-stolen/moved"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom
          remove host.view from window (by t1)
          insert host.view into sheet.container (by t1)
          remove host.view from sheet.container (by t1)
          insert host.view into window (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a sheet that ends elsewhere than announced, while another one's detent changes",
      ["geometry-final-frame/arrived"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet pageSheet frame 0 422 390 422
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          > host.setSelectedDetentIdentifier(1)
          t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 0 57 390 787
      """),
    Breach(
      "a sheet that ends elsewhere than announced, while its presenter is typed into",
      ["geometry-final-frame/arrived"],
      """
      baseline
        tree       window > host.view > field
        appeared   host
        responder  field

      at 0ms
        begin t1 present host -> sheet custom frame 0 422 390 422
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view > field
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        responder  field
        frame      sheet.view 0 86 390 422
      """),
    Breach(
      "a sheet that ends lower than announced, while it is typed into",
      ["geometry-final-frame/arrived"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom frame 0 422 390 422
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view > field
        presented  host -> sheet
        appeared   host
        appeared   sheet
        responder  field
        frame      sheet.view 0 700 390 422
      """),
    Breach(
      "a sheet that ends elsewhere than announced, after its detent was chosen",
      ["geometry-final-frame/arrived"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > sheet.setSelectedDetentIdentifier(1)
        begin t1 present host -> sheet pageSheet frame 0 422 390 422
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 0 57 390 787
      """),
    Breach(
      "a presented card that lies elsewhere when what was on top of it is gone",
      ["geometry-final-frame/uncovered"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom frame 0 400 390 444
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          set sheet.view frame 0 400 390 444 (by t1)
        end t1 finished
        begin t2 present sheet -> menu custom frame 0 600 390 244
          insert t2.container into window
          insert menu.view into t2.container (by t2)
        end t2 finished
        begin t3 dismiss menu -> sheet custom
          set sheet.view frame 0 0 390 844 (by t3)
          remove menu.view from t2.container
          remove t2.container from window
        end t3 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a card that lies elsewhere in its shell when what covered the screen is gone",
      ["geometry-final-frame/arrived"],
      ShelledCard.trace(writtenOnReturn: "0 68 390 844")),
    Breach(
      "a presenter that comes back to another view than it presented from",
      ["ownership-original-parentage-restored/after-dismissal"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        begin t1 present host -> sheet overCurrentContext
          insert t1.container into frame.view
          insert sheet.view into t1.container (by t1)
        end t1 finished
        begin t2 dismiss sheet -> host overCurrentContext
          insert host.view into window below frame.view (by t2)
          remove t1.container from frame.view
        end t2 finished

      settled at 0ms
        tree       window > host.view
        tree       window > frame.view
        children   frame > host
        appeared   frame
        appeared   host
      """),
    Breach(
      "a presenter behind a sibling that it lay in front of",
      ["ownership-original-parentage-restored/order"],
      """
      baseline
        tree       window > bar
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
          insert host.view into window below bar (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > bar
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a container that is moved by hand",
      ["ownership-container-untouched/moved"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert t1.container into host.view (by t1)
          insert sheet.view into t1.container (by t1)
        end t1 finished

      settled at 0ms
        tree       window > host.view > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "an element that a transition took out",
      ["ownership-source-view-restored/place"],
      cast: [
        "host  controller, StageController: UIViewController", "host.view-1  element of host",
      ],
      """
      baseline
        tree       window > nav.view > nav.container > host.view > host.view-1
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        begin t1 push host -> next
          remove host.view-1 from host.view (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host
      """),
    Breach(
      "a screen that leaves the layout, one that is taken out of its constraints, and one that loses its hold",
      [
        "geometry-layout-ownership/taken-out", "geometry-layout-ownership/taken-in",
        "geometry-layout-ownership/lost-hold",
      ],
      """
      baseline
        tree       window > host.view
        tree       window > side.view
        tree       window > menu.view
        appeared   host
        appeared   side
        constrained host.view
        pinned     host.view 4
        constrained side.view

      at 0ms
        begin t1 present host -> sheet custom
          set menu.view constrained (by t1)
          set side.view constrained false (by t1)
          insert host.view into window (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > side.view
        tree       window > menu.view
        appeared   host
        appeared   side
        constrained host.view
        constrained menu.view
      """),
    Breach(
      "what covers a view changes while it comes",
      ["geometry-bars-stable/meanwhile"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        begin t1 push host -> next
          insert next.view into nav.container
          set next.view insets 91 0 34 0
          < animator.animateTransition(t1)
      at 100ms
          set next.view insets 47 0 34 0
      at 300ms
          < t1.completeTransition(true)
          remove host.view from nav.container
        end t1 finished

      settled at 300ms
        tree       window > nav.view > nav.container > next.view
        children   nav > host next
        appeared   nav
        appeared   next
      """),
    Breach(
      "a presenter that no line has shown, and that comes back beside its parent's view",
      ["ownership-no-foreign-superview/outside"],
      """
      baseline
        tree       window > frame.view
        tree       window > sheet.container > sheet.view
        children   frame > host
        presented  host -> sheet
        appeared   frame
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host overCurrentContext
          insert host.view into window (by t1)
        end t1 finished

      settled at 0ms
        tree       window > frame.view
        tree       window > host.view
        children   frame > host
        appeared   frame
        appeared   host
      """),
    Breach(
      "a screen that ends elsewhere than announced under a bar that stays",
      ["geometry-final-frame/arrived"], cast: ["nav  UINavigationController"],
      """
      baseline
        tree       window > nav.view > nav.container > leaf.view
        children   nav > host leaf
        appeared   nav
        appeared   leaf

      at 0ms
        > nav.popViewController(animated: true)
        leaf.willMove(toParent: nil)
        begin t1 pop leaf -> host frame 0 91 390 753
          leaf.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert host.view into nav.container (by t1)
      at 300ms
          remove leaf.view from nav.container (by t1)
          < t1.completeTransition(true)
          leaf.viewDidDisappear(animated: true)
          host.viewDidAppear(animated: true)
          leaf.didMove(toParent: nil)
        end t1 finished

      settled at 300ms
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host
        frame      host.view 0 57 390 787
      """),
    Breach(
      "a screen that ends elsewhere than announced, while another stack's bar is hidden",
      ["geometry-final-frame/arrived"],
      cast: ["nav  UINavigationController", "other  UINavigationController"],
      """
      baseline
        tree       window > nav.view > nav.container > leaf.view
        children   nav > host leaf
        appeared   nav
        appeared   leaf

      at 0ms
        > nav.popViewController(animated: true)
        leaf.willMove(toParent: nil)
        begin t1 pop leaf -> host frame 0 91 390 753
          leaf.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert host.view into nav.container (by t1)
          set other.bar hidden (by t1)
      at 300ms
          remove leaf.view from nav.container (by t1)
          < t1.completeTransition(true)
          leaf.viewDidDisappear(animated: true)
          host.viewDidAppear(animated: true)
          leaf.didMove(toParent: nil)
        end t1 finished

      settled at 300ms
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host
        hidden     other.bar
        frame      host.view 0 57 390 787
      """),
  ]
}
