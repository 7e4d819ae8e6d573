import AppearanceTrace
import ConformanceRules

/// At rest one controller decides the whole bar, unless one of the two is the system's, or the style is up to
/// one that is made from the system's navigation controller.
enum StatusBarStyleHiddenSameOwnerOracle: RuleOracle {
  static let id: RuleID = "status-bar-style-hidden-same-owner"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let look = history.finalState?.checkpoint.statusBar, let owner = look.owner,
      let hider = look.hider, hider != owner
    else { return [] }
    let isHosts = [owner, hider].contains { controller in
      history.type(of: controller) != nil && !history.isOfOwnClass(controller)
    }
    let isNavigation = history.base(of: owner) == "UINavigationController"
    return isHosts || isNavigation ? [] : [.atEnd(owner)]
  }
}
