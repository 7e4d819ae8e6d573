import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// Views, looks and frames that differ in the end, and rightly.
  static let borrowing: [Sketch] = [
    Sketch(
      "what a presentation hands out keeps the looks that it was given, whoever puts it in",
      HandedOutView.trace(isPresenters: false)),
    Sketch(
      "a picture is hidden as long as it is looked at on a screen of its own",
      near: ["ownership-source-view-restored/looks"], LookedAtPicture.opening()),
    Sketch(
      "a picture is shown again when the screen goes on which it was looked at",
      near: ["ownership-source-view-restored/looks"], LookedAtPicture.closing()),
    Sketch(
      "a screen that constraints hold in the container stays so while it is presented",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          set sheet.view constrained (by t1)
          set sheet.view pinned 4 (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        constrained sheet.view
        pinned     sheet.view 4
      """),
    Sketch(
      "a pager's strip goes in before its first page, and a screen's own view while that is made",
      near: [
        "containment-view-parent-agrees/foreign-holder"
      ],
      """
      baseline
        tree       window > frame.view
        appeared   frame

      at 0ms
        frame.viewDidLoad()
        frame.viewWillLayoutSubviews()
        insert view-1 into frame.view (by subject)
        < frame.addChild(host)
        host.loadView()
        host.viewDidLoad()
        insert view-2 into host.view (by subject)
        set view-2 hidden (by subject)
        insert view-3 into view-2 (by subject)
        host.viewWillAppear(animated: false)
        insert host.view into view-1 (by subject)
        host.viewIsAppearing(animated: false)
        host.viewDidAppear(animated: false)
        host.didMove(toParent: frame)

      settled at 0ms
        tree       window > frame.view > view-1 > host.view > view-2 > view-3
        children   frame > host
        appeared   frame
        appeared   host
        hidden     view-2
      """),
    Sketch(
      "a dismissal takes the presenter's look and frame, and the subject's own view on it, away",
      """
      baseline
        tree       window > host.view > sheet.view-1
        tree       window > sheet.container > sheet.view > sheet.view-2
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      host.view 20 40 350 804
        corner     host.view 12
        alpha      sheet.view-1 0.4

      at 0ms
        > host.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          set sheet.view-2 alpha 0 (by t1)
          set host.view corner 0 (by t1)
          set sheet.view-1 alpha 0 (by t1)
          remove sheet.view-1 from host.view (by t1)
          remove sheet.container from window
          remove sheet.view from sheet.container
          sheet.viewDidDisappear(animated: true)
        end t1 finished
        host.dismissCompletion()

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "an element is lent and put back, and a turn of the screen moves it",
      near: ["ownership-source-view-restored/place", "ownership-source-view-restored/looks"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view > host.view-1
        children   nav > host
        appeared   nav
        appeared   host
        frame      host.view-1 20 100 80 80

      at 0ms
        begin t1 push host -> sheet interactive
          set host.view-1 frame 100 300 80 80 (by t1)
          insert host.view-1 into nav.container (by t1)
          set host.view-1 alpha 0 (by t1)
          insert host.view-1 into host.view (by t1)
          set host.view-1 frame 20 100 80 80 (by t1)
          set host.view-1 alpha 1 (by t1)
        end t1 cancelled
        > window.resize(to: [844, 390])

      settled at 0ms
        tree       window > nav.view > nav.container > host.view > host.view-1
        children   nav > host
        appeared   nav
        appeared   host
        frame      host.view-1 47 60 80 80
      """),
    Sketch(
      "a tile that was hidden while its screen was covered is shown when that is back",
      near: ["ownership-source-view-restored/looks"],
      """
      baseline
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host fullScreen removing
          sheet.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert host.view into t0.container below sheet.view (by t1)
          set host.view-1 hidden false (by t1)
          < t1.completeTransition(true)
          insert host.view into window
          remove sheet.view from t0.container
          remove t0.container from window
          host.viewDidAppear(animated: true)
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view > host.view-1
        appeared   host
      """),
    Sketch(
      "a tile that is hidden while its screen is away",
      near: ["ownership-source-view-restored/looks"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view > host.view-1
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        begin t1 push host -> sheet
          sheet.viewWillAppear(animated: true)
          host.viewWillDisappear(animated: true)
          set host.view-1 hidden (by t1)
          insert sheet.view into nav.container (by t1)
          remove host.view from nav.container
          host.viewDidDisappear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 pop sheet -> host interactive
          set host.view-1 hidden false (by t2)
          set host.view-1 hidden (by t2)
        end t2 cancelled

      settled at 0ms
        tree       window > nav.view > nav.container > sheet.view
        children   nav > host sheet
        appeared   nav
        appeared   sheet
      """),
    Sketch(
      "dimming is exchanged for other dimming, and after a turn may be larger than the screen",
      near: [
        "ownership-chrome-lifecycle/outlives", "ownership-chrome-lifecycle/goes-early",
        "geometry-chrome-follows/turned", "geometry-chrome-follows/filled",
      ],
      contract: SubjectContract(chrome: ["DimmingView"]),
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > dim
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 0 422 390 422

      at 0ms
        > window.resize(to: [844, 390])
        remove dim from sheet.container (by subject)
        insert dim-2 into sheet.container (by subject)

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > dim-2
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      dim-2 0 0 844 844
        frame      sheet.view 0 195 844 195
      """),
    Sketch(
      "columns, drawers and sheets take what they like of a screen of another size",
      """
      baseline
        tree       window > split.view > host.view
        children   split > host
        appeared   split
        appeared   host

      at 0ms
        > window.resize(to: [1180, 820])

      settled at 0ms
        tree       window > split.view > host.view
        children   split > host
        appeared   split
        appeared   host
        frame      host.view 0 0 320 820
      """),
    Sketch(
      "other constraints hold a screen than before, and a frame is written once nothing moves it",
      near: ["geometry-no-frame-under-transform/written"],
      """
      baseline
        tree       window > host.view
        appeared   host
        constrained host.view
        pinned     host.view 4

      at 0ms
        begin t1 present host -> sheet custom interactive
          insert t1.container into window
          set host.view transform 1 0 0 1 0 40 (by t1)
          set host.view transform 1 0 0 1 0 0 (by t1)
          set host.view frame 0 0 390 844 (by t1)
          remove t1.container from window
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        appeared   host
        constrained host.view
        pinned     host.view 2
      """),
    Sketch(
      "a shell that is filled before it goes into the container",
      contract: SubjectContract(chrome: ["Shell"]),
      cast: ["t1.view-1  Shell", "t1.view-2  Shell"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.view-1 (by t1)
          insert t1.view-1 into t1.view-2 (by t1)
          insert t1.view-2 into t1.container (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > t1.view-2 > t1.view-1 > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "a container's own mark is hidden while it changes its children",
      """
      baseline
        tree       window > box.view > first.view
        tree       window > box.view > box.view-1
        children   box > first next
        appeared   box
        appeared   first

      at 0ms
        begin t1 replace first -> next interactive
          set box.view-1 hidden true (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > box.view > first.view
        tree       window > box.view > box.view-1
        children   box > first next
        appeared   box
        appeared   first
        hidden     box.view-1
      """),
  ]
}
