/// Decides what a type is judged as.
///
/// A type may be several things. It gets the kind under which it works as its author means it:
///
/// | what it is | what it is judged as |
/// |---|---|
/// | a segue whose source has to be a controller of the library's | nothing: the stage's screens are none |
/// | another segue, whatever else | a segue |
/// | a controller that is an animator, or is, sets or overrides its own delegate | a screen with its own presentation |
/// | a controller that is the transitioning delegate of what it presents | a delegate, and a container if it is one |
/// | a navigation or tab bar controller that is its own delegate, and hands out nothing by that | as without that |
/// | another controller that takes children in, all at once or upon each other | a container |
/// | one that takes a child in for another one | a container, and whatever delegate it is |
/// | a transitioning delegate, and the animator or driver that it hands out | a delegate, once |
/// | a delegate of several: of presentations, of navigation, of tabs | each of them |
/// | a delegate that is the animator that it hands out for navigation or tabs | that delegate, once |
/// | an animator that takes its context for one of the library's | nothing: UIKit's are none |
/// | another animator, and the driver of its own transition | an animator |
/// | a delegate that hands out nothing | nothing: it does not change a transition |
/// | a controller that is the delegate of a stack for the push of itself | nothing: its author alone knows the call |
/// | a navigation or tab bar controller that is or sets its delegate, or overrides changes | that controller |
/// | one that is its own delegate to be told of changes alone | nothing: it does what UIKit's does |
/// | another one that shows something at its side | a container |
/// | another navigation or tab bar controller | nothing: it does what UIKit's does |
/// | a driver, a presentation controller, alone | nothing: it needs a delegate that hands it out |
/// | a window | nothing: its author alone knows what shows it |
/// | a protocol; a base whose work is left to subclasses | nothing: those that fill it in are judged |
struct KindReader {
  let catalogue: TypeCatalogue
  let sources: LibrarySources

  /// What a type is.
  func classification(of type: KnownType) -> Classification {
    guard type.kind == .class else { return classification(ofProtocol: type) }
    if catalogue.inherits(type, from: SystemName.segue) {
      if let source = ownSource(ofSegue: type) {
        return .other("a segue from \(source.name) alone, and the stage's screens are none")
      }
      return .subject([.init(kind: .segue, reason: "it inherits from UIStoryboardSegue")])
    }
    let classification =
      catalogue.inherits(type, from: SystemName.controller)
      ? classification(ofController: type) : classification(ofObject: type)
    guard case .subject = classification,
      let reason = BaseReader(catalogue, sources).reason(of: type)
    else { return classification }
    return .other(reason)
  }

  // MARK: - Objects

  private func classification(ofObject type: KnownType) -> Classification {
    let delegates = delegates(of: type)
    if !delegates.isEmpty { return .subject(delegates) }
    if catalogue.conforms(type, to: SystemName.animator) {
      if let context = ownContext(ofAnimator: type) {
        return .other(
          "an animator in the library's own \(context.name) alone, and UIKit's contexts are none")
      }
      return .subject([evidence(.animator, type, SystemName.animator)])
    }
    if catalogue.inherits(type, from: SystemName.presentation) {
      return .other("a presentation controller: it is judged with the delegate that hands it out")
    }
    if catalogue.conforms(type, to: SystemName.driver) {
      return .other(
        "a driver of transitions: it is judged with the delegate that hands it out"
          + offer(of: type))
    }
    if catalogue.inherits(type, from: SystemName.window) {
      return .other(
        "a window: write '.overlay' of what puts it up, and say what shows it and what hides it")
    }
    return idleDelegate(type)
  }

  /// The library's own class that an animator takes its context for, first of all; none where any context will do.
  private func ownContext(ofAnimator type: KnownType) -> KnownType? {
    let body = catalogue.ownLineage(of: type).lazy.compactMap {
      sources.body(of: "animateTransition(using:)", in: $0)
    }
    let cast = /^\s*(guard\s+)?let\s+\w+\s*=\s*\w*[cC]ontext\s+as[?!]\s+([\w.]+)/
    guard let name = body.first?.firstMatch(of: cast)?.output.2 else { return nil }
    return catalogue.own.first { $0.kind == .class && $0.name == name }
  }

  /// What a driver's author can do so that its gesture is tried, where an app has to ask for that.
  private func offer(of driver: KnownType) -> String {
    let reader = GestureReader(catalogue: catalogue, sources: sources)
    guard let method = reader.offer(ofDriver: driver) else { return "" }
    return "; an app asks for its gesture by \(method): to try it, write such a delegate, say "
      + "'dismissedBy:' what the finger does, and call it in '.preparing'"
  }

  /// The delegates that a type is and does something as.
  func delegates(of type: KnownType) -> [Classification.Evidence] {
    let reader = DelegateUseReader(catalogue: catalogue, sources: sources)
    return SystemName.delegates.filter { delegate in
      catalogue.conforms(type, to: delegate.name) && reader.answers(type, delegate)
    }
    .map { evidence($0.kind, type, $0.name) }
  }

  func idleDelegate(_ type: KnownType) -> Classification {
    let names = SystemName.delegates.map(\.name).filter { catalogue.conforms(type, to: $0) }
    guard let name = names.first else { return .unrelated }
    return .other("it conforms to \(SystemName.plain(name)), and hands out no animator")
  }

  // MARK: - Segues

  /// The library's own class that a segue takes its source for, first of all; none where any screen will do.
  private func ownSource(ofSegue type: KnownType) -> KnownType? {
    let body = catalogue.ownLineage(of: type).lazy.compactMap {
      sources.body(of: "perform()", in: $0)
    }
    let cast = /^\s*(guard|if)\s+let\s+\w+\s*=\s*(self\s*\.\s*)?source\s+as\?\s+([\w.]+)/
    guard let name = body.first?.firstMatch(of: cast)?.output.3 else { return nil }
    return catalogue.own.first { $0.kind == .class && $0.name == name }
  }

  // MARK: - Protocols

  private func classification(ofProtocol type: KnownType) -> Classification {
    let names = [SystemName.animator, SystemName.driver] + SystemName.delegates.map(\.name)
    guard type.kind == .protocol,
      let name = names.first(where: { catalogue.conforms(type, to: $0) })
    else { return .unrelated }
    return .other(
      "a protocol that refines \(SystemName.plain(name)): the types that conform are judged")
  }

  // MARK: - Reasons

  /// How a type comes to conform: by itself, by a superclass or by a protocol of the library's.
  func evidence(
    _ kind: DiscoverableKind, _ type: KnownType, _ name: String
  ) -> Classification.Evidence {
    var way = ""
    if let superclass = catalogue.superclasses(of: type).first(where: {
      catalogue.conforms($0, to: name)
    }) {
      way = ", by its superclass \(superclass.name)"
    } else if let refining = type.protocols.compactMap({ catalogue.types[$0] }).first(where: {
      $0.qualifiedName != name && catalogue.conforms($0, to: name)
    }) {
      way = ", by \(refining.name)"
    }
    return .init(kind: kind, reason: "it conforms to \(SystemName.plain(name))\(way)")
  }
}
