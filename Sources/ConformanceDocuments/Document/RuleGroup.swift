import ConformanceReports
import TransitionCertification

/// What a rule is about: the first words of its id.
enum RuleGroup: String, Sendable, CaseIterable {
  case appearance, completion, ownership
  case statusBar = "status-bar"
  case containment, interaction, geometry, navigation, resources, accessibility

  /// The rules of the group, in the order of the catalogue.
  var rules: [any Rule.Type] {
    RuleCatalogue.all.filter { $0.id.rawValue.hasPrefix(rawValue + "-") }
  }
}
