import SwiftSyntax

extension Rewrite {
  /// Lets a handler of gestures take every recognizer with which its body can do.
  ///
  /// A body that reads what its own class alone has is left as it is: a device raises there, too.
  static let recognizerParameters = Rewrite(
    id: "recognizer-parameters",
    reason: """
      the runtime hands a handler whatever recognizer calls it, and here it gets one of its \
      parameter's class alone
      """,
    examples: recognizerParameterExamples,
    find: { library in
      let handlers = RecognizerHandlers(library)
      var findings = RewriteFindings()
      for source in library.modules.flatMap(\.sources) {
        for function in source.tree.all(FunctionDeclSyntax.self) {
          guard let parameter = function.signature.parameterClause.parameters.first,
            let wider = handlers.widerClass(of: function)
          else { continue }
          findings.note(.replace(parameter.type.bytes, with: wider), in: source)
        }
      }
      return findings
    })
}

/// The methods of a library that recognizers call, and what these are.
private struct RecognizerHandlers {
  private let library: ParsedLibrary
  /// The classes of the recognizers that are given a method, by its name; an empty set where one is unknown.
  private var callers: [String: [Set<String>]] = [:]

  init(_ library: ParsedLibrary) {
    self.library = library
    for source in library.modules.flatMap(\.sources) {
      for macro in source.tree.all(MacroExpansionExprSyntax.self)
      where macro.macroName.text == "selector" {
        guard let method = macro.selectedName, let call = macro.around(FunctionCallExprSyntax.self),
          call.arguments.contains(where: { $0.expression.id == macro.id }),
          call.calledName != "removeTarget"
        else { continue }
        callers[method, default: []].append(classes(of: call))
      }
    }
  }

  /// What the recognizers may be that a call makes, or that it gives a target.
  private func classes(of call: FunctionCallExprSyntax) -> Set<String> {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return [call.calledName]
    }
    guard call.calledName == "addTarget",
      let object = (member.base?.trimmedDescription).flatMap({ $0.split(separator: ".").last })
    else { return [] }
    let name = String(object).withoutOptional
    return library.facts.declarations.variables[name] ?? []
  }

  /// The class that a handler's parameter may be of instead of its own; none where its own is right.
  func widerClass(of function: FunctionDeclSyntax) -> String? {
    let parameters = function.signature.parameterClause.parameters
    guard let parameter = parameters.first, parameters.count == 1, let body = function.body,
      let own = parameter.type.as(IdentifierTypeSyntax.self)?.name.text,
      let callers = callers[function.name.text]
    else { return nil }
    let chain = recognizers(from: own)
    guard chain.count > 1, callers.contains(where: { !fits($0, own) }),
      isAlone(function, labelled: parameter.firstName.text),
      let needed = Usage(of: (parameter.secondName ?? parameter.firstName).text, in: body)?
        .neededClass(among: chain, in: library), needed != own
    else { return nil }
    return needed
  }

  /// Whether all of some recognizers are known to be of a class.
  private func fits(_ callers: Set<String>, _ own: String) -> Bool {
    !callers.isEmpty
      && callers.allSatisfy { recognizers(from: $0).contains { $0.name == own } }
  }

  /// A recognizer's class and those that it inherits from, up to the one of all; none where it is no
  /// recognizer.
  private func recognizers(from name: String) -> [DeclaredType] {
    let own = library.facts.declarations.ancestry(of: name)
    let host = (own.last.map { [$0.name] + $0.inherited } ?? [name]).lazy
      .map(library.host.declarations.ancestry).first { !$0.isEmpty }
    let chain = own.filter { $0.kind == .class } + (host ?? [])
    guard let last = chain.lastIndex(where: { $0.name == Self.root }) else { return [] }
    return Array(chain[...last])
  }

  private static let root = "UIGestureRecognizer"

  /// Whether no other method has the signature: none that it overrides, implements or is told apart from.
  private func isAlone(_ function: FunctionDeclSyntax, labelled label: String) -> Bool {
    guard !function.modifiers.contains("override") else { return false }
    let owner =
      function.around(ClassDeclSyntax.self)?.name.text
      ?? function.around(ExtensionDeclSyntax.self)?.extendedType.lastName
    let types = library.facts.declarations.types.values
    let namesakes = types.flatMap { type in
      type.members.filter {
        $0.kind == .method && $0.name == function.name.text && $0.labels == [label]
          && ($0.owner == owner || $0.isOverride || type.kind == .protocol)
      }
    }
    return namesakes.count == 1
  }
}

/// What a body does with its parameter: it reads members of it, and hands it on.
private struct Usage {
  private var members: Set<String> = []
  /// The methods that get it, with the place among their arguments.
  private var receivers: [(method: String, place: Int)] = []

  /// - Returns: none where it does anything else.
  init?(of parameter: String, in body: CodeBlockSyntax) {
    for use in body.all(DeclReferenceExprSyntax.self) where use.baseName.text == parameter {
      if let member = use.parent?.as(MemberAccessExprSyntax.self) {
        if member.base?.id == use.id { members.insert(member.declName.baseName.text) }
      } else if let argument = use.parent?.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
        let place = call.arguments.firstIndex(where: { $0.id == argument.id })
      {
        let count = call.arguments.distance(from: call.arguments.startIndex, to: place)
        receivers.append((call.calledName, count))
      } else {
        return nil
      }
    }
  }

  /// The most general of some classes, nearest first, that has all that is used; none where that is unknown.
  func neededClass(among chain: [DeclaredType], in library: ParsedLibrary) -> String? {
    var needed = chain.count - 1
    for member in members {
      guard let place = chain.lastIndex(where: { $0.members.contains { $0.name == member } })
      else { return nil }
      needed = min(needed, place)
    }
    for receiver in receivers {
      let methods = library.facts.declarations.types.values.flatMap(\.members).filter {
        $0.kind == .method && $0.name == receiver.method
          && $0.parameters.indices.contains(receiver.place)
      }
      guard !methods.isEmpty else { return nil }
      for method in methods {
        let type = method.parameters[receiver.place].withoutOptional
        guard let place = chain.firstIndex(where: { $0.name == type }) else { return nil }
        needed = min(needed, place)
      }
    }
    return chain[needed].name
  }
}

extension MacroExpansionExprSyntax {
  /// The name of the method that a selector means.
  fileprivate var selectedName: String? {
    guard let expression = arguments.first?.expression else { return nil }
    let reference =
      expression.as(MemberAccessExprSyntax.self)?.declName
      ?? expression.as(DeclReferenceExprSyntax.self)
    return reference?.baseName.text
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called.
  fileprivate var calledName: String {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    return calledExpression.trimmedDescription
  }
}
