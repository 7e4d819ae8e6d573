import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of elements that a transition borrows the looks of.
  static let besideElements: [Breach] = [
    Breach(
      "an element of a container's that a child's presentation leaves hidden",
      ["ownership-source-view-restored/looks"],
      """
      baseline
        tree       window > box.view > first.view > first.view-1
        tree       window > box.view > box.view-1
        tree       window > other.view > other.view-1
        children   box > first next
        appeared   box
        appeared   first
        appeared   other

      at 0ms
        begin t1 present first -> sheet custom interactive
          set box.view-1 hidden true (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > box.view > first.view > first.view-1
        tree       window > box.view > box.view-1
        tree       window > other.view > other.view-1
        children   box > first next
        appeared   box
        appeared   first
        appeared   other
        hidden     box.view-1
      """),
    Breach(
      "elements of a child's and of a stranger's that a change of children leaves hidden",
      ["ownership-source-view-restored/looks", "ownership-source-view-restored/looks"],
      """
      baseline
        tree       window > box.view > first.view > first.view-1
        tree       window > box.view > box.view-1
        tree       window > other.view > other.view-1
        children   box > first next
        appeared   box
        appeared   first
        appeared   other

      at 0ms
        begin t1 replace first -> next unanimated
          set first.view-1 hidden true (by t1)
          set other.view-1 hidden true (by t1)
          next.viewWillAppear(animated: false)
          insert next.view into box.view (by t1)
          next.viewDidAppear(animated: false)
        end t1 finished

      settled at 0ms
        tree       window > box.view > first.view > first.view-1
        tree       window > box.view > box.view-1
        tree       window > box.view > next.view
        tree       window > other.view > other.view-1
        children   box > first next
        appeared   box
        appeared   first
        appeared   next
        appeared   other
        hidden     first.view-1
        hidden     other.view-1
      """),
    Breach(
      "an element that keeps the frame of a transition in a view that lies as before",
      ["ownership-source-view-restored/looks"],
      """
      baseline
        tree       window > host.view > host.view-1
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom interactive
          set host.view-1 frame 10 10 20 20 (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > host.view > host.view-1
        appeared   host
        frame      host.view-1 10 10 20 20
      """),
    Breach(
      "an element that came later, and keeps the first frame that a transition gave it",
      ["ownership-source-view-restored/looks"],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first
        appeared   nav
        appeared   first

      at 0ms
        begin t1 push first -> second
          insert second.view into nav.view
          set second.view-1 frame 10 10 20 20 (by t1)
          remove first.view from nav.view
        end t1 finished

      settled at 0ms
        tree       window > nav.view > second.view > second.view-1
        children   nav > first second
        appeared   nav
        appeared   second
        frame      second.view-1 10 10 20 20
      """),
    Breach(
      "an element that stays pale after a change of size",
      ["ownership-source-view-restored/looks"],
      """
      baseline
        tree       window > host.view > host.view-1
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom interactive
          set host.view-1 alpha 0.5 (by t1)
        end t1 cancelled
      at 100ms
        > window.resize(to: [844, 390])

      settled at 100ms
        tree       window > host.view > host.view-1
        appeared   host
        alpha      host.view-1 0.5
      """),
    Breach(
      "a tile that came by nobody, and that a transition leaves faint",
      ["ownership-source-view-restored/looks"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        insert host.view-1 into host.view
        begin t1 present host -> sheet custom interactive
          set host.view-1 alpha 0.5 (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > host.view > host.view-1
        appeared   host
        alpha      host.view-1 0.5
      """),
    Breach(
      "a tile that fades in a container that borrowed it, and comes back faint",
      ["ownership-source-view-restored/looks"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view > host.view-1
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        begin t1 push host -> sheet interactive
          insert host.view-1 into nav.container (by t1)
          set host.view-1 alpha 0.5 (by t1)
          insert host.view-1 into host.view (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > nav.view > nav.container > host.view > host.view-1
        children   nav > host
        appeared   nav
        appeared   host
        alpha      host.view-1 0.5
      """),
  ]
}
