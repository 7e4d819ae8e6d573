/// A drawer whose main child is replaced while its side is open.
enum MainBesideSide {
  /// - Parameters:
  ///   - isInFront: Whether the newcomer lies in front of the side.
  ///   - after: What the script does when that is done, and what comes of it.
  ///   - further: Further lines of the end.
  static func trace(inFront isInFront: Bool, after: [String] = [], ending further: [String] = [])
    -> String
  {
    let views = isInFront ? ["side", "other"] : ["other", "side"]
    return """
      baseline
        tree       window > drawer.view > host.view
        children   drawer > host
        appeared   drawer
        appeared   host

      at 0ms
        > drawer.open(animated: false)
        < drawer.addChild(side)
        side.willMove(toParent: drawer)
        < side.beginAppearanceTransition(true, animated: false)
        side.viewWillAppear(animated: false)
        insert side.view into drawer.view (by subject)
        set side.view frame 0 0 280 844 (by subject)
        < side.endAppearanceTransition()
        side.viewDidAppear(animated: false)
        side.didMove(toParent: drawer)
      at 100ms
        > drawer.replace(0, other, animated: false)
        host.willMove(toParent: nil)
        < drawer.addChild(other)
        other.willMove(toParent: drawer)
        < host.beginAppearanceTransition(false, animated: false)
        host.viewWillDisappear(animated: false)
        < other.beginAppearanceTransition(true, animated: false)
        other.viewWillAppear(animated: false)
        insert other.view into drawer.view\(isInFront ? "" : " below side.view") (by subject)
        remove host.view from drawer.view (by subject)
        < host.endAppearanceTransition()
        host.viewDidDisappear(animated: false)
        < other.endAppearanceTransition()
        other.viewDidAppear(animated: false)
        < host.removeFromParent()
        host.didMove(toParent: nil)
        other.didMove(toParent: drawer)\(after.map { "\n" + $0 }.joined())

      settled at \(after.isEmpty ? 100 : 200)ms
        \(views.map { "tree       window > drawer.view > \($0).view" }.joined(separator: "\n  "))
        children   drawer > side other
        appeared   drawer
        appeared   side
        appeared   other
        frame      side.view 0 0 280 844\(further.map { "\n  " + $0 }.joined())
      """
  }
}
