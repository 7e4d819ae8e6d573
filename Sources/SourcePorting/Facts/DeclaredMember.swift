/// A member of a type, as far as porting wants to know it.
struct DeclaredMember: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case method, property }

  let kind: Kind
  let name: String
  /// The labels of a method's arguments, `_` where there is none.
  var labels: [String] = []
  /// The types of a method's arguments.
  var parameters: [String] = []
  /// What a method gives back or a property is, as it is spelled; none for nothing.
  var type: String?
  /// The name that it has for the runtime, if its attribute says one.
  var givenName: String?
  var isExposed = false
  var isOptional = false
  var isOverride = false
  var isStatic = false
  var isHidden = false
  var isInExtension = false
  /// The type that it is a member of.
  var owner = ""

  /// How Swift refers to it: `name`, `name(_:with:)`.
  var reference: String {
    labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
  }

  /// How the runtime of Apple's systems calls it.
  var runtimeName: String {
    if let givenName { return givenName }
    guard let first = labels.first else { return name }
    var text = name
    if first != "_" {
      let needsWith = !Self.prepositions.contains { first.hasPrefixWord($0) }
      text += (needsWith ? "With" : "") + first.capitalizedFirst
    }
    return text + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }

  /// Whether a call with these labels, and further closures behind it, may mean it.
  func fits(call labels: [String], trailing: Int) -> Bool {
    kind == .method && self.labels.count == labels.count + trailing
      && self.labels.starts(with: labels)
  }

  /// The words before which the runtime's names have no "With".
  private static let prepositions = [
    "with", "for", "by", "from", "in", "at", "of", "on", "to", "using", "after", "before", "above",
    "below", "between", "into", "onto", "over", "through", "toward", "towards", "under", "upon",
    "within", "without", "via", "as", "about", "against", "along", "among", "around", "behind",
    "beside", "during", "inside", "near", "off", "outside", "past", "per", "since", "than",
    "until", "like",
  ]
}

extension String {
  /// The text with a capital letter in front.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Whether the text's first word is this one.
  fileprivate func hasPrefixWord(_ word: String) -> Bool {
    guard hasPrefix(word) else { return false }
    return dropFirst(word.count).first?.isUppercase ?? true
  }
}
