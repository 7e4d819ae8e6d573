/// A gesture that is there for the asking, or that a subject has by itself.
struct GestureOffer: Equatable {
  /// Where it comes from: a sentence without its subject.
  let source: String
  /// What is written to try it, where the code leaves no doubt about that.
  let trial: Trial?
  /// The word by which a subject of its kind says what its finger does.
  let label: String
  /// Whether an app has to ask for it.
  let isAskedFor: Bool

  /// What is written to try a gesture.
  struct Trial: Equatable {
    let gesture: String
    /// The statements that get the delegate of a controller, and ask it; none where nobody has to ask.
    var asking: [String] = []
  }

  /// What the offer says of the subject: a sentence without its subject.
  var reason: String {
    guard let trial else {
      return source + Self.untried(label, isAskedFor: isAskedFor)
    }
    return isAskedFor ? source : "\(source) and which is tried as \(trial.gesture)"
  }

  /// What is said behind the source of a gesture that is not tried.
  static func untried(_ label: String, isAskedFor: Bool) -> String {
    " and which is not tried: say '\(label):' what the finger does"
      + (isAskedFor ? ", and call it in '.preparing'" : "")
  }

  /// The word by which a subject of a kind says what its finger does; none where nobody can say that.
  ///
  /// - Parameter opensSides: whether it is a container that opens something at its sides.
  static func label(of kind: DiscoverableKind, openingSides opensSides: Bool = false) -> String? {
    switch kind {
    case .tabs: "selectedBy"
    case .navigation: "poppedBy"
    case .screen, .delegate: "dismissedBy"
    case .container: opensSides ? "openedBy" : "drag"
    case .animator, .segue, .roots: nil
    }
  }
}
