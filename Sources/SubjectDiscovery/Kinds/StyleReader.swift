/// Finds out for which style of presentation a transitioning delegate is made, where its library says so.
///
/// A delegate is tried in custom style and in full screen. One that is made for one style alone would be
/// convicted in the other of what nobody does with it.
struct StyleReader {
  let catalogue: TypeCatalogue
  let sources: LibrarySources

  /// The style that a delegate is made for, and what says so.
  struct Evidence: Equatable {
    /// The style as code spells it, without its dot.
    let style: String
    /// A sentence, such as "it hands out a presentation controller".
    let reason: String
  }

  /// The one style that a delegate is made for; none where nothing says that it is one.
  ///
  /// UIKit asks for a presentation controller in custom style alone (CU-10): whoever hands one out means that.
  /// A library that sets a style in its code, or shows in its comments how to, and never another, means that.
  func evidence(of type: KnownType) -> Evidence? {
    if handsOutPresentationController(type) {
      return Evidence(style: "custom", reason: "it hands out a presentation controller")
    }
    guard let style = sources.presentationStyle, Self.triable.contains(style) else { return nil }
    return Evidence(
      style: style, reason: "its library's sources set modalPresentationStyle to .\(style) alone")
  }

  /// The styles under which something that brings its own presentation is at home.
  private static let triable: Set<String> = [
    "custom", "fullScreen", "overFullScreen", "currentContext", "overCurrentContext",
  ]

  /// Whether a type, or a superclass of the library's, answers with more than nothing.
  private func handsOutPresentationController(_ type: KnownType) -> Bool {
    let name = "presentationController(forPresented:presenting:source:)"
    let owner = catalogue.ownLineage(of: type).first { owner in
      owner.members.contains { $0.name == name && !$0.isOfUIKit }
    }
    guard let owner else { return false }
    return sources.body(of: name, in: owner)?.firstMatch(of: /^\s*(return\s+)?nil\s*$/) == nil
  }
}
