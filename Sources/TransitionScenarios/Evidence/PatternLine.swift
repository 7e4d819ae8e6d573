import TransitionStage

/// A line of a pattern: which events it stands for.
///
/// Patterns are the same for all traces, in each of which every line is looked up: so they share it, and what its
/// text hashes to is found out once.
final class PatternLine: Sendable {
  /// What the line says, as written.
  let text: String
  /// Whether the script has to be the one who acts.
  let isScript: Bool
  /// What happens.
  let form: Form
  /// The kinds of the events that the line can stand for.
  let kinds: Set<Call.Method>
  private let textHash: Int

  init(text: String, isScript: Bool, form: Form) {
    self.text = text
    self.isScript = isScript
    self.form = form
    kinds = form.kinds
    textHash = text.hashValue
  }

  /// What happens, with terms in the place of names.
  enum Form: Sendable, Equatable {
    case call(PatternTerm, Set<Call.Method>, [Argument])
    case begin(Beginning)
    case end(Event.Outcome?)
    case statusBar(PatternTerm, hider: PatternTerm)
    case insert(PatternTerm, into: PatternTerm, below: PatternTerm)
    case remove(PatternTerm, from: PatternTerm)
    case fault(PatternTerm, effect: PatternTerm, object: PatternTerm)
    case release(PatternTerm)
  }

  /// An argument that a call has among others.
  struct Argument: Sendable, Equatable {
    let label: String?
    let value: PatternTerm
  }

  /// A transition's beginning.
  struct Beginning: Sendable, Equatable {
    var kinds: PatternTerm
    var from: PatternTerm
    var to: PatternTerm
    var style = PatternTerm.anything
    var isAnimated: Bool?
    var isInteractive: Bool?
    var isRemoving: Bool?
  }
}

extension PatternLine: Hashable {
  /// Whether both say the same: all else is read from that.
  static func == (left: PatternLine, right: PatternLine) -> Bool {
    left === right || left.text == right.text
  }

  func hash(into hasher: inout Hasher) { hasher.combine(textHash) }
}

extension PatternLine {
  /// Whether an event is one that the line stands for.
  ///
  /// - Parameters:
  ///   - event: an event of the scene's trace.
  ///   - scene: who is who.
  ///   - cast: whom the pattern's letters stand for; those that stood for nobody are taken in.
  func fits(_ event: Event, in scene: PatternScene, _ cast: inout PatternCast) -> Bool {
    guard !isScript || event.mark == .script else { return false }
    var trial = cast
    guard fits(event.action, in: scene, &trial) else { return false }
    cast = trial
    return true
  }

  /// Whom the line's letters stand for in an event; none where it is not one that the line stands for.
  func letters(of event: Event, in scene: PatternScene) -> PatternCast? {
    var cast = PatternCast()
    // The only line that finds nobody new.
    if case .end(let transition, _) = event.action { cast.put(Self.transition, for: transition) }
    return fits(event, in: scene, &cast) ? cast : nil
  }

  /// Whether the line stands for any event: whose end it is, has to be known.
  func isPossible(_ cast: PatternCast) -> Bool {
    if case .end = form { cast[Self.transition] != nil } else { true }
  }

  private func fits(
    _ action: Event.Action, in scene: PatternScene, _ cast: inout PatternCast
  ) -> Bool {
    switch (form, action) {
    case (.call(let receiver, let methods, let arguments), .call(let call)):
      methods.contains(call.method) && receiver.fits(call.receiver, in: scene, &cast)
        && arguments.allSatisfy { Self.fits($0, call, in: scene, &cast) }
    case (.begin(let beginning), .begin(let span)):
      beginning.fits(span, in: scene, &cast)
    case (.end(let outcome), .end(let transition, let ended)):
      transition == cast[Self.transition] && (outcome ?? ended) == ended
    case (.statusBar(let owner, let hider), .statusBar(let look)):
      owner.fits(look.owner, in: scene, &cast)
        && hider.fits(look.hider ?? look.owner, in: scene, &cast)
    case (
      .insert(let view, let superview, let below), .insert(let entering, let entered, let above)
    ):
      view.fits(entering, in: scene, &cast) && superview.fits(entered, in: scene, &cast)
        && below.fits(above, in: scene, &cast)
    case (.remove(let view, let superview), .remove(let leaving, let left)):
      view.fits(leaving, in: scene, &cast) && superview.fits(left, in: scene, &cast)
    case (.fault(let id, let effect, let object), .fault(let fault, let made, let about)):
      id.fits(fault, in: scene, &cast) && effect.fits(made.rawValue, in: scene, &cast)
        && object.fits(about, in: scene, &cast)
    case (.release(let object), .release(let released)):
      object.fits(released, in: scene, &cast)
    default: false
    }
  }

  /// The letter that stands for the transition of a pattern's beginning.
  static let transition: Character = "T"

  private static func fits(
    _ argument: Argument, _ call: Call, in scene: PatternScene, _ cast: inout PatternCast
  ) -> Bool {
    switch call.value(argument.label) {
    case .word(let word): argument.value.fits(word, in: scene, &cast)
    case .list(let words):
      // A list is fitted by its only member; of longer ones nothing is said.
      words.count == 1 && argument.value.fits(words[0], in: scene, &cast)
    case nil: argument.value == .anything
    }
  }
}

extension PatternLine.Beginning {
  fileprivate func fits(
    _ span: TransitionSpan, in scene: PatternScene, _ cast: inout PatternCast
  ) -> Bool {
    let transition = PatternTerm.object(PatternLine.transition)
    return transition.fits(span.transition, in: scene, &cast)
      && kinds.fits(span.kind.rawValue, in: scene, &cast)
      && from.fits(span.from, in: scene, &cast) && to.fits(span.to, in: scene, &cast)
      && style.fits(span.style, in: scene, &cast)
      && (isAnimated ?? span.isAnimated) == span.isAnimated
      && (isInteractive ?? span.isInteractive) == span.isInteractive
      && (isRemoving ?? span.removesFromView) == span.removesFromView
  }
}

extension PatternLine.Form {
  /// The kinds of the events that a line of this form can stand for.
  fileprivate var kinds: Set<Call.Method> {
    switch self {
    case .call(_, let methods, _): methods
    case .begin: [.begin]
    case .end: [.end]
    case .statusBar: [.statusBar]
    case .insert: [.insert]
    case .remove: [.remove]
    case .fault: [.fault]
    case .release: [.release]
    }
  }
}
