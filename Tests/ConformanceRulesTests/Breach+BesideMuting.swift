import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of what assistive technology does not reach.
  static let besideMuting: [Breach] = [
    Breach(
      "a child that is mute when its container is back, and was not shown before either",
      ["accessibility-flags-restored/gained"],
      """
      baseline
        tree       window > t0.container > sheet.view
        children   box > first
        presented  box -> sheet
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> box fullScreen
          insert box.view into window
          insert first.view into box.view
          set first.view concealed (by t1)
          remove t0.container from window
        end t1 finished

      settled at 0ms
        tree       window > box.view > first.view
        children   box > first
        appeared   box
        appeared   first
        concealed  first.view
      """),
    Breach(
      "a container that is modal itself while a child that has come is shown",
      ["accessibility-flags-restored/gained"],
      cast: ["box  Box: UIViewController"],
      """
      baseline
        tree       window > box.view > first.view
        children   box > first second
        appeared   box
        appeared   first

      at 0ms
        > box.open(animated: false)
        second.viewWillAppear(animated: false)
        insert second.view into box.view (by subject)
        set box.view modal (by subject)
        second.viewDidAppear(animated: false)
        begin t1 present box -> sheet custom interactive
        end t1 cancelled

      settled at 0ms
        tree       window > box.view > first.view
        tree       window > box.view > second.view
        children   box > first second
        appeared   box
        appeared   first
        appeared   second
        modal      box.view
      """),
    Breach(
      "a child that is mute where none has come, and one beside who has not appeared",
      ["accessibility-flags-restored/gained", "accessibility-flags-restored/gained"],
      cast: ["box  Box: UIViewController", "pad  Pad: UIViewController"],
      """
      baseline
        tree       window > box.view > first.view
        tree       window > box.view > pad.view > second.view
        children   box > first pad
        children   pad > second third
        appeared   box
        appeared   first
        appeared   pad
        appeared   second

      at 0ms
        > pad.open(animated: false)
        set first.view concealed (by subject)
        set second.view concealed (by subject)

      settled at 0ms
        tree       window > box.view > first.view
        tree       window > box.view > pad.view > second.view
        tree       window > box.view > pad.view > third.view
        children   box > first pad
        children   pad > second third
        appeared   box
        appeared   first
        appeared   pad
        appeared   second
        concealed  first.view
        concealed  second.view
      """),
    Breach(
      "a presenter that is mute when another presentation on top was given up",
      ["accessibility-flags-restored/gained"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 present sheet -> menu custom interactive
          set sheet.view concealed (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        concealed  sheet.view
      """),
    Breach(
      "a presenter that is mute when another presentation on top is gone again",
      ["accessibility-flags-restored/gained"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 present sheet -> menu custom
          insert t1.container into window
          set sheet.view concealed (by t1)
          insert menu.view into t1.container (by t1)
        end t1 finished
      at 100ms
        begin t2 dismiss menu -> sheet custom
          remove t1.container from window
        end t2 finished

      settled at 100ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        concealed  sheet.view
      """),
    Breach(
      "a presenter that was mute before, and is so when nothing is presented any more",
      ["accessibility-flags-restored/gained"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        concealed  host.view

      at 0ms
        begin t1 dismiss sheet -> host custom
          remove t0.container from window
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        concealed  host.view
      """),
    Breach(
      "a column that is mute while another one has come in a container of UIKit's",
      ["accessibility-flags-restored/gained"], cast: ["split  UISplitViewController"],
      """
      baseline
        tree       window > split.view > first.view
        children   split > first second
        appeared   split
        appeared   first

      at 0ms
        second.viewWillAppear(animated: false)
        insert second.view into split.view
        set first.view concealed (by subject)
        second.viewDidAppear(animated: false)
        begin t1 present split -> sheet custom interactive
        end t1 cancelled

      settled at 0ms
        tree       window > split.view > first.view
        tree       window > split.view > second.view
        children   split > first second
        appeared   split
        appeared   first
        appeared   second
        concealed  first.view
      """),
    Breach(
      "children that are mute in front and modal beneath when an alert above them is gone",
      ["accessibility-flags-restored/gained", "accessibility-flags-restored/gained"],
      cast: ["box  Box: UIViewController"],
      MenuUnderAlert.trace(mute: "menu.view", modal: "first.view")),
    Breach(
      "a shade that is modal while a child that has come is shown",
      ["accessibility-flags-restored/gained"],
      cast: ["box  Box: UIViewController"], MenuUnderAlert.shaded("modal      dim")),
    Breach(
      "a shade that is mute when nothing has come, and an alert was above it",
      ["accessibility-flags-restored/gained"],
      cast: ["box  Box: UIViewController"], MenuUnderAlert.shaded("concealed  dim", opens: false)),
    Breach(
      "a side that is always seen is mute while it is open, and the one beneath modal",
      ["accessibility-flags-restored/gained", "accessibility-flags-restored/gained"],
      contract: MenuInSight.contract, cast: MenuInSight.cast,
      MenuInSight.trace(
        MenuInSight.opening, at: 0, "concealed  menu.view", "modal      first.view")),
    Breach(
      "a side that is always seen in part is modal when a finger has closed it again",
      ["accessibility-flags-restored/gained"],
      contract: MenuInSight.contract, cast: MenuInSight.cast,
      MenuInSight.trace(MenuInSight.pulling, at: -200, "modal      menu.view")),
    Breach(
      "a side is modal that was there before it was opened, and was not said to be seen",
      ["accessibility-flags-restored/gained"], cast: MenuInSight.cast,
      MenuInSight.trace(MenuInSight.opening, at: 0, "modal      menu.view")),
  ]
}
