/// A presentation that moves an element of the screen that comes, of which no line tells where it lies, beyond its end.
enum LateElement {
  static let trace = """
    baseline
      tree       window > host.view
      appeared   host

    at 0ms
      begin t1 present host -> sheet custom
        insert t1.container into window
        sheet.viewWillAppear(animated: true)
        < animator.animateTransition(t1)
        insert sheet.view into t1.container (by t1)
        moves sheet.view-1 (by t1)
    at 300ms
        < t1.completeTransition(true)
        sheet.viewDidAppear(animated: true)
      end t1 finished
    at 400ms
      rests sheet.view-1

    settled at 400ms
      tree       window > host.view
      tree       window > t1.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet
    """
}
