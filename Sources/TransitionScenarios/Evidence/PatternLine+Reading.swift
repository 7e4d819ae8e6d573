import TransitionStage

extension PatternTerm {
  /// Reads a term: a letter, what belongs to a letter, `_`, or words with `/` between them.
  init?(_ text: some StringProtocol) {
    let text = String(text)
    guard !text.isEmpty else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let letter = parts[0].count == 1 ? parts[0].first : nil
    if text == "_" {
      self = .anything
    } else if let letter, letter.isUppercase {
      guard parts.count > 1 else {
        self = .object(letter)
        return
      }
      guard parts.count == 2, let kind = Self.belongings[String(parts[1])] else { return nil }
      self = .belonging(kind, of: letter)
    } else {
      self = .words(text.split(separator: "/").map(String.init))
    }
  }

  private static let belongings: [String: Role.Kind] = [
    "view": .rootView, "container": .container, "bar": .bar,
  ]
}

extension PatternLine.Form {
  /// Reads a line of a trace, with terms in the place of names; none for what is no such line.
  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let verb = words.first else { return nil }
    guard let known = Event.Verb(rawValue: verb) else {
      self.init(call: text)
      return
    }
    let terms = words.dropFirst().map { PatternTerm($0) ?? .anything }
    switch (known, words.count) {
    case (.begin, 5...):
      guard words[3] == "->", let beginning = PatternLine.Beginning(words) else { return nil }
      self = .begin(beginning)
    case (.end, 1): self = .end(nil)
    case (.end, 2):
      guard let outcome = Event.Outcome(rawValue: words[1]) else { return nil }
      self = .end(outcome)
    case (.statusBar, 2): self = .statusBar(terms[0], hider: .anything)
    case (.statusBar, 4) where words[2] == "by": self = .statusBar(terms[0], hider: terms[2])
    case (.insert, 4) where words[2] == "into":
      self = .insert(terms[0], into: terms[2], below: .anything)
    case (.insert, 6) where words[2] == "into" && words[4] == "below":
      self = .insert(terms[0], into: terms[2], below: terms[4])
    case (.remove, 4) where words[2] == "from": self = .remove(terms[0], from: terms[2])
    case (.fault, 2...4):
      let rest = terms.dropFirst() + [.anything, .anything]
      self = .fault(
        terms[0], effect: rest[rest.startIndex], object: rest[rest.startIndex + 1])
    case (.release, 2): self = .release(terms[0])
    default: return nil
    }
  }

  /// Reads `A.method` and `A.method(value, label: value)`.
  private init?(call text: String) {
    let head = text.prefix { $0 != "(" }
    guard let dot = head.lastIndex(of: "."), let receiver = PatternTerm(head[..<dot]),
      let methods = Self.methods(String(head[head.index(after: dot)...]))
    else { return nil }
    var arguments: [PatternLine.Argument] = []
    if head.count < text.count {
      guard text.last == ")" else { return nil }
      let inner = text.dropFirst(head.count + 1).dropLast()
      for part in inner.split(separator: ", ") {
        let pieces = part.split(separator: ": ")
        guard let last = pieces.last, let value = PatternTerm(last) else { return nil }
        arguments.append(
          PatternLine.Argument(
            label: pieces.count > 1 ? String(pieces[0]) : nil, value: value))
      }
    }
    self = .call(receiver, methods, arguments)
  }

  private static func methods(_ text: String) -> Set<Call.Method>? {
    var methods: Set<Call.Method> = []
    for word in text.split(separator: "/").map(String.init) {
      if let group = groups[word] {
        methods.formUnion(group)
      } else if let method = Call.Method(message: word) {
        methods.insert(method)
      } else {
        return nil
      }
    }
    return methods.isEmpty ? nil : methods
  }

  private static let groups: [String: Set<Call.Method>] = [
    "appearance": Set(Call.Method.allCases.filter(\.isAppearance)),
    "loading": [.loadView, .viewDidLoad],
    "containment": [.willMove, .didMove],
  ]
}

extension PatternLine.Beginning {
  /// Reads `begin present A -> B fullScreen removing`, cut into words.
  fileprivate init?(_ words: [String]) {
    guard let kinds = PatternTerm(words[1]), let from = PatternTerm(words[2]),
      let to = PatternTerm(words[4])
    else { return nil }
    self.init(kinds: kinds, from: from, to: to)
    for word in words.dropFirst(5) {
      switch word {
      case "animated": isAnimated = true
      case "unanimated": isAnimated = false
      case "interactive": isInteractive = true
      case "undriven": isInteractive = false
      case "removing": isRemoving = true
      case "staying": isRemoving = false
      default:
        guard style == .anything, let term = PatternTerm(word) else { return nil }
        style = term
      }
    }
  }
}
