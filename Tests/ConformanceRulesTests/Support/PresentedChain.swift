/// A presentation that may be given up, and then a chain of two that is dismissed at once, of which the presentation
/// controller of the top alone is told.
enum PresentedChain {
  /// - Parameters:
  ///   - earlier: What happens in the presentation that is given up; none where there is none.
  ///   - meanwhile: What happens in the presentation that is in the middle of the chain later.
  ///   - tree: What is in the window at the end.
  ///   - left: What is left of properties at the end.
  static func trace(
    earlier: String? = nil, meanwhile: String = "", under tree: String = "host.view",
    left: String = ""
  ) -> String {
    let lines = """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        \(earlier.map(givenUp(with:)) ?? "")
        > host.present(lower, style: custom, animated: true)
        begin t2 present host -> lower custom
          \(meanwhile)
          insert t2.container into window
          lower.viewWillAppear(animated: true)
          insert lower.view into t2.container
          lower.viewIsAppearing(animated: true)
          lower.viewDidAppear(animated: true)
        end t2 finished
        host.presentCompletion()
        > lower.present(top, style: custom, animated: true)
        begin t3 present lower -> top custom
          insert t3.container into window
          top.viewWillAppear(animated: true)
          insert top.view into t3.container
          top.viewIsAppearing(animated: true)
          top.viewDidAppear(animated: true)
        end t3 finished
        lower.presentCompletion()
        > host.dismiss(animated: true)
        begin t4 dismiss top -> host custom
          < presentation.dismissalTransitionWillBegin()
          top.viewWillDisappear(animated: true)
          lower.viewWillDisappear(animated: true)
          remove t3.container from window
          remove t2.container from window
          top.viewDidDisappear(animated: true)
          lower.viewDidDisappear(animated: true)
        end t4 finished
        host.dismissCompletion()

      settled at 0ms
        tree       window > \(tree)
        appeared   host
        \(left)
      """
    return lines.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.isEmpty || !$0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
  }

  private static func givenUp(with change: String) -> String {
    """
    > host.present(sheet, style: custom, animated: true)
      begin t1 present host -> sheet custom
        \(change)
        insert t1.container into window
        sheet.viewWillAppear(animated: true)
        insert sheet.view into t1.container
        sheet.viewWillDisappear(animated: true)
        remove t1.container from window
        sheet.viewDidDisappear(animated: true)
      end t1 cancelled
    """
  }
}
