import Testing
import TransitionScenarios

@MainActor @Suite("Three traces in full", .serialized) struct WholeTraceTests {
  @Test("a full-screen presentation")
  func fullScreenPresent() throws {
    let trace = try #require(ScenarioCatalogue.scenario("modal/full-screen/present")).run(.system)

    #expect(
      trace.text == """
        trace 2
        scenario modal/full-screen/present
        subject  system
        profile  ios-18
        screen   390 844
        evidence FS-01 FS-02 FS-06 CO-01 CO-04 SB-04

        cast
          window  window
          host  controller, StageController: UIViewController
          host.view  root view of host
          sheet  controller, StageController: UIViewController
          sheet.view  root view of sheet
          t1  transition
          t1.container  container of t1

        baseline
          tree       window > host.view
          appeared   host
          status-bar host dark

        at 0ms
          > host.present(sheet, style: fullScreen, animated: true)
          sheet.loadView()
          sheet.viewDidLoad()
          begin t1 present host -> sheet fullScreen removing
            insert t1.container into window
            host.viewWillDisappear(animated: true)
            sheet.viewWillAppear(animated: true)
            remove host.view from window
            insert host.view into t1.container
            status-bar sheet light
            insert sheet.view into t1.container
            t1.alongside()
            sheet.viewIsAppearing(animated: true)
        at 404ms
            t1.completeTransition(true)
            remove host.view from t1.container
            sheet.viewDidAppear(animated: true)
            host.viewDidDisappear(animated: true)
            t1.alongsideCompletion(isCancelled: false)
          end t1 finished
          host.presentCompletion()

        settled at 404ms
          tree       window > t1.container > sheet.view
          presented  host -> sheet
          appeared   sheet
          status-bar sheet light

        """)
  }

  @Test("a pop that is given up")
  func cancelledPop() throws {
    let trace = try #require(ScenarioCatalogue.scenario("navigation/no-bar/pop~cancelled")).run(
      .system)

    #expect(
      trace.text == """
        trace 2
        scenario navigation/no-bar/pop~cancelled
        subject  system
        profile  ios-18
        screen   390 844
        evidence NI-02 NI-05 NI-07 LY-04 SB-02

        cast
          window  window
          nav  controller, UINavigationController
          nav.container  container of nav
          nav.view  root view of nav
          nav.bar  bar of nav
          first  controller, StageController: UIViewController
          first.view  root view of first
          second  controller, StageController: UIViewController
          second.view  root view of second
          t1  transition

        baseline
          tree       window > nav.view > nav.container > second.view
          children   nav > first second
          appeared   nav
          appeared   second
          status-bar second light
          hidden     nav.bar

        at 0ms
          > second.gestureBegan(edge: left, at: [1, 422])
        at 100ms
          > second.gestureMoved(at: [20.5, 422])
          nav.popViewController(animated: true)
          second.willMove(toParent: nil)
          begin t1 pop second -> first interactive
            second.viewWillDisappear(animated: true)
            first.viewWillAppear(animated: true)
            status-bar first dark
            insert first.view into nav.container below second.view
            t1.alongside()
            first.viewIsAppearing(animated: true)
        at 116.667ms
            > second.gestureMoved(at: [27, 422])
            t1.updateInteractiveTransition(0.07)
        at 133.333ms
            > second.gestureMoved(at: [33.5, 422])
            t1.updateInteractiveTransition(0.08)
        at 150ms
            > second.gestureMoved(at: [40, 422])
            t1.updateInteractiveTransition(0.1)
        at 166.667ms
            > second.gestureMoved(at: [46.5, 422])
            t1.updateInteractiveTransition(0.12)
        at 183.333ms
            > second.gestureMoved(at: [53, 422])
            t1.updateInteractiveTransition(0.13)
        at 200ms
            > second.gestureMoved(at: [59.5, 422])
            t1.updateInteractiveTransition(0.15)
        at 216.667ms
            > second.gestureMoved(at: [66, 422])
            t1.updateInteractiveTransition(0.17)
        at 233.333ms
            > second.gestureMoved(at: [72.5, 422])
            t1.updateInteractiveTransition(0.18)
        at 250ms
            > second.gestureMoved(at: [79, 422])
            t1.updateInteractiveTransition(0.2)
        at 450ms
            > second.gestureEnded(at: [79, 422], velocity: [0, 0])
            t1.cancelInteractiveTransition()
            t1.interactionChanged(isCancelled: true)
        at 520ms
            t1.completeTransition(false)
            remove first.view from nav.container
            first.viewWillDisappear(animated: true)
            first.viewDidDisappear(animated: true)
            second.viewWillAppear(animated: true)
            second.viewIsAppearing(animated: true)
            second.viewDidAppear(animated: true)
            second.didMove(toParent: nav)
            status-bar second light
            t1.alongsideCompletion(isCancelled: true)
          end t1 cancelled

        settled at 520ms
          tree       window > nav.view > nav.container > second.view
          children   nav > first second
          appeared   nav
          appeared   second
          status-bar second light
          hidden     nav.bar

        """)
  }

  @Test("a card with a dimmed background comes and goes")
  func cardCycle() throws {
    let trace = try #require(ScenarioCatalogue.scenario("modal/custom/cycle")).run(.card)

    #expect(
      trace.text == """
        trace 2
        scenario modal/custom/cycle
        subject  test/card
        profile  ios-18
        screen   390 844
        evidence CU-01 CX-08 CO-01 CO-03 SB-05

        cast
          window  window
          host  controller, StageController: UIViewController
          host.view  root view of host
          sheet  controller, StageController: UIViewController
          sheet.view  root view of sheet
          delegate  transitioning delegate, CardDelegate
          t1  transition
          t1.container  container of t1
          presentation  presentation of sheet, CardPresentation
          t1.view-1  chrome of t1, UIView
          animator  animator, SlideAnimator
          t2  transition
          animator-2  animator, SlideAnimator

        baseline
          tree       window > host.view
          appeared   host
          status-bar host dark

        at 0ms
          delegate sheet set
          > host.present(sheet, style: custom, animated: true)
          < delegate.presentationControllerForPresented(sheet)
          < delegate.animationControllerForPresented(sheet)
          sheet.loadView()
          sheet.viewDidLoad()
          < delegate.interactionControllerForPresentation(sheet)
          begin t1 present host -> sheet custom
            insert t1.container into window
            sheet.viewWillAppear(animated: true)
            < presentation.presentationTransitionWillBegin()
            insert t1.view-1 into t1.container (by t1)
            < animator.transitionDuration(t1, gives: 300ms)
            < animator.animateTransition(t1)
            insert sheet.view into t1.container (by t1)
            set sheet.view transform 1 0 0 1 390 0 (by t1)
            set sheet.view transform 1 0 0 1 0 0 (by t1)
            moves sheet.view (by t1)
            t1.alongside()
            sheet.viewIsAppearing(animated: true)
        at 300ms
            rests sheet.view
            < t1.completeTransition(true)
            < presentation.presentationTransitionDidEnd(true)
            sheet.viewDidAppear(animated: true)
            t1.alongsideCompletion(isCancelled: false)
            < animator.animationEnded(true)
          end t1 finished
          host.presentCompletion()
          set sheet.view recognizers 1
        at 400ms
          > sheet.dismiss(animated: true)
          < delegate.animationControllerForDismissed(sheet)
          < delegate.interactionControllerForDismissal(sheet)
          begin t2 dismiss sheet -> host custom
            sheet.viewWillDisappear(animated: true)
            < presentation.dismissalTransitionWillBegin()
            < animator-2.transitionDuration(t2, gives: 300ms)
            < animator-2.animateTransition(t2)
            set sheet.view transform 1 0 0 1 390 0 (by t2)
            moves sheet.view (by t2)
            t2.alongside()
        at 700ms
            rests sheet.view
            set sheet.view transform 1 0 0 1 0 0 (by t2)
            < t2.completeTransition(true)
            remove t1.container from window
            remove sheet.view from t1.container
            < presentation.dismissalTransitionDidEnd(true)
            remove t1.view-1 from t1.container (by t2)
            sheet.viewDidDisappear(animated: true)
            t2.alongsideCompletion(isCancelled: false)
            < animator-2.animationEnded(true)
          end t2 finished
          host.dismissCompletion()
          release sheet

        settled at 700ms
          tree       window > host.view
          appeared   host
          status-bar host dark

        """)
  }
}
