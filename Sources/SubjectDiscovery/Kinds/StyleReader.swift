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
  /// What makes it says its style next: a controller that presents itself in one. A library that sets a style
  /// in its code, or shows in its comments how to, and never another, means that.
  func evidence(of type: KnownType) -> Evidence? {
    if handsOutPresentationController(type) {
      return Evidence(style: "custom", reason: "it hands out a presentation controller")
    }
    if let evidence = evidence(ofMakersOf: type) { return evidence }
    guard let style = sources.presentationStyle, Self.triable.contains(style) else { return nil }
    return Evidence(
      style: style, reason: "its library's sources set modalPresentationStyle to .\(style) alone")
  }

  /// The one style that the library sets wherever it makes a type; none where it says none, or several, or
  /// where the type has a part in stacks or tabs as well.
  func evidence(ofMakersOf type: KnownType) -> Evidence? {
    var seen = [type.id]
    var waiting = [type]
    var speakers: [KnownType] = []
    var styles: Set<String?> = []
    while let made = waiting.popLast() {
      for maker in makers(of: made) where !seen.contains(maker.id) {
        seen.append(maker.id)
        guard !Self.elsewhere.contains(where: { catalogue.conforms(maker, to: $0) }) else {
          return nil
        }
        let said = sources.presentationStyles(of: catalogue.ownLineage(of: maker))
        styles.formUnion(said)
        if said.isEmpty { waiting.append(maker) } else { speakers.append(maker) }
      }
    }
    guard styles.count == 1, let style = styles.first ?? nil, Self.triable.contains(style),
      let speaker = speakers.map(\.name).min()
    else { return nil }
    return Evidence(style: style, reason: "\(speaker), for which it is made, is .\(style) alone")
  }

  /// The library's types whose code makes a type.
  private func makers(of type: KnownType) -> [KnownType] {
    guard let name = type.path.last else { return [] }
    let parts = LibraryParts(catalogue, sources)
    return catalogue.own.filter { $0.id != type.id && parts.calls(of: [$0]).contains(name) }
  }

  /// The delegates of changes that have no style.
  private static let elsewhere = SystemName.delegates.filter { $0.kind != .delegate }.map(\.name)

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
    guard let body = sources.body(of: name, in: owner) else { return true }
    return body.firstMatch(of: /^\s*(return\s+)?nil\s*$/) == nil && !isForAnotherCase(body, owner)
  }

  /// Whether a body answers for one case of an enumeration alone, and nothing else is given that case.
  private func isForAnotherCase(_ body: String, _ owner: KnownType) -> Bool {
    let alone = /==\s*\w*\.(\w+)\b[\s\S]*\bnil\s*$/
    let guarded = /^\s*guard\s[^{]*==\s*\w*\.(\w+)\b[^{]*\{\s*return\s+nil\b/
    guard let match = body.firstMatch(of: alone) ?? body.firstMatch(of: guarded) else {
      return false
    }
    return catalogue.habits.wants[owner.id]?[String(match.output.1)] != nil
  }
}
