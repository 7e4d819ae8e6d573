/// A cast of one of a context's screens, as it stands in code that does nothing where that is of another type.
struct CastText {
  /// The side of its context at which the screen is.
  let place: SidePlace
  /// The name of the type.
  let name: Substring

  /// All in a piece of code.
  static func all(in code: String) -> [CastText] {
    let names = NamedPlaces(in: code)
    let guards = /\bguard\b([^{}]*)\belse\b/.wordBoundaryKind(.simple)
    let guarded = code.matches(of: guards).flatMap { condition in
      casts(in: condition.output.1, by: "?").filter { isBinding($0.lead) }
    }
    return (guarded + casts(in: code[...], by: "!")).compactMap { cast in
      names.place(of: cast.subject).map { CastText(place: $0, name: cast.name) }
    }
  }

  /// The casts of one kind in code: what is cast, what stands before that, and the name of the type.
  private static func casts(
    in code: Substring, by mark: Character
  ) -> [(lead: Substring, subject: Substring, name: Substring)] {
    code.matches(of: /\sas([?!])\s*([A-Z][\w.]*)/).filter { $0.output.1.first == mark }.map {
      let before = code[..<$0.range.lowerBound]
      let subject = CodeText.lastValue(of: before)
      return (before[..<subject.startIndex], subject, $0.output.2)
    }
  }

  /// Whether what stands behind a piece of code is what a name gets, and all that it gets.
  private static func isBinding(_ lead: Substring) -> Bool {
    lead.contains(/(?:^|[^=!<>])=[\s(]*$/)
  }
}

/// What names in code stand for, of a context's screens and of the keys to them.
private struct NamedPlaces {
  private var keys: [Substring: SidePlace] = [:]
  private var screens: [Substring: SidePlace] = [:]

  init(in code: String) {
    let naming =
      /\b(?:let|var)\s+(\w+)\s*(?::[^=\n;{}]*)?=(?!=)\s*((?:(?!\b(?:let|var)\b)[^\n;])*)/
    let named = code.matches(of: naming.wordBoundaryKind(.simple)).map(\.output)
    for (_, name, value) in named { keys[name] = SidePlace(key: value) ?? keys[name] }
    for (_, name, value) in named { screens[name] = placeAsked(by: value) ?? screens[name] }
  }

  /// Where a screen is that a value stands for; none where it is another thing, such as a child of one.
  func place(of value: Substring) -> SidePlace? {
    if value.first == "(", value.last == ")" {
      let inner = CodeText.enclosedSlice(value, "(", ")")
      // Brackets around all of it say nothing.
      if value.index(after: inner.endIndex) == value.endIndex { return place(of: inner) }
    }
    let name = value.wholeMatch(of: /\s*(?:self\s*\.\s*)?(\w+)[?!]*\s*/)?.output.1
    return name.map { screens[$0] } ?? placeAsked(by: value)
  }

  /// Where a screen is for which a piece of code asks a context first of all: by a key, or by two of which it takes
  /// one.
  private func placeAsked(by code: Substring) -> SidePlace? {
    let call =
      /[\w.?!]*\bviewController\s*\(\s*forKey\s*:\s*((?:[^()]|\([^()]*\))*)\)(?![?!]*\s*\.)[?!]*/
    var isAsked = false
    let asked = code.replacing(call.wordBoundaryKind(.simple)) { match in
      isAsked = true
      return match.output.1
    }
    guard isAsked else { return nil }
    return SidePlace(key: asked) ?? asked.prefixMatch(of: /\w+\b/).flatMap { keys[$0.output] }
  }
}
