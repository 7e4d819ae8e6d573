/// Finds out whether a library offers gestures that an app has to ask for: a method that takes a controller or a
/// view and puts a recognizer on it, and that the library itself never calls.
struct GestureReader {
  let catalogue: TypeCatalogue
  let sources: LibrarySources

  /// The gestures that a delegate offers by itself or by a driver that it makes; none where it has none, or its
  /// library sees to that.
  func offer(of type: KnownType, as kind: DiscoverableKind) -> GestureOffer? {
    guard [.delegate, .navigation, .tabs].contains(kind), let label = GestureOffer.label(of: kind)
    else { return nil }
    let lineage = catalogue.ownLineage(of: type)
    let offered = Self.open(
      lineage.flatMap { owner in
        methods(of: owner).filter { !isCalled($0, in: lineage) && watches($0, of: owner) }
      })
    guard let first = offered.first else { return nil }
    return GestureOffer(
      source: "it offers a gesture by \(Self.list(offered)), which the library leaves to the app",
      trial: offered.count == 1 ? trial(first, of: type, as: kind) : nil, label: label,
      isAskedFor: true)
  }

  /// The methods by which a driver watches a controller or a view, if that is left to the app.
  func offer(ofDriver type: KnownType) -> String? {
    let offered = Self.open(
      methods(of: type).filter { !isCalled($0, in: [type]) && watches($0, of: type) })
    return offered.isEmpty ? nil : Self.list(offered)
  }

  /// Those of methods that an app can call, or all where it can call none: then they are the app's own.
  private static func open(_ methods: [KnownType.Member]) -> [KnownType.Member] {
    let open = methods.filter { ["public", "open"].contains($0.access) }
    var seen: Set<String> = []
    return (open.isEmpty ? methods : open).filter { seen.insert($0.name).inserted }
  }

  private static func list(_ methods: [KnownType.Member]) -> String {
    methods.map(\.name).joined(separator: " and by ")
  }

  // MARK: - Methods

  private static let watched: Set<String> = [
    "UIViewController", "UIView", "UINavigationController", "UITabBarController",
  ]

  /// The methods that take what can be watched.
  private func methods(of type: KnownType) -> [KnownType.Member] {
    type.members.filter { method in
      method.kind == .method && method.isUsable && !method.isOfUIKit
        && !answersUIKit(method, of: type)
        && method.declaration.parameters.contains {
          Self.watched.contains(CodeText.unwrapped($0.plainType))
        }
    }
  }

  /// Whether UIKit calls a method itself, as one of a protocol of its own.
  private func answersUIKit(_ method: KnownType.Member, of type: KnownType) -> Bool {
    ([type] + catalogue.superclasses(of: type)).flatMap(\.protocols)
      .compactMap { catalogue.types[$0] }
      .contains { $0.module != type.module && $0.questions.contains(method.name) }
  }

  /// Whether a method puts a recognizer on something, or has a driver of the library's do it.
  private func watches(_ method: KnownType.Member, of owner: KnownType) -> Bool {
    guard let body = sources.body(of: method.name, in: owner) else { return false }
    if body.contains("addGestureRecognizer") { return true }
    let drivers = catalogue.own.filter { catalogue.conforms($0, to: SystemName.driver) }
    return drivers.contains { driver in
      driver.id != owner.id
        && methods(of: driver).contains { part in
          body.contains(".\(part.baseName)(")
            && sources.body(of: part.name, in: driver)?.contains("addGestureRecognizer") == true
        }
    }
  }

  /// Whether the library calls a method itself: the types that have it, or another one than those that have a
  /// method of this name.
  private func isCalled(_ method: KnownType.Member, in lineage: [KnownType]) -> Bool {
    let isOwn = lineage.flatMap(sources.code).contains { code in
      code.contains(method.baseName)
        && CallText.all(in: code).contains { $0.name == method.baseName && $0.isOfSelf }
    }
    return isOwn
      || catalogue.own.contains { type in
        !type.members.contains { $0.baseName == method.baseName }
          && sources.code(of: type).contains { $0.contains(".\(method.baseName)(") }
      }
  }

  // MARK: - Trials

  /// How the gesture is tried: one from the left edge that leads back, over the one thing that is handed over.
  private func trial(
    _ method: KnownType.Member, of type: KnownType, as kind: DiscoverableKind
  ) -> GestureOffer.Trial? {
    let wanted = method.requiredParameters
    guard method.isCallable, wanted.count == 1, type.obstacleToNaming == nil, !type.isGeneric,
      let parameter = wanted.first
    else { return nil }
    let text = FingerText(code: LibraryParts(catalogue, sources).code(of: type))
    guard text.says(/\bUIScreenEdgePanGestureRecognizer\b/), text.isAboutTheLeftEdge,
      !text.says(/\bUI(?:Pan|Pinch|LongPress|Swipe|Rotation)GestureRecognizer\s*\(/)
    else { return nil }
    let spelling = catalogue.spelling(of: type)
    let label = parameter.label.map { "\($0): " } ?? ""
    switch (kind, CodeText.unwrapped(parameter.plainType)) {
    case (.navigation, "UINavigationController") where text.pops:
      return GestureOffer.Trial(
        gesture: ".edgeSwipe",
        asking: [
          "guard let stack = controller as? UINavigationController else { return }",
          "(stack.delegate as? \(spelling))?.\(method.baseName)(\(label)stack)",
        ])
    case (.delegate, "UIViewController") where text.dismisses:
      return GestureOffer.Trial(
        gesture: ".edge(.left)",
        asking: [
          "(controller.transitioningDelegate as? \(spelling))?"
            + ".\(method.baseName)(\(label)controller)"
        ])
    default: return nil
    }
  }
}
