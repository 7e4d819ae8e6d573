/// Finds out whether a controller follows a finger by itself: its code, or that of what it makes, constructs a
/// recognizer and puts it on a view.
///
/// Nobody has to ask for such a gesture, so it is there in every scenario; but only its author knows what the
/// finger does, unless the code says that plainly.
struct OwnGestureReader {
  let catalogue: TypeCatalogue
  let sources: LibrarySources

  /// The gesture that a controller has, or that what a delegate makes has; none where there is none.
  func offer(of type: KnownType, as kind: DiscoverableKind) -> GestureOffer? {
    let sides =
      kind == .container
      ? ContainerCalls(catalogue: catalogue, sources: sources).sides(of: type) : []
    guard let label = GestureOffer.label(of: kind, openingSides: !sides.isEmpty) else { return nil }
    let fingers = Fingers(in: code(of: type, as: kind), following: Self.drags + ownDrags)
    guard fingers.follow, fingers.text.addsRecognizers else { return nil }
    return GestureOffer(
      source: "it follows a finger by a recognizer that its code puts on a view",
      trial: gesture(fingers, as: kind, sides.first, of: type).map {
        GestureOffer.Trial(gesture: $0)
      },
      label: label, isAskedFor: false)
  }

  // MARK: - Code

  /// The code that serves a controller: its own, and that of what it makes and is no controller itself. What a
  /// delegate, which is no controller, puts on views by a method of its own an app has to ask it for.
  private func code(of type: KnownType, as kind: DiscoverableKind) -> [String] {
    let parts = LibraryParts(catalogue, sources)
    let lineage = catalogue.ownLineage(of: type)
    guard catalogue.inherits(type, from: SystemName.controller) else {
      let own = lineage.flatMap(sources.code)
      return kind == .delegate ? parts.code(of: type).filter { !own.contains($0) } : []
    }
    var served: [KnownType] = []
    var waiting = lineage
    while let next = waiting.popLast() {
      let calls = parts.calls(of: [next])
      let made = catalogue.own.filter { part in
        part.kind == .class && part.path.last.map(calls.contains) == true
          && !catalogue.inherits(part, from: SystemName.controller)
          && !served.contains { $0.id == part.id }
      }
      served += made
      waiting += made
    }
    var codes = parts.code(of: type)
    for code in served.flatMap(sources.code) where !codes.contains(code) { codes.append(code) }
    return codes
  }

  private static let drags = [
    "UIPanGestureRecognizer", "UISwipeGestureRecognizer", "UIPinchGestureRecognizer",
  ]
  private static let edge = "UIScreenEdgePanGestureRecognizer"

  /// The library's own recognizers of drags.
  private var ownDrags: [String] {
    catalogue.own.filter { type in
      Self.drags.contains { catalogue.inherits(type, from: "UIKit.\($0)") }
    }
    .compactMap(\.path.last)
  }

  /// What recognizers code constructs.
  private struct Fingers {
    let text: FingerText
    /// Whether some follow a finger from anywhere.
    let areFree: Bool
    /// Whether some follow one from an edge.
    let areAtEdges: Bool

    var follow: Bool { areFree || areAtEdges }

    init(in code: [String], following drags: [String]) {
      text = FingerText(code: code)
      let called = CallText.names(in: code)
      areFree = drags.contains(where: called.contains)
      areAtEdges = called.contains(OwnGestureReader.edge)
    }

    /// Whether all come from the left edge.
    var areFromTheLeft: Bool { areAtEdges && !areFree && text.isAboutTheLeftEdge }
  }

  // MARK: - Directions

  /// What the finger does, where the code says it plainly.
  private func gesture(
    _ fingers: Fingers, as kind: DiscoverableKind, _ side: String?, of type: KnownType
  ) -> String? {
    switch kind {
    case .tabs:
      // Without a driver nothing follows the finger.
      guard fingers.areFree, !fingers.areAtEdges, drives(type) else { return nil }
      return selection(fingers.text)
    case .navigation where fingers.areFromTheLeft && fingers.text.pops:
      return ".edgeSwipe"
    case .screen where fingers.areFromTheLeft && fingers.text.dismisses:
      return ".edge(.left)"
    case .screen, .delegate: return DismissingDrag(in: fingers.text).gesture
    case .container where fingers.areFromTheLeft && (side == "left" || isStack(type)):
      return ".edge(.left)"
    case .navigation, .container, .animator, .segue, .roots: return nil
    }
  }

  /// Whether a container is a stack with nothing at its sides: what comes from the left edge takes its top away.
  private func isStack(_ type: KnownType) -> Bool {
    ContainerCalls(catalogue: catalogue, sources: sources).stacks(type)
  }

  private func drives(_ type: KnownType) -> Bool {
    catalogue.ownLineage(of: type).flatMap(\.members).contains {
      $0.name == "tabBarController(_:interactionControllerFor:)" && !$0.isOfUIKit
    }
  }

  /// The drag that selects the next tab: the code compares where the finger went, and counts on or back.
  private func selection(_ text: FingerText) -> String? {
    let on =
      /\bx\s*<\s*0(?:\.0*)?\b[^{}]*\{[^{}]*\bselectedIndex\s*(?:\+=\s*1\b|=\s*(?:self\s*\.\s*)?selectedIndex\s*\+\s*1\b)/
    let against =
      /\bx\s*>\s*0(?:\.0*)?\b[^{}]*\{[^{}]*\bselectedIndex\s*(?:\+=\s*1\b|=\s*(?:self\s*\.\s*)?selectedIndex\s*\+\s*1\b)/
    switch (text.says(on), text.says(against)) {
    case (true, false): return ".drag(.left)"
    case (false, true): return ".drag(.right)"
    default: return nil
    }
  }
}
