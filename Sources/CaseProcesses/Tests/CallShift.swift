import Foundation
import TransitionCertification

/// A process of the tests at work: it plays the cases that it was started for, and ends.
@MainActor struct CallShift {
  private let order: CallOrder
  private let subject: Subject

  /// - Parameters:
  ///   - order: What the process is asked for.
  ///   - subject: Whom the call that was asked for certifies.
  init(_ order: CallOrder, _ subject: Subject) {
    self.order = order
    self.subject = subject
  }

  /// Plays the cases and answers. What is left of the test is not run.
  ///
  /// The first answer says nothing but that the call was found, the second is the style of the subject's screens.
  func run() -> Never {
    guard
      let answers = SharedAnswers(descriptor: CallDescriptor.answers, word: order.word)
    else { _exit(EXIT_FAILURE) }
    takeOutput()
    watchAsker()
    answer([], answers)
    let mapped = CaseLimits.mappedBytes
    order.limits.apply(to: 1, beyond: mapped)
    answer(style, answers)
    let scenarios = scenarios
    order.limits.apply(to: scenarios.count * (order.isRepeated ? 2 : 1), beyond: mapped)
    play(scenarios, .first, answers)
    if order.isRepeated { play(scenarios.playedAgain, .second, answers) }
    // Who measures which code was run does it at the end; else nothing that a case left for the end is to run.
    if ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] != nil { exit(EXIT_SUCCESS) }
    _exit(EXIT_SUCCESS)
  }

  private func play(
    _ scenarios: [Scenario], _ round: CallOutput.Round, _ answers: borrowing SharedAnswers
  ) {
    if round == .second { mute() }
    let own = getpid()
    for scenario in scenarios {
      let mark = CallOutput.mark(round, order.word)
      write(STDERR_FILENO, mark, mark.count)
      order.limits.allowTime()
      let text = scenario.run(subject).textBytes
      // A case that forks its process goes on in both, of which one answers.
      guard getpid() == own else { _exit(EXIT_SUCCESS) }
      // What a case printed is seen even where a later one ends the process.
      fflush(nil)
      answer(text, answers)
    }
  }

  /// The raw value of the style of the subject's screens; nothing where it has none, or nobody asks.
  private var style: [UInt8] {
    guard order.asksForStyle, let style = subject.ownStyle else { return [] }
    let mark = CallOutput.mark(.first, order.word)
    write(STDERR_FILENO, mark, mark.count)
    return Array("\(style.rawValue)".utf8)
  }

  private var scenarios: [Scenario] {
    order.scenarios?.compactMap(ScenarioCatalogue.scenario) ?? .applying(to: subject)
  }

  private func answer(_ text: [UInt8], _ answers: borrowing SharedAnswers) {
    if !answers.append(text) { _exit(EXIT_FAILURE) }
  }

  /// Lets cases print to where tests do, and takes away what no case is to have.
  private func takeOutput() {
    fflush(nil)
    dup2(CallDescriptor.output, STDOUT_FILENO)
    close(CallDescriptor.output)
    close(CallDescriptor.answers)
  }

  /// Nobody wants to read twice what cases print.
  private func mute() {
    fflush(nil)
    let nothing = open("/dev/null", O_WRONLY)
    dup2(nothing, STDOUT_FILENO)
    close(nothing)
  }

  /// Ends with the process that asks, whatever a case is at.
  private func watchAsker() {
    let asker = order.asker
    Thread.detachNewThread {
      while getppid() == asker { sleep(1) }
      _exit(EXIT_FAILURE)
    }
  }
}
