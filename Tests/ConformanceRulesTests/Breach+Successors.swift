import ConformanceRules

extension Breach {
  /// Children within reach in the place of one that was hidden for what has come beside it.
  static let successors: [Breach] = [
    Breach(
      "a child within reach that comes in a view of its own, where the one before lay in one that is hidden",
      ["accessibility-flags-restored/passed-on"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > view-1 > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.open(animated: false)
        side.willMove(toParent: frame)
        side.viewWillAppear(animated: false)
        set view-1 concealed (by subject)
        insert side.view into frame.view (by subject)
        side.viewIsAppearing(animated: false)
        side.viewDidAppear(animated: false)
        side.didMove(toParent: frame)
      at 100ms
        > frame.replace(0, next, animated: false)
        next.willMove(toParent: frame)
        host.willMove(toParent: nil)
        host.viewWillDisappear(animated: false)
        next.viewWillAppear(animated: false)
        remove host.view from view-1 (by subject)
        insert next.view into frame.view below side.view (by subject)
        next.viewIsAppearing(animated: false)
        host.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)
        host.didMove(toParent: nil)
        next.didMove(toParent: frame)

      settled at 100ms
        tree       window > frame.view > view-1
        tree       window > frame.view > next.view
        tree       window > frame.view > side.view
        children   frame > next side
        appeared   frame
        appeared   side
        appeared   next
        concealed  view-1
      """),
    Breach(
      "a side that was modal, and is no more when another child comes beneath it",
      ["accessibility-flags-restored/passed-on"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.open(animated: false)
        side.willMove(toParent: frame)
        side.viewWillAppear(animated: false)
        set host.view concealed (by subject)
        set side.view modal (by subject)
        insert side.view into frame.view (by subject)
        side.viewIsAppearing(animated: false)
        side.viewDidAppear(animated: false)
        side.didMove(toParent: frame)
      at 100ms
        > frame.replace(0, next, animated: false)
        next.willMove(toParent: frame)
        host.willMove(toParent: nil)
        host.viewWillDisappear(animated: false)
        next.viewWillAppear(animated: false)
        set side.view modal false (by subject)
        remove host.view from frame.view (by subject)
        insert next.view into frame.view below side.view (by subject)
        next.viewIsAppearing(animated: false)
        host.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)
        host.didMove(toParent: nil)
        next.didMove(toParent: frame)

      settled at 100ms
        tree       window > frame.view > next.view
        tree       window > frame.view > side.view
        children   frame > next side
        appeared   frame
        appeared   side
        appeared   next
      """),
    Breach(
      "a second child within reach in the place of one that was hidden as its forerunner was",
      ["accessibility-flags-restored/passed-on"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.open(animated: false)
        side.willMove(toParent: frame)
        side.viewWillAppear(animated: false)
        set host.view concealed (by subject)
        insert side.view into frame.view (by subject)
        side.viewIsAppearing(animated: false)
        side.viewDidAppear(animated: false)
        side.didMove(toParent: frame)
      at 100ms
        > frame.replace(0, next, animated: false)
        next.willMove(toParent: frame)
        host.willMove(toParent: nil)
        host.viewWillDisappear(animated: false)
        next.viewWillAppear(animated: false)
        set next.view concealed (by subject)
        remove host.view from frame.view (by subject)
        insert next.view into frame.view below side.view (by subject)
        next.viewIsAppearing(animated: false)
        host.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)
        host.didMove(toParent: nil)
        next.didMove(toParent: frame)
      at 200ms
        > frame.replace(0, last, animated: false)
        last.willMove(toParent: frame)
        next.willMove(toParent: nil)
        next.viewWillDisappear(animated: false)
        last.viewWillAppear(animated: false)
        remove next.view from frame.view (by subject)
        insert last.view into frame.view below side.view (by subject)
        last.viewIsAppearing(animated: false)
        next.viewDidDisappear(animated: false)
        last.viewDidAppear(animated: false)
        next.didMove(toParent: nil)
        last.didMove(toParent: frame)

      settled at 200ms
        tree       window > frame.view > last.view
        tree       window > frame.view > side.view
        children   frame > last side
        appeared   frame
        appeared   side
        appeared   last
      """),
    Breach(
      "a child that comes mute in the place of one that was not",
      ["accessibility-flags-restored/gained"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.open(animated: false)
        side.willMove(toParent: frame)
        side.viewWillAppear(animated: false)
        insert side.view into frame.view (by subject)
        side.viewIsAppearing(animated: false)
        side.viewDidAppear(animated: false)
        side.didMove(toParent: frame)
      at 100ms
        > frame.replace(0, next, animated: false)
        next.willMove(toParent: frame)
        host.willMove(toParent: nil)
        host.viewWillDisappear(animated: false)
        next.viewWillAppear(animated: false)
        set next.view concealed (by subject)
        remove host.view from frame.view (by subject)
        insert next.view into frame.view (by subject)
        next.viewIsAppearing(animated: false)
        host.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)
        host.didMove(toParent: nil)
        next.didMove(toParent: frame)

      settled at 100ms
        tree       window > frame.view > next.view
        tree       window > frame.view > side.view
        children   frame > next side
        appeared   frame
        appeared   side
        appeared   next
        concealed  next.view
      """),
    Breach(
      "a child in the place of a mute one that is mute still when the side is gone",
      ["accessibility-flags-restored/gained"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.open(animated: false)
        side.willMove(toParent: frame)
        side.viewWillAppear(animated: false)
        set host.view concealed (by subject)
        insert side.view into frame.view (by subject)
        side.viewIsAppearing(animated: false)
        side.viewDidAppear(animated: false)
        side.didMove(toParent: frame)
      at 100ms
        > frame.replace(0, next, animated: false)
        next.willMove(toParent: frame)
        host.willMove(toParent: nil)
        host.viewWillDisappear(animated: false)
        next.viewWillAppear(animated: false)
        set next.view concealed (by subject)
        remove host.view from frame.view (by subject)
        insert next.view into frame.view (by subject)
        next.viewIsAppearing(animated: false)
        host.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)
        host.didMove(toParent: nil)
        next.didMove(toParent: frame)
      at 200ms
        > frame.close(animated: false)
        side.willMove(toParent: nil)
        side.viewWillDisappear(animated: false)
        remove side.view from frame.view (by subject)
        side.viewDidDisappear(animated: false)
        side.didMove(toParent: nil)

      settled at 200ms
        tree       window > frame.view > next.view
        children   frame > next
        appeared   frame
        appeared   next
        concealed  next.view
      """),
  ]
}
