/// A finger pulls a sheet down after another one that was given up.
enum SecondPull {
  /// The trace of both.
  ///
  /// - Parameters:
  ///   - early: How far the second one drives while it is out less far than the first one was.
  ///   - late: How far it drives beyond that.
  static func trace(early: Double, late: Double) -> String {
    """
    baseline
      tree       window > host.view
      tree       window > t0.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet

    at 0ms
      > sheet.gestureBegan(drag: down, at: [195, 100])
    at 100ms
      > sheet.gestureMoved(at: [195, 140])
      < sheet.dismiss(animated: true)
      begin t1 dismiss sheet -> host custom interactive
        sheet.viewWillDisappear(animated: true)
        < driver.startInteractiveTransition(t1)
    at 120ms
        > sheet.gestureMoved(at: [195, 200])
        < t1.updateInteractiveTransition(0.15)
    at 140ms
        > sheet.gestureMoved(at: [195, 300])
        < t1.updateInteractiveTransition(0.3)
    at 200ms
        > sheet.gestureEnded(at: [195, 300])
        < t1.cancelInteractiveTransition()
        < t1.completeTransition(false)
        sheet.viewWillAppear(animated: true)
        sheet.viewDidAppear(animated: true)
      end t1 cancelled
    at 300ms
      > sheet.gestureBegan(drag: down, at: [195, 100])
    at 400ms
      > sheet.gestureMoved(at: [195, 140])
      < sheet.dismiss(animated: true)
      begin t2 dismiss sheet -> host custom interactive
        sheet.viewWillDisappear(animated: true)
        < driver.startInteractiveTransition(t2)
    at 420ms
        > sheet.gestureMoved(at: [195, 250])
        < t2.updateInteractiveTransition(\(early))
    at 500ms
        > sheet.gestureMoved(at: [195, 500])
        < t2.updateInteractiveTransition(\(late))
    at 600ms
        > sheet.gestureEnded(at: [195, 500])
        < t2.finishInteractiveTransition()
        < t2.completeTransition(true)
        remove t0.container from window
        remove sheet.view from t0.container
        sheet.viewDidDisappear(animated: true)
      end t2 finished

    settled at 600ms
      tree       window > host.view
      appeared   host
    """
  }
}
