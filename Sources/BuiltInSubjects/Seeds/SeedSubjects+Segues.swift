import SeedTransitions
import TransitionCertification

extension SeedSubjects {
  /// A segue that folds, and the four looks that presentations have without one.
  static let segues = [fold] + looks

  private static let fold = ListedSubject(
    .segue(
      "seed/fold", route: .pushUnanimated,
      unwind: { AGBCustomSegue(identifier: AGBCustomSegue.reverse, source: $1, destination: $2) },
      { AGBCustomSegue(identifier: AGBCustomSegue.forward, source: $1, destination: $2) }),
    "a segue folds one screen over to the next, by pictures", role: .seed)

  private static let looks: [ListedSubject] = [
    look("cover-vertical", .coverVertical, "a screen comes from below"),
    look("flip-horizontal", .flipHorizontal, "a screen turns like a card"),
    look("cross-dissolve", .crossDissolve, "a screen fades in"),
    look("partial-curl", .partialCurl, "the presenter curls up like a page"),
  ]

  private static func look(
    _ name: String, _ style: UIModalTransitionStyle, _ title: String
  ) -> ListedSubject {
    ListedSubject(
      .installed("seed/\(name)", on: [.present]) { $0.modalTransitionStyle = style }
        .presented(as: [.fullScreen]),
      title, role: .seed)
  }
}
