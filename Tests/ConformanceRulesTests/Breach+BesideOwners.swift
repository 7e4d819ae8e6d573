import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of what transitions put in and leave.
  static let besideOwners: [Breach] = [
    Breach(
      "dimming of an animator's in its container, where what it presented lies elsewhere",
      ["ownership-container-clean/transitions"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert t1.view-1 into t1.container (by t1)
          insert sheet.view into window
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > t1.view-1
        tree       window > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "dimming of an earlier presentation that lies in the container of the next one",
      ["ownership-container-clean/transitions"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert t1.view-1 into t1.container (by t1)
          insert sheet.view into t1.container (by t1)
        end t1 finished
      at 100ms
        begin t2 dismiss sheet -> host custom
          remove sheet.view from t1.container
          remove t1.container from window
        end t2 finished
      at 200ms
        begin t3 present host -> sheet custom
          insert t3.container into window
          insert t1.view-1 into t3.container
          insert sheet.view into t3.container (by t3)
        end t3 finished

      settled at 200ms
        tree       window > host.view
        tree       window > t3.container > t1.view-1
        tree       window > t3.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a picture that a transition puts on a screen in the instant in which it is made",
      ["ownership-container-clean/transitions"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.loadView()
          sheet.viewDidLoad()
          insert dim into sheet.view (by t1)
          insert sheet.view into t1.container (by t1)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view > dim
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a picture that is put on a screen that was just made, when the script has acted",
      ["ownership-container-clean/meanwhile"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        sheet.loadView()
        sheet.viewDidLoad()
        > host.view.accessibilityPerformEscape(handled: false)
        insert dim into sheet.view (by subject)
        insert sheet.view into window (by subject)

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.view > dim
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a picture that a transition leaves over a child beside an open side",
      ["ownership-container-clean/transitions"], cast: ["frame  Drawer: UIViewController"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        frame      side.view -300 0 300 844

      at 0ms
        > frame.open(animated: false)
        side.viewWillAppear(animated: false)
        set side.view frame 0 0 300 844 (by subject)
        side.viewDidAppear(animated: false)
        begin t1 present frame -> sheet custom interactive
          insert dim into host.view (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > frame.view > host.view > dim
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 300 844
      """),
    Breach(
      "a picture that a container leaves over the first child that it shows",
      ["ownership-container-clean/meanwhile"], cast: ["frame  Drawer: UIViewController"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        frame      side.view -300 0 300 844

      at 0ms
        > frame.select(0, animated: false)
        host.viewWillAppear(animated: false)
        insert dim into host.view (by subject)
        host.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > frame.view > host.view > dim
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        frame      side.view -300 0 300 844
      """),
    Breach(
      "a picture that a container leaves over a child beside one that has not appeared",
      ["ownership-container-clean/meanwhile"], cast: ["frame  Drawer: UIViewController"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.open(animated: false)
        insert side.view into frame.view (by subject)
        insert dim into host.view (by subject)

      settled at 0ms
        tree       window > frame.view > host.view > dim
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        frame      side.view 0 0 300 844
      """),
    Breach(
      "a picture over a column in a container of UIKit's, beside one that has come",
      ["ownership-container-clean/meanwhile"], cast: ["split  UISplitViewController"],
      """
      baseline
        tree       window > split.view > host.view
        tree       window > split.view > side.view
        children   split > host side
        appeared   split
        appeared   host
        frame      side.view -300 0 300 844

      at 0ms
        side.viewWillAppear(animated: false)
        insert dim into host.view (by subject)
        side.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > split.view > host.view > dim
        tree       window > split.view > side.view
        children   split > host side
        appeared   split
        appeared   host
        appeared   side
        frame      side.view 0 0 300 844
      """),
    Breach(
      "a picture that a container leaves over a child while it exchanges another",
      ["ownership-container-clean/meanwhile"], cast: ["frame  Pager: UIViewController"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side next
        appeared   frame
        appeared   host
        appeared   side
        frame      host.view 0 0 195 844
        frame      side.view 195 0 195 844

      at 0ms
        > frame.replace(1, next, animated: true)
        side.viewWillDisappear(animated: true)
        next.viewWillAppear(animated: true)
        insert next.view into frame.view (by subject)
        insert dim into host.view (by subject)
      at 300ms
        remove side.view from frame.view (by subject)
        side.viewDidDisappear(animated: true)
        next.viewDidAppear(animated: true)

      settled at 300ms
        tree       window > frame.view > host.view > dim
        tree       window > frame.view > next.view
        children   frame > host side next
        appeared   frame
        appeared   host
        appeared   next
        frame      host.view 0 0 195 844
        frame      next.view 195 0 195 844
      """),
    Breach(
      "a picture that a container leaves over a child while it is covered",
      ["ownership-container-clean/meanwhile"], cast: ["frame  Pager: UIViewController"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      host.view 0 0 195 844
        frame      side.view 195 0 195 844

      at 0ms
        frame.viewWillDisappear(animated: false)
        host.viewWillDisappear(animated: false)
        side.viewWillDisappear(animated: false)
        frame.viewDidDisappear(animated: false)
        host.viewDidDisappear(animated: false)
        side.viewDidDisappear(animated: false)
      at 100ms
        insert dim into host.view (by subject)
      at 200ms
        frame.viewWillAppear(animated: false)
        host.viewWillAppear(animated: false)
        side.viewWillAppear(animated: false)
        frame.viewDidAppear(animated: false)
        host.viewDidAppear(animated: false)
        side.viewDidAppear(animated: false)

      settled at 200ms
        tree       window > frame.view > host.view > dim
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      host.view 0 0 195 844
        frame      side.view 195 0 195 844
      """),
  ]
}
