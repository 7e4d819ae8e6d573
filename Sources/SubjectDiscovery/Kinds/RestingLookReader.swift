/// Finds out whether a library gives the presenter another look for as long as something is presented.
///
/// Its code writes one on the way in, and the neutral value of the same look on the way back. What is written
/// and never taken back is no such look; nor is a presenter that cannot be seen any more, or a look that is
/// taken back where it was given.
struct RestingLookReader {
  let parts: LibraryParts

  /// The looks that a contract may tell of; none where nothing says that they are meant to last.
  func clause(of type: KnownType) -> PresenterReader.Clause? {
    // What stands in a type inside of another one is a part of both.
    let functions = Set(parts.functions(of: type).map(\.body))
    let writes = functions.flatMap(Write.all)
    let looks = Look.allCases.filter { look in
      let written = writes.filter { $0.look == look }
      return written.filter(\.gives).contains { one in
        written.filter(\.takes).contains { one.leads(to: $0) }
      }
    }
    guard !looks.isEmpty else { return nil }
    let names = looks.map { ".\($0.rawValue)" }.joined(separator: ", ")
    let words = looks.map(\.rawValue).joined(separator: " and ")
    return PresenterReader.Clause(
      text: "restingLook: [\(names)]",
      reason: "it changes the presenter's \(words) until it is dismissed, and its contract says so")
  }

  /// What of a look lasts, as contracts call it.
  private enum Look: String, CaseIterable {
    case transform, alpha, corner

    /// The look that a property of a view or its layer is; none for any other.
    init?(ofProperty name: Substring) {
      switch name {
      case "transform": self = .transform
      case "alpha", "opacity": self = .alpha
      case "cornerRadius": self = .corner
      default: return nil
      }
    }

    /// Whether a value is the one of a view that nobody changed.
    func isNeutral(_ value: String) -> Bool {
      switch self {
      case .transform:
        value.contains(/\bidentity\b|\bCATransform3DIdentity\b/)
          || value.contains(/\bCATransform3DMakeScale\s*\(\s*1(?:\.0)?\s*,\s*1(?:\.0)?\s*,/)
          || value.contains(/\(\s*scaleX\s*:\s*1(?:\.0)?\s*,\s*y\s*:\s*1(?:\.0)?\s*\)/)
      case .alpha: value.contains(/^1(?:\.0)?$/)
      case .corner: value.contains(/^0(?:\.0)?$/)
      }
    }

    /// Whether a value is another one, under which the presenter can still be seen.
    func isGiven(_ value: String) -> Bool {
      guard !isNeutral(value) else { return false }
      switch self {
      case .transform: return value.contains(/[sS]cale|[tT]ranslation|[rR]otat|CATransform3D/)
      case .alpha: return value.contains(/^0?\.\d*[1-9]\d*$/)
      case .corner: return !value.isEmpty
      }
    }
  }

  /// A look that code writes to a presenter's view.
  private struct Write {
    /// The function's body that it stands in, and where.
    let body: Substring
    let place: String.Index
    let look: Look
    /// Whose view it is, in small letters.
    let owner: String
    /// Whether it gives a look, and whether it takes one back; both where a condition decides.
    let gives: Bool
    let takes: Bool

    /// Whether the other one takes back, on another way, what this one gives: both are about the presenter,
    /// which a presentation leaves and a dismissal leads to.
    func leads(to other: Write) -> Bool {
      let isSame =
        owner.hasPrefix("from") ? other.owner.hasPrefix("to") : owner == other.owner
      guard isSame, body == other.body else { return isSame }
      guard place != other.place else { return true }
      let between = body[min(place, other.place)..<max(place, other.place)]
      return between.contains(/\}\s*else\s*\{/)
    }

    static func all(in body: Substring) -> [Write] {
      let assignment =
        /\b(\w+)\s*[?!]?\s*\.\s*(view\s*[?!]?\s*\.\s*)?(?:layer\s*\.\s*)?(\w+)\s*=(?!=)\s*([^\n;}]*)/
      return body.matches(of: assignment).compactMap { match in
        let owner = match.output.1.lowercased()
        guard let look = Look(ofProperty: match.output.3),
          isPresenter(owner, byView: match.output.2 != nil)
        else { return nil }
        let value = String(match.output.4.filter { !$0.isWhitespace })
        let values =
          value.firstMatch(of: /^[^?]*\?([^:]*(?:\(.*\))?):(.*)$/)
          .map { [String($0.output.1), String($0.output.2)] } ?? [value]
        return Write(
          body: body, place: match.range.lowerBound, look: look, owner: owner,
          gives: values.contains(where: look.isGiven),
          takes: values.contains(where: look.isNeutral))
      }
    }

    /// Whether a variable has the presenter or its view. The views of the two sides that a context hands out
    /// are no presenter's that stays: there it hands out none (CX-03).
    private static func isPresenter(_ name: String, byView: Bool) -> Bool {
      if name.hasPrefix("from") || name.hasPrefix("to") { return byView }
      return name.contains("presenter") || name.hasPrefix("presenting")
    }
  }
}
