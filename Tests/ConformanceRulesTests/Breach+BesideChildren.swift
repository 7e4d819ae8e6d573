import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of children that come and go by hand.
  static let besideChildren: [Breach] = [
    Breach(
      "children that were added when their views lay in a wrapper, or lay there before",
      ["containment-add-before-view/placed-first", "containment-add-before-view/placed-first"],
      """
      baseline
        tree       window > frame.view > host.view
        appeared   frame

      at 0ms
        < frame.addChild(host)
        host.willMove(toParent: frame)
        host.didMove(toParent: frame)
        insert frame.view-1 into frame.view (by subject)
        insert sheet.view into frame.view-1 (by subject)
        < frame.addChild(sheet)
        sheet.willMove(toParent: frame)
        sheet.didMove(toParent: frame)

      settled at 0ms
        tree       window > frame.view > host.view
        tree       window > frame.view > frame.view-1 > sheet.view
        children   frame > host sheet
        appeared   frame
      """),
    Breach(
      "a child that is told that it has moved while it moves, and so does another one",
      ["containment-did-move-after-add/in-motion"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        < frame.addChild(sheet)
        sheet.willMove(toParent: frame)
        insert sheet.view into frame.view (by subject)
        moves host.view (by subject)
        moves sheet.view (by subject)
        sheet.didMove(toParent: frame)
      at 300ms
        rests host.view
        rests sheet.view

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   host
      """),
    Breach(
      "a child that moves once the script has told it that it has moved",
      ["containment-did-move-after-add/before-motion"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        < frame.addChild(sheet)
        sheet.willMove(toParent: frame)
        insert sheet.view into frame.view (by subject)
        > sheet.didMove(toParent: frame)
        moves sheet.view (by subject)
      at 300ms
        rests sheet.view

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   host
      """),
    Breach(
      "a child that is told that it has moved before it moves, when another moves already",
      ["containment-did-move-after-add/before-motion"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        moves host.view (by subject)
        < frame.addChild(sheet)
        sheet.willMove(toParent: frame)
        insert sheet.view into frame.view (by subject)
        sheet.didMove(toParent: frame)
        moves sheet.view (by subject)
      at 300ms
        rests host.view
        rests sheet.view

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   host
      """),
    Breach(
      "a child that is half removed, and presents in a way that leaves its view where it is",
      ["containment-remove-complete/link-stays"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
        end t1 finished
        remove host.view from frame.view (by subject)

      settled at 0ms
        tree       window > frame.view
        tree       window > t1.container > sheet.view
        children   frame > host
        presented  host -> sheet
        appeared   frame
        appeared   sheet
      """),
  ]
}
