extension RandomStory {
  private static let styles = ["fullScreen", "custom", "pageSheet"]

  /// Presents and dismisses; gives the lines of the hierarchy before.
  mutating func tellOfScreens() -> String {
    let style = pick(Self.styles)
    let first = Couple(lower: "host", upper: "sheet", style: style, container: "sheet.container")
    let wasUp = chance(4)
    var chain = wasUp ? [first] : []
    for _ in 0..<pick([1, 2, 2, 3, 4]) {
      guard let change = change() else { break }
      aside()
      if chain.isEmpty || (chain.count < 2 && chance(3)) {
        rise(change, style, &chain)
      } else {
        fall(change, &chain)
      }
      perhaps(5, "> window.accessibilityPerformEscape(handled: \(chance(2)))")
      perhaps(3, "set host.view recognizers \(change.transition.dropFirst())")
      afterwards(chain.last?.upper ?? "host")
      wait(100)
    }
    return wasUp ? hierarchy(under: first) : bareHierarchy()
  }

  private mutating func rise(_ change: Change, _ style: String, _ chain: inout [Couple]) {
    let screens = ["host", "sheet", "menu"]
    let couple = Couple(
      lower: screens[chain.count], upper: screens[chain.count + 1],
      style: chance(4) ? pick(Self.styles) : style, container: "\(change.transition).container")
    present(change, couple)
    if change.isFinished { chain.append(couple) }
  }

  /// Dismisses what is on top, or all at once.
  private mutating func fall(_ change: Change, _ chain: inout [Couple]) {
    guard let top = chain.last, let bottom = chain.first else { return }
    guard chain.count > 1, chance(2) else {
      dismiss(change, top)
      if change.isFinished { chain.removeLast() }
      return
    }
    dismiss(
      change,
      Couple(
        lower: bottom.lower, upper: top.upper, style: bottom.style, container: top.container),
      past: bottom.upper)
    guard change.isFinished else { return }
    say("remove \(bottom.upper).view from \(bottom.container)")
    say("remove \(bottom.container) from window")
    chain = []
  }

  private mutating func bareHierarchy() -> String {
    "  tree       window > host.view > host.view-1\n  appeared   host\n"
      + "  status-bar host dark\n" + responder()
  }

  private mutating func hierarchy(under couple: Couple) -> String {
    let below = couple.removes ? "" : "  tree       window > host.view\n"
    let dim = chance(3) ? "  tree       window > sheet.container > dim\n" : ""
    return "\(below)\(dim)  tree       window > sheet.container > sheet.view\n"
      + "  presented  host -> sheet\n  appeared   sheet\n"
      + (couple.removes ? "" : "  appeared   host\n") + "  status-bar sheet light\n" + responder()
  }

  private mutating func responder() -> String {
    chance(2) ? "  responder  host.view\n" : ""
  }
}
