extension ProcessEnd {
  /// What can be done about it; none where that is for whoever knows the code to say.
  ///
  /// A library that casts one of the stage's screens to a class of its own or of UIKit's wants that screen of its app.
  public var remedy: String? {
    guard case .signal = cause, let name = lastWords.flatMap(Self.screen) else { return nil }
    return "Where its app's screens are of the class \(name), make them so by "
      + ".screens { role in … }, behind the subject in a Conformance.swift, which "
      + "'certify --init' begins, or in a test of your own."
  }

  /// The class, without its module, that a screen of the stage's was to be of.
  private static func screen(_ words: String) -> String? {
    let cast = /^Could not cast value of type 'TransitionStage\.\w*Controller' to '([^']+)'/
    return words.firstMatch(of: cast)?.output.1
      .split(separator: ".").last.map(String.init)
  }
}
