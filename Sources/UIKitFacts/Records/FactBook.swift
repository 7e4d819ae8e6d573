/// All that is known of how UIKit behaves, a record each.
///
/// A comment, a rule or a scenario cites a record by its id; what it rests on stands here alone.
/// In the sentences about the order of callbacks the presenter or what is below is the host, and what
/// comes above it is the sheet, or the page.
public enum FactBook {
  /// The records by what they are about.
  public static let groups: [FactGroup] = [
    FactGroup(
      "The launch and a window's root",
      facts: launch),
    FactGroup(
      "Presentations that fill the screen",
      facts: fullScreen),
    FactGroup(
      "Sheets",
      facts: sheets),
    FactGroup(
      "Contexts, popovers, and what lies over a screen",
      facts: overContext),
    FactGroup(
      "Custom presentations and animators",
      facts: custom),
    FactGroup(
      "Chains of presentations",
      facts: chains),
    FactGroup(
      "Navigation: push, pop, and another stack",
      facts: navigation),
    FactGroup(
      "Tabs, pages and containers of an app's own",
      facts: containers),
    FactGroup(
      "Layout, completions, states and views",
      facts: details),
    FactGroup(
      "What UIKit makes of mistakes",
      facts: misuse),
    FactGroup(
      "The status bar",
      facts: statusBar),
    FactGroup(
      "Lifetime, and what happens in nested containers",
      facts: lifetime),
    FactGroup(
      "What UIKit says of mistakes: messages and exceptions",
      facts: diagnostics),
    FactGroup(
      "Presenting: who is asked, and what is loaded",
      facts: presenting),
    FactGroup(
      "The end of a transition, and who hears of it",
      facts: endings),
    FactGroup(
      "Animators, contexts and drivers",
      facts: drivers),
    FactGroup(
      "Sheets and popovers: what the user does",
      facts: userSheets),
    FactGroup(
      "Stacks and tabs: what they look like from inside",
      facts: stacks),
    FactGroup(
      "Pages, split views and search",
      facts: pagesAndSplits),
    FactGroup(
      "Loading, sizes and traits",
      facts: loadingAndSizes),
    FactGroup(
      "Segues and unwinding",
      facts: segues),
    FactGroup(
      "The keyboard, chains, bars and windows",
      facts: surroundings),
  ]

  /// All records, group by group.
  public static let all: [Fact] = groups.flatMap(\.facts)

  /// The record with this id; none where there is no such record.
  public static func fact(_ id: String) -> Fact? { byID[id] }

  private static let byID: [String: Fact] = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
