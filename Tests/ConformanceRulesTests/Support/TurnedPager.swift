/// A finger that begins to pull the next page in, turns round, and lifts behind where it began.
enum TurnedPager: String {
  /// The neighbour on the other side begins there, and comes.
  case previousComes
  /// The neighbour on the other side begins there, and the next page comes all the same.
  case nextComes
  /// The next page begins there once more, and comes.
  case nextComesAgain
  /// A page of another pager's begins there, and the page goes all the same.
  case strangerComes
  /// The next page is given back on the finger's way, and the page stays.
  case nextIsGivenBack

  var trace: String {
    Self.start + turn + "at 300ms\n  > pager.gestureEnded(at: [50, 400])\n" + outcome
  }

  private static let start = """
    baseline
      tree       window > pager.view > page.view
      tree       window > stack.view > first.view
      children   pager > page
      children   stack > first
      appeared   pager
      appeared   page
      appeared   stack
      appeared   first

    at 0ms
      > pager.gestureBegan(drag: right, at: [200, 400])
    at 100ms
      > pager.gestureMoved(at: [260, 400])
      pager.addChild(next)
      next.willMove(toParent: pager)
      page.viewWillDisappear(animated: true)
      next.viewWillAppear(animated: true)
      insert next.view into pager.view
      next.viewIsAppearing(animated: true)

    """

  private var turn: String {
    switch self {
    case .previousComes:
      Self.back(at: 100) + Self.coming("previous", in: "pager")
    case .nextComes:
      "at 200ms\n  > pager.gestureMoved(at: [100, 400])\n" + Self.coming("previous", in: "pager")
    case .nextComesAgain:
      Self.back(at: 100) + Self.coming("next", in: "pager")
    case .strangerComes:
      Self.back(at: 100) + Self.coming("other", in: "stack")
    case .nextIsGivenBack:
      Self.back(at: 220, ends: false) + "at 200ms\n  > pager.gestureMoved(at: [100, 400])\n"
    }
  }

  /// The next page goes, once the finger is at a place.
  private static func back(at x: Int, ends: Bool = true) -> String {
    """
    at \(ends ? 200 : 150)ms
      > pager.gestureMoved(at: [\(x), 400])
      next.viewWillDisappear(animated: true)
    \(ends ? gone("next", from: "pager") : "  page.viewWillAppear(animated: true)\n")
    """
  }

  private static func coming(_ page: String, in container: String) -> String {
    """
      \(container).addChild(\(page))
      \(page).willMove(toParent: \(container))
      \(page).viewWillAppear(animated: true)
      insert \(page).view into \(container).view
      \(page).viewIsAppearing(animated: true)

    """
  }

  private static func gone(_ page: String, from container: String) -> String {
    """
      remove \(page).view from \(container).view
      \(page).viewDidDisappear(animated: true)
      \(page).willMove(toParent: nil)
      \(page).removeFromParent()
      \(page).didMove(toParent: nil)

    """
  }

  private static func come(_ page: String, in container: String) -> String {
    "  \(page).viewDidAppear(animated: true)\n  \(page).didMove(toParent: \(container))\n"
  }

  private var outcome: String {
    switch self {
    case .previousComes: Self.exchange(for: "previous")
    case .nextComesAgain: Self.exchange(for: "next")
    case .nextComes:
      "at 400ms\n  previous.viewWillDisappear(animated: true)\n"
        + Self.gone("previous", from: "pager") + Self.gone("page", from: "pager")
        + Self.come("next", in: "pager") + Self.rest(["next"])
    case .strangerComes:
      "at 400ms\n" + Self.gone("page", from: "pager") + Self.come("other", in: "stack")
        + Self.rest([], others: ["first", "other"])
    case .nextIsGivenBack:
      "at 400ms\n" + Self.gone("next", from: "pager")
        + "  page.viewDidAppear(animated: true)\n" + Self.rest(["page"])
    }
  }

  private static func exchange(for page: String) -> String {
    "at 400ms\n" + gone("page", from: "pager") + come(page, in: "pager") + rest([page])
  }

  private static func rest(_ pages: [String], others: [String] = ["first"]) -> String {
    let trees = pages.map { "tree       window > pager.view > \($0).view" }
    let bare = pages.isEmpty ? ["tree       window > pager.view"] : trees
    let all =
      bare + others.map { "tree       window > stack.view > \($0).view" }
      + (pages.isEmpty ? [] : ["children   pager > \(pages.joined(separator: " "))"])
      + ["children   stack > \(others.joined(separator: " "))"]
      + (["pager"] + pages + ["stack"] + others).map { "appeared   \($0)" }
    return "\nsettled at 400ms\n" + all.map { "  \($0)" }.joined(separator: "\n")
  }
}
