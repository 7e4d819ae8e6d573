import AppearanceTrace
import UIKit

/// Turns what happens on stage into the lines of a trace.
///
/// It watches and nothing else: it stands in for no delegate, animator or presentation controller, it
/// keeps no object alive, and an object's identity is never changed. What it writes does not depend on
/// how often a host does the same thing:
/// - layout callbacks, and a presentation controller's layout hooks, are left out: sources differ
///   about their number (LY-07);
/// - so are questions for a transition's duration and for an animator that can be interrupted, which
///   may be asked any number of times; an answer has a line where it is the first or another;
/// - so are the calls by which a host's own containers manage their children, but not what the
///   children are told;
/// - objects of the stage's own, such as the delegate that hands out a subject's animators, are
///   scenery: no border is crossed to them;
/// - a view has a line when it is a controller's root view, a transition's container, a window, a bar,
///   or was put into one of these by the subject, or holds a child of the subject's container before the
///   script acts; the host's own machinery is passed over;
/// - what was put into something that lay nowhere has its line when that comes in;
/// - a view that lay in a screen of the scenario's before has one from when the subject changes it;
/// - of what is written to views, and of animations, the subject's own alone has a line;
/// - that a controller is deallocated is noted when the scene has come to rest, for within an instant
///   the order depends on the compiler's optimisation.
@MainActor final class Recorder: StageObserver {
  // What is read or changed at one go, and at nearly each event, is spared checks at run time.

  let host: any SceneHost
  let cast = CastList()
  @exclusivity(unchecked) var controllers: [CastController] = []
  /// Who serves a transition that still runs.
  @exclusivity(unchecked) var servants: [Servant] = []
  @exclusivity(unchecked) private(set) var events: [Event] = []
  /// How often the script has acted so far.
  @exclusivity(unchecked) private(set) var acts = 0
  /// What was there before the script acted, though it got a name only later.
  @exclusivity(unchecked) var lateComers = LateComers()
  /// The change of a view that is under way.
  @exclusivity(unchecked) var change: PendingChange?
  /// The named views that the subject animates, by name.
  var moving: Set<String> = []
  /// How many recognizers each named view was last known to have.
  @exclusivity(unchecked) var knownRecognizers: [String: Int] = [:]
  /// The screens that are presented, and how much of each is seen.
  @exclusivity(unchecked) var screensInSight: [ScreenInSight] = []
  /// The sizes that controllers were told, until the script goes on.
  @exclusivity(unchecked) var toldSizes: [ToldSize] = []
  /// The transitions that have begun and not ended, by the host's number.
  @exclusivity(unchecked) var openTransitions: [Int: OpenTransition] = [:]
  /// When time was last seen to have gone on within a transition.
  @exclusivity(unchecked) var progress = TraceTime.zero
  /// The objects that were asked before the next transition begins.
  @exclusivity(unchecked) var participants: [Participant] = []
  /// The contexts of the transitions so far.
  var contexts: [UnkeptObject] = []
  /// The drivers that the subject handed out so far.
  var drivers: [(kind: TransitionSpan.Kind?, driver: UnkeptObject)] = []
  /// The named views without a line, since they were put into something that lay nowhere.
  @exclusivity(unchecked) var untold: Set<String> = []
  /// The names of the views that the subject brought along.
  @exclusivity(unchecked) var subjectsViews: Set<String> = []
  /// The controllers that the subject brought along.
  @exclusivity(unchecked) var subjectsControllers = KnownControllers()
  /// Those of them that are shown as screens: what lies in their views is their own affair.
  var subjectsScreens = KnownControllers()
  /// What happens to the screen that is being made, until it has a name; none where none is.
  @exclusivity(unchecked) private(set) var beginnings: [StageEvent]?
  /// What the script asked for by a verb of the subject's, until the subject asks UIKit for it.
  @exclusivity(unchecked) var verbRequest: VerbRequest?
  /// What the script asks for just now by UIKit's own method, until UIKit hears of it.
  @exclusivity(unchecked) var announced: VerbRequest?
  /// Whether the script hands closures to verbs of the subject's: UIKit's own are the subject's then.
  var handsOverClosures = false
  /// Whether events are written; before that the recorder only learns who is who.
  @exclusivity(unchecked) private(set) var isRecording = false
  @exclusivity(unchecked) private(set) var isBlind = false
  /// Whether there is a subject; in the reference what the stage's own animator does is the host's doing.
  let hasSubject: Bool
  @exclusivity(unchecked) private var start: Int64 = 0
  /// How many members of the cast were on stage before the script acted.
  private(set) var standingCount = 0
  /// The names of the transitions that have begun, by the host's number.
  @exclusivity(unchecked) var transitions: [Int: TransitionName] = [:]
  private var transitionCount = 0
  /// A view that the host has put into a window, until it turns out to be a transition's container.
  @exclusivity(unchecked) var arrival: Arrival?

  /// Who makes what nobody has introduced.
  var makerOfStrangers: Role.Maker { hasSubject ? .subject : .host }

  init(_ host: any SceneHost, hasSubject: Bool) {
    self.host = host
    self.hasSubject = hasSubject
  }

  /// Begins to write; time counts from here.
  func begin() {
    isRecording = true
    start = host.now
    progress = .zero
    // What was named by now lies in the first state already.
    lateComers = LateComers()
    standingCount = cast.members.count
  }

  /// Does what is no part of the scenario, such as building what is to be shown.
  func aside<Value>(_ work: () -> Value) -> Value {
    let wasRecording = isRecording
    isRecording = false
    defer { isRecording = wasRecording }
    return work()
  }

  /// Builds something whose parts are to be named afterwards; nothing of it is seen.
  func unseen<Value>(_ work: () -> Value) -> Value {
    isBlind = true
    defer { isBlind = false }
    return work()
  }

  /// Lets somebody make a screen, which has no name before it is made: what is told of it meanwhile, that its
  /// view is loaded and that it gets a transitioning delegate, is written when it has one.
  ///
  /// - Returns: the screen, and what happened to it.
  func making(
    _ make: () -> UIViewController
  ) -> (screen: UIViewController, beginnings: [StageEvent]) {
    let outer = beginnings
    beginnings = []
    let screen = make()
    let own = beginnings ?? []
    beginnings = outer
    return (screen, own.filter { $0.isBeginning(of: screen) })
  }

  /// Keeps what happens to a screen that has no name yet.
  func noteBeginning(_ event: StageEvent) { beginnings?.append(event) }

  /// The time since the script began.
  var time: TraceTime { TraceTime(microseconds: host.now - start) }

  // MARK: - Writing

  /// Writes a line.
  ///
  /// - Parameter time: the present where none is given.
  func record(
    _ action: Event.Action, mark: Event.Mark = .host, attribution: Event.Attribution? = nil,
    at time: TraceTime? = nil
  ) {
    settleChange()
    guard isRecording else { return }
    if mark == .script {
      noteOtherSizes()
      acts += 1
    }
    events.append(Event(at: time ?? self.time, action, mark: mark, attribution: attribution))
  }

  /// Writes a line where something has been decided already.
  ///
  /// - Parameter index: the place among the events; all from there on happened at the same time.
  func record(_ call: Call, at index: Int) {
    guard isRecording, events.indices.contains(index) || index == events.endIndex else { return }
    events.insert(Event(at: time, .call(call), mark: .script), at: index)
  }

  /// Writes a call with the mark of who makes it, and in which transition a subject makes it.
  func record(
    _ receiver: String, _ method: Call.Method, _ arguments: [Call.Argument] = [],
    by cause: StageCause
  ) {
    let call = Event.Action.call(Call(receiver, method, arguments))
    switch cause {
    case .host: record(call)
    case .script: record(call, mark: .script)
    case .subject:
      let attribution = attribution(of: cause)
      record(
        call, mark: .crossing, attribution: attribution == .subjectAlone ? nil : attribution)
    }
  }

  /// Writes a call that the host makes.
  func record(_ receiver: String, _ method: Call.Method, _ arguments: [Call.Argument] = []) {
    record(.call(Call(receiver, method, arguments)))
  }

  /// Who is to answer for what the subject does outside of a crossing.
  func attribution(of cause: StageCause) -> Event.Attribution? {
    guard case .subject(let number) = cause else { return nil }
    guard let number, let transition = transitions[number], !transition.isRehearsed else {
      return .subjectAlone
    }
    return .subject(transition: transition.name)
  }

  /// Numbers a transition that begins, and lists it.
  func nextTransitionName() -> String {
    transitionCount += 1
    return cast.listTransition(transitionCount)
  }
}

/// What a transition is called, and what the views in it are called after.
struct TransitionName {
  let name: String
  /// Whether it ran before the script acted, and so has no line.
  let isRehearsed: Bool
}

/// An object that somebody else keeps, or should not.
@MainActor struct UnkeptObject {
  let name: String
  @Unkept var object: AnyObject?
}

/// A view that the host has put into a window.
@MainActor struct Arrival {
  @Unkept var view: UIView?
  let superview: String
}
