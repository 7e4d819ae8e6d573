import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What a rule and its oracle have to tell alike, though no library behaves so.
  static let bothJudges: [Breach] = [
    Breach(
      "a bar that UIKit complains of in a change that begins as soon as another one has ended",
      [], silent: ["interaction-no-overlap"],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first second
        appeared   nav
        appeared   first

      at 0ms
        begin t1 pop second -> first
          < nav.popViewController(animated: true) (by t1)
        end t1 finished
        begin t2 push first -> second
          fault D7 logged nav
        end t2 finished

      settled at 0ms
        tree       window > nav.view > first.view
        children   nav > first second
        appeared   nav
        appeared   first
      """),
    Breach(
      "a screen that does not fit after a turn, and that a line made a child of its presenter's presenter",
      ["geometry-size-change-tracked/filled"],
      contract: SubjectContract(restingLook: [.frame]),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        < host.addChild(menu)
        set menu.view frame 0 0 120 390 (by subject)
        begin t1 present host -> sheet fullScreen
          insert sheet.view into window
        end t1 finished
        begin t2 present sheet -> menu fullScreen
          insert menu.view into window
        end t2 finished
        > window.resize(to: [844, 390])

      settled at 0ms
        tree       window > sheet.view
        tree       window > menu.view
        presented  host -> sheet
        presented  sheet -> menu
        appeared   menu
        frame      menu.view 0 0 120 390
      """),
    Breach(
      "a transition of a later round, whose name another one had that a finger started",
      [], silent: ["interaction-verdict-always"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.gestureBegan(drag: up)
        begin t1 present host -> sheet custom interactive
          < t1.finishInteractiveTransition()
          < driver.startInteractiveTransition(t1)
          < t1.completeTransition(true)
        end t1 finished
        round 2
        begin t1 dismiss sheet -> host custom
          > host.gestureEnded()

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a bar that stands in the tree by itself, and is deaf after a transition",
      ["interaction-input-restored/views"],
      """
      baseline
        tree       window > host.view > nav.bar
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        appeared   host
        inert      nav.bar
      """),
    Breach(
      "a side that comes in a change that is given up, by the hand of one that is given up later",
      ["appearance-cancel-rollback/wrong-end"],
      """
      baseline
        tree       window > pager.view > first.view
        children   pager > first second
        appeared   pager
        appeared   first

      at 0ms
        begin t1 replace first -> second interactive
          second.viewWillAppear(animated: true)
          < t1.cancelInteractiveTransition()
          second.viewWillDisappear(animated: true)
          second.viewDidDisappear(animated: true)
          second.viewDidAppear(animated: true) (by t2)
        end t1 cancelled
        begin t2 replace first -> third interactive
          < t2.cancelInteractiveTransition()
        end t2 cancelled

      settled at 0ms
        tree       window > pager.view > first.view
        children   pager > first second
        appeared   pager
        appeared   first
      """),
    Breach(
      "a backdrop of what another one presented first, whose transition's name a later round takes",
      [], silent: ["ownership-chrome-lifecycle"],
      presentedTwice(first: "other", second: "host", standing: ["host", "other"])
        .replacing("  tree       window > t2.container > t2.view-1\n", with: "")
        .replacing(
          "  end t2 finished\n",
          with: """
              end t2 finished
              round 2
              begin t1 push third -> fourth
              end t1 finished
              begin t3 dismiss sheet -> host custom
                remove t2.view-1 from t2.container (by t3)
              end t3 cancelled

            """)),
    Breach(
      "a sheet as it was announced, before another one's transition took the name of its own",
      [], silent: ["geometry-final-frame"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom frame 0 100 390 744
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          set sheet.view frame 0 100 390 744 (by t1)
        end t1 finished
        begin t2 present sheet -> over custom
        end t2 finished
        round 2
        begin t1 present third -> fourth custom frame 0 0 100 100
        end t1 finished
        begin t3 dismiss over -> sheet custom
        end t3 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        presented  third -> fourth
        appeared   host
        frame      sheet.view 0 100 390 744
      """),
    Breach(
      "a sheet that goes when its finger has turned round, which comes down in two lines",
      ["interaction-verdict-always/taken-back"], TurnedPull.toldTwice),
    Breach(
      "another neighbour than the one that was given up, and is said to be gone for good",
      ["interaction-state-reset/same-neighbour"],
      SwipedNeighbours.trace(bringing: "third", between: ["at 300ms", "release second"])),
    Breach(
      "a second drag that drives nothing, in a round that begins its transitions anew",
      ["interaction-state-reset/drives"], SecondPull.inRounds(SecondPull.undriven)),
    Breach(
      "a finger that drives farther than one of the round before, whose transition had the same name",
      ["interaction-state-reset/no-farther"],
      SecondPull.inRounds(SecondPull.trace(early: 0.52, late: 0.9))),
    Breach(
      "a finger that hardly drives, where one of the round before has driven what had the same name",
      ["interaction-state-reset/as-far"],
      SecondPull.inRounds(SecondPull.trace(early: 0.1, late: 0.1))),
    Breach(
      "a sheet that goes when its finger is taken away, in a line that is not the script's",
      ["interaction-verdict-always/taken-away"], LostFinger.unmarked),
    Breach(
      "a sheet that goes when its finger has turned round, and lifts in a line that is not the script's",
      ["interaction-verdict-always/taken-back"], TurnedPull.unmarked),
    Breach(
      "a sheet that goes when its finger has turned round, in a line that is the script's",
      ["interaction-verdict-always/taken-back"], TurnedPull.endedByScript),
    Breach(
      "a view that comes by a call of the subject's behind a hook, and stays with nobody",
      ["ownership-container-clean/transitions"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          < presentation.presentationTransitionWillBegin()
          < insert t1.view-1 into t1.container (by t1)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > t1.view-1
        presented  host -> sheet
        appeared   host
      """),
    Breach(
      "a backdrop of what a second controller presents, too", [],
      silent: ["ownership-container-clean"], presentedTwice(first: "nav", second: "host")),
    Breach(
      "a backdrop of what another controller presented first", [],
      silent: ["ownership-container-clean"], presentedTwice(first: "host", second: "nav")),
    Breach(
      "a backdrop of another presentation than the one that stands", ["ownership-container-clean"],
      presentedTwice(first: "host", second: "nav", standing: ["host"])),
    Breach(
      "views of transitions that no line has spoken of yet, in what lasts", [],
      silent: ["resources-no-recognizer-growth"],
      earlyViews("t3.view-1", "t4.view-1")),
    Breach(
      "views of nobody's, in what lasts", ["resources-no-recognizer-growth/views"],
      earlyViews("dim", "dim-2")),
    Breach(
      "a child that is let go of with the insets that its container added to it, and that nobody keeps",
      ["geometry-bars-stable/given-back"],
      ExchangedChild.trace(
        givesBack: false, isKept: false, ending: "added      other.view 44 0 0 0")),
    Breach(
      "a child that is let go of with the insets that its container added to it, and is once more",
      ["geometry-bars-stable/given-back"],
      ExchangedChild.trace(givesBack: false, ending: "added      other.view 44 0 0 0")
        .replacing(
          "other.didMove(toParent: frame)",
          with: "other.didMove(toParent: frame)\n  < first.removeFromParent()")),
    Breach(
      "a transition that is complete at once, of the name of one in an earlier round that was not",
      ["completion-not-before-animation-end/takes-time"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          < animator.transitionDuration(t1, gives: 300ms)
          < animator.animateTransition(t1)
      at 300ms
          < t1.completeTransition(true)
        end t1 finished
        begin t2 dismiss sheet -> host custom
        end t2 finished
        round 2
        begin t1 present host -> sheet custom
          < animator.transitionDuration(t1, gives: 300ms)
          < animator.animateTransition(t1)
          < t1.completeTransition(true)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        presented  host -> sheet
        appeared   host
      """),
    Breach(
      "another time than a finger's transition announced, whose name it has in a later round", [],
      silent: ["resources-duration-truthful"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom interactive
          < animator.transitionDuration(t1, gives: 300ms)
          < t1.finishInteractiveTransition()
      at 100ms
          < t1.completeTransition(true)
        end t1 finished
        begin t2 dismiss sheet -> host custom
        end t2 finished
        round 2
        begin t1 present host -> sheet custom
      at 600ms
          < animator.transitionDuration(t1, gives: 400ms)
      at 1000ms
          < t1.completeTransition(true)
        end t1 finished

      settled at 1000ms
        tree       window > host.view
        presented  host -> sheet
        appeared   host
      """),
    Breach(
      "a screen that slides out of its shell under a finger, though the script asked for no animation",
      ["geometry-chrome-follows/shell"], cast: ["shell  chrome, UIView"],
      slidOutOfShell(
        "custom interactive unanimated", "    < t1.finishInteractiveTransition()\n")),
    Breach(
      "a backdrop that a given-up dismissal loses, of what another presented first", [],
      silent: ["ownership-chrome-lifecycle"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present other -> sheet custom
        end t1 finished
        begin t2 present host -> sheet custom
          insert t2.container into window
          insert t2.view-1 into t2.container (by t2)
          insert sheet.view into t2.container (by t2)
        end t2 finished
        begin t3 dismiss sheet -> host custom
          remove t2.view-1 from t2.container (by t3)
        end t3 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > t2.container > sheet.view
        presented  host -> sheet
        presented  other -> sheet
        appeared   host
      """),
    Breach(
      "a child that the script itself moves once it is told that it has moved", [],
      silent: ["containment-did-move-after-add"],
      """
      baseline
        tree       window > frame.view
        appeared   frame

      at 0ms
        < frame.addChild(host)
        insert host.view into frame.view (by subject)
        host.didMove(toParent: frame)
        > moves host.view (by subject)
      at 300ms
        rests host.view

      settled at 300ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
      """),
    Breach(
      "a presenter that has its colours when what it presents is no more, and is said to stay", [],
      silent: ["geometry-identity-restored"], contract: SubjectContract(restingLook: [.alpha]),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: false)
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          set host.view alpha 0.5 (by t1)
        end t1 finished
        set host.view alpha 1 (by subject)
        release sheet

      settled at 0ms
        tree       window > host.view
        presented  host -> sheet
        appeared   host
      """),
    Breach(
      "a presenter that is presented by what it presents, and comes twice on its way back", [],
      silent: ["navigation-unwind-direct"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present sheet -> host custom
        end t1 finished
        begin t2 present host -> sheet custom
        end t2 finished
        > host.dismiss(animated: false)
        host.viewDidAppear(animated: false)
        host.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a presenter within reach behind a screen that is said to be presented by two",
      ["accessibility-reachable-set/behind"],
      """
      baseline
        tree       window > host.view
        tree       window > other.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 present sheet -> top custom
          < presentation.presentationTransitionWillBegin()
          insert t1.container into window
          insert top.view into t1.container (by t1)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > other.view
        tree       window > sheet.container > sheet.view
        tree       window > t1.container > top.view
        presented  host -> sheet
        presented  other -> sheet
        presented  sheet -> top
        reachable  other.view
        reachable  top.view
      """),
  ]

  /// Two controllers present the same one; with the second presentation comes a view that lies beneath it.
  ///
  /// - Parameter standing: Those who present it at rest.
  private static func presentedTwice(
    first: String, second: String, standing: [String] = ["nav", "host"]
  ) -> String {
    let presented = standing.map { "\n  presented  \($0) -> sheet" }.joined()
    return """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present \(first) -> sheet custom
        end t1 finished
        begin t2 present \(second) -> sheet custom
          insert t2.container into window
          insert t2.view-1 into t2.container (by t2)
          insert sheet.view into t2.container (by t2)
        end t2 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t2.container > t2.view-1
        tree       window > t2.container > sheet.view\(presented)
        appeared   host
        appeared   sheet
      """
  }

  /// Two views come into one that lasts, between transitions, before any line speaks of two later transitions.
  private static func earlyViews(_ first: String, _ second: String) -> String {
    """
    baseline
      tree       window > host.view
      tree       other.view
      appeared   host

    at 0ms
      insert \(first) into other.view (by subject)
      begin t1 replace page -> menu
      end t1 finished
      insert \(second) into other.view (by subject)
      begin t2 replace menu -> page
      end t2 finished
      begin t3 replace page -> menu
      end t3 finished
      begin t4 replace menu -> page
      end t4 finished

    settled at 0ms
      tree       window > host.view
      tree       other.view > \(first)
      tree       other.view > \(second)
      appeared   host
    """
  }
}
