/// Finds out whether a controller takes other controllers in, and by which evidence.
struct ContainerReader {
  private let catalogue: TypeCatalogue
  private let sources: LibrarySources

  init(_ catalogue: TypeCatalogue, _ sources: LibrarySources) {
    self.catalogue = catalogue
    self.sources = sources
  }

  /// What says that a controller contains others; none where nothing does.
  ///
  /// That is an initializer or a property for a list of controllers;
  /// or initializers and properties for controllers whose names say where each of them goes;
  /// or what takes one controller, upon which a method pushes others and another one pops them;
  /// or a page view controller of UIKit's that it keeps;
  /// or no more than a method that pushes controllers and another one that pops them.
  func evidence(of type: KnownType) -> String? {
    let members = catalogue.ownUsableMembers(of: type)
    let initializers = Initializers(catalogue).all(of: type)
    if let initializer = initializers.first(where: { $0.requiredParameters.contains { $0.isList } })
    {
      return "\(initializer.name) takes a list of controllers"
    }
    if let list = members.first(where: { $0.isListOfControllers || $0.setsControllers }) {
      return "\(list.name) takes a list of controllers"
    }
    return evidenceOfSides(of: type) ?? evidenceOfStack(of: type) ?? evidenceOfPages(of: type)
      ?? evidenceOfMoves(of: type)
  }

  /// What says that a controller has one child, and exchanges it.
  func evidenceOfExchange(of type: KnownType) -> String? {
    ExchangeMethod(catalogue, sources, type).map {
      "\($0.name) takes a controller in, and lets go of the one before"
    }
  }

  /// What says that a controller is a stack; none where it keeps one of UIKit's, which pushes and pops for it.
  private func evidenceOfStack(of type: KnownType) -> String? {
    guard let stack = stackMembers(of: type), stack.obstacle == nil else { return nil }
    return StackRoot(of: type, in: catalogue).map {
      "\($0.name) takes the root of a stack, and \(stack.names) change it"
    }
  }

  /// What says that a controller is a stack where it is not plain how to make or to move it.
  private func evidenceOfMoves(of type: KnownType) -> String? {
    stackMembers(of: type).map { "\($0.names) push and pop controllers" }
  }

  private func stackMembers(of type: KnownType) -> StackMembers? {
    StackWork(catalogue, sources).keepsNavigation(type)
      ? nil : StackMembers(catalogue, sources, type)
  }

  /// What says that a controller shows others beside a main one; of a stack or of tabs, beside all of these.
  func evidenceOfSides(of type: KnownType) -> String? {
    let members = catalogue.ownUsableMembers(of: type)
    let initializers = Initializers(catalogue).all(of: type)
    if let initializer = initializers.first(where: { initializer in
      !initializer.requiredParameters.isEmpty
        && initializer.requiredParameters.contains { $0.place == .main }
        && initializer.requiredParameters.contains { $0.place?.isSide == true }
    }) {
      return "\(initializer.name) takes a main controller and another at its side"
    }
    let places = members.filter { $0.kind == .property && $0.declaration.isSettable }
      .filter { Self.isController($0.declaration.type ?? "") && ControllerPlace($0.name) != nil }
    guard Set(places.compactMap { ControllerPlace($0.name) }).count > 1 else { return nil }
    return "it has places for controllers: \(places.map(\.name).joined(separator: ", "))"
  }

  /// What says that a controller shows others by a page view controller of UIKit's in it.
  private func evidenceOfPages(of type: KnownType) -> String? {
    let pages = catalogue.ownLineage(of: type).flatMap(\.members).first {
      keeps("UIPageViewController", SystemName.pages, in: $0)
    }
    return pages.map { "it shows others by the page view controller '\($0.name)'" }
  }

  /// Whether a member is a property for one of UIKit's containers, or for an heir of it.
  func keeps(_ word: String, _ container: String, in member: KnownType.Member) -> Bool {
    guard member.kind == .property, let name = member.declaration.type else { return false }
    return CodeText.words(of: name).contains { spelled in
      spelled == word
        || catalogue.own.contains {
          $0.path.last == spelled && catalogue.inherits($0, from: container)
        }
    }
  }

  /// Whether a type is a controller's, perhaps an optional one.
  static func isController(_ type: String) -> Bool {
    ["UIViewController", "UIViewController?", "UIViewController!"].contains(type)
  }

  /// Whether a type is a list of controllers.
  static func isListOfControllers(_ type: String) -> Bool {
    ["[UIViewController]", "[UIViewController]?", "[UIViewController]!"].contains(type)
  }
}

extension TypeCatalogue {
  /// The members that a controller has from the library itself.
  func ownUsableMembers(of type: KnownType) -> [KnownType.Member] {
    ownLineage(of: type).flatMap(\.members).filter { !$0.isOfUIKit && $0.isUsable }
  }
}

extension Declaration.Parameter {
  var isList: Bool { ContainerReader.isListOfControllers(type) }

  /// Where a controller that is handed over goes; none for anything else.
  var place: ControllerPlace? {
    ContainerReader.isController(type) ? ControllerPlace(label ?? name) : nil
  }
}

extension KnownType.Member {
  /// Whether it is a property that takes a list of children.
  var isListOfControllers: Bool {
    kind == .property && declaration.isSettable
      && ContainerReader.isListOfControllers(declaration.type ?? "")
  }

  /// Whether it is a method that takes a list of children, and nothing else that has to be said.
  var setsControllers: Bool {
    kind == .method && baseName.hasPrefix("set") && requiredParameters.first?.isList == true
      && requiredParameters.dropFirst().allSatisfy { $0.plainType == "Bool" }
  }
}
