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
    /// Its declaration; none for a class of the library's.
    let declaration: String?
    /// How one is made, as code spells it.
    let making: String
    /// What alone is asked for it, as code spells a screen's role; none where all are.
    let role: String?
    /// A sentence, such as "its screens are PanModalPresentable".
    let reason: String
    /// What other roles are asked for.
    var beside: [Making] = []

    /// How a screen of a role is made, as code spells both.
    struct Making: Equatable {
      let text: String
      let role: String?
    }

    /// What gives a subject such screens.
    var modifier: String {
      let choices = ([Making(text: making, role: role)] + beside).compactMap { making in
        making.role.map { "$0 == .\($0) ? \(making.text) : " }
      }
      return choices.isEmpty
        ? ".screens { _ in \(making) }" : ".screens { \(choices.joined())nil }"
    }
  }

  /// What a type's code asks its screens for; none where that is nothing, or more than can be made up.
  func wish(of type: KnownType) -> Wish? {
    let parts = LibraryParts(catalogue, sources)
    let code = parts.code(of: type)
    let asked = code.flatMap { sources.controllerCasts[$0] }
    if let wish = adoption(of: asked, in: code, parts) ?? base(in: code, parts) { return wish }
    guard code.contains(where: Self.measures) else { return nil }
    let lines = Placeholder.showing([], isMeasured: true).map { "\n  \($0)" }.joined()
    return Wish(
      declaration: """
        /// A screen that says how large it wants to be.
        private final class MeasuredScreen: UIViewController {\(lines)
        }
        """,
      making: "MeasuredScreen()", role: nil, reason: "its screens say how large they want to be")
  }

  /// What the code of a screen that is presented itself asks the one for that presents it; none where that is
  /// nothing, or more than can be made up.
  func wish(ofPresented type: KnownType) -> Wish? {
    let parts = LibraryParts(catalogue, sources)
    let code = parts.code(of: type)
    let asked = code.flatMap { sources.controllerCasts[$0] }.filter { !$0.isOfPresented }
    return adoption(of: asked, in: code, parts) ?? base(in: code, parts)
  }

  /// The protocols of the library's that code asks screens for; none where there are none, or none can be adopted.
  private func adoption(
    of asked: [ControllerCast], in code: [String], _ parts: LibraryParts
  ) -> Wish? {
    let isMeasured = code.contains(where: Self.measures)
    var wanted: [KnownType] = []
    var rows: [Row] = []
    for next in asked.flatMap({ parts.protocols(spelled: $0.name) }) {
      guard !wanted.contains(where: { $0.id == next.id }),
        let own = answers(to: next, in: code, parts)
      else { continue }
      wanted.append(next)
      for row in own where !rows.contains(row) { rows.append(row) }
    }
    guard let first = wanted.first else { return nil }
    let name = "\(first.path.joined())Screen"
    let names = wanted.map(catalogue.spelling).joined(separator: ", ")
    let shown = Placeholder.showing(
      rows.compactMap(\.shown), lists: rows.compactMap(\.shownList), isMeasured: isMeasured)
    let lines = (rows.flatMap(\.lines) + shown).map { "\n  \($0)" }.joined()
    // One screen is all that is wanted: it comes alone where none of that is asked of where it comes from.
    let same = asked.filter { cast in
      parts.protocols(spelled: cast.name).contains { next in wanted.contains { $0.id == next.id } }
    }
    let isPresented = same.contains { $0.isOfPresented } && !same.contains { $0.isOfSource }
    return Wish(
      declaration: """
        /// A screen as the library asks for it.
        private final class \(name): UIViewController, \(names) {\(lines)
        }
        """,
      making: "\(name)()",
      role: isPresented ? "presented" : nil,
      reason: "its screens are \(wanted.map(\.name).joined(separator: " and "))")
  }

  /// Whether code asks others than itself how large they want to be.
  private static func measures(_ code: String) -> Bool {
    code.matches(of: /(\w+)[?!]?\.preferredContentSize(?!\s*=[^=])/)
      .contains { !["self", "super"].contains($0.output.1) }
  }

  /// The library's own class of screens that code wants on both sides of a transition; none where the sides
  /// differ, as a sheet's and its presenter's do, or none can be made.
  private func base(in code: [String], _ parts: LibraryParts) -> Wish? {
    let bothSides =
      /\b(?:guard|if)\s[^{}]*?\bfrom[^{},]*\sas\?\s*([A-Z]\w*)\s*,[^{}]*?\bto[^{},]*\sas\?\s*([A-Z]\w*)/
    for match in code.flatMap({ $0.matches(of: bothSides) }) where match.output.1 == match.output.2
    {
      guard let wanted = parts.type(spelled: match.output.1), wanted.kind == .class,
        wanted.obstacleToNaming == nil, catalogue.inherits(wanted, from: SystemName.controller),
        case .success(let making) = Maker(catalogue: catalogue).construction(of: wanted),
        !making.isFailable, making.arguments != nil
      else { continue }
      return Wish(
        declaration: nil, making: making.expression, role: nil,
        reason: "its screens are \(wanted.name) on both sides")
    }
    return nil
  }
}
