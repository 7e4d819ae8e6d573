import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of views that do not fit a new size.
  static let besideTurns: [Breach] = [
    Breach(
      "menus that keep a side: too low, beside who is small or gone, or in UIKit's hands",
      [
        "geometry-size-change-tracked/old-side", "geometry-size-change-tracked/old-side",
        "geometry-size-change-tracked/old-side", "geometry-size-change-tracked/old-side",
        "geometry-size-change-tracked/old-side",
      ],
      cast: [
        "low  Box: UIViewController", "pad  Box: UIViewController", "box  Box: UIViewController",
        "bin  Box: UIViewController", "split  UISplitViewController",
      ],
      """
      baseline
        tree       window > low.view > first.view
        tree       window > low.view > menu-1.view
        tree       window > pad.view > second.view
        tree       window > pad.view > menu-2.view
        tree       window > box.view > third.view
        tree       window > box.view > menu-3.view
        tree       window > bin.view > fourth.view
        tree       window > bin.view > menu-4.view
        tree       window > split.view > fifth.view
        tree       window > split.view > menu-5.view
        children   low > first menu-1
        children   pad > second menu-2
        children   box > third menu-3
        children   bin > fourth menu-4
        children   split > fifth menu-5
        appeared   low
        appeared   first
        appeared   menu-1
        appeared   pad
        appeared   second
        appeared   menu-2
        appeared   box
        appeared   third
        appeared   menu-3
        appeared   bin
        appeared   menu-4
        appeared   split
        appeared   fifth
        appeared   menu-5
        frame      first.view 10 10 300 300
        frame      menu-1.view 0 0 300 844
        frame      second.view 10 10 300 300
        frame      menu-2.view 0 0 300 844
        frame      third.view 10 10 300 300
        frame      menu-3.view 0 0 300 844
        frame      fourth.view 10 10 300 300
        frame      menu-4.view 0 0 300 844
        frame      fifth.view 10 10 300 300
        frame      menu-5.view 0 0 300 844

      at 0ms
        > window.resize(to: [844, 390])

      settled at 0ms
        tree       window > low.view > first.view
        tree       window > low.view > menu-1.view
        tree       window > pad.view > second.view
        tree       window > pad.view > menu-2.view
        tree       window > box.view > third.view
        tree       window > box.view > menu-3.view
        tree       window > bin.view > fourth.view
        tree       window > bin.view > menu-4.view
        tree       window > split.view > fifth.view
        tree       window > split.view > menu-5.view
        children   low > first menu-1
        children   pad > second menu-2
        children   box > third menu-3
        children   bin > fourth menu-4
        children   split > fifth menu-5
        appeared   low
        appeared   first
        appeared   menu-1
        appeared   pad
        appeared   second
        appeared   menu-2
        appeared   box
        appeared   third
        appeared   menu-3
        appeared   bin
        appeared   menu-4
        appeared   split
        appeared   fifth
        appeared   menu-5
        frame      menu-1.view 0 0 390 300
        frame      second.view 0 0 700 390
        frame      menu-2.view 0 0 390 390
        frame      third.view 0 0 844 300
        frame      menu-3.view 0 0 390 390
        frame      menu-4.view 0 0 390 390
        frame      menu-5.view 0 0 390 390
      """),
    Breach(
      "dialogs that are cut off: one beside the middle, one almost in it",
      ["geometry-size-change-tracked/cut-off", "geometry-size-change-tracked/cut-off"],
      """
      baseline
        tree       window > host.view
        tree       window > t8.container > sheet.view
        tree       window > t9.container > menu.view
        presented  host -> sheet
        presented  sheet -> menu
        appeared   host
        appeared   sheet
        appeared   menu
        frame      sheet.view 20 300 350 300
        frame      menu.view 20 222 350 400

      at 0ms
        > window.resize(to: [844, 390])

      settled at 0ms
        tree       window > host.view
        tree       window > t8.container > sheet.view
        tree       window > t9.container > menu.view
        presented  host -> sheet
        presented  sheet -> menu
        appeared   host
        appeared   sheet
        appeared   menu
        frame      sheet.view 600 45 350 300
        frame      menu.view 247 -3.5 350 400
      """),
    Breach(
      "a screen that had a transform at a turn, and has the old size afterwards",
      ["geometry-size-change-tracked/old-size"],
      """
      baseline
        tree       window > host.view
        appeared   host
        transform  host.view 0.9 0 0 0.9 0 0

      at 0ms
        > window.resize(to: [844, 390])
        set host.view transform 1 0 0 1 0 0 (by subject)

      settled at 0ms
        tree       window > host.view
        appeared   host
        frame      host.view 0 0 390 844
      """),
    Breach(
      "a sheet whose mask has the size that it had before a turn",
      ["geometry-size-change-tracked/old-mask"], MaskedSheet.turn(reach: "0 0 390 422")),
    Breach(
      "a sheet whose mask has the size that the window had before a turn",
      ["geometry-size-change-tracked/old-mask"], MaskedSheet.turn(reach: "0 0 390 844")),
    Breach(
      "a sheet whose mask has the size of before a turn, and lies in the middle",
      ["geometry-size-change-tracked/old-mask"], MaskedSheet.turn(reach: "227 0 390 422")),
    Breach(
      "a sheet whose mask left margins out before a turn, and lies where it lay",
      ["geometry-size-change-tracked/old-mask"],
      MaskedSheet.turn(reach: "16 16 358 390", from: "16 16 358 390")),
    Breach(
      "a dialog that a turn makes taller and no wider, and its mask has the size of before",
      ["geometry-size-change-tracked/old-mask"],
      MaskedSheet.turn(
        reach: "0 0 200 200", in: ("95 322 200 200", "322 45 200 300"))),
    Breach(
      "a view of the presentation's whose mask has the size that it had before a turn",
      ["geometry-size-change-tracked/old-mask"],
      MaskedSheet.turn(of: "dim", reach: "0 0 390 422")),
    Breach(
      "a screen that lay scaled in a turn, and does not fit when it is straight again",
      ["geometry-size-change-tracked/filled"],
      """
      baseline
        tree       window > host.view
        appeared   host
        transform  host.view 0.9 0 0 0.9 0 0

      at 0ms
        > window.resize(to: [844, 390])
        set host.view transform 1 0 0 1 0 0 (by subject)

      settled at 0ms
        tree       window > host.view
        appeared   host
        frame      host.view -14 14 873 361
      """),
    Breach(
      "a screen that filled the window but for its scale, and does not fit when it is straight again",
      ["geometry-size-change-tracked/filled"], ScaledPresenter.turn(from: "19.5 42.2 351 759.6")),
    Breach(
      "a screen that filled the window but for its scale and a move, told in hundredths",
      ["geometry-size-change-tracked/filled"],
      ScaledPresenter.turn(from: "13 49.7 364 787.7", "0.93 0 0 0.93 0 21.6")),
    Breach(
      "screens that filled the window: by a line, or brought after they were narrower",
      ["geometry-size-change-tracked/filled", "geometry-size-change-tracked/filled"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        set host.view frame 0 0 390 844 (by subject)
        set sheet.view frame 0 0 100 100 (by subject)
        begin t1 present host -> sheet overFullScreen
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
        end t1 finished
      at 100ms
        > window.resize(to: [844, 390])

      settled at 100ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      host.view 0 0 500 380
        frame      sheet.view 0 0 500 380
      """),
    Breach(
      "a child that was pushed aside before one turn, and lies aside after the next",
      ["geometry-size-change-tracked/displaced"], cast: ["frame  Drawer: UIViewController"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.gestureBegan(edge: left)
        set host.view frame 120 0 390 844 (by subject)
        > frame.gestureEnded()
      at 100ms
        > window.resize(to: [844, 390])
        set host.view frame 0 0 844 390 (by subject)
      at 200ms
        > window.resize(to: [390, 844])
        set host.view frame 120 0 390 844 (by subject)

      settled at 200ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
        frame      host.view 120 0 390 844
      """),
  ]
}
