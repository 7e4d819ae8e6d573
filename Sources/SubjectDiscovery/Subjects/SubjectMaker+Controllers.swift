/// How controllers are made.
extension SubjectMaker {
  /// How an object is made of what is at hand; a navigation or tab bar controller as other screens are, if
  /// need be, and as its own delegate.
  func construction(of type: KnownType, as kind: DiscoverableKind) -> Making {
    let plain = Maker(catalogue: catalogue).construction(of: type)
    guard let container = ownContainer(type, kind) else {
      // A presenter that is the delegate of what it presents is made as screens are.
      guard catalogue.inherits(type, from: SystemName.controller) else { return plain }
      return plain.flatMapError { obstacle in screen(type).mapError { _ in obstacle } }
    }
    let making =
      active(type)
      ?? plain.flatMapError { obstacle in
        screen(type).mapError { _ in obstacle }
      }
    let name = SystemName.delegates.first { $0.kind == container.kind }?.name
    guard let name, catalogue.conforms(type, to: name), !containers.givesItselfDelegate(type) else {
      return making
    }
    return making.map { $0.filled($0.filling + ["made.delegate = made"]) }
  }

  /// How a navigation or tab bar controller is made by an initializer of its own that does more than UIKit's;
  /// none where it has none, or one that does is used anyway.
  ///
  /// What such a class is about may be done there, such as to become its own delegate.
  private func active(_ type: KnownType) -> Making? {
    func isActive(_ initializer: KnownType.Member) -> Bool {
      let owner = catalogue.ownLineage(of: type).first { owner in
        owner.members.contains { $0.id == initializer.id }
      }
      guard let owner, let body = sources.body(of: initializer.name, in: owner) else {
        return false
      }
      return body.replacing(/\b(?:super|self)\s*\.\s*init\s*\([^)]*\)/, with: "")
        .contains(where: \.isLetter)
    }
    let initializers = Initializers(catalogue).all(of: type).filter(\.isCallable)
    let active = initializers.filter(isActive).map(\.name)
    // Without arguments it is made by way of 'init(nibName:bundle:)'.
    guard active.contains(where: { $0 != "init(coder:)" }),
      !active.contains("init()"), !active.contains("init(nibName:bundle:)")
    else { return nil }
    let making = screen(type) { isActive($0) ? 1 : 0 }
    guard case .success = making else { return nil }
    return making
  }

  /// The controller of UIKit's that a type inherits from, where it is judged as that.
  func ownContainer(_ type: KnownType, _ kind: DiscoverableKind) -> SystemName.Container? {
    containers.container(of: type).flatMap { $0.kind == kind ? $0 : nil }
  }

  private var containers: SystemContainerReader {
    SystemContainerReader(catalogue: catalogue, sources: sources)
  }

  /// How a screen is made: whatever it shows in itself, a plain controller or view will do.
  ///
  /// - Parameter welcome: how much an initializer goes before others.
  private func screen(
    _ type: KnownType, welcome: @escaping (KnownType.Member) -> Int = { $0.sceneryCount }
  ) -> Making {
    Maker(catalogue: catalogue).construction(
      of: type,
      supply: { parameter in
        switch parameter.plainType {
        case "UIViewController": "\(Placeholder.name)()"
        case let name where Self.scenery.contains(name): "\(name)()"
        default: nil
        }
      },
      welcome: welcome)
  }

  /// How a screen with a presentation of its own is made: an empty stack shows nothing that could come and go.
  func filledScreen(_ type: KnownType) -> Making {
    screen(type).map { construction in
      catalogue.inherits(type, from: SystemName.navigation)
        && !construction.gives { Self.scenery.contains($0.plainType) }
        ? construction.filled(["made.viewControllers = [UIViewController()]"]) : construction
    }
  }

  /// How a screen is made that is presented, as its own delegate where others make it that.
  func presentedScreen(_ type: KnownType) -> Making {
    let reader = DelegateUseReader(catalogue: catalogue, sources: sources)
    guard reader.isSetByOthers(type) else { return filledScreen(type) }
    return filledScreen(type).map {
      $0.filled($0.filling + ["made.transitioningDelegate = made"])
    }
  }

  /// What becomes of a screen: one of each style that its library gives it where it presents it.
  func presented(
    _ type: KnownType, as id: String, _ result: Result
  ) -> [(id: String, result: Result)] {
    let styles = StyleReader(catalogue: catalogue, sources: sources).styles(ofPresenting: type)
    guard !styles.isEmpty, case .success(let construction) = presentedScreen(type) else {
      return [(id, result)]
    }
    return styles.map { style in
      let own = styles.count == 1 ? id : "\(id).\(style)"
      var styled = result
      styled.reason += "; it is made .\(style), as its library presents it"
      styled.outcome = outcome(
        .success(
          construction.filled(
            construction.filling + ["made.modalPresentationStyle = .\(style)"])),
        subjectLine(own, .screen, of: type))
      return (own, styled.presented(as: ".\(style)"))
    }
  }

  static let scenery = ["UIViewController", "UIView"]
}

extension KnownType.Member {
  /// How many of its parameters want a part of the scene.
  fileprivate var sceneryCount: Int {
    requiredParameters.count { SubjectMaker.scenery.contains($0.plainType) }
  }
}
