/// Finds out whether a library tells a presenter by hand that it goes and comes.
///
/// UIKit tells a presenter nothing that stays in the window. An animator that does so on purpose begins and
/// ends an appearance transition of the side that was there before, on the way in and on the way back.
struct PresenterReader {
  let parts: LibraryParts

  /// A clause of a contract, and what says so.
  struct Clause: Equatable {
    /// The clause as code spells it.
    let text: String
    /// A sentence, such as "it tells the presenter by hand".
    let reason: String
  }

  /// Where a library departs from UIKit's behaviour; none where nothing says that it does.
  func clause(of type: KnownType) -> Clause? {
    let code = parts.code(of: type)
    guard code.contains(where: { $0.contains("endAppearanceTransition") }) else { return nil }
    let told = code.flatMap(Self.begins)
    let goes = told.contains { !$0.isAppearing && Self.isPresenter($0.receiver, goes: true) }
    let comes = told.contains { $0.isAppearing && Self.isPresenter($0.receiver, goes: false) }
    guard goes, comes else { return nil }
    return Clause(
      text: "presenter: .emulated",
      reason: "it tells the presenter by hand, and its contract says so")
  }

  /// Whom code tells that it comes or goes, by the name of the variable.
  private static func begins(in code: String) -> [(receiver: String, isAppearing: Bool)] {
    let call =
      /(\w+)\s*[?!]?\s*\.\s*beginAppearanceTransition\s*\(\s*(true|false)\s*,/
    return code.matches(of: call).map { (String($0.output.1), $0.output.2 == "true") }
  }

  /// Whether a variable has the side that was there before: the one that a presentation leaves and that a
  /// dismissal leads to.
  private static func isPresenter(_ name: String, goes: Bool) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix(goes ? "from" : "to") || name.hasPrefix("presenting")
      || name.hasPrefix("presenter")
  }
}
