import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  static let containers: [Sketch] = [
    Sketch(
      "a switch by hand is reversed by a second begin when it is given up",
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        begin t1 replace host -> next interactive
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          host.viewWillDisappear(animated: true)
          < next.beginAppearanceTransition(true, animated: true) (by t1)
          next.viewWillAppear(animated: true)
          insert next.view into frame.view (by t1)
      at 100ms
          < next.beginAppearanceTransition(false, animated: true) (by t1)
          next.viewWillDisappear(animated: true)
          < host.beginAppearanceTransition(true, animated: true) (by t1)
          host.viewWillAppear(animated: true)
          remove next.view from frame.view (by t1)
          < next.endAppearanceTransition() (by t1)
          next.viewDidDisappear(animated: true)
          < host.endAppearanceTransition() (by t1)
          host.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 100ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
      """),
    Sketch(
      "a switch that is given up, caught again and finished turns round twice",
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        begin t1 replace host -> next interactive
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          host.viewWillDisappear(animated: true)
          < t1.cancelInteractiveTransition()
          < host.beginAppearanceTransition(true, animated: true) (by t1)
          host.viewWillAppear(animated: true)
          < t1.pauseInteractiveTransition()
          < t1.finishInteractiveTransition()
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          host.viewWillDisappear(animated: true)
          remove host.view from frame.view (by t1)
          < host.endAppearanceTransition() (by t1)
          host.viewDidDisappear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > frame.view
        children   frame > next
        appeared   frame
      """),
    Sketch(
      "a switch by hand that no line announces may turn round as well",
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        < host.beginAppearanceTransition(false, animated: true) (by subject)
        host.viewWillDisappear(animated: true)
      at 100ms
        < host.beginAppearanceTransition(true, animated: true) (by subject)
        host.viewWillAppear(animated: true)
        < host.endAppearanceTransition() (by subject)
        host.viewDidAppear(animated: true)

      settled at 100ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
      """),
    Sketch(
      "children that are kept with their views out, or ready beside the window, are gone",
      contract: SubjectContract(keepsChildren: true),
      """
      baseline
        tree       window > pager.view > host.view
        children   pager > host next kept
        appeared   pager
        appeared   host

      at 0ms
        next.loadView()
        kept.loadView()
        insert next.view into pager.view

      settled at 0ms
        tree       window > pager.view > host.view
        tree       window > pager.view > next.view
        children   pager > host next kept
        appeared   pager
        appeared   host
        frame      next.view 390 0 390 844
      """),
    Sketch(
      "a closed drawer beside the window or under its main child is gone",
      """
      baseline
        tree       window > drawer.view
        children   drawer > side under main
        appeared   drawer

      at 0ms
        side.loadView()
        under.loadView()
        < main.beginAppearanceTransition(true, animated: false) (by subject)
        main.viewWillAppear(animated: false)
        insert side.view into drawer.view
        insert under.view into drawer.view
        insert main.view into drawer.view
        < main.endAppearanceTransition() (by subject)
        main.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > drawer.view > side.view
        tree       window > drawer.view > under.view
        tree       window > drawer.view > main.view
        children   drawer > side under main
        appeared   drawer
        appeared   main
        frame      side.view -280 0 280 844
        frame      under.view 0 0 280 844
      """),
    Sketch(
      "a view that is hidden or transparent is as good as out",
      """
      baseline
        tree       window > frame.view
        children   frame > host next
        appeared   frame

      at 0ms
        host.loadView()
        next.loadView()
        insert host.view into frame.view
        insert next.view into frame.view

      settled at 0ms
        tree       window > frame.view > host.view
        tree       window > frame.view > next.view
        children   frame > host next
        appeared   frame
        hidden     host.view
        alpha      next.view 0
      """),
    Sketch(
      "a navigation controller whose callbacks nobody records is not asked for them",
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host
        appeared   host

      at 0ms
        begin t1 present nav -> sheet fullScreen removing
          insert t1.container into window
          host.viewWillDisappear(animated: true)
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          remove nav.view from window
          sheet.viewDidAppear(animated: true)
          host.viewDidDisappear(animated: true)
        end t1 finished
        begin t2 dismiss sheet -> nav fullScreen removing
          sheet.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert nav.view into window
          remove t1.container from window
          host.viewDidAppear(animated: true)
          sheet.viewDidDisappear(animated: true)
        end t2 finished

      settled at 0ms
        tree       window > nav.view > host.view
        children   nav > host
        appeared   host
      """),
    Sketch(
      "a page that is scrolled out of sight is told so, and one of UIKit's tabs is UIKit's affair",
      cast: ["frame  Pager", "tabs  CardTabs UITabBarController"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > tabs.view > sheet.view
        children   frame > host
        children   tabs > sheet
        appeared   frame
        appeared   host
        appeared   tabs
        appeared   sheet

      at 0ms
        > frame.gestureBegan(drag: left)
        < host.beginAppearanceTransition(false, animated: true)
        host.viewWillDisappear(animated: true)
        < host.endAppearanceTransition()
        host.viewDidDisappear(animated: true)
        > frame.gestureEnded()

      settled at 0ms
        tree       window > frame.view > host.view
        tree       window > tabs.view > sheet.view
        children   frame > host
        children   tabs > sheet
        appeared   frame
        appeared   tabs
        appeared   sheet
        frame      host.view -390 0 390 844
        frame      sheet.view -390 0 390 844
      """),
    Sketch(
      "a class that is made from UIKit's tabs decides the status bar as UIKit does",
      cast: ["frame  CardTabs UITabBarController"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
        status-bar frame default

      at 0ms
        host.viewWillLayoutSubviews()
        status-bar frame dark

      settled at 0ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
        status-bar frame dark
      """),
    Sketch(
      "a child that lay in a panel without a name leaves it once it has one, and comes back",
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.select(1, animated: false)
        < frame.addChild(sheet)
        sheet.willMove(toParent: frame)
        sheet.viewWillAppear(animated: false)
        insert view-1 into frame.view (by subject)
        insert sheet.view into view-1 (by subject)
        host.willMove(toParent: nil)
        host.viewWillDisappear(animated: false)
        remove host.view from view-1 (by subject)
        < host.removeFromParent()
        host.didMove(toParent: nil)
        sheet.didMove(toParent: frame)
        host.viewDidDisappear(animated: false)
        sheet.viewDidAppear(animated: false)
      at 100ms
        > frame.select(0, animated: false)
        < frame.addChild(host)
        host.willMove(toParent: frame)
        host.viewWillAppear(animated: false)
        insert host.view into view-1 (by subject)
        sheet.willMove(toParent: nil)
        sheet.viewWillDisappear(animated: false)
        remove sheet.view from view-1 (by subject)
        < sheet.removeFromParent()
        sheet.didMove(toParent: nil)
        host.didMove(toParent: frame)
        sheet.viewDidDisappear(animated: false)
        host.viewDidAppear(animated: false)

      settled at 100ms
        tree       window > frame.view > view-1 > host.view
        children   frame > host
        appeared   frame
        appeared   host
      """),
    Sketch(
      "a child takes a faint one's place in no time, and is as faint",
      near: ["completion-unanimated-parity/place-taken"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
        alpha      host.view 0.5

      at 0ms
        > frame.select(1, animated: false)
        < host.willMove(nil)
        < frame.addChild(sheet)
        host.viewWillDisappear(animated: false)
        sheet.viewWillAppear(animated: false)
        insert sheet.view into frame.view (by subject)
        remove host.view from frame.view (by subject)
        host.viewDidDisappear(animated: false)
        sheet.viewDidAppear(animated: false)
        < host.removeFromParent()
        < sheet.didMove(frame)

      settled at 0ms
        tree       window > frame.view > sheet.view
        children   frame > sheet
        appeared   frame
        appeared   sheet
        alpha      sheet.view 0.5
      """),
  ]
}
