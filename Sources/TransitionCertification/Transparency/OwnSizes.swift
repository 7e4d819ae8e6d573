/// Which controllers a presentation controller of the subject's own tells their sizes.
///
/// It says what size it gives to what it presents. Whether that is told, and how often, is compared all
/// the same.
struct OwnSizes {
  private let objects: Set<String>

  /// Looks for what is presented in a trace, where the subject brings its own presentation controller.
  init(in trace: Trace) {
    guard trace.cast.contains(where: { $0.name == Self.presentation }) else {
      objects = []
      return
    }
    var controllers = Set(trace.baseline.presentations.map(\.presented))
    for event in trace.events {
      guard case .begin(let span) = event.action, span.kind == .present else { continue }
      if let presented = span.to { controllers.insert(presented) }
    }
    objects = Set(controllers.map(Audience.sizes))
  }

  /// Whether the sizes seen under a name are such ones.
  func areSeen(by object: String) -> Bool { objects.contains(object) }

  /// What a presentation controller of the subject's own is called.
  private static let presentation = "presentation"
}

extension Sight {
  /// The same without the size that is told.
  var withoutSize: Sight {
    let end = text.firstIndex(of: "(") ?? text.endIndex
    return Sight(
      text: String(text[..<end]), kind: kind, place: place, line: line, quote: quote ?? text)
  }
}
