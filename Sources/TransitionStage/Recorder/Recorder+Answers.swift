import AppearanceTrace
import UIKit

extension Recorder {
  /// Writes an answer of an animator's or a presentation controller's, where it is the first in its transition or
  /// another one.
  func note(_ answer: StageEvent.Answer, to call: StageEvent.Call) {
    guard isRecording, case .asked(let object, let role, let number?) = call.receiver,
      !(object is any StageOwned), let transition = transitions[number], !transition.isRehearsed
    else { return }
    let asked = name(object, as: role)
    noteParticipant(object, named: asked, in: number)
    switch answer {
    case .duration(let duration):
      guard duration != openTransitions[number]?.duration else { return }
      openTransitions[number]?.duration = duration
      record(asked, .transitionDuration, in: transition, gives: duration.milliseconds)
    case .interruptibleAnimator(let runner):
      let name = runner.map { runner in
        cast.give(
          "runner", after: transition.name, to: runner, as: .runner(of: transition.name))
      }
      guard name != openTransitions[number]?.runner else { return }
      openTransitions[number]?.runner = name
      record(asked, .interruptibleAnimator, in: transition, gives: name ?? "nil")
    case .presentedView(let view):
      let name = nameHandedOut(view, in: number)
      guard name != openTransitions[number]?.presentedView else { return }
      openTransitions[number]?.presentedView = name
      record(asked, .presentedView, in: transition, gives: name)
    }
  }

  private func record(
    _ asked: String, _ method: Call.Method, in transition: TransitionName, gives answer: String
  ) {
    let arguments = [Call.Argument.name(transition.name), Call.Argument("gives", word: answer)]
    record(.call(Call(asked, method, arguments)), mark: .crossing)
  }
}

extension TimeInterval {
  /// The time as traces print it: milliseconds, with at most three decimals.
  fileprivate var milliseconds: String {
    let microseconds = isFinite ? Int64((self * 1_000_000).rounded()) : 0
    let rest = abs(microseconds % 1000)
    guard rest != 0 else { return "\(microseconds / 1000)ms" }
    var decimals = String(String(1000 + rest).dropFirst())
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(microseconds < 0 ? "-" : "")\(abs(microseconds) / 1000).\(decimals)ms"
  }
}
