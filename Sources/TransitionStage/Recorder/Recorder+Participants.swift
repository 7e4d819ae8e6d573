import AppearanceTrace
import UIKit

/// An object that takes part in a transition.
@MainActor struct Participant {
  let name: String
  @Unkept var object: AnyObject?
}

extension [Participant] {
  /// Takes somebody in, unless somebody of that name is there.
  @MainActor fileprivate mutating func admit(_ object: AnyObject, named name: String) {
    for participant in self where participant.name == name { return }
    append(Participant(name: name, object: object))
  }
}

/// A transition that has begun and not ended.
@MainActor final class OpenTransition {
  let start: TraceTime
  let kind: TransitionSpan.Kind
  /// Those that have to live until its end.
  var participants: [Participant]
  /// The root views of its two sides, with what was covered of them on the way; none in its first
  /// instant.
  var insets: [WatchedInsets]?
  let sides: [UnkeptController]
  /// What the animator answered before.
  var duration: TimeInterval?
  var runner: String?
  /// The view that the presentation handed out before, in place of the controller's own.
  var presentedView: String?

  init(
    _ transition: StageEvent.Transition, at start: TraceTime, with participants: [Participant]
  ) {
    self.start = start
    self.participants = participants
    kind = transition.kind
    sides = [
      UnkeptController(controller: transition.from), UnkeptController(controller: transition.to),
    ]
  }

  /// Whether one of those who have to live is gone.
  var isLackingSomebody: Bool {
    for participant in participants where participant.object == nil { return true }
    return false
  }

  /// Takes those out who have to live and are gone.
  func takeLostParticipants() -> [Participant] {
    let lost = participants.filter { $0.object == nil }
    participants.removeAll { $0.object == nil }
    return lost
  }

  /// A side of a transition.
  @MainActor struct UnkeptController {
    @Unkept var controller: UIViewController?
  }
}

extension Recorder {
  /// Begins to look after a transition.
  func open(_ transition: StageEvent.Transition) {
    openTransitions[transition.number] = OpenTransition(
      transition, at: time, with: participants)
    participants = []
    progress = time
  }

  /// Ends to look after a transition.
  func close(_ number: Int, isThrough: Bool) {
    noteLostParticipants()
    if isThrough { noteInsets(in: number) }
    openTransitions[number] = nil
  }

  /// Keeps in mind who was asked: he has to live until the transition ends.
  func noteParticipant(_ object: AnyObject, named name: String, in transition: Int?) {
    guard let transition else {
      participants.admit(object, named: name)
      return
    }
    openTransitions[transition]?.participants.admit(object, named: name)
  }

  /// Keeps in mind which drivers the subject handed out, in order.
  func noteDriver(_ object: AnyObject, named name: String, for transition: Int?) {
    let kind = transition.flatMap { openTransitions[$0]?.kind }
    drivers.removeAll { $0.driver.name == name }
    drivers.append((kind, UnkeptObject(name: name, object: object)))
  }

  /// Writes which animators, drivers and delegates died before the end of their transition.
  func noteLostParticipants() {
    var lacking: [Int] = []
    for (number, transition) in openTransitions where transition.isLackingSomebody {
      lacking.append(number)
    }
    guard !lacking.isEmpty else { return }
    for number in lacking.sorted() {
      let lost = openTransitions[number]?.takeLostParticipants() ?? []
      for participant in lost { record(.release(object: participant.name)) }
    }
  }

  /// Takes in that time has gone on within transitions.
  func noteProgress() {
    guard !openTransitions.isEmpty else { return }
    let now = time
    if progress < now {
      progress = now
      for number in openTransitions.keys { watchInsets(in: number) }
    }
    for transition in openTransitions.values where transition.start < now {
      return noteLostParticipants()
    }
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
