import ConformanceReports
import TransitionCertification

/// An article on transitions that this project started from, and what is made of it here.
struct SeedArticle {
  let title: String
  /// What the article says that its transitions do.
  let claim: String
  /// The ids of the subjects that do it.
  let subjects: [String]

  static let all = [
    SeedArticle(
      title: "Customising transitions between the screens of a flow on iOS",
      claim: "One fade serves presentations, pushes and tabs, by delegates that hand it out.",
      subjects: ["seed/fade", "seed/fade-navigation", "seed/fade-tabs"]),
    SeedArticle(
      title: "EasyTransitions",
      claim:
        "An animator only lays out and animates; a configurator makes it interactive anywhere.",
      subjects: [
        "seed/easy-card", "seed/easy-backdrop", "seed/easy-navigation", "seed/easy-tabs",
      ]),
    SeedArticle(
      title: "Custom transitions in storyboards",
      claim: "A segue of the app's own folds pictures of two screens; the system has four looks.",
      subjects: [
        "seed/fold", "seed/cover-vertical", "seed/flip-horizontal", "seed/cross-dissolve",
        "seed/partial-curl",
      ]),
    SeedArticle(
      title: "Interactive and interruptible pop-ups",
      claim: "A finger shows, hides and stops a panel, and the end follows where it was going.",
      subjects: ["seed/panel"]),
    SeedArticle(
      title: "Custom transitions on iOS 7, and a little about UX",
      claim: "A proper transition has appearance events, status bar and navigation right.",
      subjects: ["seed/proper-modal", "seed/proper-segue"]),
  ]
}
