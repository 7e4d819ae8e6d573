import SwiftSyntax

extension Rewrite {
  /// Makes selectors of the methods themselves.
  static let methodSelectors = Rewrite(
    id: "method-selectors",
    reason: "a selector needs the Objective-C runtime; here it holds the method beside its name",
    examples: methodSelectorExamples
  ) { source, library, findings in
    for macro in source.tree.all(MacroExpansionExprSyntax.self)
    where macro.macroName.text == "selector" {
      guard let argument = macro.arguments.first else { continue }
      let reference = SelectorReference(argument, in: library)
      findings.note(.replace(macro.bytes, with: reference.text), in: source)
      if let reason = reference.obstacle {
        findings.note(reason, at: source.line(of: macro), in: source)
      }
    }
  }
}

/// What stands between the parentheses of a selector.
struct SelectorReference {
  private let owner: SelectorOwner
  private let name: String
  /// The labels, if they are given.
  private let labels: [String]?
  private let accessor: String?
  /// The type that tells overloads apart, if one is given.
  private let cast: String?
  private let search: MethodSearch

  init(_ argument: LabeledExprSyntax, in library: ParsedLibrary) {
    accessor = argument.label?.text
    var expression = argument.expression
    var cast: String?
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
        tuple.elements.count == 1
      {
        expression = only.expression
      } else if let sequence = expression.as(SequenceExprSyntax.self),
        let first = sequence.elements.first, let last = sequence.elements.last
      {
        cast = last.trimmedDescription
        expression = first
      } else {
        break
      }
    }
    self.cast = cast
    let member = expression.as(MemberAccessExprSyntax.self)
    let declaration = member?.declName ?? expression.as(DeclReferenceExprSyntax.self)
    name = declaration?.baseName.text ?? expression.trimmedDescription
    labels = declaration?.argumentNames?.arguments.map { $0.name.text }
    owner = SelectorOwner(member?.base, at: argument, in: library)
    search = MethodSearch(library: library)
  }

  // MARK: - What it means

  /// The method, as far as it can be told.
  private var method: DeclaredMember? {
    let all = overloads
    if let labels { return all.first { $0.labels == labels } }
    if let parameters = castParameters {
      return all.first { $0.parameters == parameters }
        ?? all.first { $0.parameters.count == parameters.count }
    }
    return all.first(where: \.isExposed) ?? all.first
  }

  private var overloads: [DeclaredMember] {
    search.members(named: name, of: owner.name, kind: .method)
  }

  /// The parameters of the type behind `as`, that of the object left out.
  private var castParameters: [String]? {
    guard let cast else { return nil }
    let sides = cast.components(separatedBy: "->").map { $0.trimmed }
    guard sides.count >= 2 else { return nil }
    let list = sides[sides.count - 2].withoutParentheses
    return list.isEmpty ? [] : list.split(separator: ",").map { String($0).trimmed.withoutLabel }
  }

  private var count: Int? {
    labels?.count ?? castParameters?.count ?? method?.labels.count
  }

  // MARK: - What it becomes

  /// The selector as it is made here.
  var text: String {
    if accessor == "getter" { return getter }
    if accessor == "setter" { return setter }
    let runtimeName =
      method?.runtimeName
      ?? DeclaredMember(kind: .method, name: name, labels: labels ?? []).runtimeName
    guard isCallable, let spelling = owner.spelling else { return "Selector(\"\(runtimeName)\")" }
    return "Selector(\"\(runtimeName)\", \(spelling).\(reference(spelling)))"
  }

  /// Why it cannot be called, where it cannot.
  var obstacle: String? {
    if accessor == "setter", property?.type == nil {
      return "the selector of '\(name)''s setter can be compared and never called"
    }
    guard accessor == nil, !search.isProtocol(owner.name), let count, count > 2 else { return nil }
    return "a selector calls methods of up to two arguments, and '\(name)' has \(count)"
  }

  /// Whether the method can be handed over: it is one of a class, with two arguments at most.
  private var isCallable: Bool {
    (count ?? 0) <= 2 && !(search.isProtocol(owner.name) && owner.spelling != "Self")
  }

  /// The method's name as the compiler tells it from others.
  private func reference(_ spelling: String) -> String {
    let chosen = labels ?? method?.labels
    let written = labels.map { labels in
      DeclaredMember(kind: .method, name: name, labels: labels).reference
    }
    if let cast { return "\(written ?? name) as \(whole(cast, spelling))" }
    guard overloads.count > 1, let chosen else { return written ?? name }
    guard chosen.isEmpty else {
      return DeclaredMember(kind: .method, name: name, labels: chosen).reference
    }
    return "\(name) as (\(spelling)) -> () -> \(method?.type ?? "Void")"
  }

  /// A method's type with that of its object in front.
  private func whole(_ cast: String, _ spelling: String) -> String {
    let arrows = cast.components(separatedBy: "->").count - 1
    return arrows > 1 ? cast : "(\(spelling)) -> \(cast.trimmed.parenthesized)"
  }

  private var property: DeclaredMember? {
    search.members(named: name, of: owner.name, kind: .property).first
  }

  private var getter: String {
    guard let spelling = owner.spelling, !search.isProtocol(owner.name) else {
      return "Selector(\"\(name)\")"
    }
    return "Selector(\"\(name)\", { (object: \(spelling)) in { () in object.\(name) } })"
  }

  private var setter: String {
    let runtimeName = "set\(name.capitalizedFirst):"
    guard let spelling = owner.spelling, let type = property?.type, !search.isProtocol(owner.name)
    else {
      return "Selector(\"\(runtimeName)\")"
    }
    return
      "Selector(\"\(runtimeName)\", { (object: \(spelling)) in { (value: \(type)) in object.\(name) = value } })"
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  fileprivate var withoutParentheses: String {
    hasPrefix("(") && hasSuffix(")") ? String(dropFirst().dropLast()).trimmed : self
  }

  /// An argument's type without a name in front.
  fileprivate var withoutLabel: String {
    split(separator: ":").last.map { String($0).trimmed } ?? self
  }

  fileprivate var parenthesized: String { hasPrefix("((") ? String(dropFirst().dropLast()) : self }
}
