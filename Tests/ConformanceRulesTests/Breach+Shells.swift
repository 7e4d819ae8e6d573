import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What comes with a presentation, or lies in a container of the system's, and is not left to it.
  static let shells: [Breach] = [
    Breach(
      "a card that gets round corners while it moves in, and keeps them",
      ["geometry-identity-restored/kept"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < presentation.presentationTransitionWillBegin()
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          set sheet.view corner 12 (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        corner     sheet.view 12
      """),
    Breach(
      "a card that its presentation controller leaves small and faint",
      ["geometry-identity-restored/kept"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < presentation.presentationTransitionWillBegin()
          set sheet.view alpha 0.5 (by t1)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        alpha      sheet.view 0.5
      """),
    Breach(
      "a stack's delegate that works on a screen when more has happened since it was shown",
      ["completion-no-work-after/untouched"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        begin t1 push host -> next
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          insert next.view into nav.container (by t1)
          remove host.view from nav.container (by t1)
          < t1.completeTransition(true)
          < delegate.didShow(next)
          host.viewDidDisappear(animated: true)
          next.viewDidAppear(animated: true)
          set next.view alpha 0.5 (by t1)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > nav.container > next.view
        children   nav > host next
        appeared   nav
        appeared   next
        alpha      next.view 0.5
      """),
    Breach(
      "a screen whose transform ended before the turn, and that does not fit afterwards",
      ["geometry-size-change-tracked/filled"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        begin t1 push host -> next
          insert next.view into nav.container (by t1)
          set next.view transform 0.9 0 0 0.9 0 0 (by t1)
          set next.view transform 1 0 0 1 0 0 (by t1)
          < t1.completeTransition(true)
        end t1 finished
        > window.resize(to: [844, 390])

      settled at 0ms
        tree       window > nav.view > nav.container > next.view
        children   nav > host next
        appeared   nav
        appeared   next
        frame      next.view 0 0 860 400
      """),
    Breach(
      "a screen that gets a wrong frame after a turn that found it scaled",
      ["geometry-size-change-tracked/filled"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        begin t1 push host -> next
          insert next.view into nav.container (by t1)
          set next.view transform 0.9 0 0 0.9 0 0 (by t1)
          > window.resize(to: [844, 390])
          set next.view transform 1 0 0 1 0 0 (by t1)
          set next.view frame 0 0 860 400 (by t1)
          < t1.completeTransition(true)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > nav.container > next.view
        children   nav > host next
        appeared   nav
        appeared   next
        frame      next.view 0 0 860 400
      """),
    Breach(
      "a sheet that hangs out of the window after a turn",
      ["geometry-size-change-tracked/cut-off"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom frame 0 422 390 422
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        > window.resize(to: [844, 390])

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 227 -32 390 422
      """),
    Breach(
      "a sheet that hangs out of the window, where presenters have frames of their own",
      ["geometry-size-change-tracked/cut-off"],
      contract: SubjectContract(restingLook: [.frame]),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom frame 0 422 390 422
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        > window.resize(to: [844, 390])

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 227 -32 390 422
      """),
    Breach(
      "a screen that slides out of its shell, which stands where it was",
      ["geometry-chrome-follows/shell"], cast: ["shell  chrome, UIView"], slidOutOfShell()),
    Breach(
      "a shell that UIKit puts in ends elsewhere than announced, and what clips in it there",
      ["geometry-final-frame/arrived"],
      cast: ["clip  chrome, UIView", "shell  chrome, UIView"],
      shelledWithoutAnimation(shell: "0 402 390 442", clip: "0 422 390 422")),
    Breach(
      "a ground that is not coloured again when a dismissal is given up",
      ["ownership-container-untouched/ground"], groundOfGivenUp(with: "")),
    Breach(
      "a ground of which no line tells how it was, and that a dismissal changes and leaves",
      ["ownership-container-untouched/ground"],
      groundOfGivenUp(with: "").replacing(
        "  background sheet.container 0/0/0/0.5\n", with: "")),
    Breach(
      "a ground that a dismissal colours, and with which another sheet stays",
      ["ownership-container-untouched/written"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        tree       window > menu.container > menu.view
        presented  host -> sheet
        presented  sheet -> menu
        appeared   host
        appeared   sheet
        appeared   menu
        background sheet.container 0/0/0/0.5

      at 0ms
        begin t1 dismiss menu -> sheet custom
          menu.viewWillDisappear(animated: true)
          set sheet.container background 0/0/0/0 (by t1)
          < t1.completeTransition(true)
          remove menu.view from menu.container
          remove menu.container from window
          menu.viewDidDisappear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a stack whose container a delegate colours", ["ownership-container-untouched/written"],
      cast: ["nav  UINavigationController"],
      """
      baseline
        tree       window > nav.view > nav.container > first.view
        children   nav > first
        appeared   nav
        appeared   first

      at 0ms
        begin t1 push first -> second
          nav.addChild(second)
          second.viewWillAppear(animated: true)
          first.viewWillDisappear(animated: true)
          insert second.view into nav.container (by t1)
          set nav.container background 0/0/0/1 (by t1)
          < t1.completeTransition(true)
          remove first.view from nav.container
          first.viewDidDisappear(animated: true)
          second.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > nav.container > second.view
        children   nav > first second
        appeared   nav
        appeared   second
      """),
    Breach(
      "tabs whose views a delegate exchanges before anything is selected",
      ["ownership-container-untouched/children"], silent: ["containment-remove-complete"],
      cast: ["tab  PagerTabs: UITabBarController"],
      """
      baseline
        tree       window > tab.view > tab.container > host.view
        children   tab > host next
        appeared   tab
        appeared   host

      at 0ms
        < delegate.shouldSelect(next)
        insert next.view into tab.container (by subject)
        remove host.view from tab.container (by subject)
        begin t1 select host -> next unanimated
        end t1 finished

      settled at 0ms
        tree       window > tab.view > tab.container > next.view
        children   tab > host next
        appeared   tab
        appeared   next
      """),
  ]

  /// A dismissal takes off the colour of its container's ground, and is given up.
  ///
  /// - Parameter colouring: What happens before it is over.
  static func groundOfGivenUp(with colouring: String) -> String {
    """
    baseline
      tree       window > host.view
      tree       window > sheet.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet
      background sheet.container 0/0/0/0.5

    at 0ms
      begin t1 dismiss sheet -> host custom interactive
        set sheet.container background 0/0/0/0 (by t1)
        < t1.cancelInteractiveTransition()
        < t1.completeTransition(false)
    \(colouring)\
      end t1 cancelled

    settled at 0ms
      tree       window > host.view
      tree       window > sheet.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet\(colouring.isEmpty ? "" : "\n  background sheet.container 0/0/0/0.5")
    """
  }

  /// A sheet comes without animation in two shells, of which UIKit puts the outer one in.
  ///
  /// - Parameters:
  ///   - shell: The frame in which the outer one ends; 0 422 390 422 is announced.
  ///   - clip: That of the inner one.
  static func shelledWithoutAnimation(shell: String, clip: String) -> String {
    """
    baseline
      tree       window > host.view
      appeared   host

    at 0ms
      begin t1 present host -> sheet custom unanimated frame 0 422 390 422
        insert t1.container into window
        sheet.viewWillAppear(animated: false)
        < presentation.presentationTransitionWillBegin()
        insert sheet.view into clip (by t1)
        insert clip into shell (by t1)
        insert shell into t1.container
        sheet.viewIsAppearing(animated: false)
        t1.completeTransition(true)
        < presentation.presentationTransitionDidEnd(true)
        sheet.viewDidAppear(animated: false)
      end t1 finished

    settled at 0ms
      tree       window > host.view
      tree       window > t1.container > shell > clip > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet
      frame      shell \(shell)
      frame      clip \(clip)
      frame      sheet.view 0 422 390 422
    """
  }

  /// A screen goes, and the shell that it lies in stands.
  ///
  /// - Parameters:
  ///   - mode: How it goes.
  ///   - ending: What happens before it has gone.
  static func slidOutOfShell(_ mode: String = "custom", _ ending: String = "") -> String {
    """
    baseline
      tree       window > host.view
      tree       window > sheet.container > shell > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet
      shadow     shell 0.4 14 0 0

    at 0ms
      begin t1 dismiss sheet -> host \(mode)
        sheet.viewWillDisappear(animated: true)
        set sheet.view transform 1 0 0 1 0 844 (by t1)
        moves sheet.view (by t1)
    \(ending)\
    at 300ms
        rests sheet.view
        set sheet.view transform 1 0 0 1 0 0 (by t1)
        < t1.completeTransition(true)
        remove sheet.container from window
        sheet.viewDidDisappear(animated: true)
      end t1 finished

    settled at 300ms
      tree       window > host.view
      appeared   host
    """
  }
}
