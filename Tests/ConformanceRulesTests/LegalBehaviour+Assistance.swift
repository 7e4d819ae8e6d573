import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  static let assistance: [Sketch] = [
    Sketch(
      "the escape gesture goes back in a stack within a screen, and the screen stays",
      near: ["accessibility-escape-works/understood", "accessibility-escape-works/followed"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > nav.view > leaf.view
        children   nav > next leaf
        presented  host -> nav
        appeared   host
        appeared   nav
        appeared   leaf

      at 0ms
        > nav.accessibilityPerformEscape(handled: true)
        nav.popViewController(animated: true)
        begin t1 pop leaf -> next
          leaf.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          insert next.view into nav.view (by t1)
          remove leaf.view from nav.view (by t1)
          leaf.viewDidDisappear(animated: true)
          next.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > nav.view > next.view
        children   nav > next
        presented  host -> nav
        appeared   host
        appeared   nav
        appeared   next
      """),
    Sketch(
      "a presentation controller announces the screen when it is told of the end",
      near: ["accessibility-focus-announced/settled"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
          < presentation.presentationTransitionDidEnd(true)
          < accessibility.post(screenChanged) (by t1)
          sheet.viewDidAppear(animated: true)
          < animator.animationEnded(true)
        end t1 finished
        host.presentCompletion()

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar host dark
      """),
    Sketch(
      "a keyboard that a screen takes when it has come stays where its dismissal is given up",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()
      at 100ms
        > sheet.gestureBegan(drag: down)
        begin t2 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t2 cancelled

      settled at 100ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar host dark
        responder  sheet
        modal      sheet.view
      """),
    Sketch(
      "a presenter stays within reach under UIKit's own presentation controller",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar host dark
        reachable  host.view
        reachable  sheet.view
      """),
    Sketch(
      "a menu that was open under an alert is modal again when that is gone, and what it covers mute",
      near: ["accessibility-flags-restored/gained"], cast: ["box  Box: UIViewController"],
      MenuUnderAlert.trace(mute: "first.view", modal: "menu.view")),
    Sketch(
      "a shade beneath a menu is mute when an alert has passed above both",
      near: ["accessibility-flags-restored/gained"], cast: ["box  Box: UIViewController"],
      MenuUnderAlert.shaded("concealed  dim")),
    Sketch(
      "a menu that is always seen in part is modal while it is open, and what it covers mute",
      contract: MenuInSight.contract, cast: MenuInSight.cast,
      MenuInSight.trace(
        MenuInSight.opening, at: 0, "concealed  first.view", "modal      menu.view")),
    Sketch(
      "a menu that is always seen in part is modal when a finger has opened it",
      contract: MenuInSight.contract, cast: MenuInSight.cast,
      MenuInSight.trace(MenuInSight.pulling, at: 0, "modal      menu.view")),
    Sketch(
      "a side that lies out of sight is mute when a cover above its container is gone",
      near: ["accessibility-flags-restored/gained"], contract: SubjectContract(keepsSides: true),
      CoveredSide.trace(closedWith: "concealed")),
  ]
}
