import AppearanceTrace
import UIKit

extension Recorder {
  /// Writes what a transition's context or coordinator is told.
  func note(_ call: StageEvent.Call, in transition: StageEvent.Transition, _ cause: StageCause) {
    guard let name = transitions[transition.number], !name.isRehearsed else { return }
    if call.method == .completeTransition {
      watchArrivals(in: transition.number)
      noteLostParticipants()
    }
    switch call.manner {
    case .told: record(name.name, call.method, arguments(of: call))
    case .requested, .direct: record(name, call.method, arguments(of: call), cause)
    }
  }

  /// Keeps in mind by which object animator and driver know a transition.
  func noteContext(_ context: AnyObject, of transition: StageEvent.Transition) {
    guard let name = transitions[transition.number], !name.isRehearsed else { return }
    let contextName = cast.list("context", after: name.name, as: .context(of: name.name))
    contexts.append(UnkeptObject(name: contextName, object: context))
  }

  /// Writes that a transition ended.
  func end(_ transition: StageEvent.Transition, finished: Bool) {
    guard let name = transitions[transition.number], !name.isRehearsed else { return }
    close(transition.number, isThrough: finished)
    record(.end(transition: name.name, outcome: finished ? .finished : .cancelled))
  }

  /// Writes a report on a context; the transition stands in the line anyway.
  private func record(
    _ name: TransitionName, _ method: Call.Method, _ arguments: [Call.Argument],
    _ cause: StageCause
  ) {
    guard attribution(of: cause) == .subject(transition: name.name) else {
      return record(name.name, method, arguments, by: cause)
    }
    record(.call(Call(name.name, method, arguments)), mark: .crossing)
  }

  /// Writes that a transition begins.
  ///
  /// - Parameter frame: where the coming side is announced to end, in the window.
  func begin(_ transition: StageEvent.Transition, announcing frame: CGRect?) {
    noteLostDelegates()
    let name = makeName(for: transition)
    transitions[transition.number] = name
    let span = TransitionSpan(
      name.name, transition.kind, from: nameOrNone(transition.from),
      to: nameOrNone(transition.to), isAnimated: transition.isAnimated,
      isInteractive: transition.isInteractive, isOutOfSight: leavesOutOfSight(transition),
      style: transition.style?.word,
      removesFromView: transition.style != nil && transition.removesFromView,
      finalFrame: frame.flatMap { finalFrame($0, in: transition.container) })
    record(.begin(span))
    watchSight(of: transition)
    if !name.isRehearsed { open(transition) }
    noteContainer(of: transition, named: name.name)
  }

  /// The announced frame as it is printed; none where it fills the window.
  private func finalFrame(_ frame: CGRect, in container: UIView) -> TransitionSpan.FinalFrame? {
    if frame == .zero { return .frameless }
    guard let window = container.window, frame != window.bounds else { return nil }
    let texts = frame.texts
    guard texts != window.bounds.texts else { return nil }
    return .rectangle(x: texts[0], y: texts[1], width: texts[2], height: texts[3])
  }

  private func makeName(for transition: StageEvent.Transition) -> TransitionName {
    if isRecording { return TransitionName(name: nextTransitionName(), isRehearsed: false) }
    let guest: UIViewController? =
      switch transition.kind {
      case .dismiss, .pop: transition.from
      case .present, .push, .set, .select, .replace: transition.to
      }
    let name = guest.map { self.name($0) } ?? cast.list("setup", as: .transition)
    return TransitionName(name: name, isRehearsed: true)
  }

  /// Names the view in which a transition plays, and writes that the host has put it there.
  private func noteContainer(of transition: StageEvent.Transition, named name: String) {
    let container = transition.container
    let arrival = self.arrival
    self.arrival = nil
    guard self.name(container) == nil else { return }
    if host.isInternal(container) {
      let resident = transition.from ?? transition.to
      return nameStandingContainer(container, of: resident?.parent)
    }
    let containerName = cast.give(
      "container", after: name, to: container, as: .container(of: name))
    guard let arrival, arrival.view === container else { return }
    record(.insert(view: containerName, superview: arrival.superview))
  }
}
