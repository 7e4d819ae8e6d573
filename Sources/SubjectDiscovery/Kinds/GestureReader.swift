/// Finds out whether a library offers gestures that an app has to ask for: a method that takes a controller or a
/// view and puts a recognizer on it, and that the library itself never calls.
struct GestureReader {
  let catalogue: TypeCatalogue
  let sources: LibrarySources

  /// A gesture that is there for the asking, or that a controller has by itself.
  struct Offer: Equatable {
    /// Where it comes from: a sentence without its subject.
    let source: String
    /// What is written to try it, where the code leaves no doubt about that.
    let trial: Trial?
    /// The word by which a subject of its kind says what its finger does.
    let label: String
    /// Whether an app has to ask for it.
    let isAskedFor: Bool

    /// What the offer says of the subject: a sentence without its subject.
    var reason: String {
      guard let trial else {
        return "\(source) and which is not tried: say '\(label):' what the finger does"
          + (isAskedFor ? ", and call it in '.preparing'" : "")
      }
      return isAskedFor ? source : "\(source) and which is tried as \(trial.gesture)"
    }
  }

  /// What is written to try a gesture.
  struct Trial: Equatable {
    let gesture: String
    /// What gets the delegate of a controller, and the call; none where nobody has to ask.
    var watch: String?
  }

  /// The gestures that a delegate offers by itself or by a driver that it makes; none where it has none, or its
  /// library sees to that.
  func offer(of type: KnownType, as kind: DiscoverableKind) -> Offer? {
    guard let label = Self.labels[kind] else { return nil }
    let lineage = catalogue.ownLineage(of: type)
    let offered = Self.open(
      lineage.flatMap { owner in
        methods(of: owner).filter { !isCalled($0, in: lineage) && watches($0, of: owner) }
      })
    guard let first = offered.first else { return nil }
    return Offer(
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

  private static let labels: [DiscoverableKind: String] = [
    .delegate: "dismissedBy", .navigation: "poppedBy", .tabs: "selectedBy",
  ]

  // MARK: - Methods

  private static let watched: Set<String> = [
    "UIViewController", "UIView", "UINavigationController", "UITabBarController",
  ]

  /// The methods that take what can be watched.
  private func methods(of type: KnownType) -> [KnownType.Member] {
    type.members.filter { method in
      method.kind == .method && method.isUsable && !method.isOfUIKit
        && method.declaration.parameters.contains {
          Self.watched.contains(Self.plain($0.plainType))
        }
    }
  }

  /// A type without what makes it optional.
  private static func plain(_ type: String) -> String {
    type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
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
    let ownCall = /(func\s+|self\s*\.\s*|\.\s*)?\b(\w+)\s*\(/.wordBoundaryKind(.simple)
    let isOwn = lineage.flatMap(sources.code).contains { code in
      code.contains(method.baseName)
        && code.matches(of: ownCall).contains { match in
          let lead = match.output.1 ?? ""
          return match.output.2 == method.baseName && (lead.isEmpty || lead.hasPrefix("self"))
        }
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
  ) -> Trial? {
    let wanted = method.requiredParameters
    guard method.isCallable, wanted.count == 1, type.obstacleToNaming == nil, !type.isGeneric,
      let parameter = wanted.first
    else { return nil }
    let code = LibraryParts(catalogue, sources).code(of: type)
    func has(_ pattern: Regex<Substring>) -> Bool {
      let pattern = pattern.wordBoundaryKind(.simple)
      return code.contains { $0.contains(pattern) }
    }
    guard has(/\bUIScreenEdgePanGestureRecognizer\b/), has(/\.edges\s*=\s*\[?\s*\.left\s*\]?\s*\n/),
      !has(/\bUI(?:Pan|Pinch|LongPress|Swipe|Rotation)GestureRecognizer\s*\(/),
      !has(/\.(?:right|top|bottom|all)\b/)
    else { return nil }
    let spelling = catalogue.spelling(of: type)
    let label = parameter.label.map { "\($0): " } ?? ""
    switch (kind, Self.plain(parameter.plainType)) {
    case (.navigation, "UINavigationController") where has(/\bpopViewController\s*\(/):
      return Trial(
        gesture: ".edgeSwipe",
        watch: "guard let stack = controller as? UINavigationController else { return }\n"
          + "      (stack.delegate as? \(spelling))?.\(method.baseName)(\(label)stack)")
    case (.delegate, "UIViewController") where has(/\bdismiss\s*\(/):
      return Trial(
        gesture: ".edge(.left)",
        watch: "(controller.transitioningDelegate as? \(spelling))?"
          + ".\(method.baseName)(\(label)controller)")
    default: return nil
    }
  }
}
