/// A container with a child that is asked for another one, and what it shows in the end.
enum EmptiedContainer {
  /// - Parameter child: Who is shown in the end; nobody where it is none.
  static func trace(showing child: String?) -> String {
    let before = [
      "baseline", "  tree       window > frame.view > host.view", "  children   frame > host",
      "  appeared   frame", "  appeared   host", "", "at 0ms",
    ]
    let going = [
      "> frame.select(1, animated: true)", "host.willMove(toParent: nil)",
      "host.viewWillDisappear(animated: false)", "remove host.view from frame.view (by subject)",
      "< host.removeFromParent()", "host.didMove(toParent: nil)",
      "host.viewDidDisappear(animated: false)",
    ]
    let coming = child.map { child in
      [
        "< frame.addChild(\(child))", "\(child).willMove(toParent: frame)",
        "insert \(child).view into frame.view (by subject)",
        "\(child).viewWillAppear(animated: false)", "\(child).viewDidAppear(animated: false)",
        "\(child).didMove(toParent: frame)",
      ]
    }
    let after = [
      "", "settled at 0ms",
      "  tree       window > frame.view" + (child.map { " > \($0).view" } ?? ""),
    ]
    let shown = child.map {
      ["  children   frame > \($0)", "  appeared   frame", "  appeared   \($0)"]
    }
    let acts = (going + (coming ?? [])).map { "  " + $0 }
    return (before + acts + after + (shown ?? ["  appeared   frame"])).joined(separator: "\n")
  }
}
