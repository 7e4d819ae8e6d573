/// Finds out whether a library offers gestures that an app has to ask for: a method that takes a controller or a
/// view and puts a recognizer on it, and that the library itself never calls.
struct GestureReader {
  let catalogue: TypeCatalogue
  let sources: LibrarySources

  /// A gesture that is there for the asking.
  struct Offer: Equatable {
    /// The method's name with labels.
    let method: String
    /// What the finger does and how the method is called, where the code leaves no doubt.
    let trial: Trial?
    /// The word by which a subject of its kind says what its finger does.
    let label: String

    /// What the offer says of the subject: a sentence without its subject.
    var reason: String {
      let told =
        "it offers a gesture by \(method), which the library leaves to the app"
      return trial == nil
        ? told + " and which is not tried: say '\(label):' what the finger does, and call it in "
          + "'.preparing'"
        : told
    }
  }

  /// What is written to try a gesture.
  struct Trial: Equatable {
    let gesture: String
    /// What gets the delegate of a controller, and the call.
    let watch: String
  }

  /// The gesture that a delegate offers by itself or by a driver that it makes; none where it has none, or its
  /// library sees to that.
  func offer(of type: KnownType, as kind: DiscoverableKind) -> Offer? {
    guard let label = Self.labels[kind] else { return nil }
    let lineage = catalogue.ownLineage(of: type)
    for owner in lineage {
      for method in methods(of: owner) where !isCalled(method) && watches(method, of: owner) {
        return Offer(method: method.name, trial: trial(method, of: type, as: kind), label: label)
      }
    }
    return nil
  }

  /// The method by which a driver watches a controller or a view, if that is left to the app.
  func offer(ofDriver type: KnownType) -> String? {
    methods(of: type).first { !isCalled($0) && watches($0, of: type) }?.name
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

  /// Whether another type of the library calls a method of this name than those that have one.
  private func isCalled(_ method: KnownType.Member) -> Bool {
    catalogue.own.contains { type in
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
