import AppearanceTrace
import UIKit

/// An object that takes part in a transition.
struct Participant {
  let name: String
  weak var object: AnyObject?
}

/// A transition that has begun and not ended.
struct OpenTransition {
  let start: TraceTime
  let kind: TransitionSpan.Kind
  /// Those that have to live until its end.
  var participants: [Participant]
  /// The root views of its two sides, with what was covered of them on the way; none in its first
  /// instant.
  var insets: [WatchedInsets]?
  /// When time was last seen to have gone on.
  var progress: TraceTime
  let sides: [WeakController]
  /// What the animator answered before.
  var duration: TimeInterval?
  var runner: String?

  /// A side of a transition.
  struct WeakController {
    weak var controller: UIViewController?
  }
}

extension Recorder {
  /// Begins to look after a transition.
  func open(_ transition: StageEvent.Transition) {
    openTransitions[transition.number] = OpenTransition(
      start: time, kind: transition.kind, participants: participants, progress: time,
      sides: [transition.from, transition.to].map { OpenTransition.WeakController(controller: $0) })
    participants = []
  }

  /// Ends to look after a transition.
  func close(_ number: Int, isThrough: Bool) {
    noteLostParticipants()
    if isThrough { noteInsets(in: number) }
    openTransitions[number] = nil
  }

  /// Keeps in mind who was asked: he has to live until the transition ends.
  func noteParticipant(_ object: AnyObject, named name: String, in transition: Int?) {
    let participant = Participant(name: name, object: object)
    guard let transition else {
      if !participants.contains(where: { $0.name == name }) { participants.append(participant) }
      return
    }
    let isKnown = openTransitions[transition]?.participants.contains { $0.name == name } ?? true
    if !isKnown { openTransitions[transition]?.participants.append(participant) }
  }

  /// Keeps in mind which drivers the subject handed out, in order.
  func noteDriver(_ object: AnyObject, named name: String, for transition: Int?) {
    let kind = transition.flatMap { openTransitions[$0]?.kind }
    drivers.removeAll { $0.driver.name == name }
    drivers.append((kind, WeakObject(name: name, object: object)))
  }

  /// Writes which animators, drivers and delegates died before the end of their transition.
  func noteLostParticipants() {
    for number in openTransitions.keys.sorted() {
      let lost = openTransitions[number]?.participants.filter { $0.object == nil } ?? []
      openTransitions[number]?.participants.removeAll { $0.object == nil }
      for participant in lost { record(.release(object: participant.name)) }
    }
  }

  /// Takes in that time has gone on within transitions.
  func noteProgress() {
    guard !openTransitions.isEmpty else { return }
    let now = time
    for (number, transition) in openTransitions where transition.progress < now {
      openTransitions[number]?.progress = now
      watchInsets(in: number)
    }
    if openTransitions.values.contains(where: { $0.start < now }) { noteLostParticipants() }
  }

  /// The contexts and drivers that should be gone; the driver that was handed out last for a kind of
  /// transition may be kept for the next time.
  var leftovers: [String] {
    let old = drivers.enumerated().filter { place, entry in
      drivers[(place + 1)...].contains { $0.kind == entry.kind }
    }
    return (contexts + old.map(\.element.driver)).filter { $0.object != nil }.map(\.name)
  }
}
