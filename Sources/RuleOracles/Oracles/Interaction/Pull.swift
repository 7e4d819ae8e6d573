import AppearanceTrace
import ConformanceRules

/// A transition that begins in the instant of a line of a finger's, by which the script acted last.
struct Pull {
  let run: TransitionRun
  /// Where the finger came down.
  let finger: Int
  /// The controller that the finger is on.
  let receiver: String

  /// What was told of the progress of a transition, with the finger so far out.
  struct Telling {
    let place: Int
    let distance: Double
    let progress: Double
  }
}

extension History {
  /// The transitions that begin under a finger, in order.
  var pulls: [Pull] {
    runs.compactMap { run in
      guard let finger = actingFinger(at: run.begin), let call = call(at: finger) else {
        return nil
      }
      return Pull(run: run, finger: finger, receiver: call.receiver)
    }
  }

  /// The last transition that a finger on a controller has driven, at the size that the window has.
  func lastDriven(on receiver: String, before place: Int) -> Pull? {
    let last = pulls.last {
      $0.receiver == receiver && $0.run.begin < place && $0.run.span.isInteractive
    }
    guard let last, !(last.run.begin..<place).contains(where: { isCall($0, [.resize]) }) else {
      return nil
    }
    return last
  }

  /// The beginning of the last finger that is down at a place, where it was the last to act.
  func actingFinger(at place: Int) -> Int? {
    let begin = calls([.gestureBegan]).map(\.place).last { isDown($0, at: place) }
    let act = (0..<place).last { events[$0].mark == .script }
    guard let begin, let act, let receiver = call(at: begin)?.receiver else { return nil }
    let last = (begin..<place).last { $0 == begin || isCall($0, [.gestureMoved], of: receiver) }
    return act == last && events[act].time == events[place].time ? begin : nil
  }

  /// Whether a finger is down still that came down at a place.
  func isDown(_ begin: Int, at place: Int) -> Bool {
    begin < place
      && !(begin + 1..<place).contains {
        isCall($0, Self.comingAndGoing, of: call(at: begin)?.receiver)
      }
  }

  /// Whether no finger on another controller is down, from where one comes down up to a place.
  func isAlone(_ begin: Int, before place: Int) -> Bool {
    calls([.gestureBegan]).allSatisfy { other, call in
      other >= place || call.receiver == self.call(at: begin)?.receiver
        || (min(other, begin)..<begin).dropFirst().contains {
          isCall($0, Self.comingAndGoing, of: call.receiver)
        }
    }
  }

  /// Whether two fingers come down to do the same.
  func isSameWay(_ one: Int, _ other: Int) -> Bool {
    way(of: one).map { $0 == way(of: other) } ?? false
  }

  /// What the subject tells of the progress of a transition while the finger that drives it is the only one, as
  /// long as that drives no other one, and the window has its size.
  func tellings(of pull: Pull) -> [Pull.Telling] {
    calls([.updateInteractiveTransition]).compactMap { place, call in
      guard place > pull.run.begin, call.receiver == pull.run.name, isBySubject(place),
        let progress = call.number(nil), isDown(pull.finger, at: place),
        isAlone(pull.finger, before: place),
        let act = (0..<place).last(where: { events[$0].mark == .script }),
        events[act].time == events[place].time,
        lastDriven(on: pull.receiver, before: place)?.run == pull.run,
        let distance = distance(from: pull.finger, before: place)
      else { return nil }
      return Pull.Telling(place: place, distance: distance, progress: progress)
    }
  }
}
