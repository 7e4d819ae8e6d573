/// A driver that other code of a library gives to a delegate, which hands out none before.
///
/// What such a delegate does with it is seen by a subject of its own: a driver that nobody moves stops a transition.
struct GivenDriver {
  /// Its class.
  let part: KnownType
  /// The statement that gives it, to an object that is called `made`.
  let statement: String
  /// The type whose code gives it, by its name; none for an extension of UIKit's.
  let giver: String?

  /// The drivers of the library's that a delegate may be given, one of each class.
  ///
  /// - Parameter kind: what the delegate is judged as.
  static func all(
    of type: KnownType, as kind: DiscoverableKind, _ catalogue: TypeCatalogue,
    _ sources: LibrarySources
  ) -> [GivenDriver] {
    let lineage = catalogue.ownLineage(of: type)
    let words = answerWords(of: lineage, as: kind, sources)
    let properties = lineage.flatMap(\.members).filter { member in
      member.kind == .property && member.isUsable && member.declaration.isSettable
        && !member.isBorrowed
        && member.declaration.type?.hasSuffix("?") == true && words.contains(member.name)
    }
    let drivers = properties.flatMap { property -> [GivenDriver] in
      let gifts = gifts(of: property.name, to: lineage, sources)
      // What is taken away again, or comes with a finger, is there for a while alone.
      guard gifts.allSatisfy(\.isLasting) else { return [] }
      return gifts.compactMap { gift in
        guard let part = catalogue.own.first(where: { $0.path.last == gift.made }),
          catalogue.conforms(part, to: SystemName.driver),
          fits(part, property.declaration.type ?? "", catalogue),
          case .success(let making) = Maker(catalogue: catalogue).construction(of: part),
          !making.isFailable, making.arguments != nil
        else { return nil }
        return GivenDriver(
          part: part, statement: "made.\(property.name) = \(making.expression)", giver: gift.giver)
      }
    }
    var seen: Set<String> = []
    return drivers.filter { seen.insert($0.part.id).inserted }
  }

  /// The names in a delegate's answers about drivers, and in all of its own code that these lead to.
  private static func answerWords(
    of lineage: [KnownType], as kind: DiscoverableKind, _ sources: LibrarySources
  ) -> Set<String> {
    let questions = SystemName.delegates.filter { $0.kind == kind }.flatMap(\.methods)
      .filter { $0.contains("interactionControllerFor") }
    let text = AnswerText(of: lineage, in: sources)
    return questions.compactMap { question in
      lineage.lazy.compactMap { sources.body(of: question, in: $0) }.first
    }
    .flatMap { text.reached(from: $0[...]) }
    .reduce(into: []) { $0.formUnion(CodeText.words(of: $1)) }
  }

  /// What a library's code, its own among that where it takes something away, gives to a property of a delegate's.
  private static func gifts(
    of property: String, to lineage: [KnownType], _ sources: LibrarySources
  ) -> [Gift] {
    let names = lineage.compactMap(\.path.last)
    let own = lineage.flatMap(sources.code)
    let taken = own.flatMap { code in
      Gift.all(of: property, in: code, sources).filter { $0.made == nil && !$0.isLasting }
    }
    let given = sources.outerCode.filter { !own.contains($0) }.flatMap { code in
      Gift.all(of: property, in: code, sources).filter { gift in
        names.contains { DelegateUseReader.names(gift.receiver, a: $0, in: code) }
      }
    }
    return taken + given
  }

  /// Whether a class is what an optional property is for.
  private static func fits(_ part: KnownType, _ wanted: String, _ catalogue: TypeCatalogue) -> Bool
  {
    let lineage = [part] + catalogue.superclasses(of: part)
    let names = lineage.map(\.qualifiedName) + lineage.flatMap(\.protocols).map(catalogue.name)
    return !CodeText.words(of: wanted).isDisjoint(with: names.map(SystemName.plain))
  }

  /// How code gives something to a property.
  private struct Gift {
    /// What it is given to; `self` where nothing is named.
    let receiver: Substring
    /// The class of what is made for it; none where that is not spelled out.
    let made: String?
    let isLasting: Bool
    let giver: String?

    /// All in a piece of code.
    static func all(of property: String, in code: String, _ sources: LibrarySources) -> [Gift] {
      guard code.contains(property) else { return [] }
      let assignment =
        /(?:\b(\w+)\s*[?!]?\s*\.\s*)?\b(\w+)\s*=(?!=)\s*(?:self\s*\.\s*)?(\w+)(\s*\()?/
      let functions = Dictionary(grouping: sources.functions[code], by: \.name)
      let handlers = sources.functions[code].filter { $0.parameters.contains("Recognizer") }
      let followers = FunctionText.reached(from: handlers.map(\.name), in: functions).map(\.name)
      let head = code.prefixMatch(of: /(class|struct|enum|actor)\s+(\w+)/)
      return sources.functions[code].flatMap { function in
        function.body.matches(of: assignment.wordBoundaryKind(.simple))
          .filter { $0.output.2 == property }
          .map { match in
            let value = String(match.output.3)
            let isCall = match.output.4 != nil
            return Gift(
              receiver: match.output.1 ?? "self",
              made: isCall ? value : Self.made(for: value, in: code),
              isLasting: value != "nil" && !followers.contains(function.name),
              giver: head.map { String($0.output.2) })
          }
      }
    }

    /// The class of which an object is made for a name.
    private static func made(for name: String, in code: String) -> String? {
      let naming = /\b(?:let|var)\s+(\w+)\s*(?::[^=\n{]*)?=\s*(\w+)\s*\(/
      return code.matches(of: naming.wordBoundaryKind(.simple)).first { $0.output.1 == name }
        .map { String($0.output.2) }
    }
  }
}
