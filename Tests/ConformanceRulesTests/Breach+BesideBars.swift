import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of who decides the status bar, and how.
  static let besideBars: [Breach] = [
    Breach(
      "a child that is a little higher than the bar, and decides nothing",
      ["status-bar-child-forwarded/front-child"],
      cast: ["box  Home: UIViewController", "header  Header: UIViewController"],
      """
      baseline
        tree       window > box.view > header.view
        children   box > header
        appeared   box
        appeared   header
        status-bar box dark
        frame      header.view 0 0 390 30

      at 0ms
        box.setNeedsStatusBarAppearanceUpdate()
        status-bar box light

      settled at 0ms
        tree       window > box.view > header.view
        children   box > header
        appeared   box
        appeared   header
        status-bar box light
        frame      header.view 0 0 390 30
      """),
    Breach(
      "a child that decides nothing in a container that a stack holds",
      ["status-bar-child-forwarded/front-child"],
      cast: ["box  Home: UIViewController", "header  Header: UIViewController"],
      """
      baseline
        tree       window > nav.view > box.view > header.view
        children   nav > box
        children   box > header
        appeared   nav
        appeared   box
        appeared   header
        status-bar box dark

      at 0ms
        box.setNeedsStatusBarAppearanceUpdate()
        status-bar box light

      settled at 0ms
        tree       window > nav.view > box.view > header.view
        children   nav > box
        children   box > header
        appeared   nav
        appeared   box
        appeared   header
        status-bar box light
      """),
    Breach(
      "a window that has come where another one has gone",
      ["status-bar-no-global-write/window"], cast: ["message  UIWindow", "toast  UIWindow"],
      """
      baseline
        tree       window > host.view
        tree       message > note.view
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 present host -> sheet custom interactive
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       toast > hint.view
        appeared   host
        status-bar host dark
      """),
    Breach(
      "a window of before that has taken the key from another",
      ["status-bar-no-global-write/key-window"], cast: ["message  UIWindow", "toast  UIWindow"],
      """
      baseline
        tree       window > host.view
        tree       message > note.view
        tree       toast > hint.view
        appeared   host
        status-bar host dark
        key        message

      at 0ms
        begin t1 present host -> sheet custom interactive
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       message > note.view
        tree       toast > hint.view
        appeared   host
        status-bar host dark
        key        toast
      """),
    Breach(
      "a child in UIKit's stack that decides the look, and not whether the bar is hidden",
      ["status-bar-style-hidden-same-owner/same-owner"],
      cast: ["nav  UINavigationController", "first  Home: UIViewController"],
      """
      baseline
        tree       window > nav.view > first.view > leaf.view
        children   nav > first
        children   first > leaf
        appeared   nav
        appeared   first
        appeared   leaf
        status-bar first dark

      at 0ms
        first.setNeedsStatusBarAppearanceUpdate()
        status-bar first light hidden by leaf

      settled at 0ms
        tree       window > nav.view > first.view > leaf.view
        children   nav > first
        children   first > leaf
        appeared   nav
        appeared   first
        appeared   leaf
        status-bar first light hidden by leaf
      """),
    Breach(
      "tabs of the app's that decide the look, and not whether the bar is hidden",
      ["status-bar-style-hidden-same-owner/same-owner"],
      cast: ["tabs  SideTabs UITabBarController"],
      """
      baseline
        tree       window > tabs.view > leaf.view
        children   tabs > leaf
        appeared   tabs
        appeared   leaf
        status-bar tabs dark

      at 0ms
        tabs.setNeedsStatusBarAppearanceUpdate()
        status-bar tabs light hidden by leaf

      settled at 0ms
        tree       window > tabs.view > leaf.view
        children   tabs > leaf
        appeared   tabs
        appeared   leaf
        status-bar tabs light hidden by leaf
      """),
  ]
}
