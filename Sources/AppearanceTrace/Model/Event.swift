/// One thing that happened: one line of the ledger.
public struct Event: Sendable, Equatable {
  /// When it happened.
  public var time: TraceTime
  /// Who was on stage when it happened.
  public var mark: Mark
  /// What happened.
  public var action: Action
  /// Who is to answer for it, where that is not plain from the mark.
  public var attribution: Attribution?

  public init(
    at time: TraceTime, _ action: Action, mark: Mark = .host, attribution: Attribution? = nil
  ) {
    self.time = time
    self.mark = mark
    self.action = action
    self.attribution = attribution
  }
}

extension Event {
  /// Who was on stage when an event happened.
  public enum Mark: Sendable, Equatable, CaseIterable {
    /// The host itself: no mark.
    case host
    /// The scenario's script acts: `>`.
    case script
    /// The border between host and subject is crossed, either way: `<`.
    case crossing
  }

  /// Who is to answer for an event.
  public enum Attribution: Sendable, Equatable {
    /// The subject caused it outside of a crossing, in this transition: `(by t1)`.
    case subject(transition: String)
    /// The subject caused it, and no transition was running: `(by subject)`.
    case subjectAlone
    /// An appearance method was called directly: `(direct)`.
    case direct
  }

  /// What happened.
  public enum Action: Sendable, Equatable {
    /// An object received a call: `sheet.viewDidLoad()`.
    case call(Call)
    /// A transition began: `begin t1 present host -> sheet`. It says more than all others, which need no room for
    /// as much.
    indirect case begin(TransitionSpan)
    /// A transition ended: `end t1 finished`.
    case end(transition: String, outcome: Outcome)
    /// The status bar changed: `status-bar sheet light hidden`.
    case statusBar(StatusBarLook)
    /// A view entered another: `insert sheet.view into t1.container below host.view`.
    ///
    /// Below names the concerned view directly above it; none where none is.
    case insert(view: String, superview: String, below: String? = nil)
    /// A view left another: `remove sheet.view from t1.container`.
    case remove(view: String, superview: String)
    /// A view's property got a new value: `set sheet.view alpha 0.5`.
    case set(view: String, ViewProperty)
    /// The subject's first animation of a view was attached to it: `moves sheet.view`.
    case moves(view: String)
    /// The subject's last animation of a view is gone: `rests sheet.view`.
    case rests(view: String)
    /// A transitioning delegate was given to a controller, or found gone: `delegate sheet set`.
    /// Or the app's delegate of a navigation lost its place: `delegate nav displaced`.
    case delegate(controller: String, DelegateState)
    /// UIKit complained and went on, or dropped the request: `fault D1 logged sheet`.
    case fault(id: String, effect: FaultEffect, object: String?)
    /// The next repetition begins: `round 2`.
    case round(Int)
    /// All rounds after the first were equal to it: `repeats 3 times`.
    case repeats(times: Int)
    /// An object was deallocated: `release sheet`.
    case release(object: String)
  }

  /// Whether a controller's weak transitioning delegate is there, or its app's navigation delegate.
  public enum DelegateState: String, Sendable, CaseIterable {
    case set, cleared, lost
    /// The app's own lost its place at a navigation, and missed what is shown at rest.
    case displaced
  }

  /// What a fault does to the request that caused it.
  public enum FaultEffect: String, Sendable, CaseIterable {
    case logged, refused
  }

  /// How a transition ended.
  public enum Outcome: String, Sendable, CaseIterable {
    case finished, cancelled
  }
}
