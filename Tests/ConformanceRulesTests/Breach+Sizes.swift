import AppearanceTrace
import ConformanceRules

extension Breach {
  /// Looks and frames that are lost, and frames that fit no size of the screen.
  static let sizes: [Breach] = [
    Breach(
      "a screen that loses its corners and its frame in a dismissal that is given up",
      ["geometry-identity-restored/lost", "geometry-frame-rollback/filling"],
      """
      baseline
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   sheet
        frame      sheet.view 0 100 390 744
        corner     sheet.view 12

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
          set sheet.view corner 0 (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   sheet
      """),
    Breach(
      "screens that filled the screen, and have a size after a turn that it never had",
      ["geometry-size-change-tracked/filled", "geometry-size-change-tracked/filled"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet overFullScreen
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
        end t1 finished
        > window.resize(to: [1180, 820])

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      host.view 0 0 820 1180
        frame      sheet.view 0 0 820 820
      """),
    Breach(
      "a card of the size that the screen had between two turns, and a root that nobody saw before",
      ["geometry-size-change-tracked/root", "geometry-size-change-tracked/old-size"],
      """
      baseline
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   sheet
        frame      sheet.view 0 100 390 744

      at 0ms
        > window.resize(to: [844, 390])
        > window.resize(to: [390, 844])
        insert host.view into window below sheet.container

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   sheet
        frame      host.view 0 20 390 824
        frame      sheet.view 0 100 844 390
      """),
    Breach(
      "a card and a dimming that keep the screen's first size after its first turn, and lie beside the corner",
      ["geometry-size-change-tracked", "geometry-chrome-follows"],
      contract: SubjectContract(chrome: ["DimmingView"]),
      """
      baseline
        tree       window > dim
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   sheet
        frame      sheet.view 0 100 390 744

      at 0ms
        > window.resize(to: [844, 390])

      settled at 0ms
        tree       window > dim
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   sheet
        frame      dim 10 0 390 844
        frame      sheet.view 10 0 390 844
      """),
    Breach(
      "dimming that lies as before the turn, and dimming that no longer covers all",
      ["geometry-chrome-follows/filled", "geometry-chrome-follows/turned"],
      contract: SubjectContract(chrome: ["DimmingView"]),
      """
      baseline
        tree       window > host.view
        tree       window > dim
        appeared   host

      at 0ms
        > window.resize(to: [844, 390])
        > window.resize(to: [1180, 820])

      settled at 0ms
        tree       window > host.view
        tree       window > dim
        tree       window > dim-2
        appeared   host
        frame      dim 0 0 1000 820
        frame      dim-2 0 0 820 1180
      """),
    Breach(
      "a screen that is given constraints and none to hold it, one that loses its own, and one that they leave",
      Array(repeating: "geometry-layout-ownership", count: 3),
      """
      baseline
        tree       window > host.view
        tree       window > side.view
        appeared   host
        appeared   side
        constrained host.view
        pinned     host.view 4
        constrained side.view

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          set sheet.view constrained (by t1)
          set side.view constrained false (by t1)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > side.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        appeared   side
        constrained host.view
        constrained sheet.view
      """),
    Breach(
      "a frame that is written while the view is moved aside",
      ["geometry-no-frame-under-transform"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        set host.view transform 1 0 0 1 0 40 (by subject)
        set host.view frame 0 0 390 800 (by subject)
        set host.view transform 1 0 0 1 0 0 (by subject)

      settled at 0ms
        tree       window > host.view
        appeared   host
        frame      host.view 0 0 390 800
      """),
  ]
}
