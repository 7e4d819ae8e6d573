import ConformanceRules

extension LegalBehaviour {
  /// The orders in which two controllers may hear of one change: strict for each of them, loose between
  /// the two. Navigation, scrolled and curled pages were seen to differ, finished and given up.
  static let orders: [Sketch] = Order.allCases.flatMap { order in
    [push(order), pushGivenUp(order), turn(order), turnGivenUp(order)]
  }

  /// Who is the first to hear that the change begins, and that it is over.
  private enum Order: String, CaseIterable {
    case leavingThroughout = "who goes hears of both ends first"
    case comingThroughout = "who comes hears of both ends first"
    case leavingThenComing = "who goes hears first of the beginning, who comes of the end"
    case comingThenLeaving = "who comes hears first of the beginning, who goes of the end"

    /// Two lines in the order of a beginning: what who goes hears, what who comes hears.
    func beginning(_ leaving: String, _ coming: String) -> String {
      let isLeavingFirst = self == .leavingThroughout || self == .leavingThenComing
      return isLeavingFirst ? leaving + "\n" + coming : coming + "\n" + leaving
    }

    /// Two lines in the order of an end.
    func end(_ leaving: String, _ coming: String) -> String {
      let isLeavingFirst = self == .leavingThroughout || self == .comingThenLeaving
      return isLeavingFirst ? leaving + "\n" + coming : coming + "\n" + leaving
    }
  }

  // MARK: - Navigation

  private static func push(_ order: Order) -> Sketch {
    Sketch(
      "a push: \(order.rawValue)",
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   host

      at 0ms
        > nav.pushViewController(next, animated: true)
        begin t1 push host -> next
      \(order.beginning(
        "    host.viewWillDisappear(animated: true)", "    next.viewWillAppear(animated: true)"))
          insert next.view into nav.container
          next.viewIsAppearing(animated: true)
      at 500ms
          remove host.view from nav.container
      \(order.end(
        "    host.viewDidDisappear(animated: true)", "    next.viewDidAppear(animated: true)"))
        end t1 finished

      settled at 500ms
        tree       window > nav.view > nav.container > next.view
        children   nav > host next
        appeared   next
      """)
  }

  private static func pushGivenUp(_ order: Order) -> Sketch {
    Sketch(
      "a push that is given up: \(order.rawValue)",
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   host

      at 0ms
        begin t1 push host -> next interactive
      \(order.beginning(
        "    host.viewWillDisappear(animated: true)", "    next.viewWillAppear(animated: true)"))
          insert next.view into nav.container
          next.viewIsAppearing(animated: true)
      at 200ms
          remove next.view from nav.container
      \(order.beginning(
        "    host.viewWillAppear(animated: true)", "    next.viewWillDisappear(animated: true)"))
      \(order.end(
        "    host.viewDidAppear(animated: true)", "    next.viewDidDisappear(animated: true)"))
        end t1 cancelled

      settled at 200ms
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   host
      """)
  }

  // MARK: - Pages

  private static func turn(_ order: Order) -> Sketch {
    Sketch(
      "a page that is turned: \(order.rawValue)",
      """
      baseline
        tree       window > book.view > book.container > host.view
        children   book > host
        appeared   book
        appeared   host

      at 0ms
        > book.gestureBegan(drag: left)
        next.willMove(toParent: book)
      \(order.beginning(
        "  host.viewWillDisappear(animated: true)", "  next.viewWillAppear(animated: true)"))
        insert next.view into book.container
        next.viewIsAppearing(animated: true)
      at 200ms
        > book.gestureEnded()
      at 300ms
        remove host.view from book.container
      \(order.end(
        "  host.viewDidDisappear(animated: true)", "  next.viewDidAppear(animated: true)"))
        host.willMove(toParent: nil)
        host.didMove(toParent: nil)
        next.didMove(toParent: book)

      settled at 300ms
        tree       window > book.view > book.container > next.view
        children   book > next
        appeared   book
        appeared   next
      """)
  }

  private static func turnGivenUp(_ order: Order) -> Sketch {
    Sketch(
      "a page that is let fall back: \(order.rawValue)",
      """
      baseline
        tree       window > book.view > book.container > host.view
        children   book > host
        appeared   book
        appeared   host

      at 0ms
        > book.gestureBegan(drag: left)
        next.willMove(toParent: book)
      \(order.beginning(
        "  host.viewWillDisappear(animated: true)", "  next.viewWillAppear(animated: true)"))
        insert next.view into book.container
        next.viewIsAppearing(animated: true)
      at 200ms
        > book.gestureEnded()
      at 300ms
        remove next.view from book.container
      \(order.beginning(
        "  host.viewWillAppear(animated: true)", "  next.viewWillDisappear(animated: true)"))
      \(order.end(
        "  host.viewDidAppear(animated: true)", "  next.viewDidDisappear(animated: true)"))
        next.willMove(toParent: nil)
        next.didMove(toParent: nil)

      settled at 300ms
        tree       window > book.view > book.container > host.view
        children   book > host
        appeared   book
        appeared   host
      """)
  }
}
