import Foundation

/// A container that is covered and uncovered, and closes its side after that: its view stays in, out of sight.
enum CoveredSide {
  /// - Parameter flag: What the side's view has in the end: `concealed`, or `modal`.
  static func trace(closedWith flag: String) -> String {
    """
    baseline
      tree       window > box.view > first.view
      children   box > first side
      appeared   box
      appeared   first

    at 0ms
      > box.present(sheet, style: custom, animated: true)
      begin t1 present box -> sheet custom
        insert t1.container into window
        insert sheet.view into t1.container (by t1)
      end t1 finished
      box.presentCompletion()
    at 100ms
      > sheet.dismiss(animated: true)
      begin t2 dismiss sheet -> box custom
        remove sheet.view from t1.container (by t2)
        remove t1.container from window
      end t2 finished
      box.dismissCompletion()
    at 200ms
      > box.open(animated: false)
      side.viewWillAppear(animated: false)
      insert side.view into box.view (by subject)
      side.viewDidAppear(animated: false)
    at 300ms
      > box.close(animated: false)
      side.viewWillDisappear(animated: false)
      set side.view frame -156 0 156 844 (by subject)
      set side.view \(flag) (by subject)
      side.viewDidDisappear(animated: false)

    settled at 300ms
      tree       window > box.view > first.view
      tree       window > box.view > side.view
      children   box > first side
      appeared   box
      appeared   first
      frame      side.view -156 0 156 844
      \(flag.padding(toLength: 9, withPad: " ", startingAt: 0))  side.view
    """
  }
}
