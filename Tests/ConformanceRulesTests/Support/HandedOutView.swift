/// A presentation that hands out another view than the sheet's, and gives it a look.
enum HandedOutView {
  /// - Parameter isPresenters: Whether the view is a picture of the presenter's, and lies on its screen before; else it
  ///   is a wrapper that the host puts in.
  static func trace(isPresenters: Bool) -> String {
    let view = isPresenters ? "host.view-1" : "t1.view-1"
    return """
      baseline
        tree       window > host.view\(isPresenters ? " > host.view-1" : "")
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          < presentation.presentedView(t1, gives: \(view))
          set \(view) alpha 0.9 (by t1)
      \(isPresenters ? "" : "    insert t1.view-1 into t1.container\n")    insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished

      settled at 0ms
        tree       window > host.view\(isPresenters ? " > host.view-1" : "")
      \(isPresenters ? "" : "  tree       window > t1.container > t1.view-1\n")  tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        alpha      \(view) 0.9
      """
  }
}
