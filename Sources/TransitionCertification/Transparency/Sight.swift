/// One thing that a controller, the window or the status bar sees, and the line that says so.
struct Sight: Equatable {
  /// What is seen, without the time and without who caused it.
  let text: String
  /// What kind of thing it is.
  let kind: Kind
  let place: Witness.Place
  /// The number of the line in the trace's text, from 1.
  let line: Int
  /// The line itself, where `text` leaves something of it out.
  var quote: String?

  /// What kind of thing is seen.
  enum Kind: Equatable {
    case loading
    case appearing, disappearing
    case moving
    case resizing
    case completion
    case window
    case statusBar
    /// How things stand at the end.
    case finalAppearance, finalPresentation, finalChildren, finalTree
  }

  /// Whether it is about whether the controller is shown.
  var isAppearance: Bool {
    switch kind {
    case .appearing, .disappearing, .finalAppearance: true
    case .loading, .moving, .resizing, .completion, .window, .statusBar, .finalPresentation,
      .finalChildren, .finalTree:
      false
    }
  }

  /// What to tell a reader.
  var words: String { quote ?? text }

  /// The line as a witness.
  func witness(in source: WitnessLine.Source) -> WitnessLine {
    WitnessLine(source: source, line: line, text: words)
  }
}

extension Sight.Kind {
  /// What a controller sees in a call; none where the call is not for its eyes.
  init?(_ method: Call.Method) {
    switch method {
    case .loadView, .viewDidLoad:
      self = .loading
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear:
      self = .appearing
    case .viewWillDisappear, .viewDidDisappear:
      self = .disappearing
    case .willMove, .didMove:
      self = .moving
    case .viewWillTransition:
      self = .resizing
    case .presentCompletion, .dismissCompletion:
      self = .completion
    default:
      return nil
    }
  }
}
