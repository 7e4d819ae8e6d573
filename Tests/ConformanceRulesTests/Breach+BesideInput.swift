import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of what hears touches.
  static let besideInput: [Breach] = [
    Breach(
      "a presenter that a given-up dismissal makes deaf, and that may keep other looks",
      ["interaction-input-restored/views"], contract: SubjectContract(restingLook: [.transform]),
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
          set host.view inert (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        inert      host.view
      """),
    Breach(
      "what lies around both sides of a presentation that stands, and is deaf",
      ["interaction-input-restored/views"],
      """
      baseline
        tree       window > window.view-1 > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window.view-1
          insert sheet.view into t1.container (by t1)
          set window.view-1 inert (by t1)
        end t1 finished

      settled at 0ms
        tree       window > window.view-1 > host.view
        tree       window > window.view-1 > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        inert      window.view-1
      """),
    Breach(
      "an open drawer in what is deaf as a whole, and a deaf view that holds no child",
      ["interaction-input-restored/views", "interaction-input-restored/views"],
      """
      baseline
        tree       window > frame.view > frame.view-1 > host.view
        tree       window > frame.view > frame.view-1 > side.view
        tree       window > frame.view > frame.view-2
        children   frame > host side
        appeared   frame
        appeared   host
        frame      side.view -300 0 300 844

      at 0ms
        > frame.open(animated: false)
        set side.view frame 0 0 300 844 (by subject)
        set frame.view-1 inert (by subject)
        set frame.view-2 inert (by subject)

      settled at 0ms
        tree       window > frame.view > frame.view-1 > host.view
        tree       window > frame.view > frame.view-1 > side.view
        tree       window > frame.view > frame.view-2
        children   frame > host side
        appeared   frame
        appeared   host
        inert      frame.view-1
        inert      frame.view-2
        frame      side.view 0 0 300 844
      """),
    Breach(
      "a column that is deaf when another one has come beside it in a container of UIKit's",
      ["interaction-input-restored/views"], cast: ["split  UISplitViewController"],
      """
      baseline
        tree       window > split.view > host.view
        tree       window > split.view > side.view
        children   split > host side
        appeared   split
        appeared   host
        frame      side.view -300 0 300 844

      at 0ms
        set side.view frame 0 0 300 844
        set host.view inert (by subject)

      settled at 0ms
        tree       window > split.view > host.view
        tree       window > split.view > side.view
        children   split > host side
        appeared   split
        appeared   host
        inert      host.view
        frame      side.view 0 0 300 844
      """),
    Breach(
      "views that are deaf: a container, one that was so before it came, one that has heard",
      [
        "interaction-input-restored/views",
        "interaction-input-restored/views",
        "interaction-input-restored/views",
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        set dim inert (by subject)
      at 100ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          set t1.container inert (by t1)
          insert dim into t1.container (by t1)
          insert dim-2 into t1.container (by t1)
          set dim-2 inert (by t1)
          insert sheet.view into t1.container (by t1)
      at 200ms
          set dim-2 inert false (by t1)
      at 300ms
          set dim-2 inert (by t1)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > dim
        tree       window > t1.container > dim-2
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        inert      t1.container
        inert      dim
        inert      dim-2
      """),
    Breach(
      "a view that was there before, and comes back deaf",
      ["interaction-input-restored/views"],
      """
      baseline
        tree       window > host.view > host.view-1
        appeared   host

      at 0ms
        remove host.view-1 from host.view (by subject)
      at 100ms
        set host.view-1 inert (by subject)
        insert host.view-1 into host.view (by subject)

      settled at 100ms
        tree       window > host.view > host.view-1
        appeared   host
        inert      host.view-1
      """),
    Breach(
      "a tab that is tapped at rest after a selection, and that nothing comes of",
      ["interaction-input-restored/taps"],
      """
      baseline
        tree       window > tab.view > tab.container > host.view
        children   tab > host next third
        appeared   tab
        appeared   host

      at 0ms
        begin t1 select host -> next
          insert next.view into tab.container
          remove host.view from tab.container
        end t1 finished
      at 100ms
        > tab.gestureBegan(tap: 0)
        > tab.gestureEnded()
        < delegate.shouldSelect(host)

      settled at 100ms
        tree       window > tab.view > tab.container > next.view
        children   tab > host next third
        appeared   tab
        appeared   next
      """),
    Breach(
      "a tab that one tap has selected, and that a later one does not",
      ["interaction-input-restored/taps"], tappedAgain(asking: "  < delegate.shouldSelect(next)\n")),
    Breach(
      "a tab that was selected at first behind what was presented, and that a tap does not select",
      ["interaction-input-restored/taps"],
      """
      baseline
        tree       window > sheet.view
        children   tab > host next
        presented  tab -> sheet
        selected   tab host at 0 item 0
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> tab system
          insert tab.view into window
          insert tab.container into tab.view
          remove sheet.view from window
        end t1 finished
        begin t2 select host -> next
          insert next.view into tab.container
        end t2 finished
      at 100ms
        > tab.gestureBegan(tap: 0)
        > tab.gestureEnded()
        < delegate.shouldSelect(host)

      settled at 100ms
        tree       window > tab.view > tab.container > next.view
        children   tab > host next
        appeared   tab
        appeared   next
      """),
  ]

  /// A tab is selected and left, and a tap on it comes to nothing.
  ///
  /// - Parameter asking: What happens before it is selected.
  static func tappedAgain(asking: String = "") -> String {
    """
    baseline
      tree       window > tab.view > tab.container > host.view
      children   tab > host next
      appeared   tab
      appeared   host

    at 0ms
    \(asking)\
      begin t1 select host -> next
        insert next.view into tab.container
        remove host.view from tab.container
      end t1 finished
      begin t2 select next -> host
        insert host.view into tab.container
        remove next.view from tab.container
      end t2 finished
    at 100ms
      > tab.gestureBegan(tap: 1)
      > tab.gestureEnded()
      < delegate.shouldSelect(next)

    settled at 100ms
      tree       window > tab.view > tab.container > host.view
      children   tab > host next
      appeared   tab
      appeared   host
    """
  }
}
