/// A picture on a screen, that is hidden while it is looked at on a screen of its own above.
enum LookedAtPicture {
  /// The screen comes, and stays or goes again.
  ///
  /// - Parameters:
  ///   - look: How the picture looks meanwhile.
  ///   - isClosed: Whether the screen goes again; the picture is not shown then.
  static func opening(_ look: String = "hidden", isClosed: Bool = false) -> String {
    let closing = """
      at 500ms
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < animator-2.animateTransition(t2)
          remove sheet.view from t1.container (by t2)
          < t2.completeTransition(true)
          remove t1.container from window
          sheet.viewDidDisappear(animated: true)
        end t2 finished

      settled at 500ms
        tree       window > host.view > host.view-1
        appeared   host
      """
    let end = """

      settled at 0ms
        tree       window > host.view > host.view-1
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """
    return """
      baseline
        tree       window > host.view > host.view-1
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          set host.view-1 \(look) (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: false)
        end t1 finished
      \(isClosed ? closing : end)
        \(atRest(look))
      """
  }

  /// The screen comes and stays, and a picture on itself is hidden while it comes, and not shown again.
  static let coming = """
    baseline
      tree       window > host.view
      appeared   host

    at 0ms
      begin t1 present host -> sheet custom unanimated
        insert t1.container into window
        sheet.viewWillAppear(animated: false)
        < animator.animateTransition(t1)
        insert sheet.view into t1.container (by t1)
        set sheet.view-1 hidden (by t1)
        < t1.completeTransition(true)
        sheet.viewDidAppear(animated: false)
      end t1 finished

    settled at 0ms
      tree       window > host.view
      tree       window > t1.container > sheet.view > sheet.view-1
      presented  host -> sheet
      appeared   host
      appeared   sheet
      hidden     sheet.view-1
    """

  /// The line of a checkpoint that says how the picture looks.
  private static func atRest(_ look: String) -> String {
    let words = look.split(separator: " ")
    let kind = String(words[0]).padding(toLength: 11, withPad: " ", startingAt: 0)
    return ([kind + "host.view-1"] + words.dropFirst().map(String.init)).joined(separator: " ")
  }

  /// The screen goes that was there, and the picture is shown again.
  ///
  /// - Parameter isGivenUp: Whether the screen stays after all.
  static func closing(isGivenUp: Bool = false) -> String {
    let end =
      isGivenUp
      ? """
          < t1.completeTransition(false)
        end t1 cancelled

      settled at 300ms
        tree       window > host.view > host.view-1
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """
      : """
          remove sheet.view from sheet.container (by t1)
          < t1.completeTransition(true)
          remove sheet.container from window
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > host.view > host.view-1
        appeared   host
      """
    return """
      baseline
        tree       window > host.view > host.view-1
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        hidden     host.view-1

      at 0ms
        begin t1 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < animator.animateTransition(t1)
          set host.view-1 hidden false (by t1)
      at 300ms
      \(end)
      """
  }
}
