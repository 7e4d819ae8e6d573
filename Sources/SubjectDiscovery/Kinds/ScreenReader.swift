/// Finds out whether a library wants more of the screens that it moves than that they are controllers.
///
/// Such a library has a protocol of its own, which its code asks the controllers of a transition for. Where
/// little is to be said to adopt it, the stage's screens do. Or it has a class of its own that it wants on both
/// sides; then they are of that.
struct ScreenReader {
  let catalogue: TypeCatalogue
  let sources: LibrarySources

  /// What a subject's screens have to be.
  struct Wish: Equatable {
    /// The name of the screens' class.
    let name: String
    /// Its declaration; none for a class of the library's.
    let declaration: String?
    /// Whether it is asked of what is presented alone.
    let isOfPresented: Bool
    /// A sentence, such as "its screens are PanModalPresentable".
    let reason: String

    /// What gives a subject such screens.
    var modifier: String {
      isOfPresented
        ? ".screens { $0 == .presented ? \(name)() : nil }" : ".screens { _ in \(name)() }"
    }
  }

  /// What a type's code asks its screens for; none where that is nothing, or more than can be made up.
  func wish(of type: KnownType) -> Wish? {
    let parts = LibraryParts(catalogue, sources)
    let asked = parts.code(of: type).flatMap(Self.casts)
    for cast in asked {
      guard let wanted = parts.type(spelled: cast.name), wanted.kind == .protocol,
        wanted.obstacleToNaming == nil, let members = members(of: wanted)
      else { continue }
      let name = "\(wanted.path.joined())Screen"
      let rows = members.map { "\n  \($0)" }.joined()
      let same = asked.filter { parts.type(spelled: $0.name)?.id == wanted.id }
      return Wish(
        name: name,
        declaration: """
          /// A screen as the library asks for it.
          private final class \(name): UIViewController, \(catalogue.spelling(of: wanted)) {\(rows)
          }
          """,
        isOfPresented: same.contains { $0.subject.contains("presentedviewcontroller") },
        reason: "its screens are \(wanted.name)")
    }
    return base(in: parts.code(of: type), parts)
  }

  /// The library's own class of screens that code wants on both sides of a transition; none where the sides
  /// differ, as a sheet's and its presenter's do, or none can be made.
  func base(of type: KnownType) -> Wish? {
    let parts = LibraryParts(catalogue, sources)
    return base(in: parts.code(of: type), parts)
  }

  private func base(in code: [String], _ parts: LibraryParts) -> Wish? {
    let bothSides =
      /\b(?:guard|if)\s[^{}]*?\bfrom[^{},]*\sas\?\s*([A-Z]\w*)\s*,[^{}]*?\bto[^{},]*\sas\?\s*([A-Z]\w*)/
    for match in code.flatMap({ $0.matches(of: bothSides) }) where match.output.1 == match.output.2
    {
      guard let wanted = parts.type(spelled: match.output.1), wanted.kind == .class,
        wanted.obstacleToNaming == nil, catalogue.inherits(wanted, from: SystemName.controller),
        case .success(let making) = Maker(catalogue: catalogue).construction(of: wanted),
        !making.isFailable
      else { continue }
      return Wish(
        name: catalogue.spelling(of: wanted), declaration: nil, isOfPresented: false,
        reason: "its screens are \(wanted.name) on both sides")
    }
    return nil
  }

  /// The types that code asks controllers for, with what it asks, in small letters.
  private static func casts(in code: String) -> [(subject: String, name: Substring)] {
    let cast = /([^\n=;{]*?)\s(?:as[?!]|is)\s+(?:any\s+)?([A-Z]\w*(?:\.\w+)*)/
    return code.matches(of: cast).compactMap { match in
      let subject = match.output.1.lowercased()
      let isController = subject.contains("controller") || subject.contains("vc")
      return isController ? (subject, match.output.2) : nil
    }
  }

  // MARK: - Adopting

  /// The members by which a screen adopts a protocol; none where somebody has to say what they are.
  private func members(of wanted: KnownType) -> [String]? {
    let refined = wanted.protocols.compactMap { catalogue.types[$0] }.filter(catalogue.isOwn)
    var rows: [String] = []
    var shown: [String] = []
    for member in ([wanted] + refined).flatMap(\.requirements) {
      guard let row = row(member) else { return nil }
      rows.append(row)
      if Self.views.contains(CodeText.unwrapped(member.declaration.type ?? "")) {
        shown.append(member.name)
      }
    }
    return rows + Placeholder.showing(shown)
  }

  private func row(_ member: KnownType.Member) -> String? {
    switch member.kind {
    case .property:
      let type = member.declaration.type ?? ""
      return value(of: type).map { "var \(member.name): \(type) = \($0)" }
    case .method:
      guard member.declaration.type == nil, !member.declaration.isAsynchronous else { return nil }
      return "\(member.text) {}"
    case .initializer, .typeProperty, .enumerationCase: return nil
    }
  }

  /// A value that says nothing: a view, nothing for another optional, no.
  private func value(of type: String) -> String? {
    let plain = CodeText.unwrapped(type)
    if Self.views.contains(plain) { return Placeholder.view(of: plain) }
    if plain != type { return "nil" }
    return plain == "Bool" ? "false" : nil
  }

  private static let views = ["UIView", "UIImageView", "UILabel", "UIButton"]
}
