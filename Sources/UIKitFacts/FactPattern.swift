/// What a fact says of a trace, in the words of traces.
///
/// The first line says when something is to be found, the others what, in order, a line each:
///
///     when begin present A -> B fullScreen, finished
///     A.viewWillDisappear
///     B.viewWillAppear
///     later
///     B.viewDidAppear
///     A.viewDidDisappear
///
/// A line is one of a trace, without what it does not matter for. One capital letter stands for an object,
/// the same wherever it stands; `A.view`, `A.container` and `A.bar` for what belongs to it; `_` for
/// anything. Words that are separated by `/` are alternatives. `appearance` is any of the five appearance
/// callbacks, `loading` and `containment` are the two calls of their kinds.
///
/// A beginning may say `removing`, `staying`, `animated`, `unanimated`, `interactive` and `undriven`.
///
/// Lines that are named come nowhere else in the span: each stands for one event, and no other event is
/// like it. The span of a transition goes from its beginning to its end and on to the end of that instant,
/// or to what the script does or what begins there; a line's, to the end of its instant.
/// `when …, until LINE or LINE` sets another end, the first such line behind; `until the end`, that of the
/// trace.
///
/// Before a line may stand:
/// - `no`: it does not come, but where another line of the pattern allows it;
/// - `maybe`: it comes once or not at all;
/// - `any`: it comes as often as it likes, and that backs no line;
/// - `some`: it comes once or more.
///
/// `LINE & LINE` come in any order. `later` stands between two lines of different times, `at once`
/// between two of the same.
///
/// Behind the first line's event may stand, each after a comma: `finished` or `cancelled`, how the
/// transition ends; `overlapped`, that others may run at the same time, for otherwise a transition is
/// looked at alone; `idle`, that none runs and nothing else was asked for in this instant; `with LINE`
/// and `without LINE`, what the span has or has not; `never LINE`, what the whole trace has not;
/// `A in B`, that one controller is another's child; `A shown in B`, that its view is in the other's as
/// well; `A childless`, that it has none; `A seen`, that its view is in a window; `A.bar hidden` and
/// `A.bar seen`; `under modal/popover` and `not under …`, which scenarios are meant.
public struct FactPattern: Sendable, Equatable {
  /// The id of the fact.
  public let fact: String
  /// The lines.
  public let text: String

  /// Says of traces what a fact says.
  ///
  /// - Parameters:
  ///   - fact: the fact's id.
  ///   - text: the lines, of which the first begins with `when`.
  public init(_ fact: String, _ text: String) {
    self.fact = fact
    self.text = text
  }
}
