/// A card that gets round corners when its container is laid out, in no transition's name.
enum LaidOutCard {
  /// - Parameter isAtOnce: Whether that is in the instant in which the presentation begins.
  static func trace(isAtOnce: Bool) -> String {
    let later = isAtOnce ? "" : "\nat 100ms"
    return """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          < animator.animateTransition(t1)\(later)
          set sheet.view corner 12 (by subject)
          set sheet.view mask (by subject)
      at 300ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        corner     sheet.view 12
        mask       sheet.view
      """
  }
}
