/// Finds out who does the work of what looks like a stack: the controller itself, or another one.
struct StackWork {
  private let catalogue: TypeCatalogue
  private let sources: LibrarySources

  init(_ catalogue: TypeCatalogue, _ sources: LibrarySources) {
    self.catalogue = catalogue
    self.sources = sources
  }

  /// Whether a method leaves to others what it is given: on the way nobody takes a child in, and another object
  /// is told to push, or the system to present.
  func isHandedOn(_ method: KnownType.Member, of type: KnownType) -> Bool {
    let codes =
      catalogue.ownLineage(of: type).flatMap(sources.code)
      + sources.code(extending: "UIViewController")
    let functions = Dictionary(grouping: codes.flatMap(FunctionText.all), by: \.name)
    let way = FunctionText.reached(from: [method.baseName], in: functions)
    let called = Set(way.flatMap(\.calledNames))
    let presents = ["present", "show", "showDetailViewController"].contains { name in
      functions[name] == nil && called.contains(name)
    }
    return !way.contains { FunctionText.addsChild($0.body) }
      && (presents || way.contains { tellsAnotherToPush($0.body) })
  }

  /// Whether a controller has a stack of UIKit's for itself: a property of its own holds one, and does not just
  /// know the one in which it lies.
  func keepsNavigation(_ type: KnownType) -> Bool {
    let reader = ContainerReader(catalogue, sources)
    return catalogue.ownLineage(of: type).contains { owner in
      owner.members.contains { member in
        reader.keeps("UINavigationController", SystemName.navigation, in: member)
          && !member.isBorrowed && !isComputed(member, in: owner)
      }
    }
  }

  // MARK: - Code

  private func tellsAnotherToPush(_ code: Substring) -> Bool {
    code.matches(of: /\.\s*push\w*\s*\(/).contains { match in
      let receiver = CodeText.lastValue(of: code[..<match.range.lowerBound])
      return !["self", "super"].contains(receiver.filter { !"?!".contains($0) })
    }
  }

  /// Whether a property has no place of its own: its code answers each time that it is asked.
  private func isComputed(_ property: KnownType.Member, in type: KnownType) -> Bool {
    let accessors = /\bvar\s+(\w+)\s*:[\w.?!<>\[\]: \t]*\s\{\s*(\w*)/.wordBoundaryKind(.simple)
    return sources.code(of: type).contains { code in
      code.matches(of: accessors).contains { match in
        match.output.1 == property.name && !["didSet", "willSet"].contains(match.output.2)
      }
    }
  }
}
