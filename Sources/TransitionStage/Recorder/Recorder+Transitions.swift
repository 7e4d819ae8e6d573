import AppearanceTrace
import UIKit

extension Recorder {
  /// Writes a step of a transition.
  func note(
    _ step: StageEvent.Step, of transition: StageEvent.Transition, _ cause: StageCause
  ) {
    if case .began(let frame) = step { return begin(transition, announcing: frame) }
    guard let name = transitions[transition.number], !name.isRehearsed else { return }
    switch step {
    case .began: break
    case .engaged(let context):
      let contextName = cast.list("context", after: name.name, as: .context(of: name.name))
      contexts.append(WeakObject(name: contextName, object: context))
    case .ended(let finished):
      close(transition.number, isThrough: finished)
      record(.end(transition: name.name, outcome: finished ? .finished : .cancelled))
    case .completed(let flag):
      watchArrivals(in: transition.number)
      noteLostParticipants()
      record(name, .completeTransition, [Call.Argument(flag: flag)], cause)
    case .updated(let percent):
      record(name, .updateInteractiveTransition, [.name(Hundredths(percent).text)], cause)
    case .paused: record(name, .pauseInteractiveTransition, [], cause)
    case .finished: record(name, .finishInteractiveTransition, [], cause)
    case .cancelled: record(name, .cancelInteractiveTransition, [], cause)
    case .alongside: record(name.name, .alongside)
    case .alongsideCompletion(let isCancelled):
      record(name.name, .alongsideCompletion, [Call.Argument("isCancelled", flag: isCancelled)])
    case .interactionChanged(let isCancelled):
      record(name.name, .interactionChanged, [Call.Argument("isCancelled", flag: isCancelled)])
    }
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

  private func begin(_ transition: StageEvent.Transition, announcing frame: CGRect?) {
    noteLostDelegates()
    let name = makeName(for: transition)
    transitions[transition.number] = name
    let span = TransitionSpan(
      name.name, transition.kind, from: transition.from.map { self.name($0) },
      to: transition.to.map { self.name($0) }, isAnimated: transition.isAnimated,
      isInteractive: transition.isInteractive, style: transition.style?.word,
      removesFromView: transition.style != nil && transition.removesFromView,
      finalFrame: frame.flatMap { finalFrame($0, in: transition.container) })
    record(.begin(span))
    if !name.isRehearsed { open(transition) }
    noteContainer(of: transition, named: name.name)
  }

  /// The announced frame as it is printed; none where it fills the window.
  private func finalFrame(_ frame: CGRect, in container: UIView) -> TransitionSpan.FinalFrame? {
    if frame == .zero { return .frameless }
    let texts = frame.texts
    guard let window = container.window, texts != window.bounds.texts else { return nil }
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
