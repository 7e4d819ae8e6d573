/// Finds out for which styles of presentation a transitioning delegate is made, where its library says so.
///
/// A delegate is tried in custom style and in full screen. One that is made for one style alone would be
/// convicted in the other of what nobody does with it.
struct StyleReader {
  let catalogue: TypeCatalogue
  let sources: LibrarySources

  /// The styles that a delegate is made for, and what says so.
  struct Evidence: Equatable {
    /// The styles as code spells them, without their dots; one as a rule.
    let styles: [String]
    /// A sentence, such as "it hands out a presentation controller".
    let reason: String

    /// The styles in a list as code spells them.
    var list: String { styles.map { ".\($0)" }.joined(separator: ", ") }
    /// The styles in a sentence.
    var words: String { styles.map { ".\($0)" }.joined(separator: " and ") + " alone" }
  }

  /// The styles that a delegate is made for; none where nothing says that there are such.
  ///
  /// UIKit asks for a presentation controller in custom style alone (CU-10): whoever hands one out means that.
  /// What makes it says its styles next: a controller that presents itself in one, or a delegate that hands out
  /// such a presentation controller beside it. A library that sets a style in its code, or shows in its comments
  /// how to, and never another, means that.
  func evidence(of type: KnownType) -> Evidence? {
    if handsOutPresentationController(type) {
      return Evidence(styles: ["custom"], reason: "it hands out a presentation controller")
    }
    if let evidence = evidence(ofPresenter: type) ?? evidence(ofMakersOf: type) { return evidence }
    guard let style = sources.presentationStyle, Self.triable.contains(style) else { return nil }
    return Evidence(
      styles: [style], reason: "its library's sources set modalPresentationStyle to .\(style) alone"
    )
  }

  /// The styles that a controller sets which is the delegate of what it presents; none where it is another type, or
  /// says none.
  private func evidence(ofPresenter type: KnownType) -> Evidence? {
    let reader = DelegateUseReader(catalogue: catalogue, sources: sources)
    guard catalogue.inherits(type, from: SystemName.controller), reader.use(of: type) == .others
    else { return nil }
    let said = Said(in: catalogue.ownLineage(of: type).flatMap(sources.code), of: sources)
    return Self.sorted(said.styles).map { Evidence(styles: $0, reason: "it presents in no other") }
  }

  /// The styles that the library sets wherever it makes a type; none where it says none, or several of which it
  /// is not known when, or where the type has a part in stacks or tabs as well.
  func evidence(ofMakersOf type: KnownType) -> Evidence? {
    var seen = [type.id]
    var waiting = [type]
    var speakers: [KnownType] = []
    var said = Said()
    while let made = waiting.popLast() {
      for maker in makers(of: made) where !seen.contains(maker.id) {
        seen.append(maker.id)
        guard !Self.elsewhere.contains(where: { catalogue.conforms(maker, to: $0) }) else {
          return nil
        }
        var own = Said(in: catalogue.ownLineage(of: maker).flatMap(sources.code), of: sources)
        if own.styles.isEmpty, handsOutPresentationController(maker) { own.styles = ["custom"] }
        said.formUnion(own)
        if own.styles.isEmpty { waiting.append(maker) } else { speakers.append(maker) }
      }
    }
    guard said.styles.count == 1 || said.isHanded, let styles = Self.sorted(said.styles),
      let speaker = speakers.map(\.name).min()
    else { return nil }
    let words = Evidence(styles: styles, reason: "").words
    return Evidence(styles: styles, reason: "\(speaker), for which it is made, is \(words)")
  }

  /// What code says of styles.
  ///
  /// A style that it sets on what it presents counts most: nothing comes after it. One that a controller gives
  /// itself when its view is loaded or later comes too late (PT-07), and counts where nothing else is said.
  private struct Said {
    var styles: Set<String?> = []
    /// Whether all are set on what is presented then and there.
    var isHanded = true

    init() {}

    init(in codes: [String], of sources: LibrarySources) {
      let handed = Set(codes.flatMap { sources.handedStyles[$0] }.map(\.style))
      if StyleReader.sorted(handed) != nil {
        styles = handed
        return
      }
      var all = codes.flatMap(StyleText.assigned) + codes.flatMap(StyleText.overridden)
      let late = codes.flatMap(StyleText.late)
      for style in late { all.firstIndex(of: style).map { _ = all.remove(at: $0) } }
      styles = Set(all.isEmpty ? late : all)
      isHanded = styles.isEmpty
    }

    mutating func formUnion(_ other: Said) {
      styles.formUnion(other.styles)
      isHanded = isHanded && other.isHanded
    }
  }

  /// Styles in order; none where there are none, or some that cannot be tried.
  private static func sorted(_ styles: Set<String?>) -> [String]? {
    let known = styles.compactMap(\.self)
    guard !known.isEmpty, known.count == styles.count, known.allSatisfy(triable.contains) else {
      return nil
    }
    return known.sorted()
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

  // MARK: - Screens

  /// The styles that a library sets on a screen of its own wherever its own code presents one; none where that
  /// is nowhere.
  ///
  /// A screen is presented in the style that it has; whoever presents it may give it another one first.
  func styles(ofPresenting type: KnownType) -> [String] {
    guard let name = type.path.last else { return [] }
    let members = catalogue.own.flatMap(\.members)
    let styles = sources.outerCode.flatMap { sources.handedStyles[$0] }.filter { handed in
      handed.isOf(name) { called in
        members.contains { $0.baseName == called && CodeText.words(of: $0.text).contains(name) }
      }
    }
    return Self.sorted(Set(styles.map(\.style))) ?? []
  }
}
