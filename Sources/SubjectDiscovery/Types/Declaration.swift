/// A declaration as the compiler writes it, taken apart.
struct Declaration: Equatable, Sendable {
  /// What stands before the name: attributes, modifiers and the word for its kind.
  let words: [String]
  /// What a call has to hand over; none for properties.
  let parameters: [Parameter]
  /// The type of a property, or of what a function returns.
  let type: String?
  /// Whether it is an initializer that may make nothing.
  let isFailable: Bool
  /// Whether a property can be set.
  let isSettable: Bool
  let throwsErrors: Bool
  let isAsynchronous: Bool

  /// What a call has to hand over.
  struct Parameter: Equatable, Sendable {
    /// The label at the call; none where there is none.
    let label: String?
    /// The name inside.
    let name: String
    let type: String
    let hasDefault: Bool

    /// Whether a call may leave it out.
    var isOptionalAtCall: Bool { hasDefault || type.hasSuffix("...") }

    /// The type without what says how it is handed over.
    var plainType: String {
      var text = type[...]
      for word in ["@escaping ", "@autoclosure ", "@MainActor ", "@Sendable ", "inout ", "any "]
      where text.hasPrefix(word) { text = text.dropFirst(word.count) }
      return String(text)
    }
  }

  /// Declarations as they were taken apart.
  static let taken = ReadOnce { Declaration($0) }

  /// Takes a declaration apart, such as `@MainActor func open(animated: Bool = true) -> Int`.
  init(_ text: String) {
    let (head, tail) = Self.parts(of: text)
    let heads = head.split(separator: " ").map(String.init)
    words = heads
    isFailable = heads.last.map { $0 == "init?" || $0 == "init!" } ?? false
    if let tail {
      let list = CodeText.enclosed(tail)
      parameters = CodeText.split(list.inner, at: ",").map(Parameter.init)
      let rest = list.rest.trimmingCharacters(in: .whitespaces)
      let effects = rest.prefix { !"{".contains($0) }.components(separatedBy: "->")
      throwsErrors = effects[0].contains("throws")
      isAsynchronous = effects[0].contains("async")
      type =
        effects.count > 1
        ? effects.dropFirst().joined(separator: "->").trimmingCharacters(in: .whitespaces) : nil
      isSettable = false
      return
    }
    parameters = []
    throwsErrors = false
    isAsynchronous = false
    guard let colon = CodeText.first(":", in: text) else {
      type = nil
      isSettable = false
      return
    }
    let behind = text[text.index(after: colon)...]
    let type = behind.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
    self.type = type
    let accessors = behind.drop { $0 != "{" }
    let isVariable = heads.contains("var")
    isSettable = isVariable && (accessors.isEmpty || accessors.contains("set"))
  }

  /// What stands before the list of parameters, and from there on; a property has no such list.
  private static func parts(of text: String) -> (head: String, tail: String?) {
    var rest = text[...]
    var head = ""
    while let space = rest.firstIndex(where: { $0 == " " || $0 == "(" }) {
      let word = rest[..<space]
      if rest[space] == " " {
        head += word + " "
        rest = rest[rest.index(after: space)...]
        if ["var", "let"].contains(word) { return (head + rest.prefix { $0 != ":" }, nil) }
      } else if word.hasPrefix("@") {
        // An attribute with arguments.
        let list = CodeText.enclosed(String(rest[space...]))
        head += word + "(\(list.inner)) "
        rest = rest[rest.index(rest.endIndex, offsetBy: -list.rest.count)...].drop { $0 == " " }
      } else {
        // A function's own name may have parameters of its own: 'open<T>('.
        return (head + word, String(rest[space...]))
      }
    }
    return (head + rest, nil)
  }
}

extension Declaration.Parameter {
  init(_ text: String) {
    let sides = CodeText.split(text, at: ":", limit: 1)
    let names = (sides.first ?? "").split(separator: " ").map(String.init)
    label = names.first.flatMap { $0 == "_" ? nil : $0 }
    name = names.last ?? ""
    let value = CodeText.split(sides.count > 1 ? sides[1] : "", at: "=", limit: 1)
    type = (value.first ?? "").trimmingCharacters(in: .whitespaces)
    hasDefault = value.count > 1
  }
}
