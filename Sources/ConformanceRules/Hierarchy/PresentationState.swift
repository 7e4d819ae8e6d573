/// What is known of a presentation, from its beginning until its dismissal has finished.
struct PresentationState: Sendable {
  let presenter: Name
  let presented: Name
  /// The transition that began it; none where it was there before the script acted.
  let transition: Name?
  /// The style; none where it is not known.
  let style: String?
  /// Whether the presenter's view is out of the window, or was nowhere before the script acted.
  let isRemoving: Bool
  /// Whether the request asked for the status bar; none where no line shows the request.
  let capturesStatusBar: Bool?
  /// How the status bar looked before; none where that is not known.
  let lookBefore: StatusBarState?
  /// The view that was seen around the presented view before the script acted.
  let containerBefore: Name?
}
