/// A presentation that stands.
struct StandingPresentation {
  let presenter: String
  let presented: String
  /// The transition that began it; none where it was there before the script acted.
  let run: TransitionRun?
  /// Whether the presenter's view is out of the window.
  let isRemoving: Bool
}
