import ConformanceRules

extension LegalBehaviour {
  /// Children that take the place of one that was hidden for what has come beside it.
  static let successors: [Sketch] = [
    Sketch(
      "a container hides whatever child lies beneath its side",
      near: ["accessibility-flags-restored/passed-on"],
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

      settled at 100ms
        tree       window > frame.view > next.view
        tree       window > frame.view > side.view
        children   frame > next side
        appeared   frame
        appeared   side
        appeared   next
        concealed  next.view
      """),
    Sketch(
      "a container closes its side with the exchange of the child beneath it",
      near: ["accessibility-flags-restored/passed-on"],
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
        remove host.view from frame.view (by subject)
        insert next.view into frame.view (by subject)
        next.viewIsAppearing(animated: false)
        host.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)
        host.didMove(toParent: nil)
        next.didMove(toParent: frame)
        side.willMove(toParent: nil)
        side.viewWillDisappear(animated: false)
        remove side.view from frame.view (by subject)
        side.viewDidDisappear(animated: false)
        side.didMove(toParent: nil)

      settled at 100ms
        tree       window > frame.view > next.view
        children   frame > next
        appeared   frame
        appeared   next
      """),
    Sketch(
      "a container hides a view around the child beneath its side, and puts another one there",
      near: ["accessibility-flags-restored/passed-on"],
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
        insert next.view into view-1 (by subject)
        next.viewIsAppearing(animated: false)
        host.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)
        host.didMove(toParent: nil)
        next.didMove(toParent: frame)

      settled at 100ms
        tree       window > frame.view > view-1 > next.view
        tree       window > frame.view > side.view
        children   frame > next side
        appeared   frame
        appeared   side
        appeared   next
        concealed  view-1
      """),
    Sketch(
      "a side that is modal keeps assistive technology from whatever child lies beneath it",
      near: ["accessibility-flags-restored/passed-on"],
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
        modal      side.view
      """),
    Sketch(
      "a child hides its elements before another one comes beside it, and is replaced",
      near: ["accessibility-flags-restored/passed-on"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.select(0, animated: false)
        set host.view concealed (by subject)
      at 50ms
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
    Sketch(
      "a container that hides all but one child lets that be another one when a third comes",
      near: ["accessibility-flags-restored/passed-on"],
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
        set side.view concealed (by subject)
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
        set side.view concealed false (by subject)
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
  ]
}
