/// Reads the declarations in a header's words; what it does not understand it passes over.
struct ObjectiveCReader {
  private let words: [String]
  private var place = 0
  /// Whether what may be missing says so.
  private var assumesThere = false

  init(_ text: String) { words = ObjectiveCWords(text).words }

  mutating func interfaces() -> [ObjectiveCHeader.Interface] {
    var found: [ObjectiveCHeader.Interface] = []
    var given: String?
    while let word = next() {
      switch word {
      case "NS_ASSUME_NONNULL_BEGIN": assumesThere = true
      case "NS_ASSUME_NONNULL_END": assumesThere = false
      case "NS_SWIFT_NAME": given = group().joined()
      case "@interface":
        if let interface = interface(given) { found.append(interface) }
        given = nil
      case ";", "@protocol", "@class", "@end": given = nil
      default: break
      }
    }
    return found
  }

  private mutating func interface(_ given: String?) -> ObjectiveCHeader.Interface? {
    guard let name = next() else { return nil }
    var interface = ObjectiveCHeader.Interface(name: name, givenName: given)
    if peek == "<" { _ = angles() }
    if peek == "(" {
      _ = group()
    } else if peek == ":" {
      place += 1
      interface.parent = next()
      if peek == "<" { _ = angles() }
    } else {
      return nil
    }
    if peek == "<" { _ = angles() }
    if peek == "{" { _ = braces() }
    while let word = next(), word != "@end" {
      switch word {
      case "-", "+":
        if let method = method(isStatic: word == "+") { interface.methods.append(method) }
      case "@property":
        if let property = property() { interface.properties.append(property) }
      case "NS_ASSUME_NONNULL_BEGIN": assumesThere = true
      case "NS_ASSUME_NONNULL_END": assumesThere = false
      default: break
      }
    }
    return interface
  }

  private mutating func method(isStatic: Bool) -> ObjectiveCHeader.Method? {
    guard peek == "(", let result = type(group()), var selector = next() else {
      skip()
      return nil
    }
    var parameters: [ObjectiveCHeader.Parameter] = []
    while peek == ":" {
      place += 1
      guard peek == "(", let type = type(group()), let name = next() else {
        skip()
        return nil
      }
      parameters.append(ObjectiveCHeader.Parameter(name: name, type: type))
      selector += ":"
      if let word = peek, word != ":", word != ";", word.isSelectorPart {
        place += 1
        selector += word
      }
    }
    var method = ObjectiveCHeader.Method(isStatic: isStatic, selector: selector, result: result)
    method.parameters = parameters
    var isThere = true
    while let word = next(), word != ";" {
      switch word {
      case "NS_SWIFT_NAME": method.givenName = group().joined()
      case "NS_REFINED_FOR_SWIFT": method.isRefined = true
      case "NS_UNAVAILABLE", "NS_SWIFT_UNAVAILABLE": isThere = false
      // More arguments than are named.
      case ",": isThere = false
      default: break
      }
    }
    return isThere ? method : nil
  }

  private mutating func property() -> ObjectiveCHeader.Property? {
    let marks = peek == "(" ? group() : []
    var rest: [String] = []
    while let word = next(), word != ";" {
      if word == "NS_SWIFT_NAME" { _ = group() } else { rest.append(word) }
    }
    guard let name = rest.last, name.isSelectorPart,
      let type = type(marks.filter { ["nullable", "nonnull"].contains($0) } + rest.dropLast())
    else { return nil }
    return ObjectiveCHeader.Property(
      name: name, type: type, isStatic: marks.contains("class"),
      isReadOnly: marks.contains("readonly"))
  }

  private func type(_ words: [String]) -> ObjectiveCType? {
    ObjectiveCType(words, assumesThere: assumesThere)
  }

  // MARK: - Words

  private var peek: String? { place < words.count ? words[place] : nil }

  private mutating func next() -> String? {
    guard let word = peek else { return nil }
    place += 1
    return word
  }

  /// The words between round brackets, and goes behind them.
  private mutating func group() -> [String] { enclosed("(", ")") }
  private mutating func angles() -> [String] { enclosed("<", ">") }
  private mutating func braces() -> [String] { enclosed("{", "}") }

  private mutating func enclosed(_ opening: String, _ closing: String) -> [String] {
    guard peek == opening else { return [] }
    place += 1
    var depth = 1
    var inner: [String] = []
    while let word = next() {
      if word == opening { depth += 1 }
      if word == closing { depth -= 1 }
      if depth == 0 { break }
      inner.append(word)
    }
    return inner
  }

  /// Goes behind the declaration.
  private mutating func skip() {
    while let word = next(), word != ";" {}
  }
}

extension String {
  /// Whether it may be a part of a method's name.
  fileprivate var isSelectorPart: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    // Marks behind a method are written in capitals.
    return contains { $0.isLowercase } || count < 3
  }
}
