/// How the stage's screens adopt a protocol of the library's.
extension ScreenReader {
  /// How a screen answers one thing that a protocol asks for.
  struct Row: Equatable {
    let lines: [String]
    /// The property with a view that the screen shows then.
    var shown: String?
    /// The property with several.
    var shownList: String?
  }

  /// The answers by which a screen adopts a protocol that a type's code asks for; none where somebody has to say what
  /// they are, or nobody else can name it.
  func answers(to wanted: KnownType, in code: [String], _ parts: LibraryParts) -> [Row]? {
    guard wanted.obstacleToNaming == nil else { return nil }
    let defaults = code.flatMap { sources.castDefaults[$0] }.filter { taken in
      parts.protocols(spelled: taken.name).contains { $0.id == wanted.id }
    }
    return rows(of: wanted, given: defaults)
  }

  /// The answers by which a screen adopts a protocol; none where somebody has to say what they are.
  ///
  /// - Parameter defaults: What code takes where a screen does not adopt it: such a screen is what it expects.
  private func rows(of wanted: KnownType, given defaults: [CastDefault]) -> [Row]? {
    let rows = requirements(of: wanted).map { member in
      let taken = Set(defaults.filter { $0.member == member.baseName }.map(\.value))
      return row(member, of: wanted, taking: taken.count == 1 ? taken.first : nil)
    }
    return rows.contains(nil) ? nil : rows.compactMap(\.self)
  }

  /// What a protocol asks for that nobody can answer who knows nothing but its declaration.
  func unanswered(in wanted: KnownType) -> KnownType.Member? {
    requirements(of: wanted).first { row($0, of: wanted) == nil }
  }

  private func requirements(of wanted: KnownType) -> [KnownType.Member] {
    let refined = wanted.protocols.compactMap { catalogue.types[$0] }.filter(catalogue.isOwn)
    return ([wanted] + refined).flatMap(\.requirements)
  }

  private func row(
    _ member: KnownType.Member, of owner: KnownType, taking taken: Substring? = nil
  ) -> Row? {
    let type = member.declaration.type ?? ""
    switch member.kind {
    case .property:
      guard let value = value(of: type, named: member.name, in: owner, taken) else { return nil }
      var row = Row(lines: ["var \(member.name): \(type) = \(value)"])
      if Self.views.contains(CodeText.unwrapped(type)) { row.shown = member.name }
      if Self.element(of: type) != nil { row.shownList = member.name }
      return row
    case .method:
      guard !member.declaration.isAsynchronous else { return nil }
      if type.isEmpty { return Row(lines: ["\(member.text) {}"]) }
      guard let value = value(of: type, named: member.name, in: owner, taken) else { return nil }
      guard Self.views.contains(CodeText.unwrapped(type)) else {
        return Row(lines: ["\(member.text) { \(value) }"])
      }
      // It is asked for the same view again and again.
      let kept = "\(member.baseName)Shown"
      return Row(
        lines: ["private let \(kept) = \(value)", "\(member.text) { \(kept) }"], shown: kept)
    case .initializer, .typeMethod, .typeProperty, .enumerationCase: return nil
    }
  }

  /// A value that says nothing: a view, one for a list of them, where that is, nothing for another optional, no; or
  /// what of the library's own is made without a word.
  ///
  /// - Parameter taken: What code takes where nobody says a yes or no, or a case.
  private func value(
    of type: String, named name: String, in owner: KnownType, _ taken: Substring?
  ) -> String? {
    if let element = Self.element(of: type) { return "[\(Placeholder.view(of: element))]" }
    let plain = CodeText.unwrapped(type)
    if Self.views.contains(plain) { return Placeholder.view(of: plain) }
    if plain != type { return "nil" }
    if plain == "CGRect", name.lowercased().contains("frame") { return Placeholder.frame }
    if plain == "Bool" { return taken == "true" ? "true" : "false" }
    let parameter = Declaration.Parameter("\(name): \(plain)")
    guard let known = catalogue.ownType(spelled: parameter.plainType, in: owner) else { return nil }
    if let taken, known.plainCases.contains(String(taken.dropFirst())) { return String(taken) }
    return AtHand(catalogue: catalogue).value(for: parameter, in: owner)
  }

  /// What a list of views has in it; none where a type is no such list.
  static func element(of type: String) -> String? {
    guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
    let element = String(type.dropFirst().dropLast())
    return views.contains(element) ? element : nil
  }

  private static let views = ["UIView", "UIImageView", "UILabel", "UIButton"]
}
